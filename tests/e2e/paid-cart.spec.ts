import type { Page } from '@playwright/test';
import { WORDS } from '../fixtures/words.ts';
import { CARDS, expect, LEIPZIG, type Shopper, test } from './shopper.ts';

/** What becomes of a cart that was paid, wherever its shopper goes next. */

const TELECASTER = '/shop/telecaster?flavor=modern&bundletype=bridge';
const RETURN = '**/checkout?session_id=*';

const saved = (page: Page) => page.evaluate(() => localStorage.getItem('state'));
const units = (page: Page) => page.getByRole('link', { name: /^Cart/ }).first();

/** Buys one pickup as far as the order button. */
async function isAboutToPay(shopper: Shopper): Promise<void> {
  await shopper.opens(TELECASTER);
  await shopper.buysNow();
  await shopper.goesToCheckout();
  await shopper.fillsIn(LEIPZIG);
  await shopper.entersCard(CARDS.pays);
  await expect(shopper.orderButton).toContainText('€');
}

/** The thank-you page begins to arrive, and nothing of it is read any more. */
async function cutOff(page: Page): Promise<void> {
  await page.route(RETURN, async (route) => {
    await route.fetch();
    await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Cut off</title>' });
  });
}

test('is gone at the next page, whichever it is, though its thank-you page never ran [row 236]', async ({
  shopper,
  page,
}) => {
  await isAboutToPay(shopper);
  await cutOff(page);
  await shopper.orders();
  await expect(page).toHaveTitle('Cut off');
  await shopper.opens('/imprint');
  await expect(units(page)).toContainText('0');
  expect(await saved(page)).toBeNull();
  await shopper.opens('/cart');
  await expect(page.getByText(WORDS.emptyCart)).toBeVisible();
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names.filter((name) => name.startsWith('paid_'))).toEqual([]);
});

test('goes alone: what was put in from another tab meanwhile stays', async ({ shopper, page, context }) => {
  await isAboutToPay(shopper);
  const tab = await context.newPage();
  await tab.goto(`${shopper.shopUrl}/shop/stratocaster?flavor=vintage&bundletype=middle&color=white`);
  await expect(tab.locator('[data-island]:not([data-hydrated])')).toHaveCount(0);
  await tab.getByRole('button', { name: WORDS.addToCart }).click();
  await expect(tab.getByText(WORDS.added)).toBeVisible();
  await shopper.orders();
  await shopper.seesThanks();
  await expect(units(page)).toContainText('1');
  await expect(units(tab)).toContainText('1');
  await shopper.opens('/cart');
  await expect(page.getByLabel(/^Quantity of Stratocaster/)).toHaveValue('1');
  await expect(page.getByLabel(/^Quantity of Telecaster/)).toHaveCount(0);
});

test('is not paid twice by who left before the answer came: the checkout thanks instead', async ({
  shopper,
  page,
}) => {
  await isAboutToPay(shopper);
  await page.route(RETURN, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Never asked</title>' }),
  );
  await shopper.orders();
  await expect(page).toHaveTitle('Never asked');
  await page.unroute(RETURN);
  await shopper.opens('/cart');
  await page.getByRole('main').getByRole('link', { name: 'Checkout', exact: true }).click();
  await shopper.seesThanks();
  await expect(units(page)).toContainText('0');
});

test('is put away once: a new cart outlives the page of the old order', async ({ shopper, page }) => {
  await isAboutToPay(shopper);
  await shopper.orders();
  await shopper.seesThanks();
  const thanks = page.url();
  await shopper.opens(TELECASTER);
  await shopper.addsToCart();
  await page.goto(thanks);
  await shopper.pageIsHydrated();
  await shopper.seesThanks();
  await expect(units(page)).toContainText('1');
});
