import type { InLanguages } from '#domain/languages.ts';

interface Words {
  readonly everywhere: readonly (readonly [keys: string, does: string])[];
  readonly onOrOff: string;
  readonly title: string;
  readonly single: string;
  readonly close: string;
}

/** What is said of the keys of any page. */
export const KEYS: InLanguages<Words> = {
  en: {
    everywhere: [
      ['/', 'find'],
      ['?', 'all keys'],
    ],
    onOrOff: 'Keys on or off',
    title: 'Keys',
    single: 'Single keys work on this computer',
    close: 'Close',
  },
  de: {
    everywhere: [
      ['/', 'suchen'],
      ['?', 'alle Tasten'],
    ],
    onOrOff: 'Tasten an oder aus',
    title: 'Tasten',
    single: 'Einzelne Tasten gelten an diesem Rechner',
    close: 'Schließen',
  },
};
