import type { Page } from '@playwright/test';
import { REST_MS } from '../../app/features/configurator/stage/rest.ts';
import { BUILD_PAGES, expect, WHOLE } from './builder.ts';
import { SLOW, test } from './live-view.ts';
import { asOnACard } from './webgl.ts';

/** What a configurator begins with, and what brings its scripts. */

test.use({ webgl: true });

const island = (page: Page) => page.locator('[data-island=configurator]');

/** Opens a configurator with a clock that stands. Answers which scripts of its own are asked for, and goes on noting them. */
async function opensStopped(page: Page, address: string): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/(react|configurator-island|live-build)/.test(request.url())) asked.push(request.url());
  });
  await page.clock.install();
  const listens = page.waitForResponse(/hydrate-build/);
  await page.goto(address);
  await (await listens).finished();
  await expect(island(page)).toBeVisible();
  return asked;
}

test('a configurator that nobody touches asks for none of its scripts where the stage is drawn in software', async ({
  page,
  shopper,
}) => {
  for (const path of [...Object.values(BUILD_PAGES), WHOLE.p90]) {
    const asked = await opensStopped(page, shopper.shopUrl + path);
    await page.clock.runFor(3 * REST_MS);
    expect(asked).toEqual([]);
    await expect(island(page)).not.toHaveAttribute('data-hydrated');
  }
});

test('a build that was put aside is spoken of at an overview that nobody touches', async ({
  page,
  shopper,
}) => {
  await page.addInitScript(() => sessionStorage.setItem('put-aside', 'humbucker'));
  await page.goto(shopper.shopUrl + WHOLE.humbucker);
  await expect(page.getByText('With the build you have put aside')).toBeVisible();
});

test('a rest brings its scripts and the live view at once, on a graphics card', async ({ page, shopper }) => {
  await page.addInitScript(asOnACard);
  const asked = await opensStopped(page, shopper.shopUrl + BUILD_PAGES.humbucker);
  expect(asked).toEqual([]);
  await page.clock.runFor(REST_MS + 100);
  await expect(island(page)).toHaveAttribute('data-hydrated');
  // Without a second rest.
  await expect.poll(() => asked.some((address) => address.includes('live-build'))).toBe(true);
  await page.clock.resume();
  await expect(island(page).locator('div[data-state="live"]')).toBeVisible(SLOW);
});

test('the touch that wakes it is the touch that asks for the live view, in software too', async ({
  page,
  shopper,
}) => {
  const asked = await opensStopped(page, shopper.shopUrl + BUILD_PAGES.p90);
  await island(page).locator('div[data-state]').click();
  await expect.poll(() => asked.some((address) => address.includes('live-build'))).toBe(true);
});
