import type { InLanguages } from '../languages.ts';
import { USUAL_BUILDS } from './pickup-types.ts';

type BuildId = keyof typeof USUAL_BUILDS;

const GERMAN_BUILDS: Readonly<Record<BuildId, string>> = {
  humbucker: 'Humbucker ohne Kappe',
  'humbucker-covered': 'Humbucker mit Kappe',
  p90: 'P90',
  'single-coil': 'Singlecoil, Strat-Typ',
  'telecaster-bridge': 'Tele-Typ, Steg mit Grundplatte',
  'telecaster-neck': 'Tele-Typ, Hals mit Kappe',
  'jazz-bass': 'Jazz-Bass-Typ',
  'precision-bass': 'Precision-Bass-Typ',
};

export const YOUR_PICKUP_WORDS: InLanguages<{
  readonly build: (type: BuildId) => string;
  readonly measured: (kind: string) => string;
}> = {
  en: { build: (type) => USUAL_BUILDS[type].name, measured: (kind) => `${kind}, measured` },
  de: { build: (type) => GERMAN_BUILDS[type], measured: (kind) => `${kind}, gemessen` },
};
