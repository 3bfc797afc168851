import { DAY_MS, HOUR_MS } from '../calendar/day.ts';
import { plainAddress } from '../email-address.ts';
import { FIELD_LENGTHS } from '../field-lengths.ts';
import type { Language } from '../languages.ts';
import { ACCOUNT_WORDS } from './account.messages.ts';

/** `staff` works in the workshop and needs a second factor there. */
export type Role = 'buyer' | 'staff';

export type AccountRequestKind =
  | 'registration'
  | 'reset'
  | 'address change'
  | 'address changed'
  | 'password changed'
  | 'second factor changed';

/** Longest values, in characters. */
export const ACCOUNT_LENGTHS = { ...FIELD_LENGTHS, password: 128, code: 40 } as const;

/** Passwords need length and must not be common. No rules about special characters or periodic changes. */
export const PASSWORD_LEAST = 12;

/** Validity from the moment of sending. A reset link is short-lived, but allows for slow mail delivery. */
export const ACCOUNT_LINK_HOURS = { registration: 24, reset: 0.5, 'address change': 24 } as const;

/** "24 hours", "30 minutes". */
export const linkSpan = (kind: keyof typeof ACCOUNT_LINK_HOURS, language: Language = 'en'): string =>
  ACCOUNT_WORDS[language].span(ACCOUNT_LINK_HOURS[kind]);

/** A person passes on the invitation. */
export const INVITATION_HOURS = 72;

/** Link printed at the first start of a shop without makers, for the person who started it. */
export const FIRST_MAKER_HOURS = 24;

/** Longest session: a month for buyers, a working day for the workshop. */
export const SESSION_MS: Readonly<Record<Role, number>> = { buyer: 30 * DAY_MS, staff: 12 * HOUR_MS };

/** Longest idle time of a session: two weeks for buyers, a morning for the workshop. */
export const SESSION_IDLE_MS: Readonly<Record<Role, number>> = { buyer: 14 * DAY_MS, staff: 4 * HOUR_MS };

/** Interval after which a session's use is recorded again, so that pages seldom write: 14 hours, and 10 minutes. */
export const SESSION_SEEN_MS: Readonly<Record<Role, number>> = {
  buyer: SESSION_IDLE_MS.buyer / 24,
  staff: SESSION_IDLE_MS.staff / 24,
};

/** Time for which a browser is known after a login. */
export const KNOWN_DEVICE_MS = 180 * DAY_MS;

/** Time between password and code. */
export const SECOND_STEP_MS = HOUR_MS / 12;

export const RECOVERY_CODES = 10;

export const MOST_SAVED_BUILDS = 60;

/** Fault of a password; undefined if it is acceptable. */
export function passwordFault(
  password: string,
  email: string,
  language: Language = 'en',
): string | undefined {
  const messages = ACCOUNT_WORDS[language];
  const length = [...password].length;
  if (length < PASSWORD_LEAST) return messages.tooShort(PASSWORD_LEAST);
  if (length > ACCOUNT_LENGTHS.password) return messages.tooLong(ACCOUNT_LENGTHS.password);
  const plain = password.toLowerCase();
  const [local = ''] = plainAddress(email).split('@');
  const isOwnAddress = plain === plainAddress(email) || plain.replace(/[\W\d_]/g, '') === local;
  return isOwnAddress || new Set(plain).size < 5 ? messages.guessedFirst : undefined;
}
