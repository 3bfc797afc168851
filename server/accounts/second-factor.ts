import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { and, count, eq, lt } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { RECOVERY_CODES } from '#domain/accounts/account.ts';
import { COMPANY } from '#domain/company.ts';
import type { Language } from '#domain/languages.ts';
import { accounts, recoveryCodes } from '../platform/db/accounts-schema.ts';
import type { Db } from '../platform/db/database.ts';
import type { Signing } from '../platform/links/signing.ts';
import { done, type Outcome } from '../platform/outcome/problem.ts';
import type { Services } from '../platform/services.ts';
import { refusal } from './answers.ts';
import { noteByMail } from './ask-by-mail.ts';
import { allowsAttempt, type Sender } from './login-throttle.ts';
import { ownPassword } from './own-password.ts';
import { endSessions, type OpenedSession, openSession, type Session } from './sessions.ts';

const STEP_MS = 30_000;
/** A secret as apps read it: 160 bits. */
const SECRET = /^[A-Z2-7]{32}$/;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const keyOf = (signing: Signing) => Buffer.from(signing.key('second factor'), 'hex');

/** Bound to its account: a row copied to another opens nothing there. */
function seal(signing: Signing, accountId: string, secret: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(signing), nonce).setAAD(Buffer.from(accountId));
  const sealed = [nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat(sealed).toString('base64url');
}

/** Undefined where it was sealed under another secret of the shop, or for another account. */
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

/** 80 random bits under a key: nothing slow is needed to keep them. */
const hashCode = (signing: Signing, accountId: string, code: string) =>
  signing.keyedHash('recovery code', `${accountId} ${code.toUpperCase().replace(/[^A-Z2-7]/g, '')}`);

/** The step that a code belongs to, a little before or after now; undefined where it fits none. */
function stepOf(secret: string, code: string, now: Date): number | undefined {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, window: 1, timestamp: now.getTime() });
  return delta === null ? undefined : Math.floor(now.getTime() / STEP_MS) + delta;
}

/** The step of a right code for a secret that was offered; undefined where code or secret is none. */
export const provedStep = (secret: string, code: string, now: Date): number | undefined =>
  SECRET.test(secret) ? stepOf(secret, code.replace(/\s/g, ''), now) : undefined;

/** Stores a second factor with new recovery codes, which are shown once. Whatever the account had is over. */
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

/** Makes recovery codes in the place of those before. */
async function keepRecoveryCodes(tx: Db, signing: Signing, accountId: string): Promise<readonly string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  await tx
    .insert(recoveryCodes)
    .values(codes.map((text) => ({ accountId, codeHash: hashCode(signing, accountId, text) })));
  return codes;
}

/** A secret to be put into an app; nothing is stored before a code of it was right. */
export function offerSecondFactor(email: string, known?: string): { secret: string; address: string } {
  const secret = known && SECRET.test(known) ? Secret.fromBase32(known) : new Secret({ size: 20 });
  const totp = new TOTP({ issuer: COMPANY.shopName, label: email, secret });
  return { secret: totp.secret.base32, address: totp.toString() };
}

/** Lets a code through that is right, for the first time: of two that come at once, one moves the step. */
export async function passSecondFactor(
  services: Services,
  accountId: string,
  sealed: string,
  given: string,
  language: Language,
): Promise<Outcome<null>> {
  const secret = open(services.signing, accountId, sealed);
  // Its recovery codes went with it.
  if (secret === undefined) {
    services.log.error({ account: accountId }, 'second factor sealed under another LINK_SECRET');
    return refusal('factorEnded', language);
  }
  return (await isRightCode(services, accountId, secret, given))
    ? done(null)
    : refusal('wrongCode', language);
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
  /** Shown once, stored under a key only. */
  readonly codes: readonly string[];
  readonly session: OpenedSession;
}

/** Lets somebody who is signed in through with a code of the second factor that they have, or with a recovery code. */
async function formerFactor(
  services: Services,
  { accountId, email }: Session,
  code: string,
  sender: Sender,
): Promise<Outcome<null>> {
  const { language } = sender;
  const [account] = await services.db.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account) return refusal('notSignedIn', language);
  if (account.totpSecret === null) return done(null);
  if (!(await allowsAttempt(services, 'code', email, sender))) return refusal('tooMany', language);
  return passSecondFactor(services, accountId, account.totpSecret, code, language);
}

/**
 * Takes a second factor into use, the first or one on another phone: then a code of the former is asked for, since a
 * password must not be enough to replace what is beside it. Whoever was signed in is out; this browser goes on with a new
 * session.
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
  if (!SECRET.test(secret)) return refusal('noKey', language);
  const own = await ownPassword(services, session, password, sender);
  if (!own.ok) return own;
  const at = now();
  const totpStep = provedStep(secret, code, at);
  if (totpStep === undefined) return refusal('wrongNewCode', language);
  // Last, so that no recovery code is used up for nothing.
  const passed = hasSecondFactor ? await formerFactor(services, session, former, sender) : done(null);
  if (!passed.ok) return passed.about === 'code' ? refusal('wrongFormer', language) : passed;
  const taken = await db.transaction(async (tx) => {
    const codes = await keepSecondFactor(tx, signing, accountId, { secret, totpStep });
    await endSessions(tx, accountId);
    if (hasSecondFactor)
      await noteByMail(services, tx, { kind: 'second factor changed', email, accountId }, language);
    const account = { id: accountId, role };
    return { codes, session: await openSession(tx, account, { isProved: true, former: undefined, now: at }) };
  });
  jobs.wake();
  log.info({ account: accountId }, 'second factor taken');
  return done(taken);
}

/** Makes new recovery codes after password and code; those before open nothing any more. */
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

/** Buyers may do without; whoever works in the workshop may not. */
export async function dropSecondFactor(
  services: Services,
  session: Session,
  { password, code }: { password: string; code: string },
  sender: Sender,
): Promise<Outcome<null>> {
  const { db, log } = services;
  const { accountId } = session;
  const { language } = sender;
  if (session.role === 'staff') return refusal('factorNeeded', language);
  const own = await ownPassword(services, session, password, sender);
  if (!own.ok) return own;
  const passed = await formerFactor(services, session, code, sender);
  if (!passed.ok) return passed;
  await db.transaction(async (tx) => {
    await tx.update(accounts).set({ totpSecret: null }).where(eq(accounts.id, accountId));
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  });
  log.info({ account: accountId }, 'second factor dropped');
  return done(null);
}

/** How many recovery codes are left. */
export async function recoveryCodesLeft({ db }: Services, accountId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.accountId, accountId));
  return row?.left ?? 0;
}
