import type { InLanguages } from '#domain/languages.ts';

const EN = {
  silent: 'The payment account did not answer.',
  missing: (keys: string) => `${keys} without a price`,
  odd: (keys: string) => `${keys} with a price that cannot be`,
  twice: (keys: string) => `${keys} there twice`,
  notTaken: (what: string) => `The list was not taken: ${what}.`,
};

export const LIST_FAULTS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    silent: 'Das Zahlungskonto hat nicht geantwortet.',
    missing: (keys) => `ohne Preis: ${keys}`,
    odd: (keys) => `mit unmöglichem Preis: ${keys}`,
    twice: (keys) => `doppelt: ${keys}`,
    notTaken: (what) => `Die Liste wurde nicht übernommen: ${what}.`,
  },
};
