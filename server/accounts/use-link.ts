import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Language } from '#domain/languages.ts';
import type { Db } from '../platform/db/database.ts';
import { accountRequests, accounts } from '../platform/db/schema/accounts.ts';
import { signedLinks } from '../platform/db/schema/platform.ts';
import { findLink, type LinkFault, spendLink } from '../platform/links/one-use.ts';
import { done, type Outcome } from '../platform/outcome/problem.ts';
import type { Services } from '../platform/services.ts';
import { VERIFIED } from './answers.messages.ts';
import { accountRefusal, unlessBusy } from './answers.ts';
import { noteByMail } from './ask-by-mail.ts';
import {
  allowsAttempt,
  type KnownDevice,
  knowDevice,
  resetForEverybody,
  type Sender,
} from './login-throttle.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { endSessions } from './sessions.ts';

type Purpose = 'registration' | 'reset' | 'address change';
type AccountRequest = typeof accountRequests.$inferSelect;

/** The content of a link's page before it is used: mail scanners open every link. */
export type OpenedAccountLink =
  | { readonly ok: true; readonly kind: Purpose; readonly email: string; readonly isInvitation: boolean }
  | { readonly ok: false; readonly why: LinkFault };

async function find(services: Services, purpose: Purpose, token: string) {
  const { db, signing, now } = services;
  const link = await findLink(db, signing, { purpose, token, now: now() });
  if (!link.ok) return link;
  const [request] = await db.select().from(accountRequests).where(eq(accountRequests.id, link.about));
  return request ? { ok: true as const, request } : { ok: false as const, why: 'unknown' as const };
}

export async function openAccountLink(
  services: Services,
  purposes: readonly Purpose[],
  token: string,
): Promise<OpenedAccountLink> {
  let why: LinkFault = 'unknown';
  for (const purpose of purposes) {
    const found = await find(services, purpose, token);
    if (found.ok) {
      const { email, accountId } = found.request;
      return { ok: true, kind: purpose, email, isInvitation: purpose === 'reset' && accountId !== null };
    }
    if (found.why !== 'unknown') why = found.why;
  }
  return { ok: false, why };
}

export interface Verified {
  readonly kind: 'registration' | 'address change';
  readonly message: string;
  /** Access to the mailbox has identified the browser's owner. */
  readonly device: KnownDevice;
}

/**
 * Checks the registration's password, because a recipient who confirms a stranger's registration would open an account
 * that the stranger can read.
 */
export async function knowsRegistration(
  services: Services,
  token: string,
  password: string,
  sender: Sender,
): Promise<Outcome<{ email: string }>> {
  const { language } = sender;
  const found = await find(services, 'registration', token);
  if (!found.ok) return accountRefusal('gone', language);
  const { email, passwordHash } = found.request;
  if (!(await allowsAttempt(services, 'own password', email, sender)))
    return accountRefusal('tooMany', language);
  return unlessBusy(language, async () =>
    (await isPassword(password, passwordHash)) ? done({ email }) : accountRefusal('otherPassword', language),
  );
}

/** Creates the account, or moves it to its new address. Idempotent. */
export async function verifyAddress(
  services: Services,
  token: string,
  language: Language,
): Promise<Outcome<Verified>> {
  const { signing, now } = services;
  for (const purpose of ['registration', 'address change'] as const) {
    const found = await find(services, purpose, token);
    const request = found.ok
      ? found.request
      : found.why === 'used'
        ? await doneBefore(services, purpose, token)
        : undefined;
    if (!request) continue;
    const isDone = found.ok ? await carryOut(services, purpose, request, language) : true;
    if (!isDone) return accountRefusal('gone', language);
    const device = knowDevice(signing, request.email, now());
    return done({ kind: purpose, message: VERIFIED[language][purpose], device });
  }
  return accountRefusal('gone', language);
}

async function doneBefore(
  { db, signing, now }: Services,
  purpose: Purpose,
  token: string,
): Promise<AccountRequest | undefined> {
  const read = signing.read(purpose, token, now());
  if (!read.ok) return undefined;
  const [request] = await db.select().from(accountRequests).where(eq(accountRequests.id, read.id));
  return request?.doneAt ? request : undefined;
}

async function carryOut(
  services: Services,
  purpose: Verified['kind'],
  request: AccountRequest,
  language: Language,
): Promise<boolean> {
  const { db, jobs, log, now } = services;
  const isDone = await db.transaction(async (tx) => {
    if (!(await spendLink(tx, request.id, now()))) return false;
    const isGood =
      purpose === 'registration'
        ? await makeAccount(tx, request, now())
        : await move(services, tx, request, language);
    await tx
      .update(accountRequests)
      .set({ passwordHash: null, ...(isGood && { doneAt: now() }) })
      .where(eq(accountRequests.id, request.id));
    return isGood;
  });
  jobs.wake();
  log.info({ request: request.id, kind: purpose, done: isDone }, 'account link used');
  return isDone;
}

/** False if the address has an account: registering never changes its password. */
async function makeAccount(
  tx: Db,
  { email, name, passwordHash }: AccountRequest,
  now: Date,
): Promise<boolean> {
  if (!passwordHash) return false;
  const inserted = await tx
    .insert(accounts)
    .values({
      id: randomUUID(),
      email,
      name,
      role: 'buyer' as const,
      passwordHash,
      passwordSetAt: now,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: accounts.id });
  return inserted.length > 0;
}

async function move(
  services: Services,
  tx: Db,
  { email, accountId }: AccountRequest,
  language: Language,
): Promise<boolean> {
  if (!accountId) return false;
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('update');
  const [taken] = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email));
  if (!account || taken) return false;
  await tx.update(accounts).set({ email }).where(eq(accounts.id, accountId));
  await endSessions(tx, accountId);
  await endResets(tx, account.email, services.now());
  const note = { kind: 'address changed', email: account.email, accountId } as const;
  await noteByMail(services, tx, note, language);
  return true;
}

/** Revokes all other links that could set a password, after a reset or a change of address. */
export async function endResets(tx: Db, email: string, now: Date): Promise<void> {
  const requests = tx
    .select({ id: accountRequests.id })
    .from(accountRequests)
    .where(and(eq(accountRequests.email, email), eq(accountRequests.kind, 'reset')));
  await tx
    .update(signedLinks)
    .set({ usedAt: now })
    .where(and(inArray(signedLinks.id, requests), isNull(signedLinks.usedAt)));
}

/** Sets a new password by mail link. Ends all sessions and revokes all other such links. */
export const setPasswordByLink = (
  services: Services,
  token: string,
  password: string,
  language: Language,
): Promise<Outcome<{ device: KnownDevice }>> =>
  unlessBusy(language, async () => {
    const { db, jobs, log, now, signing } = services;
    const found = await find(services, 'reset', token);
    if (!found.ok) return accountRefusal('gone', language);
    const { id, email } = found.request;
    const passwordHash = await hashPassword(password);
    const isDone = await db.transaction(async (tx) => {
      if (!(await spendLink(tx, id, now()))) return false;
      const [account] = await tx
        .update(accounts)
        .set({ passwordHash, passwordSetAt: now() })
        .where(eq(accounts.email, email))
        .returning({ id: accounts.id });
      if (!account) return false;
      await tx.update(accountRequests).set({ doneAt: now() }).where(eq(accountRequests.id, id));
      await endResets(tx, email, now());
      await endSessions(tx, account.id);
      await resetForEverybody(tx, signing, email);
      const note = { kind: 'password changed', email, accountId: account.id } as const;
      await noteByMail(services, tx, note, language);
      return true;
    });
    if (!isDone) return accountRefusal('gone', language);
    jobs.wake();
    log.info({ request: id }, 'password set by link');
    return done({ device: knowDevice(signing, email, now()) });
  });
