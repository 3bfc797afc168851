import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Db } from '../platform/db/database.ts';
import { orders } from '../platform/db/schema.ts';
import { auditEntries } from '../platform/db/workshop-schema.ts';
import type { Services } from '../platform/services.ts';
import { type Changed, writeAudit } from './audit.ts';
import type { Order } from './order-trail.ts';
import type { Doer } from './staff.ts';
import { type Conflict, Refused, refuse, type WorkshopOutcome } from './workshop-outcome.ts';

/** What is to be changed, and what whoever changes it has seen. */
export interface Wish {
  readonly number: string;
  /** The version of the order that was on the screen; left out where a change can contradict no other. */
  readonly version?: number | undefined;
  /** The fields to be changed, in the words of the trail, with their new values. */
  readonly yours?: Readonly<Record<string, string | null>>;
}

/** A change under way: the locked order, its transaction, and what of it is written down. */
export interface Changing {
  readonly tx: Db;
  readonly order: Order;
  readonly now: Date;
  /** Notes a change for the trail; what stays as it was is none. */
  note(...changes: Changed[]): void;
}

/** The new version goes back with the answer, for the next change from the same screen. */
export type Saved<T> = T & { readonly version: number };

/**
 * The one way in which the workshop changes an order. The row is locked, so that changes come one after the other. A
 * change that comes from an older screen is refused where somebody has changed the same fields since, and answered with
 * both values; what touches other fields goes in beside it. What is noted goes into the audit trail in the same
 * transaction and makes a new version.
 */
export async function changeOrder<T extends object>(
  services: Services,
  by: Doer,
  { number, version, yours = {} }: Wish,
  work: (changing: Changing) => Promise<T>,
): Promise<WorkshopOutcome<Saved<T>>> {
  const { db, jobs } = services;
  const now = services.now();
  try {
    const value = await db.transaction(async (transaction): Promise<Saved<T>> => {
      const tx: Db = transaction;
      const [order] = await tx.select().from(orders).where(eq(orders.number, number)).for('update');
      if (!order) return refuse(404, `There is no order ${number}.`);
      if (version !== undefined && version < order.version) await compare(tx, order, version, yours);
      const changes: Changed[] = [];
      const note = (...noted: Changed[]) => {
        changes.push(...noted.filter(({ before = null, after = null }) => before !== after));
      };
      const done = await work({ tx, order, now, note });
      if (changes.length === 0) return { ...done, version: order.version };
      const next = order.version + 1;
      await tx.update(orders).set({ version: next }).where(eq(orders.id, order.id));
      await writeAudit(tx, by, { orderId: order.id, version: next }, changes, now);
      return { ...done, version: next };
    });
    jobs.wake();
    return { ok: true, value };
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}

/** Refuses where another hand gave one of the fields another value since. */
async function compare(
  tx: Db,
  order: Order,
  seen: number,
  yours: Readonly<Record<string, string | null>>,
): Promise<void> {
  const names = Object.keys(yours);
  if (names.length === 0) return;
  const { orderId, version, what, place } = auditEntries;
  const since = await tx
    .select()
    .from(auditEntries)
    .where(and(eq(orderId, order.id), gt(version, seen), inArray(what, names)))
    .orderBy(asc(version), asc(place));
  const last = since.at(-1);
  if (!last) return;
  const fields = names.flatMap((field) => {
    const changes = since.filter((entry) => entry.what === field);
    const [first, newest] = [changes[0], changes.at(-1)];
    const mine = yours[field] ?? null;
    if (!first || !newest || newest.after === mine || first.before === newest.after) return [];
    return [{ field, before: first.before, theirs: newest.after, yours: mine }];
  });
  if (fields.length === 0) return;
  const conflict: Conflict = {
    by: last.byName,
    at: last.at.toISOString(),
    fields,
    version: order.version,
  };
  throw new Refused({
    ok: false,
    status: 409,
    error: `${last.byName} was faster and changed the same. Yours is not saved yet.`,
    conflict,
  });
}
