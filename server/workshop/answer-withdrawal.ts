import { eq } from 'drizzle-orm';
import { readOrderNumber } from '#domain/order-number.ts';
import { WITHDRAWAL_MOVES, type WithdrawalState } from '#domain/withdrawal.ts';
import { dayOf } from '#domain/workshop/day.ts';
import type { Db } from '../db/database.ts';
import { orders, withdrawals } from '../db/schema.ts';
import type { Services } from '../shop/services.ts';
import { answerRefund, type RefundAnswer } from './ask-refund.ts';
import { writeAudit } from './audit.ts';
import { cancelWithin } from './cancel-order.ts';
import { type Changing, changeOrder, type Saved } from './change-order.ts';
import { expectGoods } from './goods-back.ts';
import type { Staff } from './staff.ts';
import { Refused, refuse, type WorkshopOutcome } from './workshop-outcome.ts';

type Row = typeof withdrawals.$inferSelect;

/** A withdrawal, locked, that may still go on to a state. */
async function openWithdrawal(tx: Db, id: string, to: WithdrawalState): Promise<Row> {
  const [row] = await tx.select().from(withdrawals).where(eq(withdrawals.id, id)).for('update');
  if (!row) return refuse(404, 'There is no such withdrawal.');
  const moves: readonly WithdrawalState[] = WITHDRAWAL_MOVES[row.state];
  return moves.includes(to) ? row : refuse(409, `This withdrawal is ${row.state} already.`);
}

async function settle({ tx, note }: Changing, row: Row, how: string): Promise<void> {
  await tx.update(withdrawals).set({ state: 'settled' }).where(eq(withdrawals.id, row.id));
  note({ what: 'Withdrawal', before: row.state, after: how });
}

interface Matching {
  readonly withdrawalId: string;
  readonly number: string;
}

/** Says by eye which order a withdrawal is from, whose number or address was mistyped. */
export async function matchWithdrawal(
  services: Services,
  by: Staff,
  { withdrawalId, number: typed }: Matching,
): Promise<WorkshopOutcome<Saved<{ state: WithdrawalState }>>> {
  const number = readOrderNumber(typed) ?? typed;
  return changeOrder(services, by, { number }, async ({ tx, order, note }) => {
    const row = await openWithdrawal(tx, withdrawalId, 'matched');
    await tx
      .update(withdrawals)
      .set({ state: 'matched', orderId: order.id })
      .where(eq(withdrawals.id, row.id));
    note({ what: 'Withdrawal', before: row.state, after: 'matched' });
    return { state: 'matched' as const };
  });
}

interface Answering {
  readonly withdrawalId: string;
  /** How many of each line are withdrawn from. */
  readonly quantities: readonly number[];
  /** The id of the refund, where the order has not left and all of it goes back at once. */
  readonly refundId: string;
}

interface Answered {
  /** What followed: the order is cancelled and refunded, or its goods are awaited under a number. */
  readonly outcome: 'cancelled' | 'awaited';
  readonly returnNumber?: string;
  readonly refund?: RefundAnswer;
}

/**
 * Answers a withdrawal. An order that has not left is cancelled and refunded, whole; of one that has, the goods are
 * awaited under a number of their own, which is mailed to its buyer. The days count from when it was received.
 */
export async function answerWithdrawal(
  services: Services,
  by: Staff,
  { withdrawalId, quantities, refundId }: Answering,
): Promise<WorkshopOutcome<Saved<Answered>>> {
  const [found] = await services.db
    .select({ number: orders.number })
    .from(withdrawals)
    .innerJoin(orders, eq(orders.id, withdrawals.orderId))
    .where(eq(withdrawals.id, withdrawalId));
  if (!found) return { ok: false, status: 404, error: 'Say first which order this withdrawal is from.' };
  const answered = await changeOrder(services, by, { number: found.number }, async (changing) => {
    const row = await openWithdrawal(changing.tx, withdrawalId, 'settled');
    const { state } = changing.order;
    if (state === 'paid' || state === 'in the making') {
      if (row.goods !== null)
        refuse(
          409,
          'It is from a part only. Refund that part and settle the withdrawal, or cancel the order.',
        );
      const { refunding } = await cancelWithin(services, changing, by, { refundId, reason: 'Withdrawal' });
      await settle(changing, row, 'settled: order cancelled');
      return { outcome: 'cancelled' as const, refunding };
    }
    if (state !== 'shipped' && state !== 'delivered') refuse(409, `Order ${found.number} is ${state}.`);
    const told = dayOf(row.receivedAt);
    const expected = { kind: 'withdrawal', told, postBy: null, withdrawalId: row.id, quantities } as const;
    const goods = await expectGoods(services, changing, by, expected);
    await settle(changing, row, `settled: ${goods.number}`);
    return { outcome: 'awaited' as const, returnNumber: goods.number, refunding: false };
  });
  if (!answered.ok) return answered;
  const { refunding, ...value } = answered.value;
  if (!refunding) return { ok: true, value };
  const refund = await answerRefund(services, refundId, value.version);
  return refund.ok ? { ok: true, value: { ...value, refund: refund.value } } : refund;
}

/** Settles a withdrawal of no order, or one that was answered by hand, with a reason for the trail. */
export async function settleWithdrawal(
  services: Services,
  by: Staff,
  { withdrawalId, reason }: { readonly withdrawalId: string; readonly reason: string },
): Promise<WorkshopOutcome<{ state: WithdrawalState }>> {
  try {
    await services.db.transaction(async (transaction) => {
      const tx = transaction as unknown as Db;
      const row = await openWithdrawal(tx, withdrawalId, 'settled');
      await tx.update(withdrawals).set({ state: 'settled' }).where(eq(withdrawals.id, row.id));
      const change = { what: 'Withdrawal', before: row.state, after: `settled: ${reason}` };
      await writeAudit(tx, by, { orderId: row.orderId, version: 0 }, [change], services.now());
    });
    return { ok: true, value: { state: 'settled' } };
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}
