import { linkSpan } from '#domain/accounts/account.ts';
import type { InLanguages } from '#domain/languages.ts';

const EN = {
  title: 'Create an account',
  description: 'An account keeps your orders and builds in one place. You can buy without one.',
  side: [
    'We send a link to that address. Your account only exists once you have confirmed it.',
    'There you enter your password again. Earlier orders with the same address appear automatically.',
  ],
  nameHint: 'Optional.',
  make: 'Create account',
  haveOne: 'I already have one',
  privacy: 'Privacy policy',
  sent: {
    title: 'Check your inbox',
    news: 'Registered successfully. Please check your emails.',
    lead: `The link in it works once, within ${linkSpan('registration')}. Nothing after a quarter of an hour? Check your spam folder and the address, then try again.`,
    again: 'Try again',
    logIn: 'Log in',
  },
};

export const REGISTER_MESSAGES: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Konto anlegen',
    description: 'Im Konto liegen deine Bestellungen und Entwürfe an einem Ort. Kaufen geht auch ohne.',
    side: [
      'Wir schicken einen Link an diese Adresse. Erst wenn du bestätigst, gibt es das Konto.',
      'Dort gibst du dein Passwort noch einmal ein. Frühere Bestellungen mit derselben Adresse erscheinen automatisch.',
    ],
    nameHint: 'Freiwillig.',
    make: 'Konto anlegen',
    haveOne: 'Ich habe schon eins',
    privacy: 'Datenschutzerklärung',
    sent: {
      title: 'Schau in dein Postfach',
      news: 'Das hat geklappt. Bitte schau in deine E-Mails.',
      lead: `Der Link darin gilt einmal, ${linkSpan('registration', 'de')} lang. Nach einer Viertelstunde nichts da? Schau im Spam-Ordner nach, prüf die Adresse und versuch es noch einmal.`,
      again: 'Noch einmal versuchen',
      logIn: 'Anmelden',
    },
  },
};
