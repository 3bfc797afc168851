import { linkSpan } from '#domain/accounts/account.ts';
import type { InLanguages } from '#domain/languages.ts';
import type { OpenedAccountLink } from '#server/accounts/index.ts';

export type RefusedLink = Extract<OpenedAccountLink, { ok: false }>['why'];

const EN = {
  refused: {
    title: 'This link doesn’t work',
    unknown: 'This is not one of our links, or it is incomplete.',
    expired: 'This link has expired.',
    used: 'This link has already been used. It only works once.',
    logIn: 'Log in',
  },
  confirm: {
    registration: {
      title: 'Is this your address?',
      lead: 'Enter the password you chose to open your account.',
      button: 'Yes, create my account',
      note: 'If you did not ask for an account, just close this page.',
    },
    'address change': {
      title: 'Is this your new address?',
      lead: 'Press the button to move your account to it. From then on you log in with this address.',
      button: 'Yes, move my account',
      note: 'If you did not ask for this, just close this page.',
    },
  },
  verify: {
    title: 'Is this your address?',
    description: 'Confirm your e-mail address.',
    again: 'Create an account',
  },
  reset: {
    title: 'New password',
    description: 'Set a new password by e-mail.',
    side: [
      'If there is an account, we send a link to that address.',
      'There you choose a new password. This logs out every browser.',
    ],
    send: 'Send me a link',
    knowIt: 'I remember it',
    sentTitle: 'Check your inbox',
    sentLead: `We have sent an e-mail to that address. Its link works once, within ${linkSpan('reset')}. Nothing after a quarter of an hour? Check your spam folder and the address, then ask again.`,
    again: 'Ask again',
  },
  set: {
    title: 'New password',
    description: 'Choose a new password.',
    welcome: 'Welcome to the workshop',
    welcomeLead:
      'Choose a password. After your first login you set up a second factor, and the workshop opens.',
    button: 'Set the password',
    again: 'Request a new one',
  },
};

export const LINK_MESSAGES: InLanguages<typeof EN> = {
  en: EN,
  de: {
    refused: {
      title: 'Dieser Link funktioniert nicht',
      unknown: 'Dieser Link ist nicht von uns, oder er ist unvollständig.',
      expired: 'Dieser Link ist abgelaufen.',
      used: 'Dieser Link wurde schon benutzt. Er gilt nur einmal.',
      logIn: 'Anmelden',
    },
    confirm: {
      registration: {
        title: 'Ist das deine Adresse?',
        lead: 'Gib das Passwort ein, das du gewählt hast, dann öffnet sich dein Konto.',
        button: 'Ja, Konto anlegen',
        note: 'Wenn du kein Konto wolltest, schließ einfach diese Seite.',
      },
      'address change': {
        title: 'Ist das deine neue Adresse?',
        lead: 'Drück den Knopf, dann zieht dein Konto um. Danach meldest du dich mit dieser Adresse an.',
        button: 'Ja, Konto umziehen',
        note: 'Wenn du das nicht wolltest, schließ einfach diese Seite.',
      },
    },
    verify: {
      title: 'Ist das deine Adresse?',
      description: 'Bestätige deine E-Mail-Adresse.',
      again: 'Konto anlegen',
    },
    reset: {
      title: 'Neues Passwort',
      description: 'Leg per E-Mail ein neues Passwort fest.',
      side: [
        'Falls es ein Konto gibt, schicken wir einen Link an diese Adresse.',
        'Dort wählst du ein neues Passwort. Alle Browser werden dann abgemeldet.',
      ],
      send: 'Link schicken',
      knowIt: 'Es fällt mir wieder ein',
      sentTitle: 'Schau in dein Postfach',
      sentLead: `Wir haben dir eine E-Mail geschickt. Der Link darin gilt einmal, ${linkSpan('reset', 'de')} lang. Nach einer Viertelstunde nichts da? Schau im Spam-Ordner nach, prüf die Adresse und frag noch einmal.`,
      again: 'Noch einmal anfordern',
    },
    set: {
      title: 'Neues Passwort',
      description: 'Wähle ein neues Passwort.',
      welcome: 'Willkommen in der Werkstatt',
      welcomeLead:
        'Wähle ein Passwort. Nach der ersten Anmeldung richtest du einen zweiten Faktor ein, und die Werkstatt geht auf.',
      button: 'Passwort festlegen',
      again: 'Einen neuen anfordern',
    },
  },
};
