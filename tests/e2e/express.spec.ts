import type { Page } from '@playwright/test';
import { WORDS } from '../fixtures/words.ts';
import { WHOLE } from './builder.ts';
import { MIDDLE, SET, startsWithCart } from './filled-cart.ts';
import { expect, test } from './shopper.ts';

const STRATOCASTER = '/shop/stratocaster?flavor=vintage&bundletype=middle&color=white';

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Test wallet' });
const door = (page: Page) => page.getByRole('button', { name: 'Express checkout' });
const total = (page: Page) => sheetOf(page).locator('dl > div').last();

/** Opens our button and presses the wallet's own button behind it. */
async function opensWallet(page: Page) {
  await door(page).click();
  await page.getByRole('button', { name: WORDS.testWallet }).click();
  await expect(sheetOf(page)).toBeVisible();
}

async function shipsTo(page: Page, name: string) {
  const field = sheetOf(page).getByLabel('Ship to');
  const value = await field.locator('option', { hasText: name }).getAttribute('value');
  await field.selectOption(value);
}

const pays = (page: Page) => sheetOf(page).getByRole('button', { name: /^Pay/ });

test('a wallet buys the cart at the shipping fee of its address, and empties the cart [row 564]', async ({
  shopper,
  page,
}) => {
  await startsWithCart(page, MIDDLE);
  await shopper.opens('/cart');
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  expect(await page.evaluate(() => 'Stripe' in window)).toBe(false);
  await opensWallet(page);
  expect(scripts.some((url) => url.endsWith('/sandbox/stripe.js'))).toBe(true);
  await expect(total(page)).toHaveText(/131\.19/);
  await shipsTo(page, 'Sam Example');
  await expect(total(page)).toHaveText(/186\.00/);
  await expect(sheetOf(page).getByText('Shipping to United States')).toBeVisible();
  await pays(page).click();
  await shopper.seesThanks();
  await expect(page.getByText('sam@example.org').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Cart/ }).first()).toContainText('0');
  const number = /GW-[0-9A-Z]{8}/.exec((await page.locator('main').textContent()) ?? '')?.[0] ?? 'none';
  await expect
    .poll(async () => (await shopper.mails()).find(({ subject }) => subject.includes(number))?.text)
    .toMatch(/186,00[\s\S]*1 Main Street/);
});

test('the express button, or the note that replaces it, is there at first paint and moves with no input @at-length', async ({
  shopper,
  page,
  browser,
}) => {
  const otherwise = page.getByText('Pay by Visa, Mastercard, American Express or PayPal.');
  for (const [path, viewport] of [
    [STRATOCASTER, { width: 390, height: 844 }],
    [WHOLE.p90, { width: 1440, height: 900 }],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.goto(shopper.shopUrl + path, { waitUntil: 'commit' });
    await expect(door(page)).toBeVisible();
    await expect(otherwise).toBeHidden();
    const before = await door(page).evaluate((button) => button.getBoundingClientRect().top + scrollY);
    await shopper.pageIsHydrated();
    await page.mouse.move(200, 200);
    await page.mouse.move(210, 210);
    const after = await door(page).evaluate((button) => button.getBoundingClientRect().top + scrollY);
    expect(after, path).toBe(before);
  }
  const context = await browser.newContext({ javaScriptEnabled: false });
  const still = await context.newPage();
  await still.goto(shopper.shopUrl + WHOLE.p90);
  await expect(door(still)).toBeHidden();
  await expect(still.getByText('Pay by Visa, Mastercard, American Express or PayPal.')).toBeVisible();
  await context.close();
});

test('a wallet buys a pickup from its own page and leaves the cart unchanged [row 564]', async ({
  shopper,
  page,
}) => {
  await startsWithCart(page, SET);
  await shopper.opens('/shop/stratocaster');
  await expect(door(page)).toBeDisabled();
  await shopper.opens(STRATOCASTER);
  await shopper.picks({ quantity: 2 });
  await door(page).click();
  const stage = page.getByRole('group', { name: 'Express checkout' });
  await expect(stage).toBeFocused();
  await expect(stage.getByText('2 × Stratocaster')).toBeVisible();
  await expect(stage.getByText(/places an order with obligation to pay/)).toBeVisible();
  // A changed choice is another order, so the wallet closes.
  await shopper.picks({ quantity: 1 });
  await expect(stage).toBeHidden();
  await opensWallet(page);
  await expect(total(page)).toHaveText(/131\.19/);
  await pays(page).click();
  await shopper.seesThanks();
  await expect(page.getByRole('link', { name: /^Cart/ }).first()).toContainText('1');
  await shopper.opens('/cart');
  await expect(page.getByLabel(/^Quantity of Humbucker/)).toHaveValue('1');
});

test('a build can be bought from its overview after payment code, shop and card have failed once each @at-length', async ({
  shopper,
  page,
}) => {
  shopper.expects(/status of 503|ERR_FAILED/);
  await shopper.opens(WHOLE.humbucker);
  await page.route('**/sandbox/stripe.js', (route) => route.abort());
  await door(page).click();
  await expect(page.getByRole('alert').filter({ hasText: /form did not load/ })).toBeVisible();
  await page.unroute('**/sandbox/stripe.js');
  await page.getByRole('button', { name: 'Try again' }).click();

  const wallet = page.getByRole('button', { name: WORDS.testWallet });
  await wallet.click();
  await expect(total(page)).toHaveText(/171\.19/);
  const words = 'We could not start the payment. Nothing was charged. Please try again in a moment.';
  await page.route('**/api/shop/express-checkout', (route) =>
    route.fulfill({ status: 503, json: { error: words } }),
  );
  await pays(page).click();
  await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
  await page.unroute('**/api/shop/express-checkout');

  await wallet.click();
  await sheetOf(page).getByLabel('Card').selectOption({ label: 'Visa ending in 0002, is declined' });
  await pays(page).click();
  await expect(page.getByRole('alert').filter({ hasText: /declined.* Nothing was charged/ })).toBeVisible();
  await expect(sheetOf(page)).toBeHidden();
  await wallet.click();
  await expect(page.getByRole('alert').filter({ hasText: /declined/ })).toBeHidden();
  await pays(page).click();
  await shopper.seesThanks();
});
