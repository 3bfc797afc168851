import { and, eq, sql } from 'drizzle-orm';
import { quoteGoods } from '#domain/checkout/quote.ts';
import { type CountryCode, isCountry } from '#domain/countries.ts';
import { type Cents, cents } from '#domain/money.ts';
import { postalCodeFault, tidyPostalCode } from '#domain/shipping/address-rules.ts';
import { missingPart, type Recipient } from '#domain/shipping/postal-address.ts';
import { keepingAside } from '../orders/index.ts';
import { statement } from '../platform/db/retried.ts';
import { orderLines, orders } from '../platform/db/schema.ts';
import { done, type Outcome, problem } from '../platform/outcome/problem.ts';
import { writeAddress } from '../platform/payments/postal-address.ts';
import { isRefused, promptly, soon } from '../platform/payments/promptly.ts';
import { readPayment } from '../platform/payments/read-payment.ts';
import type { Services } from '../platform/services.ts';
import { shippingOption } from './open-checkout.ts';

const ENDED = 'This checkout has ended. Please start again from your cart.';

interface ShippingAsked {
  readonly checkoutSessionId: string;
  readonly shippingDetails: Recipient;
}

/** What shipping comes to: fee and total in cents, and within how many work days a parcel is there. */
interface ShippingAnswer {
  readonly country: CountryCode;
  readonly shipping: Cents;
  readonly total: Cents;
  readonly workDays: [number, number];
}

/**
 * Sets the address and the shipping price of an open checkout. Only the server may: the session was opened so.
 * The provider is told first; should the row's update be lost, settlement reads the truth from the provider.
 */
export async function calculateShipping(
  { db, stripe, log }: Services,
  { checkoutSessionId: sessionId, shippingDetails: { name, address: sent } }: ShippingAsked,
): Promise<Outcome<ShippingAnswer>> {
  const { country } = sent;
  if (!isCountry(country)) {
    return problem(
      422,
      'We ship to the EU, Switzerland, the United Kingdom, the United States and Canada only.',
    );
  }
  const missing = missingPart({ name, address: sent }, country);
  if (missing) return problem(422, `Please check the ${missing}.`);
  const misspelled = postalCodeFault(sent.postal_code, country);
  if (misspelled) return problem(422, misspelled);
  const address = { ...sent, postal_code: tidyPostalCode(sent.postal_code, country) };
  const [order] = await db.select().from(orders).where(eq(orders.paymentReference, sessionId));
  if (!order) return problem(404, 'This checkout is not known. Please start again from your cart.');
  if (order.state !== 'awaiting payment') return problem(410, ENDED);
  const { shipping, total: gross, vat } = quoteGoods(order.goods, country);
  const until = soon();
  try {
    const params = {
      collected_information: { shipping_details: { name, address: writeAddress(address) } },
      shipping_options: [shippingOption(shipping, country)],
    };
    await promptly((options) => stripe.checkout.sessions.update(sessionId, params, options), until);
  } catch (error) {
    log.warn({ err: error, order: order.number }, 'shipping not updated');
    if (!isRefused(error))
      return problem(503, 'Shipping could not be worked out just now. Please try again in a moment.');
    // It may be over for the provider before it is for us: our clock is behind, or its word has not come yet.
    const payment = await readPayment(stripe, sessionId, { until }).catch(() => undefined);
    if (payment && payment.status !== 'open') return problem(410, ENDED);
    return problem(409, 'Shipping could not be calculated. Please check the address and try again.');
  }
  // One statement: its lines follow where the order is still open, and nowhere else.
  const kept = db.$with('kept').as(
    keepingAside(db, and(eq(orders.id, order.id), eq(orders.state, 'awaiting payment')), {
      shippingCountry: country,
      shipping: shipping.price,
      // A code may have come onto the order meanwhile: what it takes off is that of the row.
      total: sql`${gross} - ${orders.discount}`,
    }),
  );
  const [updated] = await statement(() =>
    db
      .with(kept)
      .update(orderLines)
      .set({ vatCountry: vat.country, vatRatePercent: vat.ratePercent })
      .from(kept)
      .where(eq(orderLines.orderId, kept.id))
      .returning({ total: kept.total }),
  );
  const total = updated?.total ?? cents(gross - order.discount);
  return done({ country, shipping: shipping.price, total, workDays: [...shipping.workDays] });
}
