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
import { settleTax } from './settle-tax.ts';
import { writePaid } from './write-paid.ts';

/**
 * Result of a settlement. `foreign`: not a payment of this shop. `missing`: the provider does not know the reference, or
 * does not show it yet. `early`: the event reports money that the provider does not show yet.
 */
export type Settlement =
  | { readonly kind: 'foreign' | 'missing' | 'early' | 'repeated' }
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
    // What went wrong for the other is not this one's answer.
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

/** Settlements under way in this process, shop by shop: who asks for the same meanwhile has the same answer. */
const underWay = new WeakMap<Services['jobs'], Map<string, Promise<Settlement>>>();

/** Whether nothing could be learned from asking once more: the payment has paid its order, and that is all that is asked. */
const tellsNothingNew = (order: Order, reference: string, { event }: SettleOptions): boolean =>
  paidBy(order) === reference && (event === undefined || TELLS_OF_MONEY.has(event.type));

async function settle(
  services: Services,
  reference: string,
  { event, until }: SettleOptions,
): Promise<Settlement> {
  const now = services.now();
  /** What the row said of refunds before the provider was asked. */
  let known: Cents | undefined;
  for (;;) {
    const payment = await readPayment(services.stripe, reference, { until });
    if (!payment) return { kind: 'missing' };
    const { orderId } = payment;
    if (!orderId || !/^[0-9a-f-]{36}$/.test(orderId)) return { kind: 'foreign' };
    if (event && TELLS_OF_MONEY.has(event.type) && payment.status === 'open') return { kind: 'early' };

    let said = holdLog(services.log);
    let passes: TaxOfSale['passes'] = [];
    const settled = services.db.transaction(async (db): Promise<Settlement> => {
      said = holdLog(services.log);
      passes = [];
      const passed = (lines: typeof passes) => {
        passes = lines;
      };
      const paid = payment.status === 'paid' ? { country: soldToOf(payment)?.country } : undefined;
      const locked = await lockForPayment(db, orderId, event, paid, now);
      if (!locked) {
        said.warn({ orderId }, 'a payment names an order that is not here');
        throw new RollBack({ kind: 'foreign' });
      }
      const { order, isRepeated } = locked;
      // Unlike the rest, refunds go up and down: an answer fetched before another process wrote must not count.
      if (refundDiffers(order, payment) && order.refunded !== known)
        throw new RollBack({ again: order.refunded });
      if (isRepeated) return { kind: 'repeated' };
      const settling = { ...services, said, passed };
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
    said.say();
    services.jobs.wake();
    // From here on prices contain another tax. Whoever cannot read it now does so soon.
    if (passes.length > 0)
      await services.shopfront
        .renew()
        .catch((err: unknown) => services.log.warn({ err }, 'new rules of tax not read'));
    return settlement;
  }
}

/** Ends a transaction of which nothing is to be kept, the event that it took in neither. */
class RollBack extends Error {
  override readonly name = 'RollBack';
  readonly outcome: Settlement | { readonly again: Cents };
  constructor(outcome: RollBack['outcome']) {
    super('Nothing of this settlement is kept.');
    this.outcome = outcome;
  }
}

/** A settlement under way: what is to be logged of it, or said of prices, waits until it is kept. */
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
    // Another payment of the order may still be open: only its own can end it.
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

/** What a payment's address is sold as; undefined where there is none that a parcel can go to. */
function soldToOf({ address }: Payment): Destination | undefined {
  const to = address && destinationOf(address);
  return to?.refused ? undefined : to;
}

/** Where a payment sends the goods, and what it charged of shipping and duty. */
function chargedBy(payment: Payment, order: Order) {
  const to = soldToOf(payment) ?? { country: order.shippingCountry };
  const isAsAsked = to.country === order.shippingCountry;
  return {
    to,
    shipping: payment.shipping ?? order.shipping,
    // A wallet's payment names no fee of its own: what was agreed holds for the country that it was agreed for.
    agreedFee: payment.shipping ?? (isAsAsked ? order.shipping : undefined),
    // Lines of a session are goods and the duty on them; a wallet's payment has none, and names no duty of its own.
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
  // Whoever has had everything back already must not be told that winding begins.
  if (payment.refunded < payment.total)
    await services.jobs.send(tx, 'order-confirmation', { orderId: order.id });
  services.said.info({ order: order.number }, 'order paid');
  return paid;
}

interface PaidFacts {
  /** As it was before. */
  readonly order: Order;
  readonly details: Pick<Order, 'shippingName' | 'shippingAddress' | 'shippingCountry' | 'customs'>;
  readonly payment: Payment;
  readonly differs: { readonly paid: Cents; readonly agreed: Cents } | null;
}

/** Tells the makers what is not as usual with an order that was just paid. */
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
  // Said now, while there are days to ask its buyer, and not at the post desk.
  else if (misfitOf({ ...order, ...details }))
    await tellMakers(services, tx, order.id, 'address misfits', {});
  if (differs) await tellMakers(services, tx, order.id, 'amount differs', differs);
  if (!details.customs?.closed) return;
  const { shippingCountry: country } = details;
  const { why } = details.customs.closed;
  await tellMakers(services, tx, order.id, 'closed abroad', { country, why });
  services.said.warn({ order: order.number, country, why }, 'order paid from a country that is closed');
}

/** Paid, and held: nobody guesses where it goes. The makers hear it, and the buyer is asked. */
async function askForAddress(services: Settling, tx: Db, order: Order, payment: Payment): Promise<void> {
  if (payment.refunded >= payment.total) return;
  await tellMakers(services, tx, order.id, 'address missing', {});
  await tellBuyer(services, tx, {
    orderId: order.id,
    kind: 'address needed',
    detailId: order.id,
  });
  services.said.warn({ order: order.number }, 'order paid, but without an address that it can go to');
}

/** Follows what the provider says was sent back: all of it ends the order, a part is noted. */
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
  services.said.info({ order: order.number, refunded, total }, 'refund heard');
  return appendEvents(tx, order, [event], { by: PROVIDER, at: now });
}

/** Money that no order can take goes back: the refund is a job, so that a failing provider is asked again. */
async function sendBack(services: Settling, tx: Db, order: Order, payment: Payment, now: Date) {
  const { reference, total: amount } = payment;
  const noticeId = await tellMakers(services, tx, order.id, 'surplus payment', { reference });
  if (noticeId === undefined) return;
  const received = { kind: 'surplus-received', payload: { amount } } as const;
  await appendEvents(tx, order, [received], { by: PROVIDER, at: now });
  await services.jobs.send(tx, 'refund-payment', { noticeId });
  services.said.warn({ order: order.number }, 'surplus payment arrived, is sent back');
}
