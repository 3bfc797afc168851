import { expect, type Page } from '@playwright/test';
import { WORDS } from '../fixtures/words.ts';
import { expectNoFindings } from './axe.ts';
import { atTheCheckout, SET } from './filled-cart.ts';
import { CARDS, LEIPZIG, Shopper } from './shopper.ts';
import { withoutWebgl } from './webgl.ts';
import { pageOf, test } from './workplace.ts';

const fold = (page: Page) => page.locator('summary', { hasText: 'Discount code' });

test('staff issue codes, a shopper is refused one and pays with another, and staff see where it went [rows 171, 306]', async ({
  place,
  browser,
}) => {
  test.slow();
  const page = await pageOf(browser, place, place.maxi);
  // Other tests may have issued codes in this shop.
  const rowOf = (words: string) => page.locator('[data-row]', { hasText: words });
  const codeIn = async (words: string) => (await rowOf(words).locator('b').first().innerText()).trim();
  await page.goto('/workshop/codes');
  await page.getByLabel('Per cent off').fill('95');
  await page.getByLabel('What for').fill('Bug report: the cart forgot a pickup');
  await page.getByRole('button', { name: 'Create the code' }).click();
  await expect(page.locator('[data-answer]').first()).toContainText('Per cent off: Enter whole per cent');
  await page.getByLabel('Per cent off').fill('20');
  await page.getByRole('button', { name: 'Create the code' }).click();
  await expect(rowOf('the cart forgot a pickup')).not.toContainText('payment account');
  const code = await codeIn('the cart forgot a pickup');
  expect(code).toMatch(/^THX-.{4}-.{4}$/);
  await page.getByLabel('Per cent off').fill('10');
  await page.getByLabel('Only for this e-mail address').fill('bea@example.org');
  await page.getByLabel('What for').fill('Thanks for the photographs');
  await page.getByRole('button', { name: 'Create the code' }).click();
  const bound = await codeIn('Thanks for the photographs');
  // A third for a campaign: many uses, a minimum sum, a larger discount than usual.
  await page.getByLabel('Per cent off').fill('40');
  await page.getByLabel('Uses').fill('');
  await page.getByLabel('Minimum order').fill('300');
  await page.getByLabel('What for').fill('Winter campaign');
  await page.getByRole('button', { name: 'Create the code' }).click();
  await expect(page.locator('[data-answer]').first()).toContainText(/Usual is 1 to 30/);
  await page.keyboard.press('Enter');
  await expect(rowOf('Winter campaign')).toContainText('used 0 times');
  const campaign = await codeIn('Winter campaign');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await rowOf('Thanks for the photographs').getByRole('button', { name: /Copy/ }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(bound);

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const jonas = new Shopper(await context.newPage(), place.url);
  await context.addInitScript(withoutWebgl);
  await atTheCheckout(jonas, SET);
  const field = jonas.page.getByLabel('Your code');
  const refused = jonas.page.locator('#discount-code-error');
  const aside = jonas.page.getByRole('complementary', { name: 'Your order' });
  const total = jonas.sum(/^Total/, aside);
  const uses = async (text: string) => {
    await field.fill(text);
    await jonas.page.getByRole('button', { name: 'Use code' }).click();
  };

  await test.step('folded until it is wanted, and refused in words, by keyboard', async () => {
    await expect(field).toBeHidden();
    await fold(jonas.page).focus();
    await jonas.page.keyboard.press('Enter');
    await jonas.page.keyboard.press('Tab');
    await expect(field).toBeFocused();
    await jonas.page.keyboard.type('thx 2222 2222');
    await jonas.page.keyboard.press('Enter');
    await expect(refused).toContainText('do not know this code');
    await expectNoFindings(jonas.page, 'checkout with a refused code');
    await field.fill(bound);
    await jonas.page.keyboard.press('Enter');
    await expect(refused).toContainText('Enter yours first');
    await field.fill(campaign);
    await jonas.page.keyboard.press('Enter');
    await expect(refused).toContainText(/orders from 300\s€ on/);
  });

  await test.step('a code for one address is taken off before another address pays', async () => {
    await jonas.fillsIn(LEIPZIG, 'bea@example.org');
    await uses(bound);
    await expect(jonas.page.getByText('10 % off the goods')).toBeVisible();
    await jonas.page.getByLabel('E-mail').fill('jonas@example.org');
    await jonas.entersCard(CARDS.pays);
    await jonas.orders();
    const alert = jonas.page.getByRole('alert').filter({ hasText: 'another e-mail address' });
    await expect(alert).toBeVisible();
    await expect(jonas.orderButton).toContainText('240,00');
  });

  await test.step('20 % come off, can be removed, and are still off after a reload', async () => {
    await field.fill(code.toLowerCase());
    await field.press('Enter');
    const remove = jonas.page.getByRole('button', { name: 'Remove the discount code' });
    await expect(jonas.page.getByText('20 % off the goods')).toBeVisible();
    await expect(remove).toBeFocused();
    await expect(jonas.sum(/^Discount code, 20 %/, aside)).toHaveText(/[−-]48,00\s€/);
    await expect(total).toHaveText(/192,00\s€/);
    await jonas.page.keyboard.press('Enter');
    await expect(total).toHaveText(/240,00\s€/);
    await expect(field).toBeFocused();
    await uses(code);
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
    await expect(jonas.page.locator('main')).toContainText(/192,00\s€/);
    await context.close();
  });

  await page.goto('/workshop/codes');
  const used = page.locator('section', { has: page.getByRole('heading', { name: /^Used/ }) });
  const order = used.locator('[data-row]', { hasText: code });
  await expect(order).toContainText(/48,00\s€ off/);
  await order.locator('a[data-open]').click();
  await expect(page.getByText(/Discount code, 20\s%/)).toBeVisible();

  await page.goto('/workshop/codes');
  const thanks = rowOf('Thanks for the photographs');
  await thanks.getByText(/^Revoke/).click();
  await thanks.getByLabel(/^Note for us: reason/).fill('Sent twice');
  await thanks.getByRole('button', { name: 'Revoke the code' }).click();
  await expect(page.getByRole('heading', { name: /^Revoked/ })).toBeVisible();
  await page.context().close();
});
