import { linkSpan } from '#domain/accounts/account.ts';
import type { InLanguages } from '#domain/languages.ts';

const EN = {
  title: 'Make an account',
  description: 'An account keeps your orders and configurations in one place. Buying needs none.',
  side: [
    'A mail with a link goes to that address. There is no account before you press the button behind it.',
    'There you type your password once more. Orders bought before with the same address are there already.',
    'The page answers the same whether we know the address or not.',
  ],
  nameHint: 'If you like.',
  make: 'Make an account',
  haveOne: 'I have one',
  privacy: 'Privacy policy',
  sent: {
    title: 'Look into your mailbox',
    news: 'Registered successfully. Please check your emails.',
    lead: `The mail holds a link that works once, within ${linkSpan('registration')}. If nothing has come after a quarter of an hour, look among the unwanted mails, or check the address and try again.`,
    again: 'Try again',
    logIn: 'Log in',
  },
};

/** Words of the page where one makes an account. */
export const REGISTER_MESSAGES: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Konto anlegen',
    description: 'Im Konto liegen deine Bestellungen und Entwürfe an einem Ort. Kaufen geht auch ohne.',
    side: [
      'Eine E-Mail mit einem Link geht an diese Adresse. Solange du die Schaltfläche dahinter nicht drückst, gibt es kein Konto.',
      'Dort tippst du dein Passwort noch einmal. Was du vorher mit derselben Adresse bestellt hast, ist dann schon da.',
      'Die Seite antwortet gleich, ob wir die Adresse kennen oder nicht.',
    ],
    nameHint: 'Wenn du magst.',
    make: 'Konto anlegen',
    haveOne: 'Ich habe eins',
    privacy: 'Datenschutzerklärung',
    sent: {
      title: 'Sieh in dein Postfach',
      news: 'Das hat geklappt. Bitte sieh in deine E-Mails.',
      lead: `In der E-Mail steht ein Link, der einmal gilt, ${linkSpan('registration', 'de')} lang. Ist nach einer Viertelstunde nichts da, sieh bei den unerwünschten E-Mails nach, oder prüfe die Adresse und versuch es noch einmal.`,
      again: 'Noch einmal versuchen',
      logIn: 'Anmelden',
    },
  },
};
