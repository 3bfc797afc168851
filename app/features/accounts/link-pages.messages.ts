import { linkSpan } from '#domain/accounts/account.ts';
import type { InLanguages } from '#domain/languages.ts';
import type { OpenedAccountLink } from '#server/accounts/index.ts';

export type RefusedLink = Extract<OpenedAccountLink, { ok: false }>['why'];

const EN = {
  refused: {
    title: 'This link opens nothing',
    unknown: 'This link is none of ours, or a part of it is missing.',
    expired: 'The time of this link is over.',
    used: 'This link was used already, and it works once.',
    logIn: 'Log in',
  },
  confirm: {
    registration: {
      title: 'Is this your address?',
      lead: 'Type the password that you have chosen, and your account opens.',
      button: 'Yes, make my account',
      note: 'If you have not asked for an account yourself, close this page: nothing happens.',
    },
    'address change': {
      title: 'Is this your new address?',
      lead: 'Press the button, and your account moves to it. You then log in with this address everywhere.',
      button: 'Yes, move my account',
      note: 'If you have not asked for it yourself, close this page: nothing happens.',
    },
  },
  verify: {
    title: 'Is this your address?',
    description: 'Confirm your e-mail address.',
    again: 'Make an account',
  },
  reset: {
    title: 'New password',
    description: 'Set a new password through your mailbox.',
    side: [
      'A mail with a link goes to that address, if there is an account.',
      'Behind it you choose a new password. Everybody who is logged in is logged out then.',
      'The page answers the same whether we know the address or not.',
    ],
    send: 'Send me a link',
    knowIt: 'I know it after all',
    sentTitle: 'Look into your mailbox',
    sentLead: `A mail is on its way to the address you gave. Its link works once, within ${linkSpan('reset')}. If nothing has come after a quarter of an hour, look among the unwanted mails, or check the address and ask again.`,
    again: 'Ask again',
  },
  set: {
    title: 'New password',
    description: 'Choose a new password.',
    welcome: 'Welcome to the workshop',
    welcomeLead:
      'Choose a password. After your first log-in you set up a second factor, and the workshop opens.',
    button: 'Set the password',
    again: 'Ask for a new one',
  },
};

/** Words of the pages that the links of mails about an account open, and of the one that asks for such a mail. */
export const LINK_MESSAGES: InLanguages<typeof EN> = {
  en: EN,
  de: {
    refused: {
      title: 'Dieser Link öffnet nichts',
      unknown: 'Dieser Link ist keiner von uns, oder ein Teil davon fehlt.',
      expired: 'Die Zeit dieses Links ist vorbei.',
      used: 'Dieser Link wurde schon benutzt, und er gilt einmal.',
      logIn: 'Anmelden',
    },
    confirm: {
      registration: {
        title: 'Ist das deine Adresse?',
        lead: 'Tipp das Passwort ein, das du gewählt hast, und dein Konto geht auf.',
        button: 'Ja, Konto anlegen',
        note: 'Hast du selbst kein Konto gewollt, mach diese Seite zu: Es geschieht nichts.',
      },
      'address change': {
        title: 'Ist das deine neue Adresse?',
        lead: 'Drück die Schaltfläche, und dein Konto zieht auf sie um. Danach meldest du dich überall mit dieser Adresse an.',
        button: 'Ja, Konto umziehen',
        note: 'Hast du das nicht selbst gewollt, mach diese Seite zu: Es geschieht nichts.',
      },
    },
    verify: {
      title: 'Ist das deine Adresse?',
      description: 'Bestätige deine E-Mail-Adresse.',
      again: 'Konto anlegen',
    },
    reset: {
      title: 'Neues Passwort',
      description: 'Leg über dein Postfach ein neues Passwort fest.',
      side: [
        'Eine E-Mail mit einem Link geht an diese Adresse, falls es ein Konto gibt.',
        'Dahinter wählst du ein neues Passwort. Wer gerade angemeldet ist, wird dann abgemeldet.',
        'Die Seite antwortet gleich, ob wir die Adresse kennen oder nicht.',
      ],
      send: 'Link schicken',
      knowIt: 'Ich weiß es doch',
      sentTitle: 'Sieh in dein Postfach',
      sentLead: `Eine E-Mail ist unterwegs an die Adresse, die du genannt hast. Ihr Link gilt einmal, ${linkSpan('reset', 'de')} lang. Ist nach einer Viertelstunde nichts da, sieh bei den unerwünschten E-Mails nach, oder prüfe die Adresse und frag noch einmal.`,
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
