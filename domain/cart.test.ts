import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addLine,
  type Cart,
  countPieces,
  deleteLine,
  EMPTY_CART,
  lineId,
  readCart,
  removeOne,
  setQuantity,
} from './cart.ts';
import { type CartLine, describeLine, goodsTotal, lineFor, MAX_QUANTITY } from './cart-line.ts';
import { bundlesOf, flavorsOf } from './catalogue.ts';
import { SEED_PRICES } from './price-list.ts';
import { PRODUCTS, type Product } from './products.ts';

const lines: CartLine[] = (PRODUCTS as readonly Product[]).flatMap((product) =>
  flavorsOf(product).flatMap((pickupFlavor) =>
    bundlesOf(product).flatMap((bundleType) =>
      product.colours.flatMap((color) => {
        const line = lineFor({ pickupType: product.type, pickupFlavor, bundleType, color }, 1, 0);
        return line ? [line] : [];
      }),
    ),
  ),
);
const anyLine = fc
  .tuple(fc.constantFrom(...lines), fc.integer({ min: 1, max: MAX_QUANTITY }))
  .map(([line, quantity]) => ({ ...line, quantity }));
const filled = (added: CartLine[]): Cart =>
  added.reduce<Cart>((cart, line) => addLine(cart, line).cart, EMPTY_CART);

describe('cart', () => {
  it('merges equal configurations whatever the order of their keys, and appends others', () => {
    const [first, second] = lines as [CartLine, CartLine];
    const shuffled = {
      ...first,
      config: Object.fromEntries(Object.entries(first.config).reverse()) as typeof first.config,
    };
    expect(filled([first, shuffled])).toHaveLength(1);
    expect(filled([first, shuffled])[0]?.quantity).toBe(2);
    expect(filled([first, second])).toHaveLength(2);
  });

  it('holds five pieces a line and says when some were left out', () => {
    const [line] = lines as [CartLine];
    const four = addLine(EMPTY_CART, { ...line, quantity: 4 });
    expect(four.capped).toBe(false);
    expect(addLine(four.cart, { ...line, quantity: 1 })).toMatchObject({
      capped: false,
      cart: [{ quantity: 5 }],
    });
    expect(addLine(four.cart, { ...line, quantity: 2 })).toMatchObject({
      capped: true,
      cart: [{ quantity: 5 }],
    });
  });

  it('removes one piece, and the line with the last one', () => {
    const [line] = lines as [CartLine];
    const two = filled([line, line]);
    const one = removeOne(two, line);
    expect(countPieces(one)).toBe(1);
    expect(removeOne(one, line)).toEqual([]);
    expect(removeOne([], line)).toEqual([]);
  });

  it('keeps its rules under any sequence of operations', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('add', 'set', 'remove', 'delete'), anyLine), { maxLength: 60 }),
        (steps) => {
          let cart: Cart = EMPTY_CART;
          for (const [step, line] of steps) {
            const before = cart;
            if (step === 'add') cart = addLine(cart, line).cart;
            if (step === 'set') cart = setQuantity(cart, line, line.quantity);
            if (step === 'remove') cart = removeOne(cart, line);
            if (step === 'delete') cart = deleteLine(cart, line);
            if (step === 'remove') expect(countPieces(before) - countPieces(cart)).toBeLessThanOrEqual(1);
          }
          expect(new Set(cart.map(lineId)).size).toBe(cart.length);
          for (const { quantity } of cart) expect([1, 2, 3, 4, 5]).toContain(quantity);
          expect(readCart(JSON.parse(JSON.stringify(cart)))).toEqual({ cart, lost: 0 });
          const total = goodsTotal(cart, SEED_PRICES);
          expect(total).toBe(
            cart.reduce((sum, line) => sum + SEED_PRICES[line.lookupKey] * line.quantity, 0),
          );
        },
      ),
    );
  });
});

describe('a stored cart', () => {
  it('loses only its bad lines', () => {
    const [good] = lines as [CartLine];
    const hostile: unknown[] = [
      null,
      'x',
      { ...good, quantity: 0 },
      { ...good, quantity: 6 },
      { ...good, quantity: 1.5 },
      { ...good, quantity: '2' },
      { ...good, lookupKey: 'cover_none' },
      { ...good, lookupKey: '__proto__' },
      { ...good, config: { ...good.config, color: 'green' } },
      { ...good, config: { ...good.config, bundleType: 'MIDDLE' } },
      { ...good, config: undefined },
      [],
    ];
    expect(readCart([...hostile, good])).toEqual({ cart: [good], lost: hostile.length });
  });

  it('believes neither names nor pictures nor prices', () => {
    const [good] = lines as [CartLine];
    const { cart } = readCart([
      { ...good, name: '<b>free</b>', path: 'javascript:alert(1)', imagePath: '//evil', price: -5 },
    ]);
    expect(cart).toEqual([good]);
  });

  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(readCart(value).cart.length).toBeLessThanOrEqual(40);
        expect(readCart([value]).cart).toEqual([]);
      }),
    );
  });

  it('reads colours in their old spelling', () => {
    const line = lines.find(({ config }) => config.color === 'zebra-black-cream') as CartLine;
    const old = { ...line, config: { ...line.config, color: 'zebra black-cream' } };
    expect(readCart([old]).cart).toEqual([line]);
    expect(describeLine(line).map(({ value }) => value)).toContain('Zebra Black/Cream');
  });
});
