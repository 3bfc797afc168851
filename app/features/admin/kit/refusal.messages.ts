import type { InLanguages } from '#domain/languages.ts';

const REFUSAL_EN = {
  faster: (name: string) => `${name} was faster`,
  at: (clock: string) => `At ${clock}.`,
  changed: (name: string, clock: string) => `${name} changed the same field at ${clock}.`,
  notSaved: 'Your change is not saved yet.',
  field: 'Field',
  before: 'Before',
  you: 'You',
  none: 'none',
  keep: (name: string) => `Keep ${name}’s`,
  take: 'Use mine',
  notYet: 'Not yet',
  doubts: { isThatSo: 'Is that right?', look: 'Check again', yes: 'Yes, it is right' },
};

/** Errors of simultaneous saves, and warnings before actions that cannot be undone. */
export const REFUSAL: InLanguages<typeof REFUSAL_EN> = {
  en: REFUSAL_EN,
  de: {
    faster: (name) => `${name} war schneller`,
    at: (clock) => `Um ${clock} Uhr.`,
    changed: (name, clock) => `${name} hat dasselbe um ${clock} Uhr geändert.`,
    notSaved: 'Deine Änderung ist noch nicht gespeichert.',
    field: 'Feld',
    before: 'Vorher',
    you: 'Du',
    none: 'keins',
    keep: (name) => `Das von ${name} behalten`,
    take: 'Meins nehmen',
    notYet: 'Noch nicht',
    doubts: { isThatSo: 'Stimmt das?', look: 'Noch einmal prüfen', yes: 'Ja, das stimmt' },
  },
};

const CALL_FAULTS_EN = {
  loggedOut: 'You have been logged out. Open another tab to log in, then try again.',
  failed: 'That didn’t work.',
  offline: 'No network. Nothing was sent. Try again.',
};

/** Reasons why a call got no response. */
export const CALL_FAULTS: InLanguages<typeof CALL_FAULTS_EN> = {
  en: CALL_FAULTS_EN,
  de: {
    loggedOut:
      'Du bist nicht mehr angemeldet. Melde dich in einem anderen Tab an und versuch es noch einmal.',
    failed: 'Das hat nicht geklappt.',
    offline: 'Kein Netz. Es wurde nichts gesendet. Versuch es noch einmal.',
  },
};
