import type { InLanguages } from '#domain/languages.ts';

const EN = {
  loggedOut: 'You have been logged out. Log in in another tab, then try again.',
  failed: 'That didn’t work.',
  offline: 'No network. Nothing was sent. Try again.',
};

/** Reasons why a call got no response. */
export const CALL_FAULTS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    loggedOut:
      'Du bist nicht mehr angemeldet. Melde dich in einem anderen Tab an und versuch es noch einmal.',
    failed: 'Das hat nicht geklappt.',
    offline: 'Kein Netz. Es wurde nichts gesendet. Versuch es noch einmal.',
  },
};
