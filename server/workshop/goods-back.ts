import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { type Day, dayOf } from '#domain/workshop/day.ts';
import { mayReturn, RETURN_STEPS, returnStep, returnUntil, returnWords } from '#domain/workshop/returning.ts';
import { orderLines, orders } from '../db/schema.ts';
import { goodsBack } from '../db/workshop-schema.ts';
import { move } from '../shop/order-trail.ts';
import type { Services } from '../shop/services.ts';
import { type Changing, changeOrder, type Saved } from './change-order.ts';
import { takeNumber } from './running-numbers.ts';
import { byOf, type Doer } from './staff.ts';
import { refuse, type WorkshopOutcome } from './workshop-outcome.ts';

export type GoodsBackRow = typeof goodsBack.$inferSelect;

/** How far it is, in the words of its kind. */
export function stepWords({ kind, told, posted, here, refunded }: GoodsBackRow): string {
  const step = returnStep({
    ...{ kind, told },
    ...(posted && { posted }),
    ...(here && { here }),
    ...(refunded && { refunded }),
  });
  return RETURN_STEPS[kind][step] ?? RETURN_STEPS[kind][0];
}

const backOf = ({ tx, order }: Changing) =>
  tx.select().from(goodsBack).where(eq(goodsBack.orderId, order.id)).orderBy(asc(goodsBack.at));
const linesOf = ({ tx, order }: Changing) =>
  tx
    .select({ quantity: orderLines.quantity })
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position));

const sumAt = (rows: readonly GoodsBackRow[], index: number) =>
  rows.reduce((sum, { quantities }) => sum + (quantities[index] ?? 0), 0);

/** Expects goods back: they get a number, and their buyer a mail with it. Within a change of the order. */
export async function expectGoods(
  { jobs }: Services,
  changing: Changing,
  by: Doer,
  expected: Pick<GoodsBackRow, 'kind' | 'told' | 'postBy' | 'withdrawalId'> & {
    readonly quantities: readonly number[];
  },
): Promise<GoodsBackRow> {
  const { tx, order, now, note } = changing;
  const { kind, quantities } = expected;
  const lines = await linesOf(changing);
  const before = await backOf(changing);
  const over = quantities.findIndex(
    (count, index) => count > (lines[index]?.quantity ?? 0) - sumAt(before, index),
  );
  if (over >= 0) refuse(422, `Of line ${over + 1} not so many can come back.`);
  if (!quantities.some((count) => count > 0)) refuse(422, 'Choose what comes back.');
  const number = await takeNumber(tx, kind, now);
  const [row] = await tx
    .insert(goodsBack)
    .values({
      ...expected,
      ...{ id: randomUUID(), orderId: order.id, number, quantities: [...quantities], at: now },
      ...byOf(by),
    })
    .returning();
  if (!row) throw new Error('Goods were not expected');
  note({ what: number, after: stepWords(row) });
  await jobs.send(tx, 'order-mail', { orderId: order.id, kind: 'return number', detailId: row.id });
  return row;
}

interface Giving {
  readonly number: string;
  readonly version?: number | undefined;
  /** How many of each line come back. */
  readonly quantities: readonly number[];
}

type NumberAnswer = Promise<WorkshopOutcome<Saved<{ id: string; returnNumber: string; postBy: Day }>>>;

/** Gives a return number, within the days that pickups may be sent back. */
export function giveReturnNumber(
  services: Services,
  by: Doer,
  { number, version, quantities }: Giving,
): NumberAnswer {
  return changeOrder(services, by, { number, version }, async (changing) => {
    const { order, now } = changing;
    if (order.state !== 'shipped' && order.state !== 'delivered')
      refuse(409, `Order ${number} is ${order.state}: there is nothing to send back.`);
    const [purchased, today] = [dayOf(order.paidAt ?? order.createdAt), dayOf(now)];
    if (!mayReturn(purchased, today)) refuse(422, returnWords(purchased, today));
    const postBy = returnUntil(purchased);
    const expected = { kind: 'return', told: today, postBy, withdrawalId: null, quantities } as const;
    const row = await expectGoods(services, changing, by, expected);
    return { id: row.id, returnNumber: row.number, postBy };
  });
}

interface OfGoods {
  /** R-26-0107 or W-26-0031. */
  readonly returnNumber: string;
  readonly version?: number | undefined;
}

type Change = (changing: Changing, row: GoodsBackRow) => Promise<Partial<GoodsBackRow>>;

/** Changes what is known of goods on their way back. */
async function changeGoods(
  services: Services,
  by: Doer,
  { returnNumber, version }: OfGoods,
  change: Change,
): Promise<WorkshopOutcome<Saved<{ step: string }>>> {
  const [found] = await services.db
    .select({ number: orders.number })
    .from(goodsBack)
    .innerJoin(orders, eq(orders.id, goodsBack.orderId))
    .where(eq(goodsBack.number, returnNumber));
  if (!found) return { ok: false, status: 404, error: `There is no ${returnNumber}.` };
  return changeOrder(services, by, { number: found.number, version }, async (changing) => {
    const before = (await backOf(changing)).find((row) => row.number === returnNumber);
    if (!before) return refuse(404, `There is no ${returnNumber}.`);
    const changed = await change(changing, before);
    const after = { ...before, ...changed };
    if (Object.keys(changed).length > 0)
      await changing.tx.update(goodsBack).set(changed).where(eq(goodsBack.id, before.id));
    changing.note({ what: returnNumber, before: stepWords(before), after: stepWords(after) });
    return { step: stepWords(after) };
  });
}

/** Their buyer has posted them; of a withdrawal the money may wait no longer. */
export const goodsPosted = (
  services: Services,
  by: Doer,
  { posted, ...of }: OfGoods & { readonly posted: Day },
) =>
  changeGoods(services, by, of, async ({ now }, row) => {
    if (posted > dayOf(now)) refuse(422, 'That day is still to come.');
    return row.posted === posted ? {} : { posted };
  });

/** The goods are here. Once all of an order came back, the order is returned. */
export const goodsReceived = (services: Services, by: Doer, of: OfGoods) =>
  changeGoods(services, by, of, async (changing, row) => {
    if (row.here) return {};
    const { tx, order, now, note } = changing;
    const lines = await linesOf(changing);
    const here = (await backOf(changing)).filter((other) => other.here !== null || other.id === row.id);
    if (lines.every(({ quantity }, index) => sumAt(here, index) >= quantity)) {
      const moved = await move(tx, order, 'returned', 'makers', now);
      note({ what: 'State', before: order.state, after: moved.state });
    }
    return { here: dayOf(now) };
  });
