import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { WORDS } from '../fixtures/words.ts';
import { expectNoFindings } from './axe.ts';
import { atRest, difference, framesOf, losesContext, paints, pixelsOf, SLOW, test } from './live-view.ts';
import { expect, type Shopper } from './shopper.ts';
import { withoutWebgl } from './webgl.ts';

test.use({
  webgl: true,
  viewport: { width: 640, height: 700 },
  reducedMotion: 'reduce',
});

const LIVE_CODE = /live-stage.*\.js$/;
const HUMBUCKER = '/shop/humbucker?flavor=hot';

const section = (page: Page) => page.locator('#model');
const picture = (page: Page) => section(page).getByRole('img', { name: /^Humbucker/ });
const canvas = (page: Page) => section(page).locator('canvas');
const turnButton = (page: Page, name: string) => section(page).getByRole('button', { name, exact: true });
const frames = (page: Page) => framesOf(canvas(page));

/** Opens a product page and waits until its live model is drawn. */
async function seesModel(shopper: Shopper, path = HUMBUCKER): Promise<void> {
  await shopper.opens(path);
  await section(shopper.page).scrollIntoViewIfNeeded();
  await expect(canvas(shopper.page)).toHaveAttribute('data-drawn', '', SLOW);
  await expect(turnButton(shopper.page, 'Turn left')).toBeEnabled(SLOW);
}

async function pixels(page: Page): Promise<Buffer> {
  // Waits for the fade of poster and canvas.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState === 'finished'),
  );
  return pixelsOf(picture(page));
}

test('the live model’s code waits for the largest picture and a visitor nearby, and is at most 350 kB, the model 200 @at-length', async ({
  shopper,
  page,
}) => {
  const loaded: string[] = [];
  const code: Promise<Buffer>[] = [];
  const models: Promise<Buffer>[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await shopper.opens(HUMBUCKER);
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((url) => LIVE_CODE.test(url) || url.endsWith('.glb'))).toEqual([]);
  await test.step('its size', async () => {
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') code.push(response.body());
      if (response.url().endsWith('.glb')) models.push(response.body());
    });
    await section(page).scrollIntoViewIfNeeded();
    await expect(canvas(page)).toHaveAttribute('data-drawn', '', SLOW);
    const kilobytes = (await Promise.all(code)).reduce((sum, body) => sum + gzipSync(body).length, 0) / 1024;
    expect(kilobytes).toBeGreaterThan(50);
    expect(kilobytes).toBeLessThan(350);
    expect(models).toHaveLength(1);
    expect((await models[0])?.length ?? 0).toBeLessThan(200_000);
  });
  await test.step('after the largest picture, even if the model is the first visible thing', async () => {
    await page.goto(`${shopper.shopUrl}/shop/humbucker?flavor=modern#model`);
    await expect(canvas(page)).toHaveAttribute('data-drawn', '', SLOW);
    const [largest, begun] = await page.evaluate(() => {
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const hero = document.querySelector<HTMLImageElement>('main img')?.currentSrc;
      return [
        entries.find(({ name }) => name === hero)?.responseEnd ?? Number.POSITIVE_INFINITY,
        Math.min(
          ...entries.filter(({ name }) => name.includes('live-stage')).map((entry) => entry.startTime),
        ),
      ];
    });
    expect(begun).toBeGreaterThan(largest);
  });
});

const poster = (page: Page) => section(page).getByRole('img').locator('img');

test('the live model draws nothing at rest, follows the chosen colour and bundle, turns by keys, buttons and pointer, and replaces its picture [row 118]', async ({
  shopper,
  page,
}) => {
  await seesModel(shopper);
  await test.step('still, with reduced motion', async () => {
    const before = await atRest(canvas(page));
    expect(before).toBeGreaterThan(0);
    await page.mouse.move(300, 300);
    await page.evaluate(() => scrollBy(0, 40));
    await paints(page, 60);
    expect(await frames(page)).toBe(before);
    await expect(turnButton(page, WORDS.playRotation)).toBeVisible();
    await expectNoFindings(page, 'the live model', '#model');
  });
  await test.step('the colour of the buy column, and back', async () => {
    const black = await pixels(page);
    await turnButton(page, 'Cream').click();
    await expect(page.getByRole('radio', { name: 'Cream', exact: true })).toBeChecked();
    await expect(picture(page)).toHaveAccessibleName(/^Humbucker, set, Cream, seen from/);
    await expect(section(page).getByRole('status')).toHaveText(/Cream/);
    await expect(page).toHaveURL(/color=cream/);
    const count = await atRest(canvas(page));
    expect(difference(black, await pixels(page))).toBeGreaterThan(3);
    await shopper.picks({ colour: 'Black' });
    await expect(turnButton(page, 'Black')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => frames(page), SLOW).toBeGreaterThan(count);
    await atRest(canvas(page));
    expect(difference(black, await pixels(page))).toBeLessThan(0.5);
  });
  await test.step('one of the set', async () => {
    const set = await pixels(page);
    await shopper.picks({ bundle: 'Neck' });
    await expect(picture(page)).toHaveAccessibleName(/^Humbucker, neck, Black/);
    await expect.poll(async () => difference(set, await pixels(page)), SLOW).toBeGreaterThan(2);
    await atRest(canvas(page));
  });
  await test.step('keys, buttons, pointer', async () => {
    const start = await pixels(page);
    await picture(page).focus();
    for (const seen of [
      /the bridge side and the bass end, from above$/,
      /seen from the bass end, from above$/,
    ]) {
      await page.keyboard.press('ArrowRight');
      await expect(picture(page)).toHaveAccessibleName(seen);
    }
    await expect(section(page).getByRole('status')).toHaveText(/bass end/);
    await atRest(canvas(page));
    expect(difference(start, await pixels(page))).toBeGreaterThan(2);
    for (const name of ['Turn left', 'Turn left']) await turnButton(page, name).click();
    await atRest(canvas(page));
    expect(difference(start, await pixels(page))).toBeLessThan(0.5);
    for (let press = 0; press < 3; press++) await turnButton(page, 'Tilt up').click();
    await expect(picture(page)).toHaveAccessibleName(/seen from straight above$/);
    for (let press = 0; press < 3; press++) await turnButton(page, 'Tilt down').click();
    await expect(picture(page)).toHaveAccessibleName(/, from above$/);
    const box = await picture(page).boundingBox();
    if (!box) throw new Error('The model is not to be seen');
    await page.mouse.move(box.x + 320, box.y + 100);
    await page.mouse.down();
    await page.mouse.move(box.x + 30, box.y + 100, { steps: 4 });
    await page.mouse.up();
    await expect(picture(page)).toHaveAccessibleName(
      /seen from the bridge side and the treble end, from above$/,
    );
  });
  await test.step('a lost context leaves the picture, which changes colours too', async () => {
    await losesContext(canvas(page));
    await expect(canvas(page)).toHaveCount(0);
    await expect(poster(page)).toHaveCSS('opacity', '1');
    await expect(turnButton(page, 'Turn left')).toBeHidden();
    await turnButton(page, 'Cream').click();
    await expect(page.getByRole('radio', { name: 'Cream', exact: true })).toBeChecked();
  });
});

test.describe('without reduced motion', () => {
  test.use({ reducedMotion: 'no-preference', viewport: { width: 360, height: 640 } });
});

test('without WebGL or a model the picture shows the colours, which need a flavor first, and no 3D code is loaded @at-length [row 119]', async ({
  shopper,
  page,
}) => {
  await test.step('a model that fails to load', async () => {
    shopper.expects(/Failed to load resource/);
    await page.route('**/*.glb', (route) => route.abort());
    await shopper.opens(HUMBUCKER);
    await section(page).scrollIntoViewIfNeeded();
    await expect(section(page)).toContainText('The live model will not load', SLOW);
    await expect(poster(page)).toHaveCSS('opacity', '1');
  });
  await page.addInitScript(withoutWebgl);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await shopper.opens('/shop/humbucker?color=pink');
  await section(page).scrollIntoViewIfNeeded();
  await expect(section(page)).toContainText('The live model will not load');
  await expect(poster(page)).toHaveCSS('opacity', '1');
  await expect(turnButton(page, 'Turn left')).toBeHidden();
  // An unknown colour becomes black, and none can be chosen before a flavor is.
  await expect(turnButton(page, 'Cream')).toBeDisabled();
  await expect(turnButton(page, 'Black')).toHaveAttribute('aria-pressed', 'true');
  await expect(picture(page)).toHaveAccessibleName(/Black/);
  await shopper.picks({ flavor: 'Modern' });
  await turnButton(page, 'Cream').click();
  await expect(poster(page)).toHaveAttribute('src', /cream/);
  await shopper.addsToCart();
  expect(loaded.filter((url) => LIVE_CODE.test(url) || url.endsWith('.glb'))).toEqual([]);
});
