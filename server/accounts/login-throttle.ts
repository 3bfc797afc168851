import { timingSafeEqual } from 'node:crypto';
import { KNOWN_DEVICE_MS } from '#domain/accounts/account.ts';
import type { Language } from '#domain/languages.ts';
import type { Db } from '../platform/db/database.ts';
import { consume, type RateLimit, resetCount } from '../platform/limits/rate-limit.ts';
import type { Signing } from '../platform/links/signing.ts';
import type { Services } from '../platform/services.ts';

const QUARTER = 900;
const OF_ADDRESS: RateLimit = { points: 10, seconds: QUARTER };
/** Tries of unknown devices per address; known devices count separately, so that strangers cannot lock out the owner. */
const OF_STRANGERS: RateLimit = { points: 30, seconds: QUARTER };
const OF_CLIENT: RateLimit = { points: 100, seconds: QUARTER };

/** A client that signs in: counted under `client`, recognized by an earlier cookie. */
export interface Sender {
  readonly client: string;
  readonly device: string | undefined;
  /** Token of the browser's present session. */
  readonly session: string | undefined;
  readonly language: Language;
}

export interface KnownDevice {
  readonly value: string;
  readonly expiresAt: Date;
}

const mark = (signing: Signing, id: string, until: string, email: string) =>
  signing.keyedHash('known device', `${id} ${until} ${email}`);

/**
 * A cookie set after sign-in or after opening a mail. It grants no access, only separate tries, so that strangers who
 * guess at an address do not lock out its owner.
 */
export function knowDevice(signing: Signing, email: string, now: Date): KnownDevice {
  const expiresAt = new Date(now.getTime() + KNOWN_DEVICE_MS);
  const id = crypto.randomUUID();
  const until = Math.floor(expiresAt.getTime() / 1000).toString(36);
  return { value: `${id}.${until}.${mark(signing, id, until, email)}`, expiresAt };
}

/** Id of a device that is known for an address; undefined otherwise. */
function deviceOf(signing: Signing, value: string | undefined, email: string, now: Date): string | undefined {
  const [, id, until, given] = /^([\da-f-]{36})\.([\da-z]{1,9})\.([\w-]{43})$/.exec(value ?? '') ?? [];
  if (!id || !until || !given || Number.parseInt(until, 36) * 1000 <= now.getTime()) return undefined;
  const wanted = mark(signing, id, until, email);
  return timingSafeEqual(Buffer.from(given), Buffer.from(wanted)) ? id : undefined;
}

/** Rate limit key of an address: per known device, or shared by all strangers. */
function keyOf(
  { signing, now }: Pick<Services, 'signing' | 'now'>,
  what: string,
  email: string,
  device?: string,
) {
  const id = deviceOf(signing, device, email, now());
  return id ? `${what} device ${id}` : addressKey(signing, what, email);
}

const addressKey = (signing: Signing, what: string, email: string) =>
  `${what} ${signing.keyedHash('guesses', email)}`;

/** Counts a try at a password or code; false if there were too many. Known and unknown addresses count alike. */
export async function allowsAttempt(
  services: Services,
  what: 'sign-in' | 'code' | 'own password',
  email: string,
  { client, device }: Sender,
): Promise<boolean> {
  const { db, signing, now } = services;
  const who = signing.keyedHash('client', client);
  if (!(await consume(db, `guesses ${who}`, OF_CLIENT, now()))) return false;
  const key = keyOf(services, what, email, device);
  // A code has six digits, so all clients share a small number of tries, after the password.
  if (what !== 'sign-in' || deviceOf(signing, device, email, now()))
    return consume(db, key, OF_ADDRESS, now());
  const isOwn = await consume(db, `${key} ${who}`, OF_ADDRESS, now());
  return isOwn && consume(db, key, OF_STRANGERS, now());
}

/** Resets the count of a device that has signed in. Strangers' tries stay counted. */
export async function resetAttempts(services: Services, email: string, device: string | undefined) {
  for (const what of ['sign-in', 'code'] as const)
    await resetCount(services.db, keyOf(services, what, email, device));
}

/** A password reset by mail clears all counts of the address. */
export async function resetForEverybody(tx: Db, signing: Signing, email: string) {
  for (const what of ['sign-in', 'code'] as const) await resetCount(tx, addressKey(signing, what, email));
}
