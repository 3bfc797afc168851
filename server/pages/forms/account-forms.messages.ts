import type { InLanguages } from '#domain/languages.ts';

const EN = {
  faults: {
    missing: 'Please fill this in.',
    'too long': 'This is too long. Please shorten it.',
    'no address': 'Please check the e-mail address. It should look like name@example.org.',
  },
  check: 'Please check this.',
  trouble: 'Something went wrong on our side. Please try again in a moment.',
  notProved: 'The check against robots failed. Please send the form again.',
  chooseOne: 'Please choose one of them.',
  loggedOut: 'That browser is logged out.',
  mailSent: (email: string) =>
    `We have sent an e-mail to ${email}. Your account moves when you use its link.`,
  passwordChanged: 'Your password is changed. All other browsers are logged out.',
};

export const ACCOUNT_FORMS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    faults: {
      missing: 'Bitte füll das hier aus.',
      'too long': 'Das ist zu lang. Bitte kürze es.',
      'no address': 'Bitte prüf die E-Mail-Adresse. Sie sieht etwa so aus: name@example.org.',
    },
    check: 'Bitte prüf das hier.',
    trouble: 'Bei uns ging etwas schief. Bitte versuch es gleich noch einmal.',
    notProved: 'Die Prüfung gegen Roboter hat nicht geklappt. Bitte schick das Formular noch einmal.',
    chooseOne: 'Bitte wähl einen davon.',
    loggedOut: 'Dieser Browser ist abgemeldet.',
    mailSent: (email) =>
      `Wir haben eine E-Mail an ${email} geschickt. Dein Konto zieht um, sobald du den Link benutzt.`,
    passwordChanged: 'Dein Passwort ist geändert, und alle anderen Browser sind abgemeldet.',
  },
};
