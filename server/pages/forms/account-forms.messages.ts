import type { InLanguages } from '#domain/languages.ts';

const EN = {
  faults: {
    missing: 'Please fill this in.',
    'too long': 'This is too long. Please shorten it.',
    'no address': 'Please check the e-mail address: it reads like name@example.org.',
  },
  check: 'Please check this.',
  trouble: 'That did not work just now, and it was not your fault. Please try again in a moment.',
  notProved: 'The proof that a browser works out did not hold. Please send the form again.',
  chooseOne: 'Please choose one of them.',
  loggedOut: 'That browser is logged out.',
  mailSent: (email: string) => `A mail is on its way to ${email}. The account moves when its link is used.`,
  passwordChanged: 'Your password is changed, and every other browser is logged out.',
};

export const ACCOUNT_FORMS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    faults: {
      missing: 'Bitte füll das hier aus.',
      'too long': 'Das ist zu lang. Bitte kürze es.',
      'no address': 'Bitte prüfe die E-Mail-Adresse: Sie sieht aus wie name@example.org.',
    },
    check: 'Bitte prüfe das hier.',
    trouble: 'Das ging gerade nicht, und es lag nicht an dir. Bitte versuch es gleich noch einmal.',
    notProved:
      'Was der Browser zum Beweis ausrechnet, hat nicht gestimmt. Bitte schick das Formular noch einmal.',
    chooseOne: 'Bitte wähle einen davon.',
    loggedOut: 'Dieser Browser ist abgemeldet.',
    mailSent: (email) =>
      `Eine E-Mail ist unterwegs an ${email}. Das Konto zieht um, sobald ihr Link benutzt ist.`,
    passwordChanged: 'Dein Passwort ist geändert, und alle anderen Browser sind abgemeldet.',
  },
};
