import type { InLanguages } from '#domain/languages.ts';

interface AccountViewMessages {
  readonly set: (name: string) => string;
  readonly step: (step: number, steps: number) => string;
}

/** What an account's page says of orders and builds in one line. */
export const ACCOUNT_VIEW: InLanguages<AccountViewMessages> = {
  en: {
    set: (name) => `${name} set`,
    step: (step, steps) => `Step ${step} of ${steps}`,
  },
  de: {
    set: (name) => `${name.replaceAll(' ', '-')}-Set`,
    step: (step, steps) => `Schritt ${step} von ${steps}`,
  },
};
