import { WORDS } from '../fixtures/words.ts';
import { expectNoFindings } from './axe.ts';
import { link, main } from './page-words.ts';
import { expect, test } from './shopper.ts';

/** Shop pages that need a browser: scrolling, pictures, widths. Their text is tested in `tests/pages`. */

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('an arrow leads from the end of the shop to its top, and arrows go round the pictures of a product [rows 89, 99–100]', async ({
    shopper,
    page,
  }) => {
    await shopper.opens('/shop');
    const arrow = link(page, 'Back to top');
    await arrow.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await arrow.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

    await shopper.opens('/shop/humbucker');
    const caption = main(page).locator('figcaption').first();
    await expect(caption).toContainText('1 / 5');
    await page.getByRole('button', { name: 'Previous picture' }).click();
    await expect(caption).toContainText('5 / 5');
    await page.getByRole('button', { name: 'Next picture' }).click();
    await expect(caption).toContainText('1 / 5');
  });
});

test('a page begins at its top; pictures open by thumbnail and over the whole screen; a drawer replaces the links below 992 px [rows 52, 54, 98, 101, 203, 303]', async ({
  shopper,
  page,
}) => {
  await test.step('the next page begins at its top', async () => {
    await shopper.opens('/shop');
    const last = link(page, 'Jazz Bass');
    await last.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
    await last.click();
    await page.waitForURL('**/shop/jazz-bass');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await shopper.pageIsHydrated();
  });
  await test.step('thumbnails and zoom', async () => {
    const thumbnails = page.getByRole('button', { name: /^Show / });
    await expect(thumbnails).toHaveCount(5);
    await thumbnails.nth(2).click();
    await expect(thumbnails.nth(2)).toHaveAttribute('aria-current', 'true');
    await page.getByRole('button', { name: 'Zoom' }).click();
    const zoom = page.getByRole('dialog', { name: /, enlarged$/ });
    await expect(zoom).toContainText('3 / 5');
    expect(await zoom.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
    await expectNoFindings(page, 'zoom', 'dialog[open]');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoFindings(page, 'zoom on a phone', 'dialog[open]');
    await page.keyboard.press('Escape');
    await expect(zoom).toBeHidden();
  });
  await test.step('a message has no finding of axe', async () => {
    await shopper.picks({ flavor: 'Vintage' });
    await shopper.addsToCart();
    await page.getByText(WORDS.added).hover();
    await expectNoFindings(page, 'message', '[data-messages]');
  });
  await test.step('links down to 992 px, a drawer below', async () => {
    const bar = page.getByRole('navigation', { name: 'Main' });
    const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    await page.setViewportSize({ width: 992, height: 800 });
    await expect(bar).toBeVisible();
    await expect(menu).toBeHidden();
    await page.setViewportSize({ width: 991, height: 800 });
    await expect(bar).toBeHidden();
    await expect(menu).toBeVisible();
  });
});
