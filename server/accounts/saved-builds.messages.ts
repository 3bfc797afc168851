import { MOST_SAVED_BUILDS } from '#domain/accounts/account.ts';
import type { InLanguages } from '#domain/languages.ts';

export const SAVED_BUILDS: InLanguages<{ readonly unreadable: string; readonly full: string }> = {
  en: {
    unreadable: 'This build could not be read. Please open it in the configurator and try again.',
    full: `An account keeps ${MOST_SAVED_BUILDS} builds. Please remove one first.`,
  },
  de: {
    unreadable:
      'Dieser Entwurf war nicht zu lesen. Bitte öffne ihn im Konfigurator und versuch es noch einmal.',
    full: `Ein Konto hebt ${MOST_SAVED_BUILDS} Entwürfe auf. Bitte entferne erst einen.`,
  },
};
