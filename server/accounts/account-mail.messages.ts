import { type ACCOUNT_LINK_HOURS, INVITATION_HOURS, linkSpan } from '#domain/accounts/account.ts';
import type { InLanguages } from '#domain/languages.ts';

/** Letters about an account: four with a link, three that explain why there is none, and notes. */
export type AccountLetter =
  | 'registration'
  | 'known already'
  | 'reset'
  | 'invitation'
  | 'no account'
  | 'address change'
  | 'address taken'
  | 'address changed'
  | 'password changed'
  | 'second factor changed';

interface Words {
  readonly subject: string;
  readonly heading: string;
  readonly before: readonly string[];
  /** Label of the link, and its page if it needs no token. */
  readonly action?: { readonly label: string; readonly page?: string };
  readonly after: readonly string[];
}

const rules = (kind: keyof typeof ACCOUNT_LINK_HOURS) =>
  `The link leads to a page with one button; nothing happens before you press it. It can be used once, within ${linkSpan(kind)}.`;

const EN: Record<AccountLetter, Words> = {
  registration: {
    subject: 'Your account: please confirm your address',
    heading: 'Is this your address?',
    before: ['Somebody, we hope you, wants an account with this address and has chosen a password for it.'],
    action: { label: 'Yes, make my account' },
    after: [
      `The link leads to a page that asks for this password; nothing happens before. It can be used once, within ${linkSpan('registration')}.`,
      'If it was not you, do nothing, and there will be no account.',
    ],
  },
  'known already': {
    subject: 'Your account: please confirm your address',
    heading: 'You have an account already.',
    before: [
      'Somebody, we hope you, wanted to make an account with this address. There is one, and it stays as it is.',
    ],
    action: { label: 'Log in', page: '/login' },
    after: ['If you have forgotten its password, the page helps. If it was not you, do nothing.'],
  },
  reset: {
    subject: 'Your account: a new password',
    heading: 'A new password',
    before: ['Somebody, we hope you, wants to set a new password for the account with this address.'],
    action: { label: 'Set a new password' },
    after: [
      `The link can be used once, within ${linkSpan('reset')}. Everybody who is logged in to the account will be logged out.`,
      'If it was not you, do nothing: the password stays as it is.',
    ],
  },
  invitation: {
    subject: 'Your place in the workshop',
    heading: 'You are invited to the workshop.',
    before: [
      'One of the makers has invited you to work in the workshop of the shop. Set a password first; then set up a second factor, which the workshop asks for.',
      'If you were a maker before, your former password and second factor no longer work.',
    ],
    action: { label: 'Set a password' },
    after: [`The link can be used once, within ${INVITATION_HOURS} hours.`],
  },
  'no account': {
    subject: 'Your account: a new password',
    heading: 'There is no account here.',
    before: [
      'Somebody, we hope you, wanted to set a new password for the account with this address. There is none. Did you make it with another address?',
    ],
    after: ['You can buy without an account. If it was not you, do nothing.'],
  },
  'address change': {
    subject: 'Your account: a new address',
    heading: 'Is this your new address?',
    before: ['Somebody, we hope you, wants to move an account to this address.'],
    action: { label: 'Yes, move my account' },
    after: [rules('address change'), 'If it was not you, do nothing.'],
  },
  'address taken': {
    subject: 'Your account: a new address',
    heading: 'You have an account already.',
    before: [
      'Somebody, we hope you, wants to move another account to this address. It has an account of its own, so nothing was moved.',
    ],
    after: ['Delete the one that you need no more, then try again. If it was not you, do nothing.'],
  },
  'address changed': {
    subject: 'Your account: its address has changed',
    heading: 'Your account has moved.',
    before: [
      'Your account has a new mail address now, confirmed by a link that was mailed there. This address does not open it any more.',
    ],
    after: ['If it was not you, write to us at once.'],
  },
  'password changed': {
    subject: 'Your account: its password has changed',
    heading: 'Your password was changed.',
    before: ['Your account has a new password. Everybody who was logged in elsewhere is logged out.'],
    after: ['If it was not you, set a new one through your mailbox, and write to us.'],
  },
  'second factor changed': {
    subject: 'Your account: its second factor has changed',
    heading: 'Your second factor was changed.',
    before: [
      'Your account has a second factor on another phone, and new recovery codes. The former ones no longer work, and every other browser is logged out.',
    ],
    after: ['If it was not you, write to us at once.'],
  },
};

const DE: Record<AccountLetter, Words> = {
  registration: {
    subject: 'Dein Konto: bitte bestätige deine Adresse',
    heading: 'Ist das deine Adresse?',
    before: [
      'Jemand, hoffentlich du, möchte mit dieser Adresse ein Konto und hat ein Passwort dafür gewählt.',
    ],
    action: { label: 'Ja, Konto anlegen' },
    after: [
      `Der Link führt auf eine Seite, die nach diesem Passwort fragt; vorher geschieht nichts. Er gilt einmal, ${linkSpan('registration', 'de')} lang.`,
      'Warst du das nicht, tu nichts, dann gibt es kein Konto.',
    ],
  },
  'known already': {
    subject: 'Dein Konto: bitte bestätige deine Adresse',
    heading: 'Du hast schon ein Konto.',
    before: [
      'Jemand, hoffentlich du, wollte mit dieser Adresse ein Konto anlegen. Es gibt schon eins, und es bleibt, wie es ist.',
    ],
    action: { label: 'Anmelden', page: '/login' },
    after: ['Hast du das Passwort vergessen, hilft die Seite weiter. Warst du das nicht, tu nichts.'],
  },
  reset: {
    subject: 'Dein Konto: ein neues Passwort',
    heading: 'Ein neues Passwort',
    before: ['Jemand, hoffentlich du, möchte für das Konto mit dieser Adresse ein neues Passwort festlegen.'],
    action: { label: 'Neues Passwort festlegen' },
    after: [
      `Der Link gilt einmal, ${linkSpan('reset', 'de')} lang. Wer gerade an dem Konto angemeldet ist, wird dann abgemeldet.`,
      'Warst du das nicht, tu nichts: Das Passwort bleibt, wie es ist.',
    ],
  },
  invitation: {
    subject: 'Dein Platz in der Werkstatt',
    heading: 'Du bist in die Werkstatt eingeladen.',
    before: [
      'Jemand aus der Werkstatt hat dich eingeladen, dort mitzuarbeiten. Leg zuerst ein Passwort fest, dann richte einen zweiten Faktor ein: Die Werkstatt verlangt ihn.',
      'Warst du schon einmal dabei, gelten dein früheres Passwort und dein früherer zweiter Faktor nicht mehr.',
    ],
    action: { label: 'Passwort festlegen' },
    after: [`Der Link gilt einmal, ${INVITATION_HOURS} Stunden lang.`],
  },
  'no account': {
    subject: 'Dein Konto: ein neues Passwort',
    heading: 'Hier gibt es kein Konto.',
    before: [
      'Jemand, hoffentlich du, wollte für das Konto mit dieser Adresse ein neues Passwort festlegen. Es gibt keins. Hast du es mit einer anderen Adresse angelegt?',
    ],
    after: ['Kaufen kannst du auch ohne Konto. Warst du das nicht, tu nichts.'],
  },
  'address change': {
    subject: 'Dein Konto: eine neue Adresse',
    heading: 'Ist das deine neue Adresse?',
    before: ['Jemand, hoffentlich du, möchte mit einem Konto auf diese Adresse umziehen.'],
    action: { label: 'Ja, Konto umziehen' },
    after: [
      `Der Link führt auf eine Seite mit einer einzigen Schaltfläche; bevor du sie drückst, geschieht nichts. Er gilt einmal, ${linkSpan('address change', 'de')} lang.`,
      'Warst du das nicht, tu nichts.',
    ],
  },
  'address taken': {
    subject: 'Dein Konto: eine neue Adresse',
    heading: 'Du hast schon ein Konto.',
    before: [
      'Jemand, hoffentlich du, möchte mit einem anderen Konto auf diese Adresse umziehen. Sie hat ein eigenes Konto, deshalb ist nichts umgezogen.',
    ],
    after: [
      'Lösch das, das du nicht mehr brauchst, und versuch es dann noch einmal. Warst du das nicht, tu nichts.',
    ],
  },
  'address changed': {
    subject: 'Dein Konto: die Adresse ist geändert',
    heading: 'Dein Konto ist umgezogen.',
    before: [
      'Dein Konto hat jetzt eine neue E-Mail-Adresse, bestätigt über einen Link, der dorthin ging. Mit dieser hier kommst du nicht mehr hinein.',
    ],
    after: ['Warst du das nicht, schreib uns sofort.'],
  },
  'password changed': {
    subject: 'Dein Konto: das Passwort ist geändert',
    heading: 'Dein Passwort wurde geändert.',
    before: ['Dein Konto hat ein neues Passwort. Wer anderswo angemeldet war, ist abgemeldet.'],
    after: ['Warst du das nicht, leg über dein Postfach ein neues fest und schreib uns.'],
  },
  'second factor changed': {
    subject: 'Dein Konto: der zweite Faktor ist geändert',
    heading: 'Dein zweiter Faktor wurde geändert.',
    before: [
      'Dein Konto hat einen zweiten Faktor auf einem anderen Telefon und neue Notfallcodes. Die früheren gelten nicht mehr, und alle anderen Browser sind abgemeldet.',
    ],
    after: ['Warst du das nicht, schreib uns sofort.'],
  },
};

export const ACCOUNT_LETTERS: InLanguages<Record<AccountLetter, Words>> = { en: EN, de: DE };

/** The closing question of each letter, which is about no order. */
export const ACCOUNT_QUESTIONS: InLanguages<readonly [before: string, after: string]> = {
  en: ['Questions? Answer this mail or write to ', '.'],
  de: ['Fragen? Antworte auf diese E-Mail oder schreib an ', '.'],
};
