import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createStripe } from '../../server/platform/payments/stripe-account.ts';
import { freePort } from '../fixtures/free-port.ts';
import { type ProviderStub, startProviderStub } from '../fixtures/provider-stub.ts';
import { expectNoFindings } from './axe.ts';
import { atTheCheckout, SET } from './filled-cart.ts';
import { kept } from './kept.ts';
import { test as base, CARDS, expect, LEIPZIG, openOwnShop, START } from './shopper.ts';

/** The shop's requests when a shopper or a webhook comes back. */
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

const cartKept = (page: Page) => page.evaluate(() => localStorage.getItem('state') !== null);
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('waits and keeps the cart while the provider fails, thanks the buyer then, and reports a refunded payment [rows 243, 283, D33]', async ({
  shopper,
  page,
  shop,
  stub,
}) => {
  shopper.expects(/503 \(Service Unavailable\)/);
  // Skips the page's growing pauses between requests.
  await page.clock.install();
  await atTheCheckout(shopper, SET);
  await shopper.fillsIn(LEIPZIG);
  await shopper.entersCard(CARDS.pays);
  await expect(shopper.orderButton).toContainText('€');
  // The browser pays past the stub, so only the shop's reads of the payment fail.
  stub.fail(READS, 500);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/shop/checkout-status')) asked.push(request.url());
  });
  await shopper.orders();

  await expect(title(page, 'Confirming your payment')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('Please do not order again.')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'We keep checking.' })).toBeVisible();
  await shopper.pageIsHydrated();
  await expectNoFindings(page, 'waiting');
  const asks = async () => {
    await page.clock.fastForward(20_000);
    return asked.length;
  };
  await expect.poll(asks).toBeGreaterThan(1);
  await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong.' })).toHaveCount(0);
  expect(await cartKept(page)).toBe(true);
  expect(page.url()).toContain('/checkout?session_id=cs_');

  stub.heal();
  await expect(async () => {
    await page.clock.fastForward(20_000);
    await expect(page.getByRole('heading', { name: /Thanks for ordering/i })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect.poll(() => cartKept(page)).toBe(false);

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
    await expect(title(page, 'Your payment is being refunded')).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of an open payment reloads itself and offers to check again', async ({
    page,
    shop,
    stub,
  }) => {
    const opened = await page.request.post(`${shop.url}/api/shop/checkout`, { data: [SET] });
    const { data } = (await opened.json()) as { data: string };
    stub.fail(READS, 500);
    await page.goto(`${shop.url}/checkout?session_id=${data.split('_secret_')[0]}`);
    await expect(title(page, 'Confirming your payment')).toBeVisible();
    expect(await page.content()).toMatch(/<meta http-equiv="refresh" content="15"/);
    stub.heal();
    await page.getByRole('link', { name: 'Check again now' }).click();
    await expect(title(page, 'Checkout')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to cart' })).toBeVisible();
  });
});
