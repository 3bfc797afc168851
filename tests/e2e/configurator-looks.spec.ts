import type { Locator, Page } from '@playwright/test';
import { CONFIGURATORS } from '../../domain/configurator/tables.ts';
import { WORDS } from '../fixtures/words.ts';
import { expectNoFindings } from './axe.ts';
import { BUILD_PAGES, expect, test, WHOLE } from './builder.ts';

/** Layout of the configurators: the visible part of a step on a first visit. */

const box = async (part: Locator) => {
  const found = await part.boundingBox();
  if (!found) throw new Error('Nothing is drawn');
  return { ...found, bottom: found.y + found.height, right: found.x + found.width };
};

test('the stage is beside the panel on a desktop, all ten covers are visible, and the overview is a sheet [row 390]', async ({
  builder,
  page,
}) => {
  await test.step('until the photograph loads, window and stage are dark', async () => {
    await page.route('**/generated/pictures/**', () => {});
    const answer = await page.goto(`${builder.shopper.shopUrl}${BUILD_PAGES.p90}`, {
      waitUntil: 'domcontentloaded',
    });
    // The page's head sets the colour before the sheet arrives.
    expect(await answer?.text()).toMatch(/<style>[^<]*html\{background:#0f1211\}/);
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(15, 18, 17)');
    await expect(builder.stage).toHaveCSS('background-color', 'rgb(15, 18, 17)');
    expect((await box(builder.stage)).right).toBeLessThanOrEqual((await box(builder.panel)).x + 1);
    await page.unroute('**/generated/pictures/**');
  });
  await test.step('covers', async () => {
    await builder.opens(`${BUILD_PAGES.humbucker}?cover=open&step=model`);
    const tiles = builder.panel.getByRole('group', { name: 'Cover model' }).locator('label');
    await expect(tiles).toHaveCount(10);
    for (const [height, columns] of [
      [900, 2],
      [780, 3],
    ] as const) {
      await page.setViewportSize({ width: 1440, height });
      const foot = await box(builder.goesOn);
      const places = await Promise.all((await tiles.all()).map(box));
      for (const { height: tall, bottom } of places) {
        expect(tall, `${height}`).toBeGreaterThanOrEqual(95);
        expect(bottom, `${height}`).toBeLessThanOrEqual(foot.y);
      }
      expect(new Set(places.map(({ x }) => Math.round(x))).size).toBe(columns);
      expect(foot.bottom).toBeLessThanOrEqual(height);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  await builder.opens(WHOLE.humbucker);
  await test.step('the overview: photograph, in its place the drawing with its dimensions, or the curve', async () => {
    const photograph = builder.stage.getByRole('img', { name: /forest fishbone cover, copper bobbins/ });
    const drawing = builder.stage.getByRole('img', { name: /^Three views/ });
    const curve = builder.stage.getByRole('img', { name: /^Tone response/ });
    const around = await box(photograph);
    await expect(drawing).toBeHidden();
    for (const [name, opened, other] of [
      ['Drawing', drawing, curve],
      ['Tone curve', curve, drawing],
    ] as const) {
      await builder.stage.locator('summary', { hasText: name }).click();
      await expect(other).toBeHidden();
      const { y, bottom } = await box(opened);
      expect(y, name).toBeGreaterThanOrEqual(Math.max(around.y, 0));
      expect(bottom, name).toBeLessThanOrEqual(900);
    }
    await builder.stage.locator('summary', { hasText: 'Tone curve' }).click();
    await expect(curve).toBeHidden();
    await expect(photograph).toBeVisible();
    // Everything needed to order is in the window.
    for (const name of [WORDS.addToCart, WORDS.buyNow, 'Save this build'])
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    for (const width of [992, 1100, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const sign = await box(builder.panel.getByRole('link', { name: /^About/ }));
      const panel = await box(builder.panel);
      expect(sign.right, `${width}`).toBeLessThanOrEqual(panel.right - 20);
      expect(sign.width, `${width}`).toBeGreaterThanOrEqual(44);
      expect((await box(builder.heading)).right, `${width}`).toBeLessThanOrEqual(sign.x);
    }
  });
  await test.step('the printed overview has its full total and no controls', async () => {
    // The wallet button loads with the first input.
    await page.mouse.move(900, 500);
    const wallets = page.getByText(/Express checkout|Visa, Mastercard/).first();
    await expect(wallets).toBeVisible();
    await page.setViewportSize({ width: 718, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    await expect(wallets).toBeHidden();
    await expect(builder.panel.getByRole('button')).toHaveCount(0);
    const total = builder.panel.getByText(/^Total/);
    const [around, amount] = [await box(total), await box(total.locator('span').first())];
    expect(amount.right).toBeLessThanOrEqual(around.right + 1);
    expect(amount.x).toBeGreaterThan(around.x + 40);
    expect(around.width).toBeGreaterThan(160);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the stage is on top, every option and line can be pressed, and the footer bar stays visible', async ({
    builder,
    page,
  }) => {
    await builder.opens(`${WHOLE.humbucker}&step=output`);
    expect((await box(builder.stage)).bottom).toBeLessThanOrEqual((await box(builder.panel)).y + 1);
    await expect(builder.goesOn).toBeInViewport({ ratio: 1 });
    for (const name of ['Super Clean', 'Reaper']) {
      await builder.goesBack();
      await builder.continues();
      await builder.picks(name);
      await builder.isAt('Coil Matching');
      await expect(builder.heading).toBeInViewport();
      await expect(builder.goesOn).toBeInViewport({ ratio: 1 });
      await builder.goesBack();
      await expect(builder.option(name)).toBeChecked();
    }
    await builder.opens(WHOLE.humbucker);
    for (const name of [WORDS.addToCart, WORDS.buyNow])
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    for (const line of await builder.panel.getByRole('listitem').all())
      expect((await box(line)).height).toBeGreaterThanOrEqual(44);
    await builder.panel.getByRole('link', { name: /^Wax Potting/ }).click();
    await builder.isAt('Wax Potting');
  });

  // A humbucker has all steps and notes of the others, except the notes of the two P90 covers.
  test('each step of a humbucker has its note; axe finds nothing in it, nor in tiles, colours and rows [row 335]', async ({
    builder,
    page,
  }) => {
    const opened = new Set<string>();
    await builder.opens(`${WHOLE.humbucker}&step=cover`);
    for (const { id } of CONFIGURATORS.humbucker.steps) {
      await expect(builder.panel).toHaveAttribute('data-step', id);
      if (id === 'model' || id === 'color' || id === 'output') {
        await expectNoFindings(page, id, '#step');
        await page.setViewportSize({ width: 320, height: 844 });
        // Measured elements follow the window with a delay.
        const tooWide = () =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        await expect.poll(tooWide, `${id} at 320`).toBeLessThanOrEqual(0);
        await page.setViewportSize({ width: 390, height: 844 });
      }
      const about = builder.panel.getByRole('link', { name: /^About/ });
      const note = (await about.getAttribute('href')) ?? '';
      await about.click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      // The two steps of covers share a note, and all have the same colours.
      if (!opened.has(note)) await expectNoFindings(page, note, note);
      opened.add(note);
      await dialog.getByRole('link', { name: 'Close' }).click();
      await expect(dialog).toBeHidden();
      await expect(about).toBeFocused();
      if (id !== 'overview') await builder.continues();
    }
    expect(opened.size).toBe(9);
  });
});

/** Presses a link to another step; returns the direction and duration of the leaving step. */
function leaving(page: Page, press: string): Promise<{ way: number; ms: number; direction: string }> {
  return page.evaluate(async (selector) => {
    document.querySelector<HTMLElement>(selector)?.click();
    await new Promise(requestAnimationFrame);
    const slide = document.querySelector<HTMLElement>('[data-direction] > [inert]');
    const [animation] = slide?.getAnimations() ?? [];
    const ms = Number(animation?.effect?.getComputedTiming().duration);
    // Set to its end, because a frame may take long here.
    animation?.pause();
    if (animation) animation.currentTime = ms - 0.01;
    const room = slide?.parentElement;
    const way = (slide?.getBoundingClientRect().x ?? 0) - (room?.getBoundingClientRect().x ?? 0);
    return { way: Math.sign(Math.round(way)), ms, direction: room?.dataset.direction ?? '' };
  }, press);
}

test('a step moves in the direction of travel within 250 ms, and at once with reduced motion @at-length [rows 341, 510, 540]', async ({
  builder,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await builder.opens(`${WHOLE.p90}&step=potting`);
  const gone = page.locator('[data-direction] > [inert]');
  expect(await leaving(page, 'button[form]')).toEqual({ way: -1, ms: 250, direction: 'forward' });
  await expect(gone).toHaveCount(0);
  await builder.isAt('Pickup Magnet');
  expect(await leaving(page, 'a[href*="step=potting"]')).toEqual({ way: 1, ms: 250, direction: 'back' });
  await expect(gone).toHaveCount(0);
  await builder.isAt('Pickup Wax Potting');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect((await leaving(page, 'button[form]')).ms).toBeLessThanOrEqual(1);
  await builder.isAt('Pickup Magnet');
});
