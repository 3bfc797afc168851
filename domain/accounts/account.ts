import { DAY_MS, HOUR_MS } from '../calendar/spans.ts';
import { plainAddress } from '../email-address.ts';
import { FIELD_LENGTHS } from '../field-lengths.ts';
import type { Language } from '../languages.ts';
import { ACCOUNT_WORDS } from './account.messages.ts';

/** `staff` works in the workshop, and needs a second factor there. */
export type Role = 'buyer' | 'staff';

/** What an address is written to about: three wait for a link to be used, the others are notes. */
export type AccountRequestKind =
  | 'registration'
  | 'reset'
  | 'address change'
  | 'address changed'
  | 'password changed'
  | 'second factor changed';

/** How long each part may be, in characters. */
export const ACCOUNT_LENGTHS = { ...FIELD_LENGTHS, password: 128, code: 40 } as const;

/** Length counts, and that it is not what everybody has: no rule asks for signs or for a change every month. */
export const PASSWORD_LEAST = 12;

/** From when the mail goes out. A link that sets a password is short, and as long as a slow mailbox needs. */
export const ACCOUNT_LINK_HOURS = { registration: 24, reset: 0.5, 'address change': 24 } as const;

/** "24 hours", "30 minutes". */
export const linkSpan = (kind: keyof typeof ACCOUNT_LINK_HOURS, language: Language = 'en'): string =>
  ACCOUNT_WORDS[language].span(ACCOUNT_LINK_HOURS[kind]);

/** An invitation of staff is handed on by a person. */
export const INVITATION_HOURS = 72;

/** What the start of a shop without makers prints: whoever started it is still there. */
export const FIRST_MAKER_HOURS = 24;

/** How long one stays signed in: a month at home, a working day in the workshop. */
export const SESSION_MS: Readonly<Record<Role, number>> = { buyer: 30 * DAY_MS, staff: 12 * HOUR_MS };

/** After how long of nothing a session is over: two weeks at home, a morning in the workshop. */
export const SESSION_IDLE_MS: Readonly<Record<Role, number>> = { buyer: 14 * DAY_MS, staff: 4 * HOUR_MS };

/** That it was used is written down when it was not for this long, so that pages seldom write: 14 hours, and 10 minutes. */
export const SESSION_SEEN_MS: Readonly<Record<Role, number>> = {
  buyer: SESSION_IDLE_MS.buyer / 24,
  staff: SESSION_IDLE_MS.staff / 24,
};

/** How long a browser is known after it has signed in. */
export const KNOWN_DEVICE_MS = 180 * DAY_MS;

/** Between the password and the code. */
export const SECOND_STEP_MS = HOUR_MS / 12;

export const RECOVERY_CODES = 10;

/** As many builds as anybody keeps, and as many as one page shows. */
export const MOST_SAVED_BUILDS = 60;

/** What makes a password one that nobody should have; undefined where nothing does. */
export function passwordFault(
  password: string,
  email: string,
  language: Language = 'en',
): string | undefined {
  const words = ACCOUNT_WORDS[language];
  const length = [...password].length;
  if (length < PASSWORD_LEAST) return words.tooShort(PASSWORD_LEAST);
  if (length > ACCOUNT_LENGTHS.password) return words.tooLong(ACCOUNT_LENGTHS.password);
  const plain = password.toLowerCase();
  const [local = ''] = plainAddress(email).split('@');
  const isOwnAddress = plain === plainAddress(email) || plain.replace(/[\W\d_]/g, '') === local;
  return isOwnAddress || new Set(plain).size < 5 ? words.guessedFirst : undefined;
}
