import { eq } from 'drizzle-orm';
import { dayOf } from '#domain/calendar/day.ts';
import { checkCode, readCode, UNKNOWN_CODE } from '#domain/checkout/code.ts';
import { discountOn, splitDiscount, withDiscount } from '#domain/checkout/discount.ts';
import { quoteGoods } from '#domain/checkout/quote.ts';
import { isAbroad } from '#domain/customs/consignment.ts';
import { add, type Cents } from '#domain/money.ts';
import { linesToDeclare, readCustoms } from '../customs/index.ts';
import { keepAside, linesOf, lockOrder, type Order } from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { orders } from '../platform/db/schema.ts';
import { discountCodes } from '../platform/db/workshop-schema.ts';
import { consume, type RateLimit } from '../platform/limits/rate-limit.ts';
import { done, type Outcome, problem } from '../platform/outcome/problem.ts';
import { promptly, soon } from '../platform/payments/promptly.ts';
import { readPayment } from '../platform/payments/read-payment.ts';
import type { Services } from '../platform/services.ts';
import { type CodeRow, codeOf, holderOf, letGo } from '../prices/index.ts';
import { chargesFor } from './charges.ts';
import { settlePayment } from './settle-payment.ts';

/** Nobody has as many codes; and of 39 bits nobody guesses one at that pace. */
const LIMIT: RateLimit = { points: 12, seconds: 900 };

const UNKNOWN_CHECKOUT = problem(404, 'This checkout is not known. Please start again from your cart.');
const OVER = problem(410, 'This checkout has ended. Please start again from your cart.');

/** An open checkout by its session; wallets pay at once and have none. */
export async function openOrder({ db }: Services, reference: string): Promise<Outcome<Order>> {
  if (!reference.startsWith('cs_')) return UNKNOWN_CHECKOUT;
  const [order] = await db.select().from(orders).where(eq(orders.paymentReference, reference));
  if (!order) return UNKNOWN_CHECKOUT;
  return order.state === 'awaiting payment' ? done(order) : OVER;
}

interface CodeAsked {
  readonly checkoutSessionId: string;
  /** As it was typed. */
  readonly code: string;
  /** An earlier checkout of the same shopper that holds the code. */
  readonly formerSessionId?: string | undefined;
}

/** A code that an order now holds, with the key that the payment provider takes for it. */
interface CodeTaken {
  readonly key: string;
  readonly percent: number;
  readonly isPersonal: boolean;
  readonly discount: Cents;
  readonly total: Cents;
}

/**
 * Puts a code on the order of an open checkout, which holds it from then on: of two at once one has it. The answer holds
 * the key under which the provider knows the code; the browser hands it to the provider, whose figures count in the end
 * (`redeem-code.ts`).
 */
export async function putCode(
  services: Services,
  { checkoutSessionId, code: typed, formerSessionId }: CodeAsked,
  client: string,
): Promise<Outcome<CodeTaken>> {
  const { db, signing, now } = services;
  if (!(await consume(db, `codes ${signing.keyedHash('client', client)}`, LIMIT, now())))
    return problem(429, 'Those were many codes. Please wait a quarter of an hour and try again.');
  const opened = await openOrder(services, checkoutSessionId);
  if (!opened.ok) return opened;
  const spelled = readCode(typed);
  const [row] = spelled ? await db.select().from(discountCodes).where(eq(discountCodes.code, spelled)) : [];
  if (!row) return problem(422, UNKNOWN_CODE);

  const until = soon();
  const email = row.email === null ? done(undefined) : await emailOf(services, checkoutSessionId, until);
  if (!email.ok) return email;
  if (formerSessionId !== undefined) await closeFormer(services, row, opened.value, formerSessionId, until);
  return db.transaction((tx) => take(services, tx, row.id, opened.value.id, email.value));
}

/** The address that the confirmation will go to, as the provider has it: what is paid with counts, not what is said. */
async function emailOf(
  { stripe, log }: Services,
  reference: string,
  until: number,
): Promise<Outcome<string | undefined>> {
  try {
    return done((await readPayment(stripe, reference, { until }))?.email);
  } catch (error) {
    log.warn({ err: error }, 'address of a checkout not read');
    return problem(503, 'The code could not be checked just now. Please try again in a moment.');
  }
}

/** Whoever loads the page anew has a new checkout: the one before, which holds their code, is ended for good. */
async function closeFormer(
  services: Services,
  row: CodeRow,
  order: Order,
  former: string,
  until: number,
): Promise<void> {
  const holder = await holderOf(services.db, row);
  if (holder?.state !== 'awaiting payment' || holder.id === order.id || holder.paymentReference !== former)
    return;
  const { stripe, log } = services;
  // It may have been paid, or have ended, this very moment: what is true of it is read next.
  await promptly((options) => stripe.checkout.sessions.expire(former, {}, options), until).catch(
    (error: unknown) => log.debug({ err: error, order: holder.id }, 'former checkout not closed'),
  );
  await settlePayment(services, former, { until }).catch((error: unknown) => {
    log.warn({ err: error, order: holder.id }, 'former checkout not settled');
  });
}

/** Less is paid for goods that go abroad: other terms may hold for them, or none. */
async function chargesAfter(services: Services, tx: Db, order: Order, off: Cents) {
  const lines = linesToDeclare(await linesOf(tx, order.id));
  const customs = await readCustoms({ ...services, db: tx, now: () => order.createdAt });
  return chargesFor(order.shippingCountry, lines, splitDiscount(off, order).goods, customs);
}

async function take(
  services: Services,
  tx: Db,
  codeId: string,
  orderId: string,
  email: string | undefined,
): Promise<Outcome<CodeTaken>> {
  const { now, log } = services;
  // Always the order before its code, as settlement does.
  const order = await lockOrder(tx, orderId);
  if (order?.state !== 'awaiting payment') return OVER;
  const [row] = await tx.select().from(discountCodes).where(eq(discountCodes.id, codeId)).for('update');
  if (!row) return problem(422, UNKNOWN_CODE);
  const code = codeOf(row, await holderOf(tx, row), now());
  const check = checkCode(code, { today: dayOf(now()), email, order: orderId });
  if (!check.ok) return problem(422, check.words);
  if (row.providerReference === null)
    return problem(503, 'This code is not ready yet. Please try again in a few minutes.');

  const { percent } = check;
  const { goods, shippingCountry, shipping, duty } = order;
  const off = discountOn(add(goods, duty), percent);
  const charges = isAbroad(shippingCountry) ? await chargesAfter(services, tx, order, off) : undefined;
  if (charges?.ok === false) return charges;
  await letGo(tx, orderId, codeId);
  await tx.update(discountCodes).set({ orderId }).where(eq(discountCodes.id, codeId));
  const agreed = { shipping, duty, vat: charges?.value.vat };
  const quoted = withDiscount(quoteGoods(goods, shippingCountry, agreed), off, percent);
  const { discount, total } = quoted;
  await keepAside(tx, eq(orders.id, orderId), { discount, discountPercent: percent, total });
  log.info({ order: order.number, code: codeId }, 'code on an order');
  return done({ key: row.providerKey, percent, isPersonal: row.email !== null, discount, total });
}
