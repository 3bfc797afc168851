import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itForAll } from '../../tests/fixtures/for-all.ts';
import { quote } from '../checkout/quote.ts';
import { SEED_PRICES } from '../prices/price-list.ts';
import { choicesOf } from '../products/catalogue.ts';
import { PRODUCTS } from '../products/products.ts';
import {
  addLine,
  type Cart,
  countUnits,
  deleteLine,
  EMPTY_CART,
  lineId,
  MAX_LINES,
  putBack,
  readCart,
  readSaved,
  removeOne,
  setQuantity,
} from './cart.ts';
import { type CartLine, describeLine, lineFor } from './cart-line.ts';
import { MAX_QUANTITY } from './quantity.ts';

const lines: CartLine[] = PRODUCTS.flatMap(choicesOf)
  .flatMap((choice) => [choice, { ...choice, wound: 'reverse' as const }])
  .flatMap((choice) => lineFor(choice) ?? []);
const anyLine = fc
  .tuple(fc.constantFrom(...lines), fc.integer({ min: 1, max: MAX_QUANTITY }))
  .map(([line, quantity]) => ({ ...line, quantity }));
const filled = (added: CartLine[]): Cart =>
  added.reduce<Cart>((cart, line) => addLine(cart, line).cart, EMPTY_CART);

describe('an undone deletion', () => {
  itForAll([fc.array(anyLine, { minLength: 1, maxLength: 12 }), fc.nat()])(
    'restores the cart, at every position of the line',
    (added, at) => {
      const cart = filled(added);
      const index = at % cart.length;
      const line = cart[index] as CartLine;
      expect(putBack(deleteLine(cart, line), line, index)).toEqual({ type: 'added', cart });
    },
  );

  it('merges with a line that was added again, up to five pieces, and never duplicates it', () => {
    const [first, second] = lines as [CartLine, CartLine];
    const again = filled([second, { ...first, quantity: 2 }]);
    expect(putBack(again, { ...first, quantity: 2 }, 0)).toMatchObject({
      type: 'added',
      cart: [{ quantity: 1 }, { quantity: 4 }],
    });
    expect(putBack(again, { ...first, quantity: 4 }, 0)).toMatchObject({ type: 'capped', added: 3 });
  });

  it('goes to the end of a shorter cart, and not into a full one', () => {
    const [first, second] = lines as [CartLine, CartLine];
    expect(putBack([second], first, 7).cart).toEqual([second, first]);
    const full = filled(lines.slice(1, MAX_LINES + 1));
    expect(putBack(full, first, 0)).toEqual({ type: 'full', cart: full });
  });
});

describe('cart', () => {
  it('merges equal configurations in any order of keys, and appends others [row 226]', () => {
    const [first, second] = lines as [CartLine, CartLine];
    const shuffled = {
      ...first,
      config: Object.fromEntries(Object.entries(first.config).reverse()) as typeof first.config,
    };
    expect(filled([first, shuffled])).toHaveLength(1);
    expect(filled([first, shuffled])[0]?.quantity).toBe(2);
    expect(filled([first, second])).toHaveLength(2);
  });

  it('keeps at most five pieces per line and says how many were added (decision 26) [row 227]', () => {
    const [line] = lines as [CartLine];
    const four = addLine(EMPTY_CART, { ...line, quantity: 4 });
    expect(four).toMatchObject({ type: 'added', cart: [{ quantity: 4 }] });
    expect(addLine(four.cart, line)).toMatchObject({ type: 'added', cart: [{ quantity: 5 }] });
    const five = addLine(four.cart, { ...line, quantity: 3 });
    expect(five).toMatchObject({ type: 'capped', added: 1, wanted: 3, cart: [{ quantity: 5 }] });
    expect(addLine(five.cart, line)).toMatchObject({ type: 'capped', added: 0, wanted: 1 });
    expect(addLine(EMPTY_CART, { ...line, quantity: 7 })).toMatchObject({ type: 'capped', added: 5 });
  });

  it('refuses the 41st line, and still increases the other 40 (decision 26) [rows 228, D26]', () => {
    const forty = filled(lines.slice(0, MAX_LINES));
    const [first, next] = [lines[0], lines[MAX_LINES]] as [CartLine, CartLine];
    expect(addLine(forty, next)).toEqual({ type: 'full', cart: forty });
    expect(addLine(forty, first)).toMatchObject({ type: 'added' });
    expect(addLine(deleteLine(forty, first), next).cart).toHaveLength(MAX_LINES);
  });

  it('removes one piece, and removes the line with its last piece [row 230]', () => {
    const [line] = lines as [CartLine];
    const two = filled([line, line]);
    const one = removeOne(two, line);
    expect(countUnits(one)).toBe(1);
    expect(removeOne(one, line)).toEqual([]);
    expect(removeOne([], line)).toEqual([]);
  });

  itForAll([
    fc.array(fc.tuple(fc.constantFrom('add', 'set', 'remove', 'delete'), anyLine), { maxLength: 60 }),
  ])('keeps its rules in any sequence of operations', (steps) => {
    let cart: Cart = EMPTY_CART;
    for (const [step, line] of steps) {
      const before = cart;
      if (step === 'add') cart = addLine(cart, line).cart;
      if (step === 'set') cart = setQuantity(cart, line, line.quantity);
      if (step === 'remove') cart = removeOne(cart, line);
      if (step === 'delete') cart = deleteLine(cart, line);
      if (step === 'remove') expect(countUnits(before) - countUnits(cart)).toBeLessThanOrEqual(1);
    }
    expect(new Set(cart.map(lineId)).size).toBe(cart.length);
    for (const { quantity } of cart) expect([1, 2, 3, 4, 5]).toContain(quantity);
    expect(readCart(JSON.parse(JSON.stringify(cart)))).toEqual({ cart, lost: 0, over: 0 });
    expect(quote(cart, SEED_PRICES)).toHaveProperty(
      'goods',
      cart.reduce((sum, line) => sum + SEED_PRICES[line.lookupKey] * line.quantity, 0),
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
    expect(readCart([...hostile, good])).toEqual({
      cart: [good],
      lost: hostile.length,
      over: 0,
    });
  });

  it('ignores stored names, pictures and prices', () => {
    const [good] = lines as [CartLine];
    const { cart } = readCart([
      { ...good, name: '<b>free</b>', path: 'javascript:alert(1)', imagePath: '//evil', price: -5 },
    ]);
    expect(cart).toEqual([good]);
  });

  itForAll([fc.anything()])('never throws, for any value', (value) => {
    expect(readCart(value).cart).toEqual([]);
    expect(readCart([value]).cart).toEqual([]);
  });

  it('reads a line without quantity as one piece, and drops lines with an invalid quantity (decision 27) [row 191]', () => {
    const [line] = lines as [CartLine];
    const { quantity: _, ...silent } = line;
    expect(readCart([silent])).toEqual({ cart: [line], lost: 0, over: 0 });
    for (const quantity of [null, 0, '1', '', false, Number.NaN, [1], {}])
      expect(readCart([{ ...line, quantity }]), String(quantity)).toEqual({ cart: [], lost: 1, over: 0 });
  });

  it('keeps every valid line, even beyond 40 and in any order [row 234]', () => {
    const twice = [...lines.slice(0, 45), ...lines.slice(0, 45)];
    const { cart, lost, over } = readCart(twice);
    expect({ lines: cart.length, units: countUnits(cart), lost, over }).toEqual({
      lines: 45,
      units: 90,
      lost: 0,
      over: 0,
    });
  });

  itForAll([fc.array(anyLine, { maxLength: 120 })])(
    'merges duplicates up to five pieces and counts the rest as left out',
    (stored) => {
      const { cart, lost, over } = readCart(JSON.parse(JSON.stringify(stored)));
      expect(lost).toBe(0);
      expect(countUnits(cart) + over).toBe(countUnits(stored));
      expect(new Set(cart.map(lineId))).toEqual(new Set(stored.map(lineId)));
      for (const { quantity } of cart) expect([1, 2, 3, 4, 5]).toContain(quantity);
    },
  );

  it('reads old names of colours', () => {
    const line = lines.find(
      ({ config }) => 'color' in config && config.color === 'zebra-black-cream',
    ) as CartLine;
    const old = { ...line, config: { ...line.config, color: 'zebra black-cream' } };
    expect(readCart([old]).cart).toEqual([line]);
    expect(describeLine(line).map(({ value }) => value)).toContain('Zebra Black/Cream');
  });
});

describe('a saved cart', () => {
  it.each(['[]', '[1]', '[{"lookupKey":"x"}]', '5', '"cart"', 'true', 'null'])(
    'counts as one lost line if it is not an object: %s',
    (saved) => {
      expect(readSaved(JSON.parse(saved))).toEqual({ cart: [], lost: 1, over: 0 });
    },
  );

  it('is read from an object, and empty without lines', () => {
    expect(readSaved({})).toEqual({ cart: [], lost: 0, over: 0 });
    expect(readSaved({ cart: [lines[0]] }).cart).toHaveLength(1);
    expect(readSaved({ cart: 'x' })).toEqual({ cart: [], lost: 1, over: 0 });
  });
});
