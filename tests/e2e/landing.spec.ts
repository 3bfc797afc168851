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
  test('shows the pickup, what is in it, and favorites as a row of links', async ({ page, shop }) => {
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
  test('turn every five seconds, round and round, and wait while somebody rests on them, stops them or looks elsewhere @at-length [rows 72, 298]', async ({
    shopper,
    page,
  }) => {
    await comesToFavorites(shopper);
    const turning = page.locator('[data-carousel=favourites][data-turning]');
    await expect(turning).toHaveCount(1);
    await test.step('every five seconds', async () => {
      await shows(page, 1);
      await page.clock.runFor(4500);
      await shows(page, 1);
      for (const place of [2, 3, 1]) {
        await page.clock.runFor(5000);
        await shows(page, place);
      }
    });
    await test.step('not while they are stopped', async () => {
      await page.getByRole('button', { name: 'Stop turning' }).click();
      await page.mouse.move(2, 2);
      await page.clock.runFor(20_000);
      await shows(page, 1);
      await page.getByRole('button', { name: 'Start turning' }).click();
      await page.clock.runFor(5100);
      await shows(page, 2);
    });
    await test.step('not under the pointer', async () => {
      await page.mouse.move(2, 2);
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await expect(turning).toHaveCount(1);
      await slide(page, 2).hover();
      await expect(turning).toHaveCount(0);
      await page.clock.runFor(11_000);
      await shows(page, 2);
      await page.mouse.move(2, 2);
      await expect(turning).toHaveCount(1);
    });
    await test.step('not while one of them has the focus of the keyboard', async () => {
      await page.keyboard.press('Tab');
      await slide(page, 3).getByRole('link').focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await shows(page, 3);
      await page.clock.runFor(11_000);
      await shows(page, 3);
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await expect(turning).toHaveCount(1);
    });
    await test.step('not in a tab that is hidden', async () => {
      await page.evaluate(() => {
        Object.defineProperty(document, 'hidden', { value: true, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await expect(turning).toHaveCount(0);
    });
  });

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
