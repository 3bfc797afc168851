import type { InLanguages } from '../languages.ts';
import type { SparePart } from './spare-parts.ts';

const upper = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);

const EN = {
  names: {
    cover: ({ model = '' }: SparePart): string =>
      model === 'closed' ? 'Closed cover' : `Cover ${upper(model)}`,
    ring: () => 'Mounting ring',
    screws: ({ model }: SparePart) => `Mounting screws ${model}`,
    springs: ({ model }: SparePart) => `Mounting springs ${model}`,
    poles: () => 'Pole screws 5-40',
  } satisfies Readonly<Record<SparePart['kind'], (spare: SparePart) => string>>,
  spacing: 'Pole spacing',
  pieces: 'Pieces',
  serial: 'For pickup',
};

/** "Telecaster bridge" becomes "Telecaster Steg". */
const inGerman = (name: string): string => name.replace('bridge', 'Steg').replace('neck', 'Hals');

export const SPARE_WORDS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    names: {
      cover: ({ model = '' }) =>
        model === 'closed'
          ? 'Geschlossene Kappe'
          : `Kappe ${model === 'plain' ? 'Glatt' : inGerman(upper(model))}`,
      ring: () => 'Rahmen',
      screws: ({ model = '' }) => `Schrauben ${inGerman(model)}`,
      springs: ({ model = '' }) => `Federn ${inGerman(model)}`,
      poles: () => 'Polschrauben 5-40',
    },
    spacing: 'Polabstand',
    pieces: 'Stück',
    serial: 'Für Tonabnehmer',
  },
};
