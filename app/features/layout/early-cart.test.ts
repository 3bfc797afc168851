import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  addLine,
  type Cart,
  countUnits,
  deleteLine,
  EMPTY_CART,
  readSaved,
  sameLine,
} from '#domain/cart/cart.ts';
import { type CartLine, lineFor, writeLine } from '#domain/cart/cart-line.ts';
import { itForAll } from '../../../tests/fixtures/for-all.ts';
import earlyCart from './early-cart.ts?early';

const PAID = 'cs_test_4711';
const OTHER = 'pi_other';

const lines = (['neck', 'bridge', 'middle'] as const).flatMap((_, index) =>
  (['black', 'white'] as const).flatMap((color) => {
    const bundleType = (['NECK', 'BRIDGE', 'MIDDLE'] as const)[index] ?? 'NECK';
    return lineFor({ pickupType: 'STRATOCASTER', bundleType, pickupFlavor: 'VINTAGE', color }) ?? [];
  }),
);
const anyLine = fc
  .tuple(fc.constantFrom(...lines), fc.integer({ min: 1, max: 5 }))
  .map(([line, quantity]): CartLine => ({ ...line, quantity }));
const anyCart = fc
  .array(anyLine, { maxLength: 6 })
  .map((added) => added.reduce<Cart>((cart, line) => addLine(cart, line).cart, EMPTY_CART));
const anyChange = fc.oneof(
  anyLine.map((line) => (cart: Cart) => addLine(cart, line).cart),
  fc.constantFrom(...lines).map((line) => (cart: Cart) => deleteLine(cart, line)),
);

const save = (cart: Cart) => JSON.stringify({ cart: cart.map(writeLine) });

function pageWith(stored: Record<string, string>, cookie: string) {
  const shown: ((event: { persisted: boolean }) => void)[] = [];
  const written: string[] = [];
  const document = {
    get cookie() {
      return cookie;
    },
    set cookie(value: string) {
      written.push(value);
    },
  };
  const items = new Map(Object.entries(stored));
  const localStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  };
  runInNewContext(earlyCart, {
    window: { name: '', localStorage },
    URLSearchParams,
    document,
    addEventListener: (_name: string, listener: (typeof shown)[number]) => shown.push(listener),
  });
  return { items, written, shown };
}

const quantityOf = (cart: Cart, line: CartLine) => cart.find((other) => sameLine(other, line))?.quantity ?? 0;

itForAll([anyCart, fc.array(anyChange, { maxLength: 4 })])(
  'removes exactly the paid lines, even if the cart has changed since',
  (paid, changes) => {
    const now = changes.reduce((cart, change) => change(cart), paid);
    const notes = [
      [OTHER, '', [lines[0]]],
      [PAID, save(paid), paid.map(writeLine)],
    ];
    const { items, written } = pageWith(
      { state: save(now), checkouts: JSON.stringify(notes) },
      `a=1; paid_${PAID}=1`,
    );
    const { cart, lost } = readSaved(JSON.parse(items.get('state') ?? '{}'));
    expect(lost).toBe(0);
    for (const line of lines)
      expect(quantityOf(cart, line)).toBe(Math.max(0, quantityOf(now, line) - quantityOf(paid, line)));
    // The same page again, or the order's page loaded again, removes nothing that was added later.
    expect(JSON.parse(items.get('checkouts') ?? '')).toEqual([
      [OTHER, '', [JSON.parse(JSON.stringify(lines[0]))]],
    ]);
    expect(written).toEqual([`paid_${PAID}=;path=/;max-age=0`]);
  },
);

it('removes the whole cart if it has not changed, in any spelling [row 232]', () => {
  const old = JSON.stringify({ cart: [{ lookupKey: 'x' }], version: 1 });
  const { items } = pageWith({ state: old, checkouts: JSON.stringify([[PAID, old, []]]) }, `paid_${PAID}=1`);
  expect(items.has('state')).toBe(false);
});

it.each([
  ['no cookie', ''],
  ['another cookie', 'unpaid_cs_test_4711=1'],
  ['a checkout of another browser', 'paid_cs_test_4712=1'],
])('leaves the cart alone: %s', (_, cookie) => {
  const state = save([lines[0] as CartLine]);
  const notes = JSON.stringify([[PAID, state, []]]);
  const { items } = pageWith({ state, checkouts: notes }, cookie);
  expect(items.get('state')).toBe(state);
  expect(items.get('checkouts')).toBe(notes);
});

it.each(['nonsense', '5', '{}', '[null]', `[["${PAID}"]]`])(
  'ignores invalid notes (%s), and deletes the cookie',
  (checkouts) => {
    const state = save([lines[0] as CartLine]);
    const { items, written } = pageWith({ state, checkouts }, `paid_${PAID}=1`);
    expect(countUnits(readSaved(JSON.parse(items.get('state') ?? '{}')).cart)).toBe(1);
    expect(written).toHaveLength(1);
  },
);

it('is shorter than 2000 characters', () => {
  expect(earlyCart.length).toBeLessThan(2000);
});

it('runs again only if the page comes from the back-forward cache', () => {
  const { shown, written } = pageWith({}, `paid_${PAID}=1`);
  for (const show of shown) show({ persisted: false });
  expect(written).toHaveLength(1);
  for (const show of shown) show({ persisted: true });
  expect(written).toHaveLength(2);
});
