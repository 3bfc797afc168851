import { type CartLine, customLineFor, lineFor } from '../../domain/cart/cart-line.ts';
import { CONFIGURATORS } from '../../domain/configurator/tables.ts';
import { choicesOf } from '../../domain/products/catalogue.ts';
import { PRODUCTS, type Product } from '../../domain/products/products.ts';
import { stockLine } from '../fixtures/pickups.ts';
import { WORDS } from '../fixtures/words.ts';
import { WHOLE } from './builder.ts';
import { MIDDLE, SET, savesCart, startsWithCart } from './filled-cart.ts';
import { expect, test } from './shopper.ts';

/** One line of every stock pickup except the Precision Bass. */
const LINES: CartLine[] = (PRODUCTS as readonly Product[])
  .filter(({ type }) => type !== 'PRECISION_BASS')
  .flatMap(choicesOf)
  .flatMap((choice) => lineFor(choice) ?? []);

const NECK = stockLine('STRATOCASTER', 'VINTAGE', 'NECK', 'white');

test('the total follows when quantities, country and lines change, and the empty cart leads to the shop [rows 6, 37, 141–143, 145, 148–149, 229, 547]', async ({
  shopper,
  page,
}) => {
  await startsWithCart(page, NECK, MIDDLE);
  await shopper.opens('/cart');
  const quantities = page.getByLabel(/^Quantity of/);
  const remove = page.getByRole('button', { name: /^Remove/ }).first();
  await expect(quantities).toHaveCount(2);
  await expect(shopper.sum(/^Total/)).toHaveText(/250,00/);
  await quantities.first().selectOption('3');
  await expect(shopper.sum(/^Goods/)).toHaveText(/500,00/);
  await page.getByLabel('Ship to').selectOption({ label: 'United States' });
  // Duty is calculated line by line: 37,50 of three, 12,50 of one.
  await expect(shopper.sum(/^Total/)).toHaveText(/573,50/);
  await remove.click();
  await expect(quantities).toHaveCount(1);
  await expect(shopper.sum(/^Total/)).toHaveText(/186,00/);

  await page.getByLabel('Ship to').selectOption({ label: 'Germany' });
  const meter = page.getByRole('meter', { name: 'Add more than 75 € to get up to 25 € off shipping' });
  await expect(meter).toBeVisible();
  expect(await meter.evaluate((element: HTMLMeterElement) => element.value / element.max)).toBe(0.625);
  await quantities.selectOption('2');
  await expect(page.getByRole('meter')).toHaveCount(0);
  await expect(shopper.sum(/^Shipping discount/)).toHaveText(/−6,19/);

  await remove.click();
  await expect(page.getByText(WORDS.emptyCart)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to Shop' })).toBeVisible();
});

test('merges equal pickups, caps a line at five, keeps the cart over a reload and in a second tab [rows 124, 233, 235, 546]', async ({
  shopper,
  page,
  context,
}) => {
  const path = '/shop/humbucker?flavor=hot&bundleType=set&color=cream';
  const units = page.getByRole('link', { name: /^Cart/ }).first();
  await shopper.opens(path);
  await shopper.picks({ quantity: 4 });
  await shopper.addsToCart();
  await expect(page.getByText(WORDS.added)).toBeVisible();
  await shopper.opens(path);
  await expect(units).toContainText('4');
  const second = await context.newPage();
  await second.goto(`${shopper.shopUrl}/cart`);
  await expect(second.getByLabel(/^Quantity of Humbucker/)).toHaveValue('4');

  await shopper.picks({ quantity: 3 });
  await shopper.addsToCart();
  await expect(
    page.getByText('Item Added: 1 of 3. You can order at most five of each, so 2 were left out.'),
  ).toBeVisible();
  await expect(second.getByLabel(/^Quantity of Humbucker/)).toHaveValue('5');
  await shopper.addsToCart();
  const refused = page
    .getByRole('alert')
    .filter({ hasText: /^Error:Nothing added\. You can order at most five/ });
  await expect(refused).toBeVisible();
  await shopper.buysNow();
  await expect(
    page.getByRole('alert').filter({ hasText: /Nothing added\. You can order at most five/ }),
  ).toBeVisible();
  await expect(shopper.sum(/^Goods/)).toHaveText(/1\.200,00/);
  await second.getByRole('button', { name: /^Remove/ }).click();
  await expect(units).toContainText('0');
});

test('a cart link adds to the cart of this browser [row D866]', async ({ shopper, page }) => {
  await startsWithCart(page, NECK, MIDDLE);
  await shopper.opens('/buy/STRATOCASTER-NECK-VINTAGE-WHITE:1,HUMBUCKER-SET-HOT-CREAM:7');
  await expect(page).toHaveURL(`${shopper.shopUrl}/cart?left=2`);
  const quantities = page.getByLabel(/^Quantity of/);
  await expect(quantities).toHaveCount(3);
  expect(await quantities.evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value))).toEqual([
    '2',
    '1',
    '5',
  ]);
  await expect(page.getByText('so 2 were left out')).toBeVisible();
  await page.reload();
  await expect(quantities).toHaveCount(3);
});

test('above three lines the cart has a second way to the checkout @at-length [rows 147, 297]', async ({
  shopper,
  page,
}) => {
  const second = page.getByRole('link', { name: 'Go to Checkout' });
  await startsWithCart(page, ...LINES.slice(0, 3));
  await shopper.opens('/cart');
  await expect(page.getByLabel(/^Quantity of/)).toHaveCount(3);
  await expect(second).toHaveCount(0);
  await savesCart(page, LINES.slice(0, 4));
  await shopper.opens('/cart');
  await expect(second).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('removed lines share one message and one Undo [case B11] [row 231]', async ({ shopper, page }) => {
    await startsWithCart(page, ...LINES.slice(0, 4));
    await shopper.opens('/cart');
    const remove = page.getByRole('button', { name: /^Remove/ });
    const quantities = page.getByLabel(/^Quantity of/);
    await quantities.nth(1).selectOption('2');
    const names = () => page.locator('[data-remove]').allInnerTexts();
    const before = await names();
    for (const left of [3, 2, 1]) {
      await remove.nth(1).or(remove.first()).first().click();
      await expect(quantities).toHaveCount(left);
    }
    await expect(page.getByText('Removed 3 lines.')).toBeVisible();
    await expect(page.locator('[data-messages] > [role] > *')).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(quantities).toHaveCount(4);
    await expect(quantities.nth(1)).toHaveValue('2');
    expect(await names()).toEqual(before);
    await expect(page.locator('[data-messages] > [role] > *')).toHaveCount(0);
  });

  test('total and checkout button are at the foot, above the consent bar, until the summary shows them', async ({
    shopper,
    page,
  }) => {
    await startsWithCart(page, ...LINES.slice(0, 3));
    await shopper.opens('/cart');
    const bar = page.locator('[data-cart-bar]');
    await expect(bar).toContainText(/with shipping, Germany/);
    await expect(bar.getByRole('link', { name: /^Checkout\s?, .*with shipping, Germany$/ })).toBeVisible();
    const checkout = page.getByRole('link', { name: 'Checkout', exact: true });
    await checkout.scrollIntoViewIfNeeded();
    await expect(bar).toBeHidden();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(bar).toBeVisible();
  });

  test('a build takes two rows, opens to all choices, and its name links to the configurator @at-length', async ({
    shopper,
    page,
  }) => {
    const choices = Object.fromEntries(new URL(WHOLE.humbucker, shopper.shopUrl).searchParams);
    await startsWithCart(page, customLineFor(CONFIGURATORS.humbucker, choices));
    await shopper.opens('/cart');
    const all = page.getByRole('button', { name: /^All \d+ choices of Custom Humbucker/ });
    await expect(page.getByText('Fishbone, forest on copper')).toBeVisible();
    await expect(page.getByText('AlNiCo 4', { exact: true })).toBeHidden();
    await all.click();
    await expect(page.getByText('AlNiCo 4', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Less of Custom Humbucker' }).click();
    await expect(page.getByText('AlNiCo 4', { exact: true })).toBeHidden();
    await page.getByRole('link', { name: 'Custom Humbucker' }).click();
    await page.waitForURL('**/configurator/humbucker?**');
    await shopper.pageIsHydrated();
    await expect(page.getByRole('button', { name: WORDS.addToCart })).toBeEnabled();
  });
});

test('the checkout redirects to the shop with an empty cart, and to the cart with a reason after a wrong status @at-length [rows 153, 157, 160, 242–243, 258, 283–284, D33]', async ({
  shopper,
  page,
}) => {
  await page.goto(`${shopper.shopUrl}/checkout`);
  await page.waitForURL('**/shop');
  await page.goto(`${shopper.shopUrl}/checkout?session_id=cs_test_foreign`);
  await page.waitForURL('**/shop', { waitUntil: 'commit' });
  await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong.' })).toBeVisible();

  await savesCart(page, [SET]);
  const opened = page.waitForResponse('**/api/shop/checkout');
  await page.goto(`${shopper.shopUrl}/checkout`);
  const { data } = (await (await opened).json()) as { data: string };
  await page.goto(`${shopper.shopUrl}/checkout?session_id=${data.split('_secret_')[0]}`);
  await page.waitForURL('**/cart', { waitUntil: 'commit' });
  await expect(
    page.getByRole('alert').filter({ hasText: 'Something went wrong. Please try again.' }),
  ).toBeVisible();
  await expect(page.getByLabel(/^Quantity of Humbucker/)).toHaveValue('1');
});

test('the cart reports prices that could not be loaded, and a checkout that could not be opened @at-length [rows 281–282, 285]', async ({
  shopper,
  page,
}) => {
  shopper.expects(/status of 503/);
  await startsWithCart(page, SET);
  await page.route('**/api/shop/prices', (route) =>
    route.fulfill({ status: 503, json: { error: WORDS.noPrices } }),
  );
  await shopper.opens('/cart');
  await expect(page.getByRole('alert').filter({ hasText: WORDS.noPrices })).toBeVisible();
  const words = 'We could not start the payment. Nothing was charged. Please try again in a moment.';
  await page.route('**/api/shop/checkout', (route) => route.fulfill({ status: 503, json: { error: words } }));
  await page.goto(`${shopper.shopUrl}/checkout`);
  await expect(page.getByRole('alert').filter({ hasText: words }).first()).toBeVisible();
});
