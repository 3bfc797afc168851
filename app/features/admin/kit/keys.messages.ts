import type { InLanguages } from '#domain/languages.ts';

const EN = {
  everywhere: [
    ['/', 'find'],
    ['?', 'all keys'],
  ] satisfies readonly (readonly [keys: string, does: string])[],
  onOrOff: 'Turn keys on or off',
  title: 'Keys',
  single: 'Use single keys on this computer',
  close: 'Close',
};

/** Texts about keys, the same on every page. */
export const KEYS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    everywhere: [
      ['/', 'suchen'],
      ['?', 'alle Tasten'],
    ],
    onOrOff: 'Tasten ein- oder ausschalten',
    title: 'Tasten',
    single: 'Einzelne Tasten an diesem Rechner nutzen',
    close: 'Schließen',
  },
};
