import { and, count, eq, gt, inArray, isNotNull, ne, notInArray, or, sql } from 'drizzle-orm';
import { TOLD_KINDS } from '#domain/order-log/event-history.messages.ts';
import { STATE_EVENT_KINDS } from '#domain/order-log/events.ts';
import { savedBuilds } from '../platform/db/accounts-schema.ts';
import { orderEvents, orders } from '../platform/db/schema.ts';
import { passportClaims } from '../platform/db/workshop-schema.ts';
import { within } from '../platform/log/within.ts';
import type { Services } from '../platform/services.ts';
import { readCookie } from './session-cookie.ts';
import { findSession, type Session } from './sessions.ts';

/** What the head of every page says to someone who is signed in. */
export interface Visitor {
  readonly email: string;
  /** Orders that the post has. */
  readonly onItsWay: number;
  /** An order has moved since its owner last looked at the account in this browser. */
  readonly hasNews: boolean;
  readonly pickups: number;
  readonly builds: number;
}

/** That an order is paid its buyer has just seen. */
const NEWS = TOLD_KINDS.filter((kind) => kind !== 'paid');

/** No page waits longer for what its head alone would say. */
const PATIENCE_MS = 1500;

/** The session that a request may carry, before anybody has looked for it. */
const CARRIES_SESSION = /(?:^|;\s*)(?:__Host-)?session=[^;\s]/;

/** True where a request may come from somebody who is signed in: then no kept page answers it. */
export const mayBeSignedIn = (cookies: string | undefined): boolean =>
  cookies !== undefined && CARRIES_SESSION.test(cookies);

/** Since when moves are news: the last look at the account, and never before this session. */
function lookedAt({ beganAt }: Session, seen: string | undefined): Date {
  const time = /^\d{13}$/.test(seen ?? '') ? Number(seen) : 0;
  return new Date(Math.max(time, beganAt.getTime()));
}

/** Counts what is theirs: orders as the account lists them, paid under its address, which is verified. */
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
            // What is heard of an order that nobody has begun is no news, unless it moves the order.
            or(inArray(orderEvents.kind, STATE_EVENT_KINDS), ne(orders.state, 'paid')),
            // What they did themselves is none either.
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
 * Who asks for a page, by the cookies that came with it; undefined where nobody is signed in. Without a database a page is
 * the same as for everybody: it still says how to log in, and the account itself says what is the matter.
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
  return within(PATIENCE_MS, read()).catch((error: unknown) => {
    services.log.error({ err: error }, 'visitor not read');
    return undefined;
  });
}
