import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSigning } from '../platform/links/signing.ts';
import { beganCheckout, bindCheckout, checkoutHeader, MOST_CHECKOUTS } from './checkout-cookies.ts';

const now = new Date('2026-11-28T12:00:00Z');
const rules = {
  env: { publicUrl: 'https://shop.example' },
  signing: createSigning('secret of this test'),
  now: () => now,
};

/** The browser's `Cookie` header after a `Set-Cookie`. */
function follow(header: string, told: readonly string[]): string {
  const jar = new Map(
    header ? header.split('; ').map((cookie) => cookie.split('=') as [string, string]) : [],
  );
  for (const line of told) {
    const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? [];
    if (value) jar.set(name, value);
    else jar.delete(name);
  }
  return Array.from(jar, (cookie) => cookie.join('=')).join('; ');
}

describe('the cookie of a checkout', () => {
  it('is hidden from scripts and other sites, and remembers for seven days which checkout this browser began [case A2] [row D760]', () => {
    const [order, other] = [randomUUID(), randomUUID()];
    const [cookie = ''] = bindCheckout(rules, undefined, order);
    expect(cookie).toMatch(
      /^__Host-checkout_[\da-f]{8}=[\w.-]+; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const header = `a=1; ${follow('', [cookie])}`;
    expect(beganCheckout(rules, header, order)).toBe(true);
    expect(beganCheckout(rules, header, other)).toBe(false);
    expect(beganCheckout(rules, undefined, order)).toBe(false);
    // One order's value under another order's name.
    const moved = `__Host-checkout_${other.slice(0, 8)}=${header.split('=').at(-1)}`;
    expect(beganCheckout(rules, moved, other)).toBe(false);
    const later = { ...rules, now: () => new Date(now.getTime() + 8 * 86_400_000) };
    expect(beganCheckout(later, header, order)).toBe(false);
    expect(checkoutHeader(`session=x; ${header}`, rules.env.publicUrl)).toBe(follow('', [cookie]));
  });

  it('remembers the last twenty checkouts', () => {
    const orders = Array.from({ length: MOST_CHECKOUTS + 2 }, () => randomUUID());
    const header = orders.reduce((sent, order) => follow(sent, bindCheckout(rules, sent, order)), '');
    expect(orders.map((order) => beganCheckout(rules, header, order))).toEqual(
      orders.map((_, index) => index > 1),
    );
  });
});
