import type { Page } from '@playwright/test';
import { REST_MS } from '../../app/features/configurator/stage/rest.ts';
import { HARNESS_URL } from '../fixtures/serve-harness.ts';
import { atRest, SLOW, test } from './live-view.ts';
import { expect } from './shopper.ts';
import {
  canvas,
  FISHBONE,
  model,
  ON_STAGE,
  opens,
  picture,
  seesModel,
  shows,
  touchesStage,
} from './stage.ts';
import { asOnACard } from './webgl.ts';

/** How the stage begins: with a photograph, and with a live view when somebody wants it. */

test.use(ON_STAGE);

const live = (asked: readonly string[]) => asked.filter((path) => /live-build|\.glb$/.test(path));
const askFor3D = (page: Page) => page.getByRole('button', { name: 'Load live model' });

/** Opens the page with its clock stopped. */
async function opensStopped(page: Page): Promise<string[]> {
  await page.clock.install({ time: 0 });
  // Later than a busy machine takes to get here.
  await page.clock.pauseAt(3_600_000);
  const asked = await opens(page);
  await expect(picture(page)).toBeVisible();
  return asked;
}

test.describe('on a graphics card', () => {
  test.beforeEach(({ page }) => page.addInitScript(asOnACard));

  test('the live view comes when the visitor has rested for two seconds, not while a hand moves', async ({
    page,
  }) => {
    const asked = await opensStopped(page);
    await page.clock.runFor(REST_MS - 100);
    await page.mouse.move(200, 200);
    await page.clock.runFor(REST_MS - 100);
    await page.mouse.wheel(0, 10);
    await page.clock.runFor(REST_MS - 100);
    expect(live(asked)).toEqual([]);
    await page.clock.runFor(200);
    await expect.poll(() => live(asked)).not.toEqual([]);
    await page.clock.resume();
    await expect(canvas(page)).toHaveAttribute('data-model', model('humbucker-none'), SLOW);
    await expect(picture(page)).toBeHidden();
  });

  test('it comes when something is chosen, and until then the photograph follows', async ({ page }) => {
    const asked = await opensStopped(page);
    await shows(page, { look: FISHBONE });
    await expect(picture(page)).toHaveAttribute('src', /fishbone-50-forest-copper/);
    expect(live(asked)).toEqual([]);
    await shows(page, { chosen: true });
    await expect.poll(() => live(asked)).not.toEqual([]);
    await page.clock.resume();
    await expect(canvas(page)).toHaveAttribute('data-model', model('humbucker-fishbone-50'), SLOW);
  });
});

test('drawn in software it waits for a touch, or for the button that rest brings', async ({ page }) => {
  const asked = await opensStopped(page);
  await expect(askFor3D(page)).toHaveCount(0);
  await shows(page, { look: FISHBONE, chosen: true });
  await page.clock.runFor(2 * REST_MS);
  await expect(askFor3D(page)).toBeVisible();
  expect(live(asked)).toEqual([]);
  await page.clock.resume();
  await touchesStage(page);
  await expect(canvas(page)).toHaveAttribute('data-model', model('humbucker-fishbone-50'), SLOW);
  await expect(askFor3D(page)).toHaveCount(0);
});

/** Where something stands out from the ink: left, top, right, bottom, as shares of the stage. */
async function placeOf(page: Page): Promise<number[]> {
  const alone = '[role=group], button { visibility: hidden }';
  const shot = (await page.locator('[data-state]').screenshot({ style: alone })).toString('base64');
  return page.evaluate(async (png) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const glass = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (!glass) return [];
    glass.drawImage(image, 0, 0);
    const { data } = glass.getImageData(0, 0, image.width, image.height);
    const [xs, ys]: [number[], number[]] = [[], []];
    for (let at = 0; at < data.length; at += 4) {
      if ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0) < 240) continue;
      xs.push((at / 4) % image.width);
      ys.push(Math.floor(at / 4 / image.width));
    }
    const share = (list: number[], part: number, of: number) =>
      (list.toSorted((a, b) => a - b)[Math.floor(part * (list.length - 1))] ?? 0) / of;
    return [
      share(xs, 0.01, image.width),
      share(ys, 0.01, image.height),
      share(xs, 0.97, image.width),
      share(ys, 0.97, image.height),
    ];
  }, shot);
}

for (const [window, viewport] of [
  ['a wide window', { width: 1000, height: 420 }],
  ['a phone', { width: 390, height: 600 }],
] as const)
  test(`the model stands where its photograph stood, in ${window}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await opens(page);
    await shows(page, { look: FISHBONE });
    await expect
      .poll(() => picture(page).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeTruthy();
    const before = await placeOf(page);
    await touchesStage(page);
    await expect(canvas(page)).toHaveAttribute('data-model', model('humbucker-fishbone-50'), SLOW);
    await expect(picture(page)).toBeHidden();
    await atRest(canvas(page));
    const after = await placeOf(page);
    for (const [index, share] of before.entries())
      expect(Math.abs((after[index] ?? 0) - share), `edge ${index}`).toBeLessThan(0.05);
  });

test('leaving gives the context back at once and gives up what is being fetched; coming back begins anew', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const note = (word: string) =>
      sessionStorage.setItem('left', `${sessionStorage.getItem('left') ?? ''}${word} `);
    addEventListener('pagehide', () => note('leaves'));
    const { getExtension } = WebGL2RenderingContext.prototype as unknown as {
      getExtension(name: string): WEBGL_lose_context | null;
    };
    Object.assign(WebGL2RenderingContext.prototype, {
      getExtension(this: WebGL2RenderingContext, name: string) {
        const extension = getExtension.call(this, name);
        if (name !== 'WEBGL_lose_context' || !extension) return extension;
        const loseContext = () => {
          note('lost');
          extension.loseContext();
        };
        return { loseContext };
      },
    });
    addEventListener('unhandledrejection', () => note('unhandled'));
    const { fetch } = globalThis;
    globalThis.fetch = (input, init) => {
      init?.signal?.addEventListener('abort', () => note('aborted'));
      return fetch(input, init);
    };
  });
  await seesModel(page);
  // One more is under way, and never comes.
  await page.route('**/humbucker-fishbone-50.glb', () => {});
  await shows(page, { look: FISHBONE });
  await page.goto(`${HARNESS_URL}?elsewhere`);
  const left = await page.evaluate(() => sessionStorage.getItem('left'));
  expect(left).toMatch(/leaves .*aborted.* lost/);
  expect(left).not.toContain('unhandled');
  await page.goBack();
  await expect(picture(page)).toBeVisible();
  await touchesStage(page);
  await expect(page.locator('[data-state="live"]')).toBeVisible(SLOW);
});
