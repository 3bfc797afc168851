import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, lte, ne } from 'drizzle-orm';
import { type Role, SESSION_IDLE_MS, SESSION_MS, SESSION_SEEN_MS } from '#domain/accounts/account.ts';
import type { Language } from '#domain/languages.ts';
import type { Db } from '../platform/db/database.ts';
import { accountSessions, accounts } from '../platform/db/schema/accounts.ts';
import type { Services } from '../platform/services.ts';
import { readCookie } from './session-cookie.ts';

export interface Session {
  /** The hash of its token; identifies the session but grants no access. */
  readonly id: string;
  readonly accountId: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly workshopLanguage: Language;
  readonly hasSecondFactor: boolean;
  /** True if it was verified when this session began. */
  readonly isProved: boolean;
  readonly beganAt: Date;
  readonly expiresAt: Date;
}

/** A session in its owner's cookie. */
export interface OpenedSession {
  readonly token: string;
  readonly expiresAt: Date;
}

/** 256 random bits need no slow hash. */
const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Begins a session, always with a new token, and ends the browser's previous one. */
export async function openSession(
  db: Db,
  account: { readonly id: string; readonly role: Role },
  { isProved, former, now }: { isProved: boolean; former: string | undefined; now: Date },
): Promise<OpenedSession> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + SESSION_MS[account.role]);
  if (former) await endSession(db, former);
  await db.insert(accountSessions).values({
    tokenHash: hashToken(token),
    accountId: account.id,
    isProved,
    createdAt: now,
    seenAt: now,
    expiresAt,
  });
  return { token, expiresAt };
}

type Keeper = Pick<Services, 'db' | 'log' | 'now'>;

/** Records the use of a session. Of simultaneous requests one writes; a failure is only logged. */
async function noteUse({ db, log, now }: Keeper, { id, role }: Session): Promise<void> {
  const lately = new Date(now().getTime() - SESSION_SEEN_MS[role]);
  await db
    .update(accountSessions)
    .set({ seenAt: now() })
    .where(and(eq(accountSessions.tokenHash, id), lte(accountSessions.seenAt, lately)))
    .catch((error: unknown) => log.error({ err: error }, 'use of a session not recorded'));
}

/** The session of a token; undefined if it is unknown, ended or idle for too long. */
export async function findSession(services: Keeper, token: string | undefined): Promise<Session | undefined> {
  if (!token) return undefined;
  const { db, now } = services;
  const [found] = await db
    .select({
      id: accountSessions.tokenHash,
      accountId: accounts.id,
      email: accounts.email,
      name: accounts.name,
      role: accounts.role,
      workshopLanguage: accounts.workshopLanguage,
      totpSecret: accounts.totpSecret,
      isProved: accountSessions.isProved,
      beganAt: accountSessions.createdAt,
      expiresAt: accountSessions.expiresAt,
      seenAt: accountSessions.seenAt,
    })
    .from(accountSessions)
    .innerJoin(accounts, eq(accounts.id, accountSessions.accountId))
    .where(and(eq(accountSessions.tokenHash, hashToken(token)), gt(accountSessions.expiresAt, now())));
  if (!found) return undefined;
  const { totpSecret, seenAt, ...session } = found;
  const who = { ...session, hasSecondFactor: totpSecret !== null };
  const unused = now().getTime() - seenAt.getTime();
  if (unused >= SESSION_IDLE_MS[who.role]) return undefined;
  if (unused >= SESSION_SEEN_MS[who.role]) await noteUse(services, who);
  return who;
}

/** The session of a request; undefined if nobody is signed in. */
export const readSession = (services: Services, request: Request): Promise<Session | undefined> =>
  findSession(services, readCookie('session', request.headers.get('cookie'), services.env));

export const isStaff = (session: Session | undefined): session is Session =>
  session?.role === 'staff' && session.isProved;

/** Other sessions of an account, the last used first. */
export function otherSessions(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { id, accountId, role }: Session,
): Promise<{ id: string; beganAt: Date; seenAt: Date }[]> {
  const unusedSince = new Date(now().getTime() - SESSION_IDLE_MS[role]);
  return db
    .select({
      id: accountSessions.tokenHash,
      beganAt: accountSessions.createdAt,
      seenAt: accountSessions.seenAt,
    })
    .from(accountSessions)
    .where(
      and(
        ...[eq(accountSessions.accountId, accountId), ne(accountSessions.tokenHash, id)],
        ...[gt(accountSessions.expiresAt, now()), gt(accountSessions.seenAt, unusedSince)],
      ),
    )
    .orderBy(desc(accountSessions.seenAt));
}

export const endSessionOf = (db: Db, accountId: string, id: string) =>
  db
    .delete(accountSessions)
    .where(and(eq(accountSessions.accountId, accountId), eq(accountSessions.tokenHash, id)));

export const endSession = (db: Db, token: string) =>
  db.delete(accountSessions).where(eq(accountSessions.tokenHash, hashToken(token)));

export const endSessions = (db: Db, accountId: string) =>
  db.delete(accountSessions).where(eq(accountSessions.accountId, accountId));
