import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { type Day, dayOf } from '#domain/calendar/day.ts';
import type { Language } from '#domain/languages.ts';
import { CONDITION_CHECKS, type ConditionCheck } from '#domain/returns/fitted.ts';
import { RETURN_STEP_WORDS } from '#domain/returns/returning.messages.ts';
import { type GoingBack, RETURN_STEPS, returnable, returnStep } from '#domain/returns/returning.ts';
import {
  actorOf,
  byOf,
  changeOrder,
  type Doer,
  linesOf,
  mayMove,
  refusal,
  refuse,
  type Saved,
  takeNumber,
  tellBuyer,
  type UnitOfWork,
  type WorkshopOutcome,
} from '../orders/index.ts';
import { orders } from '../platform/db/schema/orders.ts';
import { returnedGoods } from '../platform/db/schema/returns.ts';
import type { Services } from '../platform/services.ts';
import { REFUSED } from './refusals.messages.ts';

export type ReturnedGoodsRow = typeof returnedGoods.$inferSelect;

export const goingBack = ({ kind, told, posted, here, refunded }: ReturnedGoodsRow): GoingBack => ({
  kind,
  told,
  ...(posted && { posted }),
  ...(here && { here }),
  ...(refunded && { refunded }),
});

/** Progress, from 0. */
export const returnStepOf = (row: ReturnedGoodsRow): number => returnStep(goingBack(row));

export const returnStepWords = (row: ReturnedGoodsRow, language: Language = 'en'): string =>
  RETURN_STEP_WORDS[language][RETURN_STEPS[row.kind][returnStepOf(row)] ?? RETURN_STEPS[row.kind][0]];

export const ofGoods = ({ number, kind }: ReturnedGoodsRow) => ({ number, of: kind });

const backOf = ({ tx, order }: UnitOfWork) =>
  tx.select().from(returnedGoods).where(eq(returnedGoods.orderId, order.id)).orderBy(asc(returnedGoods.at));

/** Awaits returned goods within a change of the order: assigns a number and mails it to the buyer. */
export async function expectGoods(
  services: Services,
  work: UnitOfWork,
  by: Doer,
  expected: Pick<ReturnedGoodsRow, 'kind' | 'told' | 'postBy' | 'withdrawalId'> & {
    readonly quantities: readonly number[];
  },
): Promise<ReturnedGoodsRow> {
  const { tx, order, now, record } = work;
  const { kind, quantities } = expected;
  const most = returnable(await linesOf(work.tx, work.order.id), await backOf(work));
  const over = quantities.findIndex((count, index) => count > (most[index] ?? 0));
  if (over >= 0) refuse(422, REFUSED.notSoMany(over + 1));
  if (!quantities.some((count) => count > 0)) refuse(422, REFUSED.chooseGoods);
  const number = await takeNumber(tx, kind, now);
  const [row] = await tx
    .insert(returnedGoods)
    .values({
      ...expected,
      id: randomUUID(),
      orderId: order.id,
      number,
      quantities: [...quantities],
      at: now,
      ...byOf(by),
    })
    .returning();
  if (!row) throw new Error('The returned goods were not stored');
  record({ kind: 'return-opened', payload: { ...ofGoods(row), after: returnStepOf(row) } });
  await tellBuyer(services, tx, { orderId: order.id, kind: 'return number', detailId: row.id });
  return row;
}

interface OfGoods {
  /** R-26-0107 or W-26-0031. */
  readonly returnNumber: string;
  readonly version?: number | undefined;
}

type Change = (work: UnitOfWork, row: ReturnedGoodsRow) => Promise<Partial<ReturnedGoodsRow>>;

async function changeGoods(
  services: Services,
  by: Doer,
  { returnNumber, version }: OfGoods,
  change: Change,
  /** Reason for closing them. */
  reason?: string,
): Promise<WorkshopOutcome<Saved<{ step: string }>>> {
  const noGoods = REFUSED.noGoods(returnNumber);
  const [found] = await services.db
    .select({ number: orders.number })
    .from(returnedGoods)
    .innerJoin(orders, eq(orders.id, returnedGoods.orderId))
    .where(eq(returnedGoods.number, returnNumber));
  if (!found) return refusal(404, noGoods);
  return changeOrder(services, by, { number: found.number, version }, async (work) => {
    const before = (await backOf(work)).find((row) => row.number === returnNumber);
    if (!before) return refuse(404, noGoods);
    const changed = await change(work, before);
    const after = { ...before, ...changed };
    if (Object.keys(changed).length > 0)
      await work.tx.update(returnedGoods).set(changed).where(eq(returnedGoods.id, before.id));
    const was = { ...ofGoods(before), before: returnStepOf(before) };
    if ('condition' in changed) return { step: returnStepWords(after) };
    work.record(
      reason === undefined
        ? { kind: 'return-advanced', payload: { ...was, after: returnStepOf(after) } }
        : { kind: 'return-closed', payload: { ...was, reason } },
    );
    return { step: returnStepWords(after) };
  });
}

/** Records the posting; from then on the refund of a withdrawal is due. */
export const goodsPosted = (
  services: Services,
  by: Doer,
  { posted, ...of }: OfGoods & { readonly posted: Day },
) =>
  changeGoods(services, by, of, async ({ now }, row) => {
    if (posted > dayOf(now)) refuse(422, REFUSED.toCome);
    return row.posted === posted ? {} : { posted };
  });

/** Records the arrival. Once all goods of an order are back, the order is returned. */
export const goodsReceived = (services: Services, by: Doer, of: OfGoods) =>
  changeGoods(services, by, of, async (work, row) => {
    if (row.here) return {};
    const { order, now, record } = work;
    const here = (await backOf(work)).filter((other) => other.here !== null || other.id === row.id);
    const isAll = returnable(await linesOf(work.tx, work.order.id), here).every((left) => left === 0);
    if (isAll && mayMove(order, 'returned', actorOf(by)))
      record({ kind: 'returned', payload: { from: order.state } });
    return { here: dayOf(now) };
  });

/** Stores which checks of the condition are in order; a later look replaces it. Moves no money. */
export const checkReturn = (
  services: Services,
  by: Doer,
  { intact, ...of }: OfGoods & { readonly intact: readonly ConditionCheck[] },
) =>
  changeGoods(services, by, of, async ({ record }, row) => {
    if (!row.here) refuse(409, REFUSED.notHere(row.number));
    const condition = CONDITION_CHECKS.filter((check) => intact.includes(check));
    if (row.condition?.join() === condition.join()) return {};
    record({ kind: 'return-checked', payload: { ...ofGoods(row), before: row.condition, after: condition } });
    return { condition };
  });

/** Closes returned goods that were refunded before or are not owed, with a reason for the trail. Moves no money. */
export const closeReturn = (
  services: Services,
  by: Doer,
  { reason, ...of }: OfGoods & { readonly reason: string },
) =>
  changeGoods(
    services,
    by,
    of,
    async ({ now }, row) => {
      if (!row.here) refuse(409, REFUSED.notHere(row.number));
      if (row.refunded) refuse(409, REFUSED.done(row.number));
      return { refunded: dayOf(now) };
    },
    reason,
  );
