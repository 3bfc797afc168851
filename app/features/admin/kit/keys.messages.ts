import type { InLanguages } from '#domain/languages.ts';

const EN = {
  everywhere: [
    ['/', 'find'],
    ['?', 'all keys'],
  ] satisfies readonly (readonly [keys: string, does: string])[],
  onOrOff: 'Keys on or off',
  title: 'Keys',
  single: 'Single keys work on this computer',
  close: 'Close',
};

/** What is said of the keys of any page. */
export const KEYS: InLanguages<typeof EN> = {
  en: EN,
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
