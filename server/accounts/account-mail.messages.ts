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
  `The link opens a page with one button; nothing happens until you press it. It works once, within ${linkSpan(kind)}.`;

const EN: Record<AccountLetter, Words> = {
  registration: {
    subject: 'Your account: please confirm your address',
    heading: 'Is this your address?',
    before: ['Somebody, hopefully you, wants to create an account with this address.'],
    action: { label: 'Yes, create my account' },
    after: [
      `The link opens a page that asks for the password you chose. It works once, within ${linkSpan('registration')}.`,
      'If it was not you, ignore this e-mail and there will be no account.',
    ],
  },
  'known already': {
    subject: 'Your account: please confirm your address',
    heading: 'You have an account already.',
    before: ['Somebody, hopefully you, wanted to create an account with this address. Yours stays as it is.'],
    action: { label: 'Log in', page: '/login' },
    after: ['Forgot your password? You can reset it there. If it was not you, ignore this e-mail.'],
  },
  reset: {
    subject: 'Your account: a new password',
    heading: 'A new password',
    before: ['Somebody, hopefully you, wants to set a new password for the account with this address.'],
    action: { label: 'Set a new password' },
    after: [
      `The link works once, within ${linkSpan('reset')}. Setting a new password logs out every browser.`,
      'If it was not you, ignore this e-mail: your password stays the same.',
    ],
  },
  invitation: {
    subject: 'Your place in the workshop',
    heading: 'You are invited to the workshop.',
    before: [
      'One of the makers has invited you to the workshop of this shop. Set a password first, then the second factor that the workshop requires.',
      'If you were a maker before, your old password and second factor no longer work.',
    ],
    action: { label: 'Set a password' },
    after: [`The link works once, within ${INVITATION_HOURS} hours.`],
  },
  'no account': {
    subject: 'Your account: a new password',
    heading: 'There is no account.',
    before: [
      'Somebody, hopefully you, wanted to set a new password, but there is no account with this address. Did you use another one?',
    ],
    after: ['If it was not you, ignore this e-mail.'],
  },
  'address change': {
    subject: 'Your account: a new address',
    heading: 'Is this your new address?',
    before: ['Somebody, hopefully you, wants to move an account to this address.'],
    action: { label: 'Yes, move my account' },
    after: [rules('address change'), 'If it was not you, ignore this e-mail.'],
  },
  'address taken': {
    subject: 'Your account: a new address',
    heading: 'You have an account already.',
    before: [
      'Somebody, hopefully you, wants to move another account to this address. It already has an account, so nothing was moved.',
    ],
    after: ['Delete the account you no longer need, then try again. If it was not you, ignore this e-mail.'],
  },
  'address changed': {
    subject: 'Your account: its address has changed',
    heading: 'Your account has moved.',
    before: [
      'Your account has a new e-mail address, confirmed by a link we sent there. You can no longer log in with this one.',
    ],
    after: ['If it was not you, write to us straight away.'],
  },
  'password changed': {
    subject: 'Your account: its password has changed',
    heading: 'Your password was changed.',
    before: ['All other browsers are logged out.'],
    after: ['If it was not you, reset it by e-mail and write to us.'],
  },
  'second factor changed': {
    subject: 'Your account: its second factor has changed',
    heading: 'Your second factor was changed.',
    before: [
      'Your account has a second factor on another phone, and new recovery codes. The old ones no longer work, and all other browsers are logged out.',
    ],
    after: ['If it was not you, write to us straight away.'],
  },
};

const DE: Record<AccountLetter, Words> = {
  registration: {
    subject: 'Dein Konto: bitte bestätige deine Adresse',
    heading: 'Ist das deine Adresse?',
    before: ['Jemand, hoffentlich du, möchte mit dieser Adresse ein Konto anlegen.'],
    action: { label: 'Ja, Konto anlegen' },
    after: [
      `Der Link öffnet eine Seite, die nach deinem Passwort fragt. Er gilt einmal, ${linkSpan('registration', 'de')} lang.`,
      'Wenn du das nicht warst, musst du nichts tun: Dann gibt es kein Konto.',
    ],
  },
  'known already': {
    subject: 'Dein Konto: bitte bestätige deine Adresse',
    heading: 'Du hast schon ein Konto.',
    before: [
      'Jemand, hoffentlich du, wollte mit dieser Adresse ein Konto anlegen. Deins bleibt, wie es ist.',
    ],
    action: { label: 'Anmelden', page: '/login' },
    after: [
      'Passwort vergessen? Dort kannst du ein neues festlegen. Wenn du das nicht warst, musst du nichts tun.',
    ],
  },
  reset: {
    subject: 'Dein Konto: ein neues Passwort',
    heading: 'Ein neues Passwort',
    before: ['Jemand, hoffentlich du, möchte für das Konto mit dieser Adresse ein neues Passwort festlegen.'],
    action: { label: 'Neues Passwort festlegen' },
    after: [
      `Der Link gilt einmal, ${linkSpan('reset', 'de')} lang. Mit dem neuen Passwort werden alle Browser abgemeldet.`,
      'Wenn du das nicht warst, musst du nichts tun: Dein Passwort bleibt.',
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
    heading: 'Es gibt kein Konto.',
    before: [
      'Jemand, hoffentlich du, wollte ein neues Passwort festlegen, aber mit dieser Adresse gibt es kein Konto. Hast du eine andere benutzt?',
    ],
    after: ['Wenn du das nicht warst, musst du nichts tun.'],
  },
  'address change': {
    subject: 'Dein Konto: eine neue Adresse',
    heading: 'Ist das deine neue Adresse?',
    before: ['Jemand, hoffentlich du, möchte mit einem Konto auf diese Adresse umziehen.'],
    action: { label: 'Ja, Konto umziehen' },
    after: [
      `Der Link öffnet eine Seite mit einem Knopf; vorher passiert nichts. Er gilt einmal, ${linkSpan('address change', 'de')} lang.`,
      'Wenn du das nicht warst, musst du nichts tun.',
    ],
  },
  'address taken': {
    subject: 'Dein Konto: eine neue Adresse',
    heading: 'Du hast schon ein Konto.',
    before: [
      'Jemand, hoffentlich du, möchte mit einem anderen Konto auf diese Adresse umziehen. Sie hat schon ein Konto, deshalb ist nichts umgezogen.',
    ],
    after: [
      'Lösch das Konto, das du nicht mehr brauchst, und versuch es noch einmal. Wenn du das nicht warst, musst du nichts tun.',
    ],
  },
  'address changed': {
    subject: 'Dein Konto: die Adresse ist geändert',
    heading: 'Dein Konto ist umgezogen.',
    before: [
      'Dein Konto hat jetzt eine neue E-Mail-Adresse, bestätigt über einen Link dorthin. Mit dieser hier kannst du dich nicht mehr anmelden.',
    ],
    after: ['Wenn du das nicht warst, schreib uns sofort.'],
  },
  'password changed': {
    subject: 'Dein Konto: das Passwort ist geändert',
    heading: 'Dein Passwort wurde geändert.',
    before: ['Alle anderen Browser sind abgemeldet.'],
    after: ['Wenn du das nicht warst, leg per E-Mail ein neues fest und schreib uns.'],
  },
  'second factor changed': {
    subject: 'Dein Konto: der zweite Faktor ist geändert',
    heading: 'Dein zweiter Faktor wurde geändert.',
    before: [
      'Dein Konto hat einen zweiten Faktor auf einem anderen Telefon und neue Notfallcodes. Die alten gelten nicht mehr, und alle anderen Browser sind abgemeldet.',
    ],
    after: ['Wenn du das nicht warst, schreib uns sofort.'],
  },
};

export const ACCOUNT_LETTERS: InLanguages<Record<AccountLetter, Words>> = { en: EN, de: DE };

/** The closing question of each letter, which is about no order. */
export const ACCOUNT_QUESTIONS: InLanguages<readonly [before: string, after: string]> = {
  en: ['Any questions? Reply to this e-mail or write to ', '.'],
  de: ['Noch Fragen? Antworte auf diese E-Mail oder schreib an ', '.'],
};
