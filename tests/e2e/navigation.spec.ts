import type { Page } from '@playwright/test';
import { COMPANY } from '../../domain/company.ts';
import { WORDS } from '../fixtures/words.ts';
import { expectNoFindings } from './axe.ts';
import { expect, test } from './shopper.ts';

const FOOTER = [
  '/',
  '/about',
  '/blog',
  '/configurator',
  '/imprint',
  '/privacy',
  '/shipping',
  '/shop',
  '/terms',
  '/return',
];

const head = (page: Page) => page.getByRole('banner');
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const opens = (page: Page) => head(page).getByRole('button', { name: 'Menu' }).click();

test('leads to six places and to the log-in; the footer leads to ten [rows 56–65]', async ({
  shopper,
  page,
}) => {
  await shopper.opens('/wiring');
  const footer = page.getByRole('contentinfo');
  for (const path of FOOTER) await expect(footer.locator(`a[href="${path}"]`).first(), path).toBeVisible();
  await expect(footer.getByRole('heading')).toHaveText(['Shop', 'Your order', COMPANY.shopName]);
  await expect(footer.getByRole('link', { name: 'Workbench' })).toHaveAttribute('href', '/workbench');
  await expect(footer.getByRole('link', { name: WORDS.withdraw })).toHaveCSS(
    'text-decoration-line',
    'underline',
  );
  const main = head(page).getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('link')).toHaveText([
    'Shop',
    'Configurator',
    'Listen',
    'Wiring',
    'Blog',
    'About',
  ]);
  await expect(main.getByRole('link', { name: 'Wiring' })).toHaveAttribute('aria-current', 'page');
  await expect(head(page).getByRole('link', { name: WORDS.logIn })).toHaveAttribute('href', '/login');
  // In narrow windows only the icon is visible, with the same name.
  for (const [width, words] of [
    [1101, true],
    [1100, false],
    [992, false],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    const link = head(page).getByRole('link', { name: WORDS.logIn });
    await expect(link).toBeVisible();
    const { width: wide = 0, height = 0 } = (await link.boundingBox()) ?? {};
    expect(wide > 60, `${width}`).toBe(words);
    expect([wide >= 44, height >= 44]).toEqual([true, true]);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('its menu has six rows of 58 px with descriptions, the log-in and the legal pages', async ({
    shopper,
    page,
  }) => {
    await shopper.opens('/listen');
    await opens(page);
    const rows = drawer(page).getByRole('navigation').getByRole('link');
    await expect(rows).toHaveText([
      /^Shop.*8 types, ready to order$/,
      /^Configurator.*Build your own$/,
      /^Listen.*All of them, blind if you like$/,
      /^Wiring.*Which lead goes where$/,
      /^Blog.*Notes$/,
      /^About.*Leipzig$/,
    ]);
    for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBe(58);
    await expect(drawer(page).getByRole('link', { name: /^Log in/ })).toHaveAttribute('href', '/login');
    const withdraw = drawer(page).getByRole('link', { name: WORDS.withdraw });
    await expect(withdraw).toHaveCSS('text-decoration-line', 'underline');
    expect((await withdraw.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expectNoFindings(page, 'menu open');
  });

  test('keys open the menu, stay in it and leave it by Escape; it scrolls in a low window and closes at 998 px [rows 53, 303]', async ({
    shopper,
    page,
  }) => {
    await shopper.opens('/shop');
    const opener = head(page).getByRole('button', { name: 'Menu' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(drawer(page).getByRole('button', { name: 'Close menu' })).toBeFocused();
    // One full round reaches nothing behind it.
    for (let step = 0; step < 25; step++) {
      await page.keyboard.press('Tab');
      const where = await page.evaluate(() => {
        const at = document.activeElement;
        return at === document.body || at?.closest('[data-drawer], [data-shop-line]') !== null;
      });
      expect(where, `after ${step + 1} steps`).toBe(true);
    }
    await drawer(page).getByRole('link', { name: /^Blog/ }).focus();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(drawer(page)).toBeHidden();
    await expect(opener).toBeFocused();

    await page.setViewportSize({ width: 568, height: 320 });
    await opens(page);
    const last = drawer(page).getByRole('link', { name: WORDS.withdraw });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await page.setViewportSize({ width: 997, height: 844 });
    await expect(drawer(page)).toBeVisible();
    await page.setViewportSize({ width: 998, height: 844 });
    await expect(drawer(page)).toBeHidden();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('opens, closes and links all the same', async ({ shopper, page }) => {
      await page.goto(`${shopper.shopUrl}/shop`);
      await opens(page);
      await drawer(page).getByRole('button', { name: 'Close menu' }).click();
      await expect(drawer(page)).toBeHidden();
      await opens(page);
      await drawer(page)
        .getByRole('link', { name: /^Wiring/ })
        .click();
      await expect(page).toHaveURL(`${shopper.shopUrl}/wiring`);
      await expect(drawer(page)).toBeHidden();
    });
  });
});
