import type { InLanguages } from '#domain/languages.ts';

interface ListFaults {
  readonly silent: string;
  readonly missing: (keys: string) => string;
  readonly odd: (keys: string) => string;
  readonly twice: (keys: string) => string;
  readonly notTaken: (what: string) => string;
}

/** Why a price list was not taken, for the makers. */
export const LIST_FAULTS: InLanguages<ListFaults> = {
  en: {
    silent: 'The payment account did not answer.',
    missing: (keys) => `${keys} without a price`,
    odd: (keys) => `${keys} with a price that cannot be`,
    twice: (keys) => `${keys} there twice`,
    notTaken: (what) => `The list was not taken: ${what}.`,
  },
  de: {
    silent: 'Das Zahlungskonto hat nicht geantwortet.',
    missing: (keys) => `ohne Preis: ${keys}`,
    odd: (keys) => `mit unmöglichem Preis: ${keys}`,
    twice: (keys) => `doppelt: ${keys}`,
    notTaken: (what) => `Die Liste wurde nicht übernommen: ${what}.`,
  },
};
