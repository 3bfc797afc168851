import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { type Role, SESSION_MS } from '#domain/accounts/account.ts';
import type { Db } from '../platform/db/database.ts';
import { accountSessions, accounts } from '../platform/db/schema.ts';
import type { Services } from '../platform/services.ts';
import { readCookie } from './session-cookie.ts';

/** Who is signed in. */
export interface Session {
  readonly accountId: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  /** Whether the account has a second factor. */
  readonly hasSecondFactor: boolean;
  /** Whether it was shown when this session began. */
  readonly isProved: boolean;
  readonly beganAt: Date;
  readonly expiresAt: Date;
}

/** A session as its owner's browser keeps it. */
export interface OpenedSession {
  readonly token: string;
  readonly expiresAt: Date;
}

/** 256 random bits need no slow hash: whoever reads the table cannot guess one. */
const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Begins a session, always under a new token; the one that the browser came with ends. */
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
    expiresAt,
  });
  return { token, expiresAt };
}

/** Who a token stands for; undefined where it is none, or over. */
export async function findSession(
  { db, now }: Pick<Services, 'db' | 'now'>,
  token: string | undefined,
): Promise<Session | undefined> {
  if (!token) return undefined;
  const [found] = await db
    .select({
      accountId: accounts.id,
      email: accounts.email,
      name: accounts.name,
      role: accounts.role,
      totpSecret: accounts.totpSecret,
      isProved: accountSessions.isProved,
      beganAt: accountSessions.createdAt,
      expiresAt: accountSessions.expiresAt,
    })
    .from(accountSessions)
    .innerJoin(accounts, eq(accounts.id, accountSessions.accountId))
    .where(and(eq(accountSessions.tokenHash, hashToken(token)), gt(accountSessions.expiresAt, now())));
  if (!found) return undefined;
  const { totpSecret, ...session } = found;
  return { ...session, hasSecondFactor: totpSecret !== null };
}

/** Who sends a request; undefined where nobody is signed in. */
export const readSession = (services: Services, request: Request): Promise<Session | undefined> =>
  findSession(services, readCookie('session', request.headers.get('cookie'), services.env));

/** Whether a session opens the workshop. */
export const isStaff = (session: Session | undefined): session is Session =>
  session?.role === 'staff' && session.isProved;

export const endSession = (db: Db, token: string) =>
  db.delete(accountSessions).where(eq(accountSessions.tokenHash, hashToken(token)));

export const endSessions = (db: Db, accountId: string) =>
  db.delete(accountSessions).where(eq(accountSessions.accountId, accountId));
