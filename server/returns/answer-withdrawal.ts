import { eq } from 'drizzle-orm';
import { dayOf } from '#domain/calendar/day.ts';
import type { Cents } from '#domain/money.ts';
import type { PayloadOf } from '#domain/order-log/events.ts';
import { readOrderNumber } from '#domain/orders/order-number.ts';
import { isOpen, isSent } from '#domain/orders/states.ts';
import { owedFor, refundable } from '#domain/returns/refund.ts';
import { WITHDRAWAL_MOVES, type Withdrawal, type WithdrawalState } from '#domain/returns/withdrawal.ts';
import {
  changeAudited,
  changeOrder,
  refusal,
  refuse,
  type Saved,
  type Staff,
  type UnitOfWork,
  type WorkshopOutcome,
  writeAudit,
} from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { orders } from '../platform/db/schema/orders.ts';
import { withdrawals } from '../platform/db/schema/returns.ts';
import type { Services } from '../platform/services.ts';
import { agreeUnits } from './agree-units.ts';
import { answerRefund, askRefundWithin, asNamed, type RefundAnswer } from './ask-refund.ts';
import { cancelWithin } from './cancel-order.ts';
import { expectGoods } from './receive-return.ts';
import { receiveWithdrawal } from './receive-withdrawal.ts';
import { readRefundFacts } from './refund-facts.ts';
import { REFUSED } from './refusals.messages.ts';

type Row = typeof withdrawals.$inferSelect;

/** A withdrawal, locked, if the transition is allowed. */
async function openWithdrawal(tx: Db, id: string, to: WithdrawalState): Promise<Row> {
  const [row] = await tx.select().from(withdrawals).where(eq(withdrawals.id, id)).for('update');
  if (!row) return refuse(404, REFUSED.noWithdrawal);
  const moves: readonly WithdrawalState[] = WITHDRAWAL_MOVES[row.state];
  return moves.includes(to) ? row : refuse(409, REFUSED.already(row.state));
}

async function settle(
  { tx, record }: Pick<UnitOfWork, 'tx' | 'record'>,
  row: Row,
  how: PayloadOf<'withdrawal-settled'>['how'],
): Promise<void> {
  await tx.update(withdrawals).set({ state: 'settled' }).where(eq(withdrawals.id, row.id));
  record({ kind: 'withdrawal-settled', payload: { before: row.state, how } });
}

interface Matching {
  readonly withdrawalId: string;
  readonly number: string;
}

/** Assigns a withdrawal to an order whose number or address was mistyped. */
export async function matchWithdrawal(
  services: Services,
  by: Staff,
  { withdrawalId, number: typed }: Matching,
): Promise<WorkshopOutcome<Saved<{ state: WithdrawalState }>>> {
  const number = readOrderNumber(typed) ?? typed;
  return changeOrder(services, by, { number }, async ({ tx, order, record }) => {
    const row = await openWithdrawal(tx, withdrawalId, 'matched');
    await tx
      .update(withdrawals)
      .set({ state: 'matched', orderId: order.id })
      .where(eq(withdrawals.id, row.id));
    record({ kind: 'withdrawal-matched', payload: { before: row.state } });
    return { state: 'matched' as const };
  });
}

interface Answering {
  readonly withdrawalId: string;
  /** Withdrawn quantity of each line. */
  readonly quantities: readonly number[];
}

/** The order of a withdrawal, if it is known. */
async function orderOf({ db }: Services, withdrawalId: string) {
  const [found] = await db
    .select({ number: orders.number })
    .from(withdrawals)
    .innerJoin(orders, eq(orders.id, withdrawals.orderId))
    .where(eq(withdrawals.id, withdrawalId));
  return found;
}
const UNMATCHED = refusal(404, REFUSED.unmatched);

/**
 * Answers a withdrawal from a shipped order: awaits its goods under a number that is mailed to the buyer. Periods count
 * from its receipt. Moves no money yet.
 */
export async function answerWithdrawal(
  services: Services,
  by: Staff,
  { withdrawalId, quantities }: Answering,
): Promise<WorkshopOutcome<Saved<{ returnNumber: string }>>> {
  const found = await orderOf(services, withdrawalId);
  if (!found) return UNMATCHED;
  return changeOrder(services, by, found, async (work) => {
    const row = await openWithdrawal(work.tx, withdrawalId, 'settled');
    const { state } = work.order;
    if (isOpen(state)) refuse(409, REFUSED.notLeft(found.number));
    if (!isSent(state)) refuse(409, REFUSED.orderIs(found.number, state));
    const toldOn = dayOf(row.receivedAt);
    const expected = {
      kind: 'withdrawal',
      told: toldOn,
      postBy: null,
      withdrawalId: row.id,
      quantities,
    } as const;
    const goods = await expectGoods(services, work, by, expected);
    await settle(work, row, { return: goods.number });
    return { returnNumber: goods.number };
  });
}

interface Refunding extends Answering {
  readonly refundId: string;
  /** Sum on the button: if it is outdated, the request is refused. */
  readonly amount?: Cents | undefined;
}

/** Refunds a withdrawal within a change of the order; a full refund ends the order. */
async function refundWithin(services: Services, work: UnitOfWork, by: Staff, asked: Refunding) {
  const { quantities, refundId: id, amount } = asked;
  const reason = 'withdrawal' as const;
  const facts = await readRefundFacts(work.tx, work.order);
  const isWhole = refundable(facts).lines.every(
    ({ quantity }, index) => (quantities[index] ?? 0) >= quantity,
  );
  if (isWhole) {
    const { refunding } = await cancelWithin(services, work, by, { refundId: id, reason, amount });
    return { outcome: 'cancelled' as const, refunding };
  }
  const owed = owedFor(facts, 'withdrawal', quantities);
  if (owed.kind !== 'owed') return refuse(422, owed.kind === 'unclear' ? owed.said : REFUSED.chooseMoney);
  asNamed(owed.amount, amount);
  const { reason: _, ...parts } = owed.request;
  const refund = { id, amount: owed.amount, parts: { ...parts, quantities: [...parts.quantities] }, reason };
  await askRefundWithin(services, work, by, refund);
  await agreeUnits(work);
  return { outcome: 'refunded' as const, refunding: true };
}

interface Refunded {
  /** Order cancelled and refunded, or partially refunded. */
  readonly outcome: 'cancelled' | 'refunded';
  readonly refund?: RefundAnswer;
}

/** Answers a withdrawal before shipping: a full one cancels and refunds the order, a partial one refunds its part. */
export async function refundWithdrawal(
  services: Services,
  by: Staff,
  asked: Refunding,
): Promise<WorkshopOutcome<Saved<Refunded>>> {
  const found = await orderOf(services, asked.withdrawalId);
  if (!found) return UNMATCHED;
  const answered = await changeOrder(services, by, found, async (work) => {
    const row = await openWithdrawal(work.tx, asked.withdrawalId, 'settled');
    const { state } = work.order;
    if (!isOpen(state)) refuse(409, REFUSED.orderIsByNow(found.number, state));
    const done = await refundWithin(services, work, by, asked);
    await settle(work, row, done.outcome);
    return done;
  });
  if (!answered.ok) return answered;
  const { refunding, ...value } = answered.value;
  if (!refunding) return { ok: true, value };
  const refund = await answerRefund(services, asked.refundId, value.version);
  return refund.ok ? { ok: true, value: { ...value, refund: refund.value } } : refund;
}

/** Enters a withdrawal by letter or telephone; it is then processed like one from the form. */
export async function enterWithdrawal(
  services: Services,
  by: Staff,
  declared: Withdrawal,
): Promise<WorkshopOutcome<{ received: true }>> {
  await receiveWithdrawal(services, declared, 'en', by.accountId);
  await services.db.transaction((tx) =>
    writeAudit(
      tx,
      by,
      // The typed number names the order; the withdrawal names the person.
      [{ kind: 'withdrawal-entered', payload: { number: declared.orderNumber } }],
      services.now(),
    ),
  );
  return { ok: true, value: { received: true } };
}

/** Closes a withdrawal without order, or one that was answered by hand, with a reason for the trail. */
export async function settleWithdrawal(
  services: Services,
  by: Staff,
  { withdrawalId, reason }: { readonly withdrawalId: string; readonly reason: string },
): Promise<WorkshopOutcome<{ state: WithdrawalState }>> {
  const found = await orderOf(services, withdrawalId);
  const settled = { state: 'settled' as const };
  if (found)
    return changeOrder(services, by, found, async (work) => {
      const row = await openWithdrawal(work.tx, withdrawalId, 'settled');
      await settle(work, row, { typed: reason });
      return settled;
    });
  return changeAudited(services, by, async ({ tx, note }) => {
    const row = await openWithdrawal(tx, withdrawalId, 'settled');
    if (row.orderId !== null) refuse(409, REFUSED.matchedNow);
    await tx.update(withdrawals).set(settled).where(eq(withdrawals.id, row.id));
    note({ kind: 'withdrawal-settled', payload: { before: row.state, reason } });
    return settled;
  });
}
