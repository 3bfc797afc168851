import { and, eq } from 'drizzle-orm';
import { type Cents, formatEuro } from '#domain/money.ts';
import type { Reason } from '#domain/order-log/events.ts';
import { causeWords, type RefundFault } from '#domain/order-log/refund-cause.ts';
import { checkRefund, type RefundRequest } from '#domain/returns/refund.ts';
import {
  byOf,
  changeOrder,
  type Doer,
  ID_USED,
  refuse,
  refuseOther,
  type Saved,
  type Staff,
  type UnitOfWork,
  type WorkshopOutcome,
} from '../orders/index.ts';
import {
  type RefundParts,
  type RefundState,
  refunds,
  returnedGoods,
} from '../platform/db/workshop-schema.ts';
import { requestId } from '../platform/log/request-id.ts';
import { within } from '../platform/log/within.ts';
import type { Services } from '../platform/services.ts';
import { agreeUnits } from './agree-units.ts';
import { alreadyPaid, anotherSum, noneOf, OTHER_ORDERS_GOODS } from './ask-refund.messages.ts';
import { finishRefund } from './finish-refund.ts';
import { faultOf, readRefundFacts } from './refund-facts.ts';

interface Asking extends RefundRequest {
  /** Given by the page when the question is opened: pressed twice, it is one refund. */
  readonly id: string;
  readonly number: string;
  /** What its buyer reads in the mail. */
  readonly message?: string | undefined;
  /** What its button named: where another sum would go by now, none goes. */
  readonly amount?: Cents | undefined;
  /** The goods that it is for. */
  readonly returnId?: string | undefined;
}

export interface RefundAnswer {
  readonly id: string;
  readonly amount: Cents;
  /** `asked` is on its way: the shop goes on by itself until the provider answers. */
  readonly state: RefundState;
  readonly fault: RefundFault | null;
}

const euro = (amount: Cents) => formatEuro(amount, { exact: true });

/** Refuses to send back another sum than the one that was on the button: somebody has refunded since it was shown. */
export function asNamed(amount: Cents, named: Cents | undefined): void {
  if (named !== undefined && named !== amount) refuse(409, anotherSum(euro(amount), euro(named)));
}

/** Goods are paid for once, whoever presses in how many windows. */
async function unpaidGoods({ tx, order }: UnitOfWork, returnId: string): Promise<void> {
  const [back] = await tx.select().from(returnedGoods).where(eq(returnedGoods.id, returnId));
  if (back?.orderId !== order.id) return refuse(422, OTHER_ORDERS_GOODS);
  const [asked] = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.returnId, returnId), eq(refunds.state, 'asked')));
  if (back.refunded || asked) refuse(409, alreadyPaid(back.number, asked !== undefined));
}

/** Writes a refund down, and the job that makes it, within a change of its order. The provider is asked afterwards. */
export async function askRefundWithin(
  { jobs }: Services,
  { tx, order, now, record }: UnitOfWork,
  by: Doer,
  asked: {
    readonly id: string;
    readonly amount: Cents;
    readonly parts: RefundParts;
    readonly reason: Reason;
    readonly message?: string | undefined;
    readonly returnId?: string | undefined;
  },
): Promise<void> {
  const { id, amount, parts, reason, message, returnId } = asked;
  const used = await tx.select({ id: refunds.id }).from(refunds).where(eq(refunds.id, id));
  if (used.length > 0) refuse(409, ID_USED);
  await tx.insert(refunds).values({
    id,
    orderId: order.id,
    state: 'asked',
    amount,
    parts,
    returnId: returnId ?? null,
    cause: reason,
    reason: causeWords(reason, 'en'),
    message: message || null,
    askedAt: now,
    request: requestId() ?? null,
    ...byOf(by),
  });
  record({ kind: 'refund-requested', payload: { amount, reason } });
  await jobs.send(tx, 'finish-refund', { refundId: id });
}

/** A refund that is here already, as it was asked before; refused where the same id means something else. */
async function knownRefund(work: UnitOfWork, { id, number }: Asking) {
  const [row] = await work.tx.select().from(refunds).where(eq(refunds.id, id));
  if (row && row.orderId !== work.order.id) refuse(422, noneOf(number));
  return row;
}

/**
 * Sends money back, in full or in part, with goods or as goodwill. What is asked for is written down before the provider
 * hears of it, and made at once if the provider answers; else the job goes on with it (`finish-refund.ts`).
 */
export async function askRefund(
  services: Services,
  by: Staff,
  asking: Asking,
): Promise<WorkshopOutcome<Saved<RefundAnswer>>> {
  const { id, number, quantities, shipping, goodwill, duty, message, returnId, amount: named } = asking;
  const reason = asking.reason.trim();
  const asked = await changeOrder(services, by, { number }, async (work) => {
    const { tx, order } = work;
    const parts = { quantities: [...quantities], shipping, goodwill, ...(duty && { duty }) };
    const known = await knownRefund(work, asking);
    if (known) {
      refuseOther(known, { parts, reason, message: message || null, returnId: returnId ?? null });
      return {};
    }
    if (returnId !== undefined) await unpaidGoods(work, returnId);
    const check = checkRefund(await readRefundFacts(tx, order), {
      quantities,
      shipping,
      goodwill,
      duty,
      reason,
    });
    if (!check.ok) return refuse(422, check.words);
    const { amount } = check;
    asNamed(amount, named);
    const typed = { reason: { typed: reason }, message };
    await askRefundWithin(services, work, by, { id, amount, parts, ...typed, returnId });
    await agreeUnits(work);
    return {};
  });
  return asked.ok ? answerRefund(services, id, asked.value.version) : asked;
}

/** Tries at once, so that whoever asked sees it done; a provider that does not answer is left to the job. */
export async function answerRefund(
  services: Services,
  id: string,
  version: number,
): Promise<WorkshopOutcome<Saved<RefundAnswer>>> {
  await within(services.env.patienceMs, finishRefund(services, id)).catch((err: unknown) =>
    services.log.warn({ err, refund: id }, 'refund not finished yet'),
  );
  const [row] = await services.db.select().from(refunds).where(eq(refunds.id, id));
  if (!row) throw new Error('A refund was there, and then it was not');
  const { amount, state } = row;
  return { ok: true, value: { id, amount, state, fault: faultOf(row), version } };
}
