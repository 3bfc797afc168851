import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type AnalyticsReceiver, startAnalyticsReceiver } from '../fixtures/analytics-receiver.ts';
import { freePort, startBuiltShop } from '../fixtures/built-shop.ts';
import { test as base, expect, type Shopper } from './shopper.ts';

/** Visitors here have not been asked yet, in a shop that counts. */
export const test = base.extend<{ visitor: Shopper }, { receiver: AnalyticsReceiver }>({
  receiver: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const receiver = await startAnalyticsReceiver();
      await use(receiver);
      await receiver.close();
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ receiver }, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'gewitter-consent-'));
      const shop = await startBuiltShop({
        DATA_DIR: dataDir,
        PORT: String(await freePort()),
        ANALYTICS_URL: receiver.url,
        ANALYTICS_DOMAIN: 'gewitter.example',
      });
      await use(shop);
      await shop.close();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
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
