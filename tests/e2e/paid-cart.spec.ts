import type { Page } from '@playwright/test';
import { WORDS } from '../fixtures/words.ts';
import { atTheCheckout, SET } from './filled-cart.ts';
import { CARDS, expect, LEIPZIG, type Shopper, test } from './shopper.ts';

const RETURN = '**/checkout?session_id=*';

const units = (page: Page) => page.getByRole('link', { name: /^Cart/ }).first();

/** Goes with a filled cart up to the order button. */
async function isAboutToPay(shopper: Shopper): Promise<void> {
  await atTheCheckout(shopper, SET);
  await shopper.fillsIn(LEIPZIG);
  await shopper.entersCard(CARDS.pays);
  await expect(shopper.orderButton).toContainText('€');
}

test('a paid cart is emptied on the next page although its thank-you page never ran; items from another tab stay [row 236]', async ({
  shopper,
  page,
  context,
}) => {
  await isAboutToPay(shopper);
  const tab = await context.newPage();
  await tab.goto(`${shopper.shopUrl}/shop/stratocaster?flavor=vintage&bundletype=middle&color=white`);
  await tab.getByRole('button', { name: WORDS.addToCart }).click();
  await expect(tab.getByText(WORDS.added)).toBeVisible();
  // The thank-you page starts to load, and none of it runs.
  await page.route(RETURN, async (route) => {
    await route.fetch();
    await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Cut off</title>' });
  });
  await shopper.orders();
  await expect(page).toHaveTitle('Cut off');
  await shopper.opens('/imprint');
  await expect(units(page)).toContainText('1');
  await expect(units(tab)).toContainText('1');
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names.filter((name) => name.startsWith('paid_'))).toEqual([]);
  await shopper.opens('/cart');
  await expect(page.getByLabel(/^Quantity of Stratocaster/)).toHaveValue('1');
  await expect(page.getByLabel(/^Quantity of Humbucker/)).toHaveCount(0);
});
