import type { Page } from '@playwright/test';
import { type AnalyticsReceiver, startAnalyticsReceiver } from '../fixtures/analytics-receiver.ts';
import { kept } from './kept.ts';
import { test as base, expect, openOwnShop, type Shopper, START } from './shopper.ts';

/** A shop that counts. */
const countingShop = kept(async () => {
  const receiver = await startAnalyticsReceiver();
  const shop = await openOwnShop(async () => ({
    ANALYTICS_URL: receiver.url,
    ANALYTICS_DOMAIN: 'gewitter.example',
  }));
  return {
    shop,
    receiver,
    async close() {
      await shop.close();
      await receiver.close();
    },
  };
});

/** Visitors here have not been asked yet. */
export const test = base.extend<{ visitor: Shopper; receiver: AnalyticsReceiver }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  receiver: [async ({}, use) => use((await countingShop()).receiver), START],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  shop: [async ({}, use) => use((await countingShop()).shop), START],
  visitor: async ({ shopper, context, receiver }, use) => {
    await context.clearCookies();
    receiver.received.length = 0;
    await use(shopper);
  },
});

export const bar = (page: Page) => page.getByRole('region', { name: 'Consent' });
export const answer = (page: Page, name: 'Okay' | 'Decline') =>
  bar(page).getByRole('button', { name }).click();
export const flag = (page: Page) => page.evaluate(() => localStorage.getItem('plausible_ignore'));
export const consentCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === '__cookie_consent');

/** What the receiver has, once it has as many: name and path of each. */
export async function counted(receiver: AnalyticsReceiver, shopUrl: string, events: readonly string[]) {
  const seen = () => receiver.received.map(({ body }) => `${body.n} ${String(body.u).replace(shopUrl, '')}`);
  await expect.poll(seen).toEqual(events);
}

export { expect };
