import { and, eq, inArray } from 'drizzle-orm';
import type * as z from 'zod';
import { dayOf } from '#domain/calendar/day.ts';
import { type buyerDetailsSchema, readBuyerDetails } from '#domain/checkout/buyer-details.ts';
import { CODE_REFUSALS } from '#domain/checkout/code.messages.ts';
import { checkCode, codesIn } from '#domain/checkout/code.ts';
import { quoteOrder } from '#domain/checkout/quote-order.ts';
import { closedWords } from '#domain/customs/consignment.messages.ts';
import type { Language } from '#domain/languages.ts';
import { add, type Cents, ZERO } from '#domain/money.ts';
import { linesToDeclare, readCustoms } from '../customs/index.ts';
import { keepAside, linesOf, lockOrder, type Order } from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { orders } from '../platform/db/schema/orders.ts';
import { discountCodes } from '../platform/db/schema/shopfront.ts';
import { consume, type RateLimit } from '../platform/limits/rate-limit.ts';
import { done, type Outcome, problem } from '../platform/outcome/problem.ts';
import { promptly, soon } from '../platform/payments/promptly.ts';
import { readPayment } from '../platform/payments/read-payment.ts';
import type { Services } from '../platform/services.ts';
import { codeOf, hasCode, usesOf } from '../shopfront/index.ts';
import type { Asker } from './asker.ts';
import { CHECKOUT_REFUSALS } from './refusals.messages.ts';
import { settlePayment } from './settle-payment.ts';

/** More codes than anybody has; at this pace nobody guesses 39 bits. A word chosen by the makers is public anyway. */
const LIMIT: RateLimit = { points: 12, seconds: 900 };

/** An open checkout by its session. Wallets pay at once and have none. */
async function openOrderForCode(
  { db }: Services,
  reference: string,
  { language, began }: Pick<Asker, 'language' | 'began'>,
): Promise<Outcome<Order>> {
  const { unknown, ended } = CHECKOUT_REFUSALS[language];
  if (!reference.startsWith('cs_')) return problem(404, unknown);
  const [order] = await db.select().from(orders).where(eq(orders.paymentReference, reference));
  if (!order || !began(order.id)) return problem(404, unknown);
  return order.state === 'awaiting payment' ? done(order) : problem(410, ended);
}

interface CodeAsked {
  readonly checkoutSessionId: string;
  readonly code: string;
  /** An earlier checkout of the same shopper that uses the code. */
  readonly formerSessionId?: string | undefined;
}

/**
 * Puts a code on the order of an open checkout and reserves one use; of two that race for the last use, one wins. Returns
 * the provider's key of the code, which the browser passes to the provider, whose figures apply in the end
 * (`redeem-code.ts`).
 */
export async function putCode(
  services: Services,
  { checkoutSessionId, code: typed, formerSessionId }: CodeAsked,
  asker: Asker,
) {
  const { client, language, began } = asker;
  const refusals = CHECKOUT_REFUSALS[language];
  const { db, signing, now } = services;
  if (!(await consume(db, `codes ${signing.keyedHash('client', client)}`, LIMIT, now())))
    return problem(429, refusals.manyCodes);
  const opened = await openOrderForCode(services, checkoutSessionId, asker);
  if (!opened.ok) return opened;
  const [row] = await db
    .select()
    .from(discountCodes)
    .where(inArray(discountCodes.code, codesIn(typed)));
  if (!row) return problem(422, CODE_REFUSALS[language].unknown);

  const until = soon(services);
  const email =
    row.email === null ? done(undefined) : await emailOf(services, checkoutSessionId, until, language);
  if (!email.ok) return email;
  if (formerSessionId !== undefined)
    await closeFormer(services, row.id, { order: opened.value, former: formerSessionId, began }, until);
  return db.transaction((tx) =>
    take(services, tx, { codeId: row.id, orderId: opened.value.id, email: email.value, language }),
  );
}

/** The address for the confirmation, from the provider, because the browser could claim another one. */
async function emailOf(
  { stripe, log }: Services,
  reference: string,
  until: number,
  language: Language,
): Promise<Outcome<string | undefined>> {
  try {
    return done((await readPayment(stripe, reference, { until }))?.email);
  } catch (error) {
    log.warn({ err: error }, 'address of a checkout not read');
    return problem(503, CHECKOUT_REFUSALS[language].codeUnchecked);
  }
}

/** Reloading the page opens a new checkout: end the previous one, which still reserves the code. */
async function closeFormer(
  services: Services,
  codeId: string,
  { order, former, began }: { readonly order: Order; readonly former: string } & Pick<Asker, 'began'>,
  until: number,
): Promise<void> {
  const [holder] = await services.db
    .select({ id: orders.id, state: orders.state })
    .from(orders)
    .innerJoin(discountCodes, hasCode)
    .where(and(eq(orders.paymentReference, former), eq(discountCodes.id, codeId)));
  if (holder?.state !== 'awaiting payment' || holder.id === order.id || !began(holder.id)) return;
  const { stripe, log } = services;
  // It may have been paid, or have ended, right now: read its state next.
  await promptly((options) => stripe.checkout.sessions.expire(former, {}, options), until).catch(
    (error: unknown) => log.debug({ err: error, order: holder.id }, 'former checkout not closed'),
  );
  await settlePayment(services, former, { until }).catch((error: unknown) => {
    log.warn({ err: error, order: holder.id }, 'former checkout not settled');
  });
}

async function take(
  services: Services,
  tx: Db,
  {
    codeId,
    orderId,
    email,
    language,
  }: {
    readonly codeId: string;
    readonly orderId: string;
    readonly email: string | undefined;
    readonly language: Language;
  },
) {
  const refusals = CHECKOUT_REFUSALS[language];
  const { now, log } = services;
  // Locks the order before its code, as settlement does.
  const order = await lockOrder(tx, orderId);
  if (order?.state !== 'awaiting payment') return problem(410, refusals.ended);
  const [row] = await tx.select().from(discountCodes).where(eq(discountCodes.id, codeId)).for('update');
  if (!row) return problem(422, CODE_REFUSALS[language].unknown);
  const code = codeOf(row, await usesOf(tx, codeId, orderId), now());
  const { goods, shippingCountry, shipping, duty } = order;
  const check = checkCode(code, { today: dayOf(now()), email, goods, language });
  if (!check.ok) return problem(422, check.words);
  if (row.providerReference === null) return problem(503, refusals.codeNotReady);

  const { percent } = check;
  // The discount lowers the value of exported goods, so other import rules may apply.
  const shipment = {
    goods,
    country: shippingCountry,
    lines: linesToDeclare(await linesOf(tx, order.id)),
    customs: await readCustoms({ ...services, db: tx, now: () => order.createdAt }),
    percent,
  };
  const { closed, listed, quote } = quoteOrder(shipment, { shipping, duty });
  if (closed) return problem(422, closedWords(closed, language));
  const { discount, total } = quote;
  await keepAside(tx, eq(orders.id, orderId), {
    discount: listed.off,
    discountPercent: percent,
    codeId,
    total,
  });
  log.info({ order: order.number, code: codeId }, 'code on an order');
  return done({ key: row.providerKey, percent, isPersonal: row.email !== null, discount, total });
}

/** Removes the code from the order of an open checkout and frees its use. */
export async function dropCode(
  services: Services,
  { checkoutSessionId }: { readonly checkoutSessionId: string },
  asker: Asker,
): Promise<Outcome<{ total: Cents }>> {
  const opened = await openOrderForCode(services, checkoutSessionId, asker);
  if (!opened.ok) return opened;
  return services.db.transaction(async (tx) => {
    const order = await lockOrder(tx, opened.value.id);
    // Paid meanwhile, with or without the code.
    if (order?.state !== 'awaiting payment') return done({ total: opened.value.total });
    const total = add(order.goods, order.shipping, order.duty);
    await keepAside(tx, eq(orders.id, order.id), {
      discount: ZERO,
      discountPercent: null,
      codeId: null,
      total,
    });
    return done({ total });
  });
}

/**
 * Stores the buyer's details beside the shipping address on the order; the provider does not need them. Sent on each
 * submit of the form; the latest values apply.
 */
export async function keepBuyerDetails(
  services: Services,
  {
    checkoutSessionId,
    details,
  }: { readonly checkoutSessionId: string; readonly details: z.output<typeof buyerDetailsSchema> },
  asker: Asker,
): Promise<Outcome<{ kept: boolean }>> {
  const refusals = CHECKOUT_REFUSALS[asker.language];
  const read = readBuyerDetails(details);
  if ('missing' in read) return problem(422, refusals.checkInvoice(read.missing));
  const { invoice: invoiceTo, ...rest } = read;
  const opened = await openOrderForCode(services, checkoutSessionId, asker);
  if (!opened.ok) return opened;
  const open = and(eq(orders.id, opened.value.id), eq(orders.state, 'awaiting payment'));
  const updated = await keepAside(services.db, open, { ...rest, invoiceTo });
  return updated.length > 0 ? done({ kept: true }) : problem(410, refusals.ended);
}
