import { paidSums } from '#domain/checkout/discount.ts';
import { quoteOrder } from '#domain/checkout/quote-order.ts';
import type { Destination } from '#domain/countries.ts';
import { type Cents, cents, ZERO } from '#domain/money.ts';
import type { OrderEvent } from '#domain/order-log/events.ts';
import { arrivalOf } from '#domain/orders/transition.ts';
import type { TaxOfSale } from '#domain/prices/tax-year.ts';
import { misfitOf } from '#domain/shipping/carrier-files/fit.ts';
import { destinationOf } from '#domain/shipping/destinations.ts';
import { customsOn, linesToDeclare } from '../customs/index.ts';
import {
  appendEvents,
  bookForeignRefund,
  mayMove,
  move,
  type Order,
  PROVIDER,
  tellBuyer,
  tellMakers,
} from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { type HeldLog, holdLog } from '../platform/log/held-log.ts';
import { type Payment, readPayment } from '../platform/payments/read-payment.ts';
import type { Services } from '../platform/services.ts';
import { redeemCode } from '../shopfront/index.ts';
import { isDuplicateKey, type LockedOrder, lockForPayment, type PaymentEvent } from './lock-for-payment.ts';
import { reportLost } from './report-lost.ts';
import { settleTax } from './settle-tax.ts';
import { writePaid } from './write-paid.ts';

/**
 * Result of a settlement. `foreign`: not a payment of this shop. `lost`: paid, but its order is not here. `missing`: the
 * provider does not know the reference, or does not show it yet. `early`: the event reports money that the provider does
 * not show yet.
 */
export type Settlement =
  | { readonly kind: 'foreign' | 'lost' | 'missing' | 'early' | 'repeated' }
  | { readonly kind: 'ours'; readonly order: Order; readonly payment: Payment };

export interface SettleOptions {
  /** The provider event behind it, if any. */
  readonly event?: PaymentEvent;
  /** Deadline of a waiting caller. */
  readonly until?: number;
}

/** Event types after which a payment cannot be open, once the provider shows their effect. */
export const TELLS_OF_MONEY: ReadonlySet<string> = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'payment_intent.succeeded',
]);

/** Reference of the payment that paid an order; undefined if none has. */
const paidBy = ({ paidAt, paymentReference }: Order) =>
  paidAt === null ? undefined : (paymentReference ?? undefined);

/**
 * The only function that marks an order as paid, ended or refunded. Called by the webhook, the return page and the
 * clean-up, at any time and repeatedly: it fetches the provider's current state, locks the order row and moves it at most
 * once. Event, move and the jobs for them are one transaction.
 */
export async function settlePayment(
  services: Services,
  reference: string,
  options: SettleOptions = {},
): Promise<Settlement> {
  const { jobs } = services;
  const known = underWay.get(jobs) ?? new Map<string, Promise<Settlement>>();
  underWay.set(jobs, known);
  const other = known.get(reference);
  if (other) {
    // Failures of the other call are not failures of this one.
    const settled = await other.catch(() => undefined);
    if (settled?.kind === 'ours' && tellsNothingNew(settled.order, reference, options)) return settled;
  }
  const own = settle(services, reference, options);
  known.set(reference, own);
  try {
    return await own;
  } finally {
    if (known.get(reference) === own) known.delete(reference);
  }
}

/** Running settlements of this process, by shop: concurrent callers with the same reference share a result. */
const underWay = new WeakMap<Services['jobs'], Map<string, Promise<Settlement>>>();

/** True if another fetch is pointless: the payment has paid its order, and any event reports only that. */
const tellsNothingNew = (order: Order, reference: string, { event }: SettleOptions): boolean =>
  paidBy(order) === reference && (event === undefined || TELLS_OF_MONEY.has(event.type));

async function settle(
  services: Services,
  reference: string,
  { event, until }: SettleOptions,
): Promise<Settlement> {
  const now = services.now();
  /** The row's refunds before the provider was asked. */
  let known: Cents | undefined;
  for (;;) {
    const payment = await readPayment(services.stripe, reference, { until });
    if (!payment) return { kind: 'missing' };
    const { orderId } = payment;
    if (!orderId || !/^[0-9a-f-]{36}$/.test(orderId)) return { kind: 'foreign' };
    if (event && TELLS_OF_MONEY.has(event.type) && payment.status === 'open') return { kind: 'early' };

    let heldLog = holdLog(services.log);
    let passes: TaxOfSale['passes'] = [];
    const settled = services.db.transaction(async (db): Promise<Settlement> => {
      heldLog = holdLog(services.log);
      passes = [];
      const passed = (lines: typeof passes) => {
        passes = lines;
      };
      const paid = payment.status === 'paid' ? { country: soldToOf(payment)?.country } : undefined;
      const locked = await lockForPayment(db, orderId, event, paid, now);
      if (!locked) {
        // Other events, such as a refund after years, may be about an order that retention has deleted.
        const isLost = event !== undefined && TELLS_OF_MONEY.has(event.type) && payment.status === 'paid';
        if (!isLost) heldLog.warn({ orderId }, 'payment for an unknown order');
        throw new RollBack({ kind: isLost ? 'lost' : 'foreign' });
      }
      const { order, isRepeated } = locked;
      // Refunds are not monotonic: discard an answer that was fetched before another process wrote.
      if (refundDiffers(order, payment) && order.refunded !== known)
        throw new RollBack({ again: order.refunded });
      if (isRepeated) return { kind: 'repeated' };
      const settling = { ...services, said: heldLog, passed };
      return { kind: 'ours', payment, order: await apply(settling, db, locked, payment, now) };
    });
    const settlement = await settled.catch((error: unknown) => {
      if (error instanceof RollBack) return error.outcome;
      if (event && isDuplicateKey(error)) return { kind: 'repeated' } as const;
      throw error;
    });
    if ('again' in settlement) {
      known = settlement.again;
      continue;
    }
    heldLog.say();
    if (settlement.kind === 'lost') await reportLost(services, payment);
    services.jobs.wake();
    // Prices contain another tax from now on. If this read fails, the next poll succeeds.
    if (passes.length > 0)
      await services.shopfront
        .renew()
        .catch((err: unknown) => services.log.warn({ err }, 'new tax rules not read'));
    return settlement;
  }
}

/** Thrown inside a transaction to roll it back, its event included, and return `outcome` to the caller. */
class RollBack extends Error {
  override readonly name = 'RollBack';
  readonly outcome: Settlement | { readonly again: Cents };
  constructor(outcome: RollBack['outcome']) {
    super('Nothing of this settlement is kept.');
    this.outcome = outcome;
  }
}

/** A running settlement: log lines and new tax rules wait for the commit. */
interface Settling extends Services {
  readonly said: HeldLog;
  readonly passed: (lines: TaxOfSale['passes']) => void;
}

function refundDiffers(order: Order, payment: Payment): boolean {
  const isTheirs = payment.status === 'paid' && (paidBy(order) ?? payment.reference) === payment.reference;
  return isTheirs && payment.refunded !== order.refunded;
}

async function apply(
  services: Settling,
  tx: Db,
  locked: LockedOrder,
  payment: Payment,
  now: Date,
): Promise<Order> {
  const { order } = locked;
  if (payment.status === 'ended') {
    // Another payment of the order may still be open; only the order's own payment can end it.
    const isOwn = order.paymentReference === null || order.paymentReference === payment.reference;
    const ended = { kind: 'payment-ended', payload: { from: order.state } } as const;
    return isOwn ? move(tx, order, ended, { by: PROVIDER, at: now }) : order;
  }
  if (payment.status !== 'paid') return order;
  const arrival = arrivalOf(order.state, paidBy(order), payment.reference);
  switch (arrival) {
    case 'known':
      return followRefunds(services, tx, order, payment, now);
    case 'pays':
    case 'reopens': {
      const paid = await markPaid(services, tx, locked, payment, now);
      return followRefunds(services, tx, paid, payment, now);
    }
    case 'surplus':
      await sendBack(services, tx, order, payment, now);
      return order;
    default:
      return arrival satisfies never;
  }
}

/** The tax destination of a payment's address; undefined without a deliverable address. */
function soldToOf({ address }: Payment): Destination | undefined {
  const to = address && destinationOf(address);
  return to?.refused ? undefined : to;
}

/** Destination of a payment, and its charges for shipping and duty. */
function chargedBy(payment: Payment, order: Order) {
  const to = soldToOf(payment) ?? { country: order.shippingCountry };
  const isAsAsked = to.country === order.shippingCountry;
  return {
    to,
    shipping: payment.shipping ?? order.shipping,
    // A wallet's payment has no separate fee: use the agreed one, if the country is the agreed one.
    agreedFee: payment.shipping ?? (isAsAsked ? order.shipping : undefined),
    // Lines of a session are goods and their duty; a wallet's payment has no lines.
    duty:
      payment.subtotal === undefined
        ? isAsAsked
          ? order.duty
          : ZERO
        : cents(Math.max(0, payment.subtotal - order.goods)),
  };
}

async function markPaid(
  services: Settling,
  tx: Db,
  { order, lines, queue, customs: rows, tax }: LockedOrder,
  payment: Payment,
  now: Date,
): Promise<Order> {
  const { goods } = order;
  const { to, shipping, agreedFee, duty } = chargedBy(payment, order);
  const { country } = to;
  const redeemed = await redeemCode(services, tx, order, payment, duty, now);
  const settled = await settleTax(services, tx, order, { to, gross: payment.total, at: now }, tax);
  services.passed(settled.passes);
  const { quote: agreed, record: customs } = quoteOrder(
    {
      goods,
      country,
      lines: linesToDeclare(lines),
      customs: customsOn(rows, services, order.createdAt),
      percent: redeemed.percent,
    },
    {
      shipping: agreedFee,
      vat: settled.vat,
      off: redeemed.agreed,
      paid: paidSums({ goods, shipping, duty, total: payment.total, discountPercent: redeemed.percent }),
    },
  );
  const details = {
    paymentReference: payment.reference,
    email: payment.email ?? null,
    shippingName: payment.name ?? null,
    shippingAddress: payment.address ?? null,
    shippingCountry: country,
    shipping,
    duty,
    total: payment.total,
    discount: payment.discount,
    discountPercent: redeemed.percent,
    codeId: redeemed.codeId,
    customs,
  };
  const differs = agreed.total === payment.total ? null : { paid: payment.total, agreed: agreed.total };
  const written = { by: PROVIDER, columns: details, vat: agreed.vat, differs };
  const paid = await writePaid(services, tx, { order, lines, queue }, written, now);
  await tellMakersOfOdd(services, tx, { order, details, payment, differs });
  // Tell no buyer with a full refund that winding begins.
  if (payment.refunded < payment.total)
    await services.jobs.send(tx, 'order-confirmation', { orderId: order.id });
  services.said.info({ order: order.number }, 'order paid');
  return paid;
}

interface PaidFacts {
  readonly order: Order;
  readonly details: Pick<Order, 'shippingName' | 'shippingAddress' | 'shippingCountry' | 'customs'>;
  readonly payment: Payment;
  readonly differs: { readonly paid: Cents; readonly agreed: Cents } | null;
}

/** Notifies the makers of anything unusual about an order that was just paid. */
async function tellMakersOfOdd(
  services: Settling,
  tx: Db,
  { order, details, payment, differs }: PaidFacts,
): Promise<void> {
  const reopened = order.state === 'cancelled';
  if (reopened || differs)
    services.said.warn(
      { order: order.number, reopened, difference: differs },
      'order paid, but not as agreed',
    );
  if (reopened) await tellMakers(services, tx, order.id, 'reopened', {});
  if (!payment.address) await askForAddress(services, tx, order, payment);
  // Sent now, while there are days to ask the buyer, rather than at the post desk.
  else if (misfitOf({ ...order, ...details }))
    await tellMakers(services, tx, order.id, 'address misfits', {});
  if (differs) await tellMakers(services, tx, order.id, 'amount differs', differs);
  if (!details.customs?.closed) return;
  const { shippingCountry: country } = details;
  const { why } = details.customs.closed;
  await tellMakers(services, tx, order.id, 'closed abroad', { country, why });
  services.said.warn({ order: order.number, country, why }, 'order paid from a country that is closed');
}

/** Marks the order as paid and held, because its address is unknown. Notifies the makers and asks the buyer. */
async function askForAddress(services: Settling, tx: Db, order: Order, payment: Payment): Promise<void> {
  if (payment.refunded >= payment.total) return;
  await tellMakers(services, tx, order.id, 'address missing', {});
  await tellBuyer(services, tx, {
    orderId: order.id,
    kind: 'address needed',
    detailId: order.id,
  });
  services.said.warn({ order: order.number }, 'order paid without a deliverable address');
}

/** Applies the provider's refunds: a full one ends the order, a partial one is noted. */
async function followRefunds(
  services: Settling,
  tx: Db,
  order: Order,
  { refunded, total }: Payment,
  now: Date,
): Promise<Order> {
  if (refunded === order.refunded) return order;
  const reported = { back: refunded, paid: total };
  if (refunded < order.refunded) {
    const failed = { before: order.refunded, after: refunded };
    await tellMakers(services, tx, order.id, 'refund failed', failed);
    await services.jobs.send(tx, 'agree-refunds', { orderId: order.id });
  }
  await bookForeignRefund(tx, order, refunded, now);
  const isOver = refunded >= total && mayMove(order, 'refunded', 'payment');
  const event: OrderEvent = isOver
    ? { kind: 'refunded', payload: { from: order.state, reported } }
    : { kind: 'refund-reported', payload: reported };
  services.said.info({ order: order.number, refunded, total }, 'refund recorded');
  return appendEvents(tx, order, [event], { by: PROVIDER, at: now });
}

/** Refunds money that belongs to no order, in a job, so that it is retried if the provider fails. */
async function sendBack(services: Settling, tx: Db, order: Order, payment: Payment, now: Date) {
  const { reference, total: amount } = payment;
  const noticeId = await tellMakers(services, tx, order.id, 'surplus payment', { reference });
  if (noticeId === undefined) return;
  const received = { kind: 'surplus-received', payload: { amount } } as const;
  await appendEvents(tx, order, [received], { by: PROVIDER, at: now });
  await services.jobs.send(tx, 'refund-payment', { noticeId });
  services.said.warn({ order: order.number }, 'surplus payment received, to be sent back');
}
