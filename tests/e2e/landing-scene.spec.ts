import type { Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { framesOf, paints, test } from './live-view.ts';
import { expect } from './shopper.ts';

const canvas = (page: Page) => page.locator('main canvas');

test.use({
  reducedMotion: 'no-preference',
  webgl: true,
  viewport: { width: 480, height: 500 },
});

/** Allows software drawing, which the page considers too slow. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const { getExtension } = WebGL2RenderingContext.prototype;
    Object.assign(WebGL2RenderingContext.prototype, {
      getExtension(this: WebGL2RenderingContext, name: string) {
        return name === 'WEBGL_debug_renderer_info'
          ? null
          : (getExtension as (name: string) => unknown).call(this, name);
      },
    });
  }),
);

const SLOW = { timeout: 60_000 };
const goesTo = (page: Page, share: number) =>
  page.evaluate((share) => scrollTo({ top: share * 1.4 * innerHeight, behavior: 'instant' }), share);

test('appears on the first scroll, takes the pickup apart and reassembles it, and draws nothing at rest [row 66]', async ({
  shopper,
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await shopper.opens('/');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /scroll-animation|\.glb/.test(url))).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('data-scene', 'awaited');
  await expect(page.getByText('Scroll to take it apart')).toBeVisible();
  const before = await page.evaluate(() => document.documentElement.scrollHeight);

  await goesTo(page, 0.5);
  await expect(canvas(page)).toHaveAttribute('data-time', /^(3\.999|4\.000|4\.001)$/, SLOW);
  await expect(page.locator('html')).toHaveAttribute('data-scene', 'live');
  await expect(page.locator('section:has(#inside) li').last()).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(before);
  await expectNoFindings(page, 'taken apart');

  const frames = await framesOf(canvas(page));
  await paints(page, 20);
  expect(await framesOf(canvas(page))).toBe(frames);

  await goesTo(page, 1);
  await expect(canvas(page)).toHaveAttribute('data-time', '7.999', SLOW);
  await goesTo(page, 1.3);
  await paints(page, 12);
  await expect(canvas(page)).toHaveAttribute('data-time', '7.999');
  await goesTo(page, 0);
  await expect(canvas(page)).toHaveAttribute('data-time', '0.000', SLOW);
});

test('leaves the page unchanged without its code or with reduced motion, and shows no hint of it @at-length [case B16]', async ({
  shopper,
  page,
}) => {
  shopper.expects(/Failed to load resource|ERR_FAILED|net::/);
  const still = page.locator('#inside ~ div img');
  const isStill = async () => {
    await expect(page.locator('html')).not.toHaveAttribute('data-scene', /./);
    await expect(canvas(page)).toHaveCount(0);
    await expect(still).toBeVisible();
    await expect(page.getByText('Scroll to take it apart')).toBeHidden();
    await expect(page.getByText('See what is inside')).toBeVisible();
  };
  // A missing model ends in the same state, after seconds of software drawing.
  await page.route('**/scroll-animation*', (route) => route.abort());
  await shopper.opens('/');
  await expect(page.locator('html')).toHaveAttribute('data-scene', 'awaited');
  await goesTo(page, 0.2);
  await isStill();

  await page.unroute('**/scroll-animation*');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shopper.opens('/');
  await still.scrollIntoViewIfNeeded();
  await expect.poll(() => still.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.locator('section:has(#inside) li')).toHaveCount(8);
  await isStill();
});
