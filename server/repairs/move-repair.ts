import { eq } from 'drizzle-orm';
import { dayOf } from '#domain/calendar/day.ts';
import type { HandPay } from '#domain/orders/by-hand.ts';
import {
  billTotal,
  mayMoveRepair,
  type QuotePosition,
  type RepairFigures,
  type RepairState,
} from '#domain/repairs/repair.ts';
import type { CarrierId } from '#domain/shipping/carriers.ts';
import { enterOrder } from '../order-page/index.ts';
import {
  changeOrder,
  orRefusal,
  refusal,
  refuse,
  type Staff,
  type WorkshopOutcome,
} from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { orders } from '../platform/db/schema/orders.ts';
import { units } from '../platform/db/schema/production.ts';
import { repairs } from '../platform/db/schema/repairs.ts';
import type { Services } from '../platform/services.ts';
import { refuseOtherSweep } from '../production/index.ts';
import { prolongGuarantee } from '../returns/index.ts';
import { readAll } from '../shipping/index.ts';
import { bookRepair } from '../stock/index.ts';
import { billOf, type RepairRow } from './read-repairs.ts';
import { REPAIR_REFUSALS } from './refusals.messages.ts';

/** A repair by its number, and the version on the maker's screen. */
interface Of {
  readonly repair: string;
  readonly version: number;
}

type Columns = Partial<typeof repairs.$inferInsert>;
type Outcome = Promise<WorkshopOutcome<{ readonly version: number }>>;

async function locked(tx: Db, { repair, version }: Of): Promise<RepairRow> {
  const [row] = await tx.select().from(repairs).where(eq(repairs.number, repair)).for('update');
  if (!row) return refuse(404, REPAIR_REFUSALS.none(repair));
  if (row.version !== version) return refuse(409, REPAIR_REFUSALS.changed);
  return row;
}

/** Moves a locked repair with its step and its letter; refuses a move that its state does not allow. */
async function moveWithin(
  { jobs, now }: Services,
  tx: Db,
  row: RepairRow,
  { to, by, ...columns }: Columns & { readonly to: RepairState; readonly by: Staff | null },
): Promise<{ readonly version: number }> {
  if (!mayMoveRepair(row.state, to, by ? 'makers' : 'owner')) return refuse(409, REPAIR_REFUSALS.changed);
  for (const figures of [columns.came, columns.after]) if (figures) refuseOtherSweep(figures);
  const at = now();
  const version = row.version + 1;
  const steps = [...row.steps, { to, at: at.toISOString(), by: by?.name ?? null }];
  await tx
    .update(repairs)
    .set({ ...columns, state: to, steps, version, movedAt: at })
    .where(eq(repairs.id, row.id));
  const letter = { repairId: row.id, step: to, version };
  await jobs.send(tx, 'repair-mail', { ...letter, ...(!by && { isForMakers: true }) });
  return { version };
}

/** Moves a repair in a transaction of its own; `columns` may refuse. */
async function move(
  services: Services,
  by: Staff,
  of: Of,
  work: (tx: Db, row: RepairRow) => Promise<Columns & { readonly to: RepairState }>,
): Outcome {
  const outcome = await orRefusal(() =>
    services.db.transaction(async (tx) => {
      const row = await locked(tx, of);
      return moveWithin(services, tx, row, { by, ...(await work(tx, row)) });
    }),
  );
  if (outcome.ok) services.jobs.wake();
  return outcome;
}

export const receiveSentIn = (services: Services, by: Staff, of: Of): Outcome =>
  move(services, by, of, async () => ({ to: 'here' }));

/** Closes a repair whose pickup never arrived. */
export const closeRepair = (services: Services, by: Staff, of: Of): Outcome =>
  move(services, by, of, async () => ({ to: 'closed' }));

/** Stores the diagnosis with its quote; what the guarantee covers is agreed without one. */
export const quoteRepair = (
  services: Services,
  by: Staff,
  {
    figures: came,
    note: findings,
    isCovered,
    positions: quote,
    ...of
  }: Of & {
    readonly figures: RepairFigures;
    readonly note: string;
    readonly isCovered: boolean;
    readonly positions: readonly QuotePosition[];
  },
): Outcome =>
  move(services, by, of, async (_, { unitId }) => {
    if (isCovered && !unitId) return refuse(422, REPAIR_REFUSALS.notOurs);
    if (!isCovered && quote.length === 0) return refuse(422, REPAIR_REFUSALS.noQuote);
    const found = { came, findings, isCovered, quote: isCovered ? [] : quote };
    return { ...found, to: isCovered ? 'agreed' : 'quoted' };
  });

/** The owner's answer to a quote; false if it was answered before or has changed. */
export async function answerQuote(
  services: Services,
  {
    id,
    version,
    answer,
  }: { readonly id: string; readonly version: number; readonly answer: 'agreed' | 'refused' },
): Promise<boolean> {
  const { ok } = await orRefusal(() =>
    services.db.transaction(async (tx) => {
      const [row] = await tx.select().from(repairs).where(eq(repairs.id, id)).for('update');
      if (row?.version !== version) return refuse(409, REPAIR_REFUSALS.changed);
      return moveWithin(services, tx, row, { to: answer, by: null });
    }),
  );
  if (ok) services.jobs.wake();
  return ok;
}

/**
 * Enters the work, the parts that it took and the figures after it. The first repair under the guarantee extends that of
 * our pickup.
 */
export async function finishRepair(
  services: Services,
  by: Staff,
  {
    figures: after,
    note: work,
    used,
    ...of
  }: Of & {
    readonly figures: RepairFigures;
    readonly note: string;
    readonly used: Parameters<typeof bookRepair>[2];
  },
): Outcome {
  const done = { to: 'done', after, work } as const;
  const [row] = await services.db
    .select({ number: orders.number, unit: units })
    .from(repairs)
    .innerJoin(units, eq(units.id, repairs.unitId))
    .innerJoin(orders, eq(orders.id, units.orderId))
    .where(eq(repairs.number, of.repair));
  if (!row)
    return move(services, by, of, async (tx) => {
      await bookRepair({ tx, now: services.now() }, by, used, of.repair);
      return done;
    });
  return changeOrder(services, by, { number: row.number }, async (change) => {
    const repair = await locked(change.tx, of);
    const fault = work.slice(0, 200);
    if (repair.isCovered)
      await prolongGuarantee(services, change, row.unit, { on: dayOf(change.now), fault });
    await bookRepair(change, by, used, of.repair);
    return moveWithin(services, change.tx, repair, { by, ...done });
  });
}

/** Books the amount due as an order by hand with the repair's id, so that repeated requests pay once. */
export async function billRepair(
  services: Services,
  by: Staff,
  { repair, version, pay, sure }: Of & { readonly pay: HandPay; readonly sure?: boolean | undefined },
): Promise<WorkshopOutcome<{ readonly number: string }>> {
  const [row] = await services.db.select().from(repairs).where(eq(repairs.number, repair));
  if (!row) return refusal(404, REPAIR_REFUSALS.none(repair));
  if (row.version !== version) return refusal(409, REPAIR_REFUSALS.changed);
  const bill = billOf(row);
  if (bill.length === 0 || !mayMoveRepair(row.state, 'back', 'makers'))
    return refusal(409, REPAIR_REFUSALS.nothingDue);
  const { id, language, email, address, name } = row;
  return enterOrder(services, by, {
    ...{ id, kind: 'repair', pay, replaces: null, repair, collected: true, email, language, sure },
    ...{ line1: address?.line1 ?? '', line2: '', postal_code: address?.postal_code ?? '' },
    ...{ name: name ?? '', city: address?.city ?? '', state: '', country: 'DE' },
    items: bill.map(({ what, amount }) => ({ work: what, quantity: 1, price: amount })),
  });
}

/** Sends the pickup back; any amount due must be paid. */
export const returnRepair = (
  services: Services,
  by: Staff,
  { carrier, tracking, ...of }: Of & { readonly carrier: CarrierId; readonly tracking: string },
): Outcome =>
  move(services, by, of, async (tx, row) => {
    const total = billTotal(billOf(row));
    const [paid] = total > 0 ? await tx.select().from(orders).where(eq(orders.id, row.id)) : [];
    if (total > 0 && !paid) return refuse(409, REPAIR_REFUSALS.unpaid(total));
    const [number] = readAll(carrier, [tracking], 1);
    return { to: 'back', carrier, tracking: number ?? null };
  });
