import type { Page } from '@playwright/test';
import { type CartLine, writeLine } from '../../domain/cart/cart-line.ts';
import { stockLine } from '../fixtures/pickups.ts';
import { expect, type Shopper } from './shopper.ts';

/** One Stratocaster middle pickup for 125 €: below the limits of every country. */
export const MIDDLE = stockLine('STRATOCASTER', 'VINTAGE', 'MIDDLE', 'white');
/** One humbucker set for 240 €. */
export const SET = stockLine('HUMBUCKER', 'HOT', 'SET', 'cream');

const stateOf = (lines: readonly unknown[]) => JSON.stringify({ cart: lines });

/** Saves a cart before the first page loads. Later loads keep the shopper's changes. */
export async function startsWithCart(page: Page, ...lines: (CartLine | undefined)[]): Promise<void> {
  await page.addInitScript(
    (state) => {
      // Frames of the payment form have no storage.
      if (window !== window.top || localStorage.getItem('has-started')) return;
      localStorage.setItem('has-started', 'yes');
      localStorage.setItem('state', state);
    },
    stateOf(lines.map((line) => line && writeLine(line))),
  );
}

/** Replaces the saved cart; the next page shows it. `saved` may be any stored value. */
export async function savesCart(page: Page, saved: readonly unknown[] | string): Promise<void> {
  const state = typeof saved === 'string' ? saved : stateOf(saved);
  await page.evaluate((text) => localStorage.setItem('state', text), state);
}

export async function atTheCheckout(shopper: Shopper, ...lines: (CartLine | undefined)[]): Promise<void> {
  await startsWithCart(shopper.page, ...lines);
  await shopper.opens('/checkout');
  await expect(shopper.page.getByLabel('E-mail')).toBeVisible();
}
