import { and, count, eq, gt, inArray, isNotNull, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Language } from '#domain/languages.ts';
import { TOLD_KINDS } from '#domain/order-log/event-history.messages.ts';
import { STATE_EVENT_KINDS } from '#domain/order-log/events.ts';
import type { Db } from '../platform/db/database.ts';
import { accounts, savedBuilds } from '../platform/db/schema/accounts.ts';
import { orderEvents, orders } from '../platform/db/schema/orders.ts';
import { passportClaims } from '../platform/db/schema/production.ts';
import { withTimeout } from '../platform/log/with-timeout.ts';
import type { Services } from '../platform/services.ts';
import { readCookie } from './session-cookie.ts';
import { findSession, type Session } from './sessions.ts';

/** Data of a signed-in visitor for the head of every page. */
export interface Visitor {
  readonly email: string;
  /** Orders in the post. */
  readonly onItsWay: number;
  /** An order has progressed since this browser last showed the account. */
  readonly hasNews: boolean;
  readonly pickups: number;
  readonly builds: number;
}

/** The buyer has just seen the payment, so it is no news. */
const NEWS = TOLD_KINDS.filter((kind) => kind !== 'paid');

/** Timeout of the header's data. */
const PATIENCE_MS = 1500;

/** Detects a session cookie without a query. */
const CARRIES_SESSION = /(?:^|;\s*)(?:__Host-)?session=[^;\s]/;

/** True if a request may come from a signed-in visitor: then the page cache is bypassed. */
export const mayBeSignedIn = (cookies: string | undefined): boolean =>
  cookies !== undefined && CARRIES_SESSION.test(cookies);

/** Start of the news: the last view of the account, but not before this session. */
function lookedAt({ beganAt }: Session, seen: string | undefined): Date {
  const time = /^\d{13}$/.test(seen ?? '') ? Number(seen) : 0;
  return new Date(Math.max(time, beganAt.getTime()));
}

/** Counts the visitor's orders as the account lists them: paid under its verified address. */
async function view({ db }: Services, session: Session, since: Date): Promise<Visitor> {
  const { accountId, email } = session;
  const theirs = and(sql`lower(${orders.email}) = ${email}`, isNotNull(orders.paidAt));
  const one = async (rows: PromiseLike<readonly { n: number }[]>) => (await rows)[0]?.n ?? 0;
  const [onItsWay, moves, pickups, builds] = await Promise.all([
    one(
      db
        .select({ n: count() })
        .from(orders)
        .where(and(theirs, eq(orders.state, 'shipped'))),
    ),
    one(
      db
        .select({ n: count() })
        .from(orderEvents)
        .innerJoin(orders, eq(orders.id, orderEvents.orderId))
        .where(
          and(
            ...[theirs, gt(orderEvents.at, since), inArray(orderEvents.kind, NEWS)],
            // Events of an order that waits for its start are no news, unless they change its state.
            or(inArray(orderEvents.kind, STATE_EVENT_KINDS), ne(orders.state, 'paid')),
            // The visitor's own actions are not news either.
            notInArray(orderEvents.actor, ['shopper', 'buyer']),
          ),
        ),
    ),
    one(db.select({ n: count() }).from(passportClaims).where(eq(passportClaims.accountId, accountId))),
    one(db.select({ n: count() }).from(savedBuilds).where(eq(savedBuilds.accountId, accountId))),
  ]);
  return { email, onItsWay, hasNews: moves > 0, pickups, builds };
}

/**
 * The visitor of a page; undefined if nobody is signed in. If the database is away, the page is rendered as for anonymous
 * visitors.
 */
export async function readVisitor(
  services: Services,
  cookies: string | undefined,
): Promise<Visitor | undefined> {
  if (!mayBeSignedIn(cookies)) return undefined;
  const read = async () => {
    const session = await findSession(services, readCookie('session', cookies, services.env));
    return session && view(services, session, lookedAt(session, readCookie('seen', cookies, services.env)));
  };
  return withTimeout(PATIENCE_MS, read()).catch((error: unknown) => {
    services.log.error({ err: error }, 'visitor not read');
    return undefined;
  });
}

/**
 * Language of mails to the makers. They share a mailbox, so it is English unless all of them have chosen another one.
 * Invited people without a password do not count.
 */
export async function makersLanguage(db: Db): Promise<Language> {
  const [first, ...others] = await db
    .selectDistinct({ language: accounts.workshopLanguage })
    .from(accounts)
    .where(and(eq(accounts.role, 'staff'), isNotNull(accounts.passwordHash)));
  return first && others.length === 0 ? first.language : 'en';
}
