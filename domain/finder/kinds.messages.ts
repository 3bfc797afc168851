import type { InLanguages } from '../languages.ts';

/** Names in a list and words in a sentence. */
const EN = {
  humbucker: { name: 'Humbucker, bare', word: 'humbucker' },
  'humbucker-covered': { name: 'Humbucker, covered', word: 'covered humbucker' },
  'p90-soapbar': { name: 'P90, soapbar', word: 'soapbar P90' },
  'p90-dogear': { name: 'P90, dogear', word: 'dogear P90' },
  stratocaster: { name: 'Strat type, rod magnets', word: 'Strat single coil' },
  telecaster: { name: 'Tele type, rod magnets', word: 'Tele single coil' },
  'jazz-bass': { name: 'Jazz Bass type', word: 'Jazz Bass pickup' },
  'precision-bass': { name: 'Precision type, split', word: 'Precision pickup' },
};

const DE: typeof EN = {
  humbucker: { name: 'Humbucker ohne Kappe', word: 'Humbucker' },
  'humbucker-covered': { name: 'Humbucker mit Kappe', word: 'Humbucker mit Kappe' },
  'p90-soapbar': { name: 'P90, Soapbar', word: 'P90-Soapbar' },
  'p90-dogear': { name: 'P90, Dogear', word: 'P90-Dogear' },
  stratocaster: { name: 'Strat-Typ, Stabmagnete', word: 'Strat-Singlecoil' },
  telecaster: { name: 'Tele-Typ, Stabmagnete', word: 'Tele-Singlecoil' },
  'jazz-bass': { name: 'Jazz-Bass-Typ', word: 'Jazz-Bass-Pickup' },
  'precision-bass': { name: 'Precision-Typ, Split', word: 'Precision-Pickup' },
};

export const PICKUP_KIND_WORDS: InLanguages<typeof EN> = { en: EN, de: DE };
