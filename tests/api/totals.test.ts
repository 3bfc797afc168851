import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addLine, type Cart, EMPTY_CART } from '#domain/cart/cart.ts';
import { lineFor, writeLine } from '#domain/cart/cart-line.ts';
import { quote } from '#domain/checkout/quote.ts';
import { add, cents, fromEuro, ZERO } from '#domain/money.ts';
import { isLookupKey, type PriceList } from '#domain/prices/price-list.ts';
import { bundlesOf, flavorsOf } from '#domain/products/catalogue.ts';
import { PRODUCTS, type Product } from '#domain/products/products.ts';
import { orderLines, orders } from '../../server/platform/db/schema.ts';
import { ADDRESSES } from '../fixtures/addresses.ts';
import { amongRetries } from '../fixtures/failing-transactions.ts';
import { openFileShop } from '../fixtures/file-shop.ts';
import { runs } from '../fixtures/runs.ts';

/** A difference between a server and the embedded database would affect every cart. */
const CARTS = amongRetries(20);

const shop = await openFileShop();

const anyLine = fc.constantFrom<Product>(...PRODUCTS).chain((product) =>
  fc
    .record({
      pickupFlavor: fc.constantFrom(...flavorsOf(product)),
      bundleType: fc.constantFrom(...bundlesOf(product)),
      color: fc.constantFrom(...product.colours),
      quantity: fc.integer({ min: 1, max: 5 }),
      price: fc.integer({ min: 0, max: 100_000 }).map(cents),
    })
    .map(({ quantity, price, ...choice }) =>
      lineFor({ ...choice, pickupType: product.type }, quantity, price),
    ),
);
/** Large and small carts; customs limits are among these. */
const anyCart = fc
  .oneof(
    fc.array(anyLine, { minLength: 1, maxLength: 12 }),
    fc.array(
      anyLine.map((line): ReturnType<typeof lineFor> => line && { ...line, quantity: 1 }),
      { minLength: 1, maxLength: 3 },
    ),
  )
  .map((lines) => lines.reduce<Cart>((cart, line) => (line ? addLine(cart, line).cart : cart), EMPTY_CART));

const COUNTRIES = ['DE', 'US', 'GB', 'CH', 'CA'] as const;
/** By the initial rows of the shop. */
const dutyOn = (amount: number) => cents(Math.round(amount / 10));
const dollarsOf = (goods: number) => Math.round(goods * 1.16) / 100;
const poundsOf = (goods: number) => Math.round(goods * 0.87) / 100;

async function pricesShown(): Promise<PriceList> {
  const { body } = await shop.get('/api/shop/prices');
  const entries = Object.entries((body as { data: Record<string, number> }).data);
  return Object.fromEntries(
    entries.flatMap(([key, euro]) => (isLookupKey(key) ? [[key, fromEuro(euro)]] : [])),
  );
}

describe('totals', () => {
  it('are the same in the cart, in the payment session and in the order, for any lines', async () => {
    const prices = await pricesShown();
    await fc.assert(
      fc.asyncProperty(anyCart, fc.constantFrom(...COUNTRIES), async (cart, asked) => {
        const atHome = quote(cart, prices, 'DE');
        if (!atHome.ok) throw new Error('no price');
        const { goods } = atHome;
        // Orders above $800 cannot be sent to the States and stay as they were opened.
        const isTaken = asked !== 'US' || dollarsOf(goods) <= 800;
        const country = isTaken ? asked : 'DE';
        const duty =
          country === 'US' ? add(...atHome.lines.map((line) => dutyOn(line.unit * line.quantity))) : ZERO;
        const quoted = quote(cart, prices, country, { duty });
        if (!quoted.ok) throw new Error('no price');
        const { total: shown } = quoted;

        const { sessionId } = await shop.checkout(cart.map(writeLine));
        if (asked !== 'DE') {
          const details = { checkoutSessionId: sessionId, shippingDetails: ADDRESSES[asked] };
          const { status, body } = await shop.post('/api/shop/calculate-shipping', details);
          expect(status, JSON.stringify(body)).toBe(isTaken ? 200 : 422);
        }
        const session = await shop.services.stripe.checkout.sessions.retrieve(sessionId);
        const [order] = await shop.database.db
          .select()
          .from(orders)
          .where(eq(orders.paymentReference, sessionId));
        const lines = await shop.database.db
          .select()
          .from(orderLines)
          .where(eq(orderLines.orderId, order?.id ?? ''));

        expect(session.amount_total).toBe(shown);
        expect(order).toMatchObject({ total: shown, duty });
        const tax = country === 'GB' && poundsOf(goods) <= 135 ? 'GB' : country === 'DE' ? 'DE' : null;
        expect(new Set(lines.map(({ vatCountry }) => vatCountry))).toEqual(new Set([tax]));
        expect(lines.reduce((sum, { unit, quantity }) => sum + unit * quantity, 0)).toBe(goods);
      }),
      // Each run opens a checkout and sets an address.
      { numRuns: runs(CARTS, { slow: 100 }) },
    );
  });
});
