import { type Browser, expect, type Page } from '@playwright/test';
import { WORDS } from '../fixtures/words.ts';
import { expectNoFindings } from './axe.ts';
import { atTheCheckout, SET } from './filled-cart.ts';
import { CARDS, LEIPZIG, Shopper } from './shopper.ts';
import { withoutWebgl } from './webgl.ts';
import { pageOf, test } from './workplace.ts';

const fold = (page: Page) => page.locator('summary', { hasText: 'Discount code' });

/** Other tests of the workshop may have created codes in this shop, too. */
const rowOf = (page: Page, words: string) => page.locator('[data-row]', { hasText: words });

/** Fills in the workshop's form by its labels and creates a code. Rows below have fields of the same names. */
async function issues(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).first().fill(value);
  await page.getByRole('button', { name: 'Create the code' }).click();
}

const codeIn = async (page: Page, words: string) =>
  (await rowOf(page, words).locator('b').first().innerText()).trim();

/** A shopper at the checkout with a set for 240 €. */
async function shopperIn(browser: Browser, shopUrl: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(withoutWebgl);
  const shopper = new Shopper(await context.newPage(), shopUrl);
  await atTheCheckout(shopper, SET);
  return {
    shopper,
    field: shopper.page.getByLabel('Your code'),
    refused: shopper.page.locator('#discount-code-error'),
  };
}

test('a maker creates a code, a shopper pays with it, and the maker sees its order [rows 171, 306]', async ({
  place,
  browser,
}) => {
  test.slow();
  const page = await pageOf(browser, place, place.maxi);
  await page.goto('/workshop/codes');
  const words = 'Bug report: the cart forgot a pickup';
  await issues(page, { 'Discount, %': '20', 'Note for us': words });
  await expect(rowOf(page, words)).not.toContainText('payment account');
  const code = await codeIn(page, words);
  expect(code).toMatch(/^THX-.{4}-.{4}$/);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await rowOf(page, words).getByRole('button', { name: /Copy/ }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);

  const { shopper: jonas, field, refused } = await shopperIn(browser, place.url);
  const total = jonas.sum(/^Total/, jonas.page.getByRole('complementary', { name: 'Your order' }));
  await test.step('folded at first, and refused with a message, by keyboard', async () => {
    await expect(field).toBeHidden();
    await fold(jonas.page).focus();
    await jonas.page.keyboard.press('Enter');
    await jonas.page.keyboard.press('Tab');
    await expect(field).toBeFocused();
    await jonas.page.keyboard.type('thx 2222 2222');
    await jonas.page.keyboard.press('Enter');
    await expect(refused).toContainText('do not know this code');
    await expectNoFindings(jonas.page, 'checkout with a refused code');
  });

  await test.step('20 % come off, can be removed, and are still off after a reload', async () => {
    await field.fill(code.toLowerCase());
    await field.press('Enter');
    await expect(jonas.page.getByText('20 % off the goods')).toBeVisible();
    await expect(jonas.page.getByRole('button', { name: 'Remove the discount code' })).toBeFocused();
    await expect(total).toHaveText(/192,00\s€/);
    await jonas.page.keyboard.press('Enter');
    await expect(total).toHaveText(/240,00\s€/);
    await expect(field).toBeFocused();
    await field.fill(code);
    await jonas.page.getByRole('button', { name: 'Use code' }).click();
    await expect(jonas.page.getByText('20 % off the goods')).toBeVisible();
    await jonas.page.reload();
    await expect(jonas.page.getByText('20 % off the goods')).toBeVisible();
  });

  await test.step('the discount is in payment and order', async () => {
    await jonas.fillsIn(LEIPZIG);
    await jonas.entersCard(CARDS.pays);
    await expect(jonas.orderButton).toContainText('192,00');
    await jonas.orders();
    await jonas.seesThanks();
    await expect(jonas.sum(/^Discount code, 20 %/)).toHaveText(/[−-]48,00\s€/);
    await jonas.page.getByRole('link', { name: WORDS.followOrder }).click();
    await expect(jonas.sum(/^Discount code, 20 %/)).toHaveText(/[−-]48,00\s€/);
    await jonas.page.context().close();
  });

  await page.goto('/workshop/codes');
  const used = page.locator('section', { has: page.getByRole('heading', { name: /^Used/ }) });
  const order = used.locator('[data-row]', { hasText: code });
  await expect(order).toContainText(/48,00\s€ off/);
  await order.locator('a[data-open]').click();
  await expect(page.getByText(/Discount code, 20\s%/)).toBeVisible();
  await page.context().close();
});
