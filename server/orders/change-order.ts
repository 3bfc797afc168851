import { eq } from 'drizzle-orm';
import { type InLanguages, LANGUAGES, type Sentence } from '#domain/languages.ts';
import { changesNothing, contradictions } from '#domain/order-log/event-aspects.ts';
import { type EventLine, makersLines } from '#domain/order-log/event-lines.ts';
import type { OrderEvent } from '#domain/order-log/events.ts';
import type { Db } from '../platform/db/database.ts';
import { orders } from '../platform/db/schema/orders.ts';
import type { Services } from '../platform/services.ts';
import { appendEvents, type NewEvent, type Order } from './append-events.ts';
import { eventsOf } from './read-events.ts';
import { nameOf } from './read-trail.ts';
import { fasterWithSame, noOrder } from './refusals.messages.ts';
import type { Doer } from './staff.ts';
import {
  type Conflict,
  orRefusal,
  refusal,
  refuse,
  refuseConflict,
  type WorkshopOutcome,
} from './workshop-outcome.ts';

/** An order as the author of a change has seen it. */
export interface SeenOrder {
  readonly number: string;
  /** Version on the author's screen; undefined if the change cannot conflict. */
  readonly version?: number | undefined;
}

interface RequestedChange extends SeenOrder {
  /** The intended events. Their previous values are ignored. */
  readonly yours?: readonly OrderEvent[];
}

/** A running change: the locked order, its transaction, and its events so far. */
export interface UnitOfWork {
  readonly tx: Db;
  readonly order: Order;
  readonly now: Date;
  /** Adds events to the log; events without a difference are dropped. */
  record(...events: NewEvent[]): void;
}

/** The response includes the new version, for the next change from the same screen. */
export type Saved<T> = T & { readonly version: number };

/**
 * The only way in which people change an order. Locks the row, so that changes are sequential. A change from an outdated
 * screen is refused with both values if somebody else has changed the same since; other changes are applied. Recorded
 * events go to the order's log in the same transaction and make a new version.
 */
export async function changeOrder<T extends object>(
  services: Services,
  by: Doer,
  { number, version, yours = [] }: RequestedChange,
  work: (work: UnitOfWork) => Promise<T>,
): Promise<WorkshopOutcome<Saved<T>>> {
  const now = services.now();
  const outcome = await orRefusal(() =>
    services.db.transaction(async (transaction): Promise<Saved<T>> => {
      const tx: Db = transaction;
      const [order] = await tx.select().from(orders).where(eq(orders.number, number)).for('update');
      if (!order) return refuse(404, noOrder(number));
      if (version !== undefined && version < order.version) await compare(tx, order, version, yours);
      const events: NewEvent[] = [];
      const record = (...recorded: NewEvent[]) => {
        events.push(...recorded.filter((event) => !changesNothing(event)));
      };
      const done = await work({ tx, order, now, record });
      if (events.length === 0) return { ...done, version: order.version };
      const after = await appendEvents(tx, order, events, { by, at: now, counts: true });
      return { ...done, version: after.version };
    }),
  );
  if (outcome.ok) services.jobs.wake();
  return outcome;
}

/** Refuses the change if another request has changed the same to something else. */
async function compare(tx: Db, order: Order, seen: number, yours: readonly OrderEvent[]): Promise<void> {
  if (yours.length === 0) return;
  const since = await eventsOf(tx, [order.id], { since: seen });
  const found = contradictions(
    yours,
    since.map(({ event, ...logged }) => ({ ...event, logged })),
  );
  const last = found.map(({ newest }) => newest.logged).at(-1);
  if (!last) return;
  const conflict: Conflict = {
    by: nameOf(last),
    at: last.at.toISOString(),
    version: order.version,
    fields: found.map(({ first, newest, wanted }) => {
      const [was, theirs, mine] = [first, newest, wanted].map(lastLine);
      return {
        field: saidOf(mine, 'what') ?? '',
        before: saidOf(was, 'before'),
        theirs: saidOf(theirs, 'after'),
        yours: saidOf(mine, 'after'),
      };
    }),
  };
  const by = { en: nameOf(last, 'en'), de: nameOf(last, 'de') };
  refuseConflict(refusal(409, fasterWithSame(by)), conflict);
}

type Line = InLanguages<EventLine | undefined>;

/** An event as a log line, in each language. */
const lastLine = (event: OrderEvent): Line => ({
  en: makersLines(event, 'en').at(-1),
  de: makersLines(event, 'de').at(-1),
});

function saidOf(line: Line | undefined, part: 'what' | 'before' | 'after'): Sentence | null {
  const [en, de] = LANGUAGES.map((language) => line?.[language]?.[part]);
  return en && de ? { en, de } : null;
}
