import { WORDS } from '../fixtures/words.ts';
import { WHOLE } from './builder.ts';
import { expect, test } from './shopper.ts';

test.use({ javaScriptEnabled: false });

test('plain forms put a pickup and a build into the cart, the shop keeps its prices, and the checkout asks for JavaScript [case B10]', async ({
  page,
  shop,
  browser,
}) => {
  const main = page.getByRole('main');
  await page.goto(`${shop.url}/cart`);
  await expect(page.getByText(WORDS.emptyCart)).toBeVisible();
  await expect(page.locator('[data-skeleton]')).toBeHidden();

  await page.goto(`${shop.url}/shop/humbucker`);
  for (const name of [WORDS.addToCart, WORDS.buyNow])
    await expect(page.getByRole('button', { name })).toBeDisabled();
  await page.goto(`${shop.url}/shop/humbucker?flavor=hot`);
  // The last pick counts, shown or not.
  await page.getByRole('radio', { name: 'Cream', exact: true }).check({ force: true });
  await page.getByLabel('Qty').selectOption('2');
  await page.getByRole('button', { name: WORDS.addToCart }).click();
  await expect(page).toHaveURL(`${shop.url}/cart`);
  await expect(page.getByLabel(/^Quantity of Humbucker, .*Hot, Cream/)).toHaveValue('2');

  await page.goto(shop.url + WHOLE.p90);
  await page.getByRole('button', { name: WORDS.buyNow }).click();
  await expect(page).toHaveURL(`${shop.url}/cart`);
  await expect(page.getByLabel(/^Quantity of /)).toHaveCount(2);
  const summary = page.getByRole('complementary', { name: 'Summary' });
  await expect(summary).toContainText(/Goods, 3 items/);
  await expect(summary).toContainText(/625,00/);

  await page.getByLabel(/^Quantity of Humbucker/).selectOption('1');
  await page.getByRole('button', { name: 'Change' }).first().click();
  await expect(summary).toContainText(/385,00/);
  await page.getByRole('button', { name: /^Remove.*P90/ }).click();
  await expect(summary).toContainText(/240,00/);
  await expect(main.getByRole('link', { name: 'Checkout', exact: true })).toBeHidden();
  await expect(main.getByText(/^Paying needs JavaScript/)).toBeVisible();

  await page.goto(`${shop.url}/checkout`);
  await expect(main.getByText(/^Paying needs JavaScript/)).toBeVisible();
  await expect(main.getByRole('status')).toBeHidden();

  await test.step('it is there once scripts run', async () => {
    const context = await browser.newContext({ javaScriptEnabled: true });
    await context.addCookies(await page.context().cookies());
    const other = await context.newPage();
    await other.goto(`${shop.url}/shop`);
    await expect(other.locator('[data-cart-count]').first()).toHaveText('[1]');
    await other.goto(`${shop.url}/cart`);
    await expect(other.getByLabel(/^Quantity of Humbucker/)).toHaveValue('1');
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('cart');
    await context.close();
  });
});

test('every visible button works, and nothing loads forever [case B10]', async ({ page, shop }) => {
  for (const path of ['/shop/telecaster?flavor=hot', WHOLE.humbucker, '/cart', '/de/checkout', '/de/cart']) {
    await page.goto(shop.url + path);
    const dead = await page
      .getByRole('main')
      .locator('button:enabled:visible')
      .evaluateAll((buttons) =>
        buttons
          .filter((button) => !(button as HTMLButtonElement).form && !button.hasAttribute('popovertarget'))
          .map(({ textContent }) => textContent),
      );
    expect(dead, path).toEqual([]);
    await expect(page.locator('[data-skeleton]:visible, .animate-spinning:visible'), path).toHaveCount(0);
  }
});
