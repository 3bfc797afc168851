import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { createStripe } from '../../server/platform/payments/stripe-account.ts';
import { freePort } from '../fixtures/free-port.ts';
import { type ProviderStub, startProviderStub } from '../fixtures/provider-stub.ts';
import { kept } from './kept.ts';
import { test as base, CARDS, expect, LEIPZIG, openOwnShop, type Shopper, START } from './shopper.ts';

/** What the shop asks when a shopper comes back, and when a webhook comes. */
const READS = /^GET \/v1\/checkout\/sessions\/cs_/;

const detouredShop = kept(async () => {
  const stub = await startProviderStub();
  const shop = await openOwnShop(async () => {
    const port = await freePort();
    stub.behind(`http://127.0.0.1:${port}`);
    const detour = new URL('../fixtures/provider-detour.mjs', import.meta.url).href;
    return {
      PORT: String(port),
      NODE_OPTIONS: `--import=${detour}`,
      PROVIDER_STUB: stub.url,
      LOG_LEVEL: 'silent',
    };
  });
  return {
    shop,
    stub,
    async close() {
      await shop.close();
      await stub.close();
    },
  };
});
const test = base.extend<{ stub: ProviderStub }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  shop: [async ({}, use) => use((await detouredShop()).shop), START],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  stub: async ({}, use) => use((await detouredShop()).stub),
});

test.afterEach(({ stub }) => stub.heal());

/** Buys one pickup as far as the order button, and presses it; `beforehand` comes just before that. */
async function pays(shopper: Shopper, beforehand: () => void = () => {}): Promise<void> {
  await shopper.opens('/shop/telecaster?flavor=modern&bundletype=bridge');
  await shopper.buysNow();
  await shopper.goesToCheckout();
  await shopper.fillsIn(LEIPZIG);
  await expect(shopper.orderButton).toContainText('€');
  await shopper.entersCard(CARDS.pays);
  beforehand();
  await shopper.orders();
}

const cartKept = (page: Page) => page.evaluate(() => localStorage.getItem('state') !== null);
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

for (const fault of [500, 'hang', 'missing'] as const) {
  test(`waits with the shopper while the provider answers ${fault}, then thanks`, async ({
    shopper,
    page,
    stub,
  }) => {
    shopper.expects(/503 \(Service Unavailable\)/);
    // The browser pays past the stub: only what the shop wants to know of it is not to be seen.
    await pays(shopper, () => stub.fail(READS, fault));

    await expect(title(page, 'Confirming your payment')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('Please do not order again.')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'We keep asking.' })).toBeVisible();
    expect(await cartKept(page)).toBe(true);
    expect(page.url()).toContain('/checkout?session_id=cs_');

    stub.heal();
    await shopper.seesThanks();
    await expect.poll(() => cartKept(page)).toBe(false);
  });
}

test('waits without JavaScript, too', async ({ shopper, page, stub, browser }) => {
  // A session that is open: the shop has to ask for it, and cannot.
  const opening = page.waitForResponse('**/api/shop/checkout');
  await shopper.opens('/shop/telecaster?flavor=modern&bundletype=bridge');
  await shopper.buysNow();
  await shopper.goesToCheckout();
  const secret = ((await (await opening).json()) as { data: string }).data;
  stub.fail(READS, 500);
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto(`${shopper.shopUrl}/checkout?session_id=${secret.split('_secret_')[0]}`);
  await expect(title(still, 'Confirming your payment')).toBeVisible();
  expect(await still.content()).toMatch(/<meta http-equiv="refresh" content="15"/);
  stub.heal();
  await still.getByRole('link', { name: 'Ask again now' }).click();
  await expect(title(still, 'Checkout')).toBeVisible();
  await expect(still.getByRole('link', { name: 'Back to cart' })).toBeVisible();
  await plain.close();
});

test('says so when the payment went back', async ({ shopper, page, shop }) => {
  await pays(shopper);
  await shopper.seesThanks();
  const secret = await readFile(join(shop.dataDir, 'sandbox-secret'), 'utf8');
  const stripe = createStripe({
    secretKey: `sk_test_${secret}`,
    webhookSecret: '',
    baseUrl: shopper.shopUrl,
  });
  const reference = new URL(page.url()).searchParams.get('session_id') ?? '';
  const { payment_intent } = await stripe.checkout.sessions.retrieve(reference);
  await stripe.refunds.create({ payment_intent: String(payment_intent) });
  await expect(async () => {
    await page.reload();
    await expect(title(page, 'Your payment goes back')).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('is readable for everyone while it waits', async ({ shopper, page, stub }) => {
  shopper.expects(/503 \(Service Unavailable\)/);
  await pays(shopper, () => stub.fail(READS, 500));
  await expect(title(page, 'Confirming your payment')).toBeVisible({ timeout: 20_000 });
  await shopper.pageIsHydrated();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.screenshot({ path: test.info().outputPath(`waiting-${width}.png`), fullPage: true });
  }
});
