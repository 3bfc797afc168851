import type { Page } from '@playwright/test';
import { REST_MS } from '../../app/features/configurator/stage/rest.ts';
import { BUILD_PAGES, expect, WHOLE } from './builder.ts';
import { test } from './live-view.ts';
import { asOnACard } from './webgl.ts';

test.use({ webgl: true });

const island = (page: Page) => page.locator('[data-island=configurator]');

/**
 * Opens a configurator with a stopped clock. Returns a growing list of its requested scripts. The live view is blocked,
 * because it would draw in software for seconds.
 */
async function opensStopped(page: Page, address: string): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/(react|configurator-island|live-build)/.test(request.url())) asked.push(request.url());
  });
  await page.route(/\/assets\/live-build/, () => {});
  await page.clock.install();
  const listens = page.waitForResponse(/hydrate-build/);
  await page.goto(address);
  await (await listens).finished();
  await expect(island(page)).toBeVisible();
  return asked;
}

test('a touch loads a configurator’s scripts and the live view with software rendering', async ({
  page,
  shopper,
}) => {
  const asked = await opensStopped(page, shopper.shopUrl + WHOLE.p90);
  await page.clock.runFor(3 * REST_MS);
  expect(asked).toEqual([]);
  await expect(island(page)).not.toHaveAttribute('data-hydrated');
  await island(page).locator('div[data-state]').click();
  await expect.poll(() => asked.some((address) => address.includes('live-build'))).toBe(true);
});

test('a pause loads its scripts and the live view with a graphics card; a build put aside needs no pause @at-length', async ({
  page,
  shopper,
}) => {
  await page.addInitScript(asOnACard);
  const asked = await opensStopped(page, shopper.shopUrl + BUILD_PAGES.humbucker);
  expect(asked).toEqual([]);
  await page.clock.runFor(REST_MS + 100);
  await expect(island(page)).toHaveAttribute('data-hydrated');
  // Without a second rest.
  await expect.poll(() => asked.some((address) => address.includes('live-build'))).toBe(true);

  await page.evaluate(() => sessionStorage.setItem('put-aside', 'humbucker'));
  await page.goto(shopper.shopUrl + WHOLE.humbucker);
  await expect(page.getByText('With the build you put aside')).toBeVisible();
});
