import { MOST_SAVED_BUILDS } from '#domain/accounts/account.ts';
import type { InLanguages } from '#domain/languages.ts';

export const SAVED_BUILDS: InLanguages<{ readonly unreadable: string; readonly full: string }> = {
  en: {
    unreadable: 'We could not read this build. Please open it in the configurator and try again.',
    full: `An account has room for ${MOST_SAVED_BUILDS} builds. Please remove one first.`,
  },
  de: {
    unreadable:
      'Wir konnten diesen Entwurf nicht lesen. Bitte öffne ihn im Konfigurator und versuch es noch einmal.',
    full: `In ein Konto passen ${MOST_SAVED_BUILDS} Entwürfe. Bitte entferne erst einen.`,
  },
};
