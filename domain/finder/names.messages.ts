import type { InLanguages } from '../languages.ts';

const EN = {
  paf: 'P.A.F. type, 2 × 5000 of 42',
  'p90-1955': 'P90 of the fifties, 10 000 of 42',
  'strat-1962': 'Strat of the sixties, 8000 of 42',
  'tele-1952': 'Tele bridge of the fifties, 9200 of 42',
  'jazz-1966': 'Jazz Bass of the sixties, 7.5\u00a0kΩ of 42',
  'precision-1963': 'Precision of the sixties, 10.6\u00a0kΩ of 42',
} as const;

/** Types with published winding data (`names.ts`). */
export type PublishedType = keyof typeof EN;

/** Name of a pickup that was measured, with its inductance in henries. */
export const MEASURED_NAME: InLanguages<(name: string, henries: string) => string> = {
  en: (name, henries) => `${name}, measured: ${henries}\u00a0H`,
  de: (name, henries) => `${name}, gemessen: ${henries}\u00a0H`,
};

/** Name, and after a comma the winding. */
export const PUBLISHED_NAMES: InLanguages<Readonly<Record<PublishedType, string>>> = {
  en: EN,
  de: {
    paf: 'P.A.F.-Typ, 2 × 5000 mit 42er',
    'p90-1955': 'P90 der Fünfziger, 10 000 mit 42er',
    'strat-1962': 'Strat-Pickup der Sechziger, 8000 mit 42er',
    'tele-1952': 'Tele-Steg-Pickup der Fünfziger, 9200 mit 42er',
    'jazz-1966': 'Jazz-Bass-Pickup der Sechziger, 7,5\u00a0kΩ mit 42er',
    'precision-1963': 'Precision-Pickup der Sechziger, 10,6\u00a0kΩ mit 42er',
  },
};
