import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BookedOrder, type BookedRefund, monthFigures } from '#domain/admin/month.ts';
import { lineFor } from '#domain/cart/cart-line.ts';
import { discountOn, isAsGood } from '#domain/checkout/discount.ts';
import { quoteOrder } from '#domain/checkout/quote-order.ts';
import { freezeLine } from '#domain/checkout/sold-line.ts';
import { ABROAD, COUNTRIES, type CountryCode } from '#domain/countries.ts';
import type { Customs } from '#domain/customs/consignment.ts';
import { EXAMPLE_ROWS } from '#domain/customs/example-rows.ts';
import { add, type Cents, cents, times, ZERO } from '#domain/money.ts';
import { choicesOf } from '#domain/products/catalogue.ts';
import { PRODUCTS, type Product } from '#domain/products/products.ts';
import {
  allOfIt,
  checkRefund,
  type RefundableOrder,
  type RefundRequest,
  refundable,
} from '#domain/returns/refund.ts';
import { declaredItems } from '#domain/shipping/declare.ts';
import { sessionLines, shippingOption } from '../server/checkout/open-checkout.ts';
import { correctionTotal } from '../server/order-page/correction-paper.ts';
import { invoiceSums } from '../server/order-page/invoice-paper.ts';
import { forAll } from './fixtures/for-all.ts';
import { reportOf } from './fixtures/pickups.ts';
import { runs } from './fixtures/runs.ts';

/** Carts to all countries: quote, session, order, customs, papers and month agree to the cent. */

const CARTS = 1000;
const DAY = '2026-11-24';
const TODAY: Customs = { rows: EXAMPLE_ROWS, gbVatNumber: 'GB123456789', day: DAY };

const STOCK = PRODUCTS.flatMap((product: Product) =>
  choicesOf(product).filter(({ color }) => color === product.colours[0]),
).flatMap((choice) => {
  const line = lineFor(choice);
  return line ? [{ ...line, name: choice.pickupType, sold: freezeLine(line.config, reportOf) }] : [];
});

const anyCart = fc.record({
  drawn: fc.array(
    fc.record({
      of: fc.nat({ max: STOCK.length - 1 }),
      unit: fc.integer({ min: 1, max: 30_000 }),
      quantity: fc.integer({ min: 1, max: 5 }),
      back: fc.nat({ max: 5 }),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  // Half of them leave the EU.
  country: fc.oneof(fc.constantFrom<CountryCode>(...COUNTRIES), fc.constantFrom<CountryCode>(...ABROAD)),
  percent: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 20 })),
});
/** Covers each of the terms, whatever is drawn. */
const one = (country: CountryCode, unit: number, percent = 0): [Cart] => [
  { drawn: [{ of: 0, unit, quantity: 2, back: 1 }], country, percent },
];
const ONE_OF_EACH = [
  one('DE', 12_500, 10),
  one('GB', 6000),
  one('GB', 8000, 10),
  one('GB', 12_500),
  one('US', 12_500, 7),
  one('US', 40_000),
  one('CH', 12_500),
  one('CA', 12_500),
];
type Cart = typeof anyCart extends fc.Arbitrary<infer Drawn> ? Drawn : never;

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

const linesOf = ({ drawn }: Cart) =>
  drawn.flatMap(({ of, unit, quantity }) => {
    const stock = STOCK[of];
    return stock ? [{ ...stock, unit: cents(unit), quantity }] : [];
  });

/** A paid order; undefined if its country is closed to it. */
function sell(cart: Cart) {
  const { country, percent } = cart;
  const lines = linesOf(cart);
  const goods = add(...lines.map(({ unit, quantity }) => times(unit, quantity)));
  const asked = { goods, lines, country, customs: TODAY, percent: percent || null };
  const { listed, terms } = quoteOrder(asked);
  if (terms === 'closed' || quoteOrder({ ...asked, percent: null }).closed) return undefined;
  // The provider's discount, line by line including the duty.
  const taken = sumOf(
    [...lines.map(({ unit, quantity }) => unit * quantity), listed.duty].map((price) =>
      Math.round((price * percent) / 100),
    ),
  );
  const off = cents(Math.min(taken, goods + listed.duty));
  const { quote, record } = quoteOrder(asked, { off });
  return { cart, lines, terms, listed, taken: off, quote, record };
}
type Sale = NonNullable<ReturnType<typeof sell>>;

function bookedAs({ lines, quote }: Sale): BookedOrder {
  const { country, goods, discount, shipping, duty, vat } = quote;
  return {
    number: 'GW-1',
    paid: DAY,
    country,
    vat: { country: vat.country, ratePercent: vat.ratePercent },
    goods: cents(goods - discount),
    shipping: shipping.price,
    duty,
    pickups: sumOf(lines.map(({ quantity }) => quantity)),
  };
}

const refundableAs = ({ lines, quote }: Sale): RefundableOrder => ({
  paid: quote.total,
  refunded: ZERO,
  shipping: quote.shipping.price,
  discount: quote.discount,
  duty: quote.duty,
  lines: lines.map(({ unit, quantity }) => ({ unit, quantity, refundedQuantity: 0 })),
  refundedShipping: ZERO,
});

/** Some goods are returned, then the rest; the amount of each refund and its correction. */
function sendBack(sale: Sale): { amount: Cents; corrected: Cents }[] {
  const order = refundableAs(sale);
  const some = {
    quantities: sale.cart.drawn.map(({ back, quantity }) => Math.min(back, quantity)),
    shipping: ZERO,
    goodwill: ZERO,
    duty: ZERO,
    reason: 'Return',
  };
  const correct = (check: ReturnType<typeof checkRefund>, parts: RefundRequest) => {
    if (!check.ok) throw new Error(check.words.en);
    const { shipping, duty = ZERO, goodwill } = parts;
    const { counted } = check;
    const lines = check.lines.map((amount) => ({ name: '', detail: '', quantity: 1, amount }));
    return { amount: check.amount, corrected: correctionTotal({ lines, shipping, duty, goodwill, counted }) };
  };
  const first = checkRefund(order, some);
  const before = first.ok ? [correct(first, some)] : [];
  const rest = {
    ...order,
    refunded: add(...before.map(({ amount }) => amount)),
    lines: order.lines.map((line, index) => ({
      ...line,
      refundedQuantity: first.ok ? (some.quantities[index] ?? 0) : 0,
    })),
  };
  const can = refundable(rest);
  if (can.atMost === 0) return before;
  const all = { ...some, ...allOfIt(can) };
  return [...before, correct(checkRefund(rest, all), all)];
}

describe('every cent of an order', () => {
  it('is accounted for in quote, session, customs record, invoice, refunds and month, wherever it goes [row D360]', () => {
    const seen = new Set<string>();
    forAll(
      [anyCart],
      (cart) => {
        const sale = sell(cart);
        seen.add(sale?.terms ?? 'closed');
        if (!sale) return;
        const { lines, quote, listed, taken, record } = sale;
        const { goods, shipping, duty, discount, total, vat, country } = quote;
        expect(total).toBe(goods + shipping.price + duty - discount);
        // Goods have their percentage off; the rest of the provider's discount is off the duty.
        expect(discount + listed.duty - duty).toBe(taken);
        expect(isAsGood(discount, discountOn(goods, cart.percent), lines.length + 1)).toBe(true);
        // Duty is not VAT: a prepaid order contains no VAT, and one with VAT prepays nothing.
        if (duty > 0) expect(vat).toEqual({ country: null, ratePercent: 0, contained: 0 });

        const charged = sessionLines(lines, listed.duty, 'en').map(
          ({ quantity = 0, price_data }) => quantity * (price_data?.unit_amount ?? 0),
        );
        const carried = shippingOption(shipping, country).shipping_rate_data?.fixed_amount?.amount ?? 0;
        expect(sumOf(charged) + carried - taken).toBe(total);

        if (record) {
          expect(record.terms).toBe(sale.terms);
          expect(record.value + discount).toBe(goods);
          expect(record.duty).toBe(duty);
          expect(sumOf(record.lines.map((line) => line.value))).toBe(record.value);
          const items = declaredItems(record, [], cents(goods - discount));
          expect(sumOf(items.map(({ value }) => value))).toBe(record.value);
          expect(sumOf(record.lines.map((line) => line.duty))).toBe(record.duty);
        }

        const invoice = invoiceSums({ lines, shipping, duty, discount, vat });
        expect(invoice).toMatchObject({ goods, total, tax: vat.contained });
        expect(invoice.net + invoice.tax).toBe(total);

        const order = bookedAs(sale);
        const sold = monthFigures('2026-11', [order], []).all;
        expect(sold).toMatchObject({ gross: total, vat: vat.contained, net: total - vat.contained });
        expect(sold.goods + sold.shipping + sold.duty).toBe(total);

        const refunds: BookedRefund[] = [];
        for (const { amount, corrected } of sendBack(sale)) {
          expect(corrected).toBe(-amount);
          const before = add(...refunds.map((each) => each.amount));
          refunds.push({ order, on: DAY, amount, before, reason: 'Return' });
        }
        expect(sumOf(refunds.map(({ amount }) => amount))).toBe(total);
        expect(monthFigures('2026-11', [order], refunds).all).toMatchObject({ gross: 0, vat: 0, net: 0 });
      },
      { numRuns: runs(CARTS), examples: ONE_OF_EACH },
    );
    expect([...seen].sort()).toEqual([
      'at home',
      'closed',
      'duty prepaid',
      'paid at the door',
      'vat contained',
    ]);
  });
});
