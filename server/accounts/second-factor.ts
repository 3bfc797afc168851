import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { and, count, eq, lt } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { RECOVERY_CODES } from '#domain/accounts/account.ts';
import { COMPANY } from '#domain/company.ts';
import type { Language } from '#domain/languages.ts';
import type { Db } from '../platform/db/database.ts';
import { accounts, recoveryCodes } from '../platform/db/schema/accounts.ts';
import type { Signing } from '../platform/links/signing.ts';
import { done, type Outcome } from '../platform/outcome/problem.ts';
import type { Services } from '../platform/services.ts';
import { accountRefusal } from './answers.ts';
import { noteByMail, ownPassword } from './ask-by-mail.ts';
import { allowsAttempt, type Sender } from './login-throttle.ts';
import { endSessions, type OpenedSession, openSession, type Session } from './sessions.ts';

const STEP_MS = 30_000;
/** A secret in the format of apps: 160 bits. */
const SECRET = /^[A-Z2-7]{32}$/;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const keyOf = (signing: Signing) => Buffer.from(signing.key('second factor'), 'hex');

/** Encrypted for its account: a row copied to another account is useless there. */
function seal(signing: Signing, accountId: string, secret: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(signing), nonce).setAAD(Buffer.from(accountId));
  const sealed = [nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat(sealed).toString('base64url');
}

/** Undefined if it was encrypted with another secret of the shop, or for another account. */
function open(signing: Signing, accountId: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(signing), bytes.subarray(0, 12), {
    authTagLength: 16,
  })
    .setAAD(Buffer.from(accountId))
    .setAuthTag(bytes.subarray(-16));
  try {
    return decipher.update(bytes.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}

/** 80 bits, written XXXX-XXXX-XXXX-XXXX. */
const newCode = () =>
  Array.from(randomBytes(16), (byte) => BASE32[byte & 31])
    .join('')
    .replace(/(.{4})(?!$)/g, '$1-');

/** A keyed hash suffices for 80 random bits. */
const hashCode = (signing: Signing, accountId: string, code: string) =>
  signing.keyedHash('recovery code', `${accountId} ${code.toUpperCase().replace(/[^A-Z2-7]/g, '')}`);

/** The time step of a code, within a tolerance around now; undefined if it matches none. */
function stepOf(secret: string, code: string, now: Date): number | undefined {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, window: 1, timestamp: now.getTime() });
  return delta === null ? undefined : Math.floor(now.getTime() / STEP_MS) + delta;
}

/** The time step of a code for an offered secret; undefined if either is invalid. */
export const provedStep = (secret: string, code: string, now: Date): number | undefined =>
  SECRET.test(secret) ? stepOf(secret, code.replace(/\s/g, ''), now) : undefined;

/** Stores a second factor with new recovery codes, which are shown once. Replaces previous ones. */
export async function keepSecondFactor(
  tx: Db,
  signing: Signing,
  accountId: string,
  { secret, totpStep }: { readonly secret: string; readonly totpStep: number },
): Promise<readonly string[]> {
  await tx
    .update(accounts)
    .set({ totpSecret: seal(signing, accountId, secret), totpStep })
    .where(eq(accounts.id, accountId));
  return keepRecoveryCodes(tx, signing, accountId);
}

async function keepRecoveryCodes(tx: Db, signing: Signing, accountId: string): Promise<readonly string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  await tx
    .insert(recoveryCodes)
    .values(codes.map((text) => ({ accountId, codeHash: hashCode(signing, accountId, text) })));
  return codes;
}

/** A new secret for an app; stored only after one of its codes was verified. */
export function offerSecondFactor(email: string, known?: string): { secret: string; address: string } {
  const secret = known && SECRET.test(known) ? Secret.fromBase32(known) : new Secret({ size: 20 });
  const totp = new TOTP({ issuer: COMPANY.shopName, label: email, secret });
  return { secret: totp.secret.base32, address: totp.toString() };
}

/** Accepts a correct code once: of two simultaneous requests, one moves the time step. */
export async function passSecondFactor(
  services: Services,
  accountId: string,
  sealed: string,
  given: string,
  language: Language,
): Promise<Outcome<null>> {
  const secret = open(services.signing, accountId, sealed);
  // Its recovery codes are lost with it.
  if (secret === undefined) {
    services.log.error({ account: accountId }, 'second factor sealed under another LINK_SECRET');
    return accountRefusal('factorEnded', language);
  }
  return (await isRightCode(services, accountId, secret, given))
    ? done(null)
    : accountRefusal('wrongCode', language);
}

async function isRightCode(
  { db, now, signing }: Services,
  accountId: string,
  secret: string,
  given: string,
): Promise<boolean> {
  const code = given.replace(/\s/g, '');
  if (!/^\d{6}$/.test(code)) {
    const codeHash = hashCode(signing, accountId, code);
    const used = await db
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.accountId, accountId), eq(recoveryCodes.codeHash, codeHash)))
      .returning({ accountId: recoveryCodes.accountId });
    return used.length === 1;
  }
  const step = stepOf(secret, code, now());
  if (step === undefined) return false;
  const moved = await db
    .update(accounts)
    .set({ totpStep: step })
    .where(and(eq(accounts.id, accountId), lt(accounts.totpStep, step)))
    .returning({ id: accounts.id });
  return moved.length === 1;
}

export interface TakenSecondFactor {
  /** Shown once; only their keyed hashes are stored. */
  readonly codes: readonly string[];
  readonly session: OpenedSession;
}

/** Verifies a code of the present second factor, or a recovery code. */
async function formerFactor(
  services: Services,
  { accountId, email }: Session,
  code: string,
  sender: Sender,
): Promise<Outcome<null>> {
  const { language } = sender;
  const [account] = await services.db.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account) return accountRefusal('notSignedIn', language);
  if (account.totpSecret === null) return done(null);
  if (!(await allowsAttempt(services, 'code', email, sender))) return accountRefusal('tooMany', language);
  return passSecondFactor(services, accountId, account.totpSecret, code, language);
}

/**
 * Activates a second factor, the first one or a replacement. A replacement requires a code of the present one, because a
 * password must not suffice. Ends all sessions; this browser gets a new one.
 */
export async function takeSecondFactor(
  services: Services,
  session: Session,
  { secret, code, former, password }: { secret: string; code: string; former: string; password: string },
  sender: Sender,
): Promise<Outcome<TakenSecondFactor>> {
  const { db, jobs, log, now, signing } = services;
  const { accountId, email, role, hasSecondFactor } = session;
  const { language } = sender;
  if (!SECRET.test(secret)) return accountRefusal('noKey', language);
  const own = await ownPassword(services, session, password, sender);
  if (!own.ok) return own;
  const at = now();
  const totpStep = provedStep(secret, code, at);
  if (totpStep === undefined) return accountRefusal('wrongNewCode', language);
  // Last, so that no recovery code is wasted.
  const passed = hasSecondFactor ? await formerFactor(services, session, former, sender) : done(null);
  if (!passed.ok) return passed.about === 'code' ? accountRefusal('wrongFormer', language) : passed;
  const taken = await db.transaction(async (tx) => {
    const codes = await keepSecondFactor(tx, signing, accountId, { secret, totpStep });
    await endSessions(tx, accountId);
    if (hasSecondFactor)
      await noteByMail(services, tx, { kind: 'second factor changed', email, accountId }, language);
    const account = { id: accountId, role };
    return { codes, session: await openSession(tx, account, { isProved: true, former: undefined, now: at }) };
  });
  jobs.wake();
  log.info({ account: accountId }, 'second factor activated');
  return done(taken);
}

/** Replaces the recovery codes after verifying password and code. */
export async function renewRecoveryCodes(
  services: Services,
  session: Session,
  { password, code }: { password: string; code: string },
  sender: Sender,
): Promise<Outcome<readonly string[]>> {
  const { db, log, signing } = services;
  const { accountId } = session;
  const own = await ownPassword(services, session, password, sender);
  if (!own.ok) return own;
  const passed = await formerFactor(services, session, code, sender);
  if (!passed.ok) return passed;
  const codes = await db.transaction((tx) => keepRecoveryCodes(tx, signing, accountId));
  log.info({ account: accountId }, 'recovery codes renewed');
  return done(codes);
}

/** Optional for buyers, required for staff. */
export async function dropSecondFactor(
  services: Services,
  session: Session,
  { password, code }: { password: string; code: string },
  sender: Sender,
): Promise<Outcome<null>> {
  const { db, log } = services;
  const { accountId } = session;
  const { language } = sender;
  if (session.role === 'staff') return accountRefusal('factorNeeded', language);
  const own = await ownPassword(services, session, password, sender);
  if (!own.ok) return own;
  const passed = await formerFactor(services, session, code, sender);
  if (!passed.ok) return passed;
  await db.transaction(async (tx) => {
    await tx.update(accounts).set({ totpSecret: null }).where(eq(accounts.id, accountId));
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  });
  log.info({ account: accountId }, 'second factor removed');
  return done(null);
}

export async function recoveryCodesLeft({ db }: Services, accountId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.accountId, accountId));
  return row?.left ?? 0;
}
