import type { Page } from '@playwright/test';
import { expect, type Shopper, test } from './shopper.ts';

test.use({ reducedMotion: 'no-preference' });

const slide = (page: Page, place: number) => page.getByRole('group', { name: `${place} of 3`, exact: true });
const banner = (page: Page) =>
  page.getByRole('complementary', { name: 'About this shop' }).locator('details[data-banner]');

async function shows(page: Page, place: number): Promise<void> {
  await expect(slide(page, place)).toHaveAttribute('data-shown', '');
  await expect(page.locator('[data-carousel=slide][data-shown]')).toHaveCount(1);
}

/** Opens the page at the favourites; time then passes only on demand. */
async function comesToFavorites(shopper: Shopper): Promise<void> {
  const { page } = shopper;
  await page.clock.install({ time: new Date('2026-03-02T10:00:00') });
  await shopper.opens('/');
  await page.clock.pauseAt(new Date('2026-03-02T11:00:00'));
  await page.locator('#favorites h3').first().scrollIntoViewIfNeeded();
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  test('shows the pickup, its parts, and the favorites as a row of links', async ({ page, shop }) => {
    await page.goto(shop.url);
    await expect(page.locator('main img').first()).toBeInViewport();
    await expect(page.locator('section:has(#inside) li').last()).toBeVisible();
    await expect(
      page.getByRole('heading', { name: 'Wound when you order. Made to come apart.' }),
    ).toBeVisible();
    const links = page.locator('#favorites').getByRole('link');
    await expect(links).toHaveCount(3);
    await links.last().focus();
    await expect(links.last()).toBeInViewport();
    await expect(page.getByRole('button', { name: /turning|slide/i })).toHaveCount(0);
    await expect(banner(page)).toBeVisible();
    // Native parts work too: the test mode's text, and dismissing the offer.
    const line = page.getByRole('complementary', { name: 'About this shop' });
    await line.locator('summary', { hasText: 'Test mode' }).click();
    await expect(line.getByText('No money moves. See what arrives: Mailbox Visits')).toBeVisible();
    await line.locator('summary', { hasText: 'Dismiss the shipping offer' }).click();
    await expect(banner(page)).toBeHidden();
    await expect(line.locator('summary', { hasText: 'Test mode' })).toBeVisible();
  });
});

test.describe('the favorites', () => {
  test('follow arrows, dots and swipes of more than 25 px @at-length [rows 71, 73, 299]', async ({
    shopper,
    page,
  }) => {
    await shopper.opens('/');
    await page.locator('#favorites h3').first().scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Next slide' }).click();
    await shows(page, 2);
    await page.getByRole('button', { name: 'Previous slide' }).click();
    await page.getByRole('button', { name: 'Previous slide' }).click();
    await shows(page, 3);
    const dot = page.getByRole('button', { name: 'Show Pickup Configurator' });
    await dot.click();
    await shows(page, 1);
    await expect(dot).toHaveAttribute('aria-current', 'true');

    const { x = 0, y = 0 } = (await slide(page, 1).boundingBox()) ?? {};
    const swipe = async (by: number) => {
      await page.mouse.move(x + 200, y + 60);
      await page.mouse.down();
      await page.mouse.move(x + 200 + by, y + 60, { steps: 4 });
      await page.mouse.up();
    };
    await swipe(-26);
    await shows(page, 2);
    await swipe(26);
    await shows(page, 1);
    expect(new URL(page.url()).pathname).toBe('/');
    await swipe(-25);
    await expect(page).toHaveURL(/configurator\/humbucker/);
  });

  test.describe('with reduced motion on a phone', () => {
    test.use({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
    test('do not move, and the shown one is visible @at-length', async ({ shopper, page }) => {
      await comesToFavorites(shopper);
      await page.clock.runFor(16_000);
      await shows(page, 1);
      await page.getByRole('button', { name: 'Next slide' }).click();
      await shows(page, 2);
      await expect(slide(page, 2)).toBeInViewport({ ratio: 0.9 });
      await expect(slide(page, 2).getByRole('link')).toHaveAttribute('href', '/shop/stratocaster');
    });
  });
});
