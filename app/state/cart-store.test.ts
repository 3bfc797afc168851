import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_LINES } from '#domain/cart/cart.ts';
import { type CartLine, lineFor } from '#domain/cart/cart-line.ts';
import { bundlesOf, flavorsOf } from '#domain/products/catalogue.ts';
import { PRODUCTS, type Product } from '#domain/products/products.ts';

const lines: CartLine[] = (PRODUCTS as readonly Product[]).flatMap((product) =>
  flavorsOf(product).flatMap((pickupFlavor) =>
    bundlesOf(product).flatMap((bundleType) =>
      product.colours.flatMap(
        (color) => lineFor({ pickupType: product.type, pickupFlavor, bundleType, color }) ?? [],
      ),
    ),
  ),
);
const [first, second, third] = lines as [CartLine, CartLine, CartLine];

let stored: string | null;
let full: boolean;

/** A tab of the browser: a store of its own over the one storage. */
async function openTab() {
  vi.resetModules();
  const store = await import('./cart-store.ts');
  store.startCart();
  return store;
}

beforeEach(() => {
  stored = null;
  full = false;
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('dispatchEvent', () => true);
  vi.stubGlobal('localStorage', {
    getItem: () => stored,
    setItem: (_key: string, value: string) => {
      if (full) throw new DOMException('Full', 'QuotaExceededError');
      stored = value;
    },
    removeItem: () => {
      stored = null;
    },
  });
});

describe('the cart of a browser', () => {
  it('has room for forty lines, whichever tab fills it (decision 26)', async () => {
    stored = JSON.stringify({ cart: lines.slice(0, MAX_LINES - 1) });
    const [one, other] = [await openTab(), await openTab()];
    expect(other.addToCart(lines[MAX_LINES - 1] as CartLine).type).toBe('added');
    expect(one.addToCart(lines[MAX_LINES] as CartLine).type).toBe('full');
    expect(JSON.parse(stored).cart).toHaveLength(MAX_LINES);
    expect((await openTab()).currentCart()).toMatchObject({ lost: 0, over: 0 });
  });

  it('keeps in the page what a full storage does not take', async () => {
    const tab = await openTab();
    tab.addToCart(first);
    full = true;
    tab.addToCart(second);
    tab.addToCart(third);
    expect(tab.currentCart().cart).toEqual([first, second, third]);
    full = false;
    tab.deleteFromCart(first);
    expect(JSON.parse(stored ?? '').cart).toEqual([second, third]);
  });

  it('puts a deleted line back at its place, with what another tab has done since', async () => {
    const [one, other] = [await openTab(), await openTab()];
    for (const line of [first, second]) one.addToCart(line);
    one.deleteFromCart(first);
    other.addToCart(third);
    one.restoreToCart(first, 0);
    expect(one.currentCart().cart).toEqual([first, second, third]);
    expect(JSON.parse(stored ?? '').cart).toHaveLength(3);
  });
});
