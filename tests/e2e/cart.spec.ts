import type { Page } from '@playwright/test';
import { type CartLine, lineFor } from '../../domain/cart/cart-line.ts';
import { bundlesOf, flavorsOf } from '../../domain/products/catalogue.ts';
import { PRODUCTS, type Product } from '../../domain/products/products.ts';
import { WORDS } from '../fixtures/words.ts';
import { WHOLE } from './builder.ts';
import { expect, test } from './shopper.ts';

/** One line of every stock pickup but the Precision Bass. */
const LINES: CartLine[] = (PRODUCTS as readonly Product[])
  .filter(({ type }) => type !== 'PRECISION_BASS')
  .flatMap((product) =>
    flavorsOf(product).flatMap((pickupFlavor) =>
      bundlesOf(product).flatMap((bundleType) =>
        product.colours.flatMap(
          (color) => lineFor({ pickupType: product.type, pickupFlavor, bundleType, color }) ?? [],
        ),
      ),
    ),
  );

const HUMBUCKER = '/shop/humbucker?flavor=hot&bundleType=set&color=cream';

test('merges equal pickups, caps a line at five and says so [row 124]', async ({ shopper, page }) => {
  await shopper.opens(HUMBUCKER);
  await shopper.picks({ quantity: 4 });
  await shopper.addsToCart();
  await expect(page.getByText(WORDS.added)).toBeVisible();
  await shopper.picks({ quantity: 3 });
  await shopper.addsToCart();
  await expect(
    page.getByText('Item Added: 1 of 3. A line holds at most five pieces, so 2 were left out.'),
  ).toBeVisible();
  await shopper.addsToCart();
  await expect(
    page.getByRole('alert').filter({ hasText: /^Error:Nothing added\. A line holds/ }),
  ).toBeVisible();
  await shopper.buysNow();
  await expect(page.getByRole('alert').filter({ hasText: /Nothing added\. A line holds/ })).toBeVisible();
  await expect(page.getByLabel(/^Quantity of Humbucker/)).toHaveCount(1);
  await expect(page.getByLabel(/^Quantity of Humbucker/)).toHaveValue('5');
  await expect(shopper.sum(/^Goods/)).toHaveText(/1\.200,00/);
});

test('changes quantities, ships elsewhere and deletes lines, and the total follows [rows 6, 37, 141–143, 145, 148–149, 229, 231, 547]', async ({
  shopper,
  page,
}) => {
  await shopper.opens('/shop/stratocaster?flavor=vintage&bundletype=neck&color=white');
  await shopper.addsToCart();
  await shopper.opens('/shop/stratocaster?flavor=vintage&bundletype=bridge&color=white');
  await shopper.buysNow();
  await expect(page.getByLabel(/^Quantity of/)).toHaveCount(2);
  await expect(shopper.sum(/^Total/)).toHaveText(/250,00/);
  await page
    .getByLabel(/^Quantity of/)
    .first()
    .selectOption('3');
  await expect(shopper.sum(/^Goods/)).toHaveText(/500,00/);
  await page.getByLabel('Ship to').selectOption({ label: 'United States' });
  // Customs work duty out line by line: 37,50 of three, 12,50 of one.
  await expect(shopper.sum(/^Total/)).toHaveText(/573,50/);

  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(page.getByLabel(/^Quantity of/)).toHaveCount(1);
  await expect(shopper.sum(/^Total/)).toHaveText(/186,00/);
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(page.getByText(WORDS.emptyCart)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to Shop' })).toBeVisible();
});

test('shows a second way to the checkout when there are more than three lines [rows 147, 297]', async ({
  shopper,
  page,
}) => {
  for (const color of ['black', 'cream', 'zebra black-cream']) {
    await shopper.opens(`/shop/humbucker?flavor=hot&color=${color}`);
    await shopper.addsToCart();
  }
  await shopper.opens('/cart');
  await expect(page.getByRole('link', { name: 'Go to Checkout' })).toHaveCount(0);
  await shopper.opens('/shop/humbucker?flavor=hot&color=zebra-black-white');
  await shopper.buysNow();
  await expect(page.getByRole('link', { name: 'Go to Checkout' })).toBeVisible();
});

test('keeps the cart over a reload, and a second tab follows [rows 233, 235, 546]', async ({
  shopper,
  page,
  context,
}) => {
  await shopper.opens(HUMBUCKER);
  await shopper.addsToCart();
  await page.reload();
  await expect(page.getByRole('link', { name: /^Cart/ }).first()).toContainText('1');

  const second = await context.newPage();
  await second.goto(`${shopper.shopUrl}/cart`);
  await expect(second.getByLabel(/^Quantity of Humbucker/)).toHaveValue('1');
  await shopper.addsToCart();
  await expect(second.getByLabel(/^Quantity of Humbucker/)).toHaveValue('2');
  await second.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByRole('link', { name: /^Cart/ }).first()).toContainText('0');
});

test('a deletion is undone in the message bar, at the old place, by pointer and in another tab', async ({
  shopper,
  page,
  context,
}) => {
  await shopper.opens('/cart');
  await savesLines(page, 3);
  await shopper.opens('/cart');
  const names = (tab: Page) => tab.locator('main').getByRole('heading', { level: 2 }).allInnerTexts();
  const quantities = (tab: Page) => tab.getByLabel(/^Quantity of/);
  await quantities(page).nth(1).selectOption('4');
  const before = await names(page);
  const second = await context.newPage();
  await second.goto(`${shopper.shopUrl}/cart`);
  await expect(quantities(second)).toHaveCount(3);

  const removes = page.getByRole('button', { name: /^Remove/ });
  await removes.nth(1).click();
  await expect(quantities(page)).toHaveCount(2);
  await expect(quantities(second)).toHaveCount(2);
  await expect(removes.nth(1)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: /Removed / })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(quantities(page)).toHaveCount(3);
  await expect(quantities(page).nth(1)).toHaveValue('4');
  await expect(removes.nth(1)).toBeFocused();
  expect(await names(page)).toEqual(before);
  await expect(quantities(second).nth(1)).toHaveValue('4');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('a deletion by key takes the focus to Undo, where time stands still, and back to the cart', async ({
  shopper,
  page,
}) => {
  await page.clock.install();
  await shopper.opens('/cart');
  await savesLines(page, 1);
  await shopper.opens('/cart');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const remove = page.getByRole('button', { name: /^Remove/ });
  const undo = page.getByRole('button', { name: 'Undo' });
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(WORDS.emptyCart)).toBeVisible();
  await expect(undo).toBeFocused();
  await page.clock.runFor(30_000);
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(/^Quantity of/)).toHaveCount(1);
  await expect(remove).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(undo).toBeHidden();
  await expect(page.getByRole('heading', { name: WORDS.emptyCart })).toBeFocused();
});

test('shows how far it is to 25 € off shipping, until it is reached', async ({ shopper, page }) => {
  await shopper.opens('/shop/stratocaster?flavor=vintage&bundletype=neck&color=white');
  await shopper.buysNow();
  const meter = page.getByRole('meter', { name: 'More than 75 € to go to 25 € off shipping' });
  await expect(meter).toBeVisible();
  expect(await meter.evaluate((element: HTMLMeterElement) => element.value / element.max)).toBe(0.625);
  await page.getByLabel(/^Quantity of/).selectOption('2');
  await expect(page.getByRole('meter')).toHaveCount(0);
  await expect(shopper.sum(/^25.€ off shipping/)).toHaveText(/−6,19/);
});

test('lines lead back to what was chosen: product pages and configurators', async ({ shopper, page }) => {
  await shopper.opens(WHOLE.hp90);
  await shopper.addsToCart();
  await shopper.opens('/cart');
  await page.getByRole('link', { name: 'Custom HP90' }).click();
  await page.waitForURL('**/configurator/p90?**');
  await shopper.pageIsHydrated();
  await expect(page.getByRole('button', { name: WORDS.addToCart })).toBeEnabled();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('a long description folds after five rows', async ({ shopper, page }) => {
    await shopper.opens(WHOLE.humbucker);
    await shopper.addsToCart();
    await shopper.opens('/cart');
    await expect(page.getByText('Fishbone', { exact: true })).toBeVisible();
    await expect(page.getByText('AlNiCo 4', { exact: true })).toBeHidden();
    const more = page.getByRole('button', { name: '5 more of Custom Humbucker' });
    await more.click();
    await expect(page.getByText('AlNiCo 4', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Less of Custom Humbucker' }).click();
    await expect(page.getByText('AlNiCo 4', { exact: true })).toBeHidden();
  });
});

/** Puts so many different pickups into the saved cart, one of each. */
async function savesLines(page: Page, count: number) {
  const cart = LINES.slice(0, count);
  await page.evaluate((state) => localStorage.setItem('state', state), JSON.stringify({ cart }));
}

test('refuses the 41st pickup where it is chosen, by either button, and drops none later (decision 26) [row D26]', async ({
  shopper,
  page,
}) => {
  await shopper.opens('/shop/precision-bass?flavor=vintage');
  await savesLines(page, 40);
  const refused = page.getByRole('alert').filter({ hasText: /Nothing added\. A cart can hold at most 40/ });
  await shopper.addsToCart();
  await expect(refused).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss message' }).click();
  await expect(refused).toBeHidden();
  await page.getByRole('button', { name: WORDS.buyNow }).click();
  await expect(refused).toBeVisible();
  expect(page.url()).toContain('/shop/precision-bass');
  await shopper.opens('/cart');
  await expect(page.getByLabel(/^Quantity of/)).toHaveCount(40);
  await expect(page.getByText(/left out/)).toHaveCount(0);
});

test('keeps a saved cart of more than 40 lines and says how many are too many', async ({ shopper, page }) => {
  await shopper.opens('/cart');
  await savesLines(page, 41);
  await shopper.opens('/cart');
  await expect(page.getByLabel(/^Quantity of/)).toHaveCount(41);
  await expect(
    page.getByText('A cart can hold at most 40 different pickups. Remove 1 to go on.'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: /Checkout/ })).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(page.getByLabel(/^Quantity of/)).toHaveCount(40);
  await expect(page.getByRole('main').getByRole('link', { name: 'Checkout', exact: true })).toBeVisible();
});

test('reads a saved line without quantity as one piece (decision 27)', async ({ shopper, page }) => {
  await shopper.opens('/cart');
  const [{ quantity: _, ...silent }] = LINES as [CartLine];
  await page.evaluate((state) => localStorage.setItem('state', state), JSON.stringify({ cart: [silent] }));
  await shopper.opens('/cart');
  await expect(page.getByLabel(/^Quantity of/)).toHaveValue('1');
  await expect(page.getByText(/could not be read/)).toHaveCount(0);
});

test('loses only the bad lines of a hostile saved cart [rows 233–234]', async ({ shopper, page }) => {
  await shopper.opens(HUMBUCKER);
  await shopper.addsToCart();
  await page.evaluate(() => {
    const { cart } = JSON.parse(localStorage.getItem('state') ?? '{}');
    const [good] = cart;
    const bad = [
      null,
      { ...good, quantity: 99 },
      { ...good, config: { ...good.config, color: '<img src=x onerror=alert(1)>' } },
      { ...good, lookupKey: '__proto__' },
    ];
    localStorage.setItem(
      'state',
      JSON.stringify({
        cart: [...bad, { ...good, name: '<b>x</b>', path: 'javascript:alert(1)', price: -1 }],
      }),
    );
  });
  await shopper.opens('/cart');
  await expect(page.getByLabel(/^Quantity of/)).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Humbucker' })).toBeVisible();
  await expect(shopper.sum(/^Goods/)).toHaveText(/240,00/);
  for (const broken of ['{', '[]', 'null', '{"cart":{}}', '"x"']) {
    await page.evaluate((value) => localStorage.setItem('state', value), broken);
    await shopper.opens('/cart');
    await expect(page.getByText(WORDS.emptyCart)).toBeVisible();
  }
});

test('is led to the shop with an empty cart, and back with a reason when a status is wrong [rows 153, 157, 160, 242–243, 258, 283–284, D33]', async ({
  shopper,
  page,
}) => {
  await page.goto(`${shopper.shopUrl}/checkout`);
  await page.waitForURL('**/shop');
  await page.goto(`${shopper.shopUrl}/checkout?session_id=cs_test_foreign`);
  await page.waitForURL('**/shop', { waitUntil: 'commit' });
  await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong.' })).toBeVisible();

  await shopper.opens(HUMBUCKER);
  await shopper.buysNow();
  const opened = page.waitForResponse('**/api/shop/checkout');
  await shopper.goesToCheckout();
  const { data } = (await (await opened).json()) as { data: string };
  await page.goto(`${shopper.shopUrl}/checkout?session_id=${data.split('_secret_')[0]}`);
  await page.waitForURL('**/cart', { waitUntil: 'commit' });
  await expect(
    page.getByRole('alert').filter({ hasText: 'Something went wrong. Please try again.' }),
  ).toBeVisible();
  await expect(page.getByLabel(/^Quantity of Humbucker/)).toHaveValue('1');
});

test('stays, asks on and keeps the cart while nobody can say what became of a payment (rows 243, 283, decision 33) [rows 243, 283, D33]', async ({
  shopper,
  page,
}) => {
  shopper.expects(/status of 503/);
  await shopper.opens(HUMBUCKER);
  await shopper.buysNow();
  const opened = page.waitForResponse('**/api/shop/checkout');
  await shopper.goesToCheckout();
  const { data } = (await (await opened).json()) as { data: string };
  let asked = 0;
  await page.route('**/api/shop/checkout-status*', (route) => {
    asked += 1;
    return route.fulfill({ status: 503, json: { error: 'The payment is still being confirmed.' } });
  });
  const back = `/checkout?session_id=${data.split('_secret_')[0]}&redirect_status=succeeded`;
  await page.goto(shopper.shopUrl + back);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirming your payment');
  await expect.poll(() => asked, { timeout: 30_000 }).toBeGreaterThan(2);
  expect(page.url()).toContain(back);
  await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong.' })).toHaveCount(0);
  await shopper.opens('/cart');
  await expect(page.getByLabel(/^Quantity of Humbucker/)).toHaveValue('1');
});

test('hears that prices could not be had, and that a checkout could not be opened [rows 281–282, 285]', async ({
  shopper,
  page,
}) => {
  shopper.expects(/status of 503/);
  await shopper.opens(HUMBUCKER);
  await shopper.addsToCart();
  await page.route('**/api/shop/prices', (route) =>
    route.fulfill({ status: 503, json: { error: WORDS.noPrices } }),
  );
  await shopper.opens('/cart');
  await expect(page.getByRole('alert').filter({ hasText: WORDS.noPrices })).toBeVisible();
  const words = 'The payment could not be opened. Nothing was charged; please try again in a moment.';
  await page.route('**/api/shop/checkout', (route) => route.fulfill({ status: 503, json: { error: words } }));
  await page.goto(`${shopper.shopUrl}/checkout`);
  await expect(page.getByRole('alert').filter({ hasText: words }).first()).toBeVisible();
});
