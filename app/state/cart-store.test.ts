import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_LINES } from '#domain/cart/cart.ts';
import { type CartLine, lineFor } from '#domain/cart/cart-line.ts';
import { choicesOf } from '#domain/products/catalogue.ts';
import { PRODUCTS } from '#domain/products/products.ts';

const lines: CartLine[] = PRODUCTS.flatMap(choicesOf).flatMap((choice) => lineFor(choice) ?? []);
const [first, second, third] = lines as [CartLine, CartLine, CartLine];

let stored: string | null;
let refuses: 'nothing' | 'writes' | 'all';

/** A browser tab: a store of its own over the shared storage. */
async function openTab() {
  vi.resetModules();
  const store = await import('./cart-store.ts');
  store.startCart();
  return store;
}

beforeEach(() => {
  stored = null;
  refuses = 'nothing';
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('dispatchEvent', () => true);
  const localStorage = {
    getItem: () => stored,
    setItem: (_key: string, value: string) => {
      if (refuses === 'writes') throw new DOMException('Full', 'QuotaExceededError');
      stored = value;
    },
  };
  vi.stubGlobal('window', {
    name: '',
    get localStorage() {
      if (refuses === 'all') throw new DOMException('Refused', 'SecurityError');
      return localStorage;
    },
  });
});

describe('the cart of a browser', () => {
  it('has room for forty lines, across all tabs (decision 26)', async () => {
    stored = JSON.stringify({ cart: lines.slice(0, MAX_LINES - 1) });
    const [one, other] = [await openTab(), await openTab()];
    expect(other.addToCart(lines[MAX_LINES - 1] as CartLine).type).toBe('added');
    expect(one.addToCart(lines[MAX_LINES] as CartLine).type).toBe('full');
    expect(JSON.parse(stored).cart).toHaveLength(MAX_LINES);
    expect((await openTab()).currentCart()).toMatchObject({ lost: 0, over: 0 });
  });

  it.each(['writes', 'all'] as const)(
    'lasts as long as the tab if storage refuses %s, says so, and is saved once storage works again [case F10] [row D731]',
    async (what) => {
      (await openTab()).addToCart(first);
      refuses = what;
      const page = await openTab();
      if (what === 'all') page.addToCart(first);
      expect(page.addToCart(second).type).toBe('added');
      expect(page.currentCart()).toMatchObject({ cart: [first, second], keeps: false });
      const { followCount } = await import('./cart-count.ts');
      const counts: number[] = [];
      followCount((count) => counts.push(count));
      expect(counts).toEqual([2]);
      const next = await openTab();
      expect(next.currentCart()).toMatchObject({ cart: [first, second], keeps: false, lost: 0 });
      refuses = 'nothing';
      next.deleteFromCart(first);
      expect(next.currentCart()).toMatchObject({ cart: [second], keeps: true });
      expect([JSON.parse(stored ?? '').cart, window.name]).toEqual([
        [JSON.parse(JSON.stringify(second))],
        '',
      ]);
    },
  );

  it('restores a deleted line at its place, and keeps what another tab has added since', async () => {
    const [one, other] = [await openTab(), await openTab()];
    for (const line of [first, second]) one.addToCart(line);
    one.deleteFromCart(first);
    other.addToCart(third);
    one.restoreToCart(first, 0);
    expect(one.currentCart().cart).toEqual([first, second, third]);
    expect(JSON.parse(stored ?? '').cart).toHaveLength(3);
  });
});
