import { WORDS } from '../fixtures/words.ts';
import { expect, test } from './shopper.ts';

/** Islands that wait for the visitor; `every-page.spec.ts` shows that they load nothing until then. */

const PRODUCT = '/shop/stratocaster?flavor=vintage&bundletype=middle&color=white';

test('an island that waits for the visitor hydrates on scroll, and at once for stored data, also from another tab', async ({
  page,
  shopper: { shopUrl },
  context,
}) => {
  const product = page.locator('[data-island=product]');
  await page.goto(shopUrl + PRODUCT);
  await page.mouse.wheel(0, 200);
  await expect(product).toHaveAttribute('data-hydrated');

  await page.evaluate(() => sessionStorage.setItem('ship-to', 'US'));
  await page.goto(shopUrl + PRODUCT);
  await expect(product).toHaveAttribute('data-hydrated');

  await page.goto(`${shopUrl}/cart`);
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  const tab = await context.newPage();
  await tab.goto(shopUrl + PRODUCT);
  await tab.getByRole('button', { name: WORDS.addToCart }).click();
  await expect(tab.getByText(WORDS.added)).toBeVisible();
  await expect(page.getByLabel(/^Quantity of Stratocaster/)).toHaveValue('1');
});
