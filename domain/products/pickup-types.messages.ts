import type { InLanguages } from '../languages.ts';
import { BUNDLE_NAMES, type Bundle, POSITION_NAMES, type Position } from './pickup-types.ts';

/** Names of bundles on pages. Orders and links have the names in `BUNDLE_NAMES`. */
export const BUNDLE_WORDS: InLanguages<Readonly<Record<Bundle, string>>> = {
  en: BUNDLE_NAMES,
  de: { SET: 'Set', NECK: 'Hals', MIDDLE: 'Mitte', BRIDGE: 'Steg' },
};

/** Names of positions on pages, capitalised. */
export const POSITION_WORDS: InLanguages<Readonly<Record<Position, string>>> = {
  en: POSITION_NAMES,
  de: { neck: 'Hals', middle: 'Mitte', bridge: 'Steg', split: 'Beide Hälften' },
};

/** Names of positions within a sentence. */
export const POSITIONS_SAID: InLanguages<(position: Position) => string> = {
  en: (position) => POSITION_NAMES[position].toLowerCase(),
  de: (position) => (position === 'split' ? 'beide Hälften' : POSITION_WORDS.de[position]),
};
