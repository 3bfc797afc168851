import type { Page } from '@playwright/test';
import { REST_MS } from '../../app/features/configurator/stage/rest.ts';
import type { CustomLook } from '../../domain/products/custom-looks.ts';
import { HARNESS_URL } from '../fixtures/serve-harness.ts';
import { WORDS } from '../fixtures/words.ts';
import { atRest, difference, losesContext, paints, pixelsOf, SLOW, test } from './live-view.ts';
import { expect } from './shopper.ts';
import {
  canvas,
  eye,
  FISHBONE,
  frames,
  model,
  ON_STAGE,
  opens,
  picture,
  seesModel,
  shows,
  touchesStage,
  view,
  WAVES,
} from './stage.ts';
import { asOnACard } from './webgl.ts';

/** The configurators' stage alone: drawing, downloads and visible parts in each state. */

test.use(ON_STAGE);

const shownModel = (page: Page, name: string, without?: string) =>
  expect(canvas(page)).toHaveAttribute('data-model', model(name, without), SLOW);
const isLoaded = (page: Page) =>
  expect
    .poll(() => picture(page).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeTruthy();

/** Bounding box of what stands out from the ink: left, top, right, bottom, as shares of the stage. */
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

/** Shows a look as a photograph, then touches the stage: the model appears in its place. */
async function takesOver(page: Page): Promise<void> {
  await shows(page, { look: FISHBONE, label: 'Custom Humbucker, fishbone cover' });
  await expect(picture(page)).toHaveAttribute('src', /fishbone-50-forest-copper/);
  await isLoaded(page);
  const before = await placeOf(page);
  expect(before).toHaveLength(4);
  await touchesStage(page);
  await shownModel(page, 'humbucker-fishbone-50');
  await expect(picture(page)).toBeHidden();
  await atRest(canvas(page));
  const after = await placeOf(page);
  for (const [index, share] of before.entries())
    expect(Math.abs((after[index] ?? 0) - share), `edge ${index}`).toBeLessThan(0.05);
}

test('shows the photograph first, and after a touch the model in its place, which follows each choice', async ({
  page,
}) => {
  const asked = await opens(page);
  const models = () => asked.filter((path) => path.endsWith('.glb')).map((path) => path.split('/').at(-1));
  await expect(picture(page)).toHaveAttribute('src', /custom\/humbucker-none-black-960/);
  await takesOver(page);
  await expect(page.getByRole('img', { name: /^Custom Humbucker, fishbone cover, seen from/ })).toBeVisible();

  await test.step('another colour is one frame and no request', async () => {
    const before = await atRest(canvas(page));
    const forest = await pixelsOf(canvas(page));
    const requests = asked.length;
    await shows(page, { look: { ...FISHBONE, colour: 'wine' } });
    await expect.poll(() => frames(page), SLOW).toBe(before + 1);
    expect(difference(forest, await pixelsOf(canvas(page)))).toBeGreaterThan(1);
    expect(asked.length).toBe(requests);
  });
  await test.step('likely models are prefetched, once each', async () => {
    await shows(page, { next: [FISHBONE, WAVES, { ...WAVES, colour: 'wine' }] });
    await expect.poll(models, SLOW).toEqual(['humbucker-fishbone-50.glb', 'humbucker-waves-50.glb']);
    const requests = asked.length;
    await shows(page, { look: WAVES });
    await shownModel(page, 'humbucker-waves-50');
    expect(asked.length).toBe(requests);
  });
  await test.step('another pickup loads without its picture, which would be hidden', async () => {
    const dogear: CustomLook = { pickup: 'p90-dogear', cover: 'own', colour: 'cream', spacing: 52 };
    await shows(page, { look: dogear, next: [] });
    await shownModel(page, 'p90-dogear-52');
    expect(asked.filter((path) => path.includes('dogear'))).toEqual(['/generated/models/p90-dogear-52.glb']);
  });
  await test.step('while hidden it draws and fetches nothing', async () => {
    await shows(page, { hidden: true });
    const before = await atRest(canvas(page));
    const requests = asked.length;
    await shows(page, { look: { ...FISHBONE, cover: 'stars' }, zoomed: true, turning: true });
    await paints(page, 20);
    expect(await frames(page)).toBe(before);
    expect(asked.length).toBe(requests);
    await expect(canvas(page)).toBeHidden();
    await shows(page, { hidden: false });
    await shownModel(page, 'humbucker-stars-50');
  });
  await test.step('with reduced motion it does not turn', async () => {
    await atRest(canvas(page));
    await expect(page.getByRole('button', { name: WORDS.playRotation })).toBeVisible();
  });
});

test('turns by keys and buttons, while the wheel scrolls the page @at-length [row 349]', async ({ page }) => {
  await seesModel(page);
  await page.getByRole('button', { name: 'Turn right' }).click();
  await expect(view(page)).toHaveAccessibleName(/bridge side and the bass end/);
  await view(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(view(page)).toHaveAccessibleName(/seen from the bass end/);
  await expect(page.getByRole('status')).toHaveText(/seen from the bass end/);
  const before = await atRest(canvas(page));
  await page.mouse.move(300, 200);
  await page.mouse.wheel(0, 200);
  await paints(page, 12);
  expect(await frames(page)).toBe(before);
});

test('a failed model or a lost context leaves the picture and a button to try again @at-length', async ({
  page,
}) => {
  const missing = page.getByText(/did not load/);
  const again = page.getByRole('button', { name: 'Try again' });
  await opens(page, () => page.route('**/*.glb', (route) => route.abort(), { times: 1 }));
  await test.step('the very first', async () => {
    await touchesStage(page);
    await expect(missing).toBeVisible(SLOW);
    await expect(picture(page)).toBeVisible();
    await again.click();
    await shownModel(page, 'humbucker-none');
    await expect(picture(page)).toBeHidden();
  });
  await test.step('a later one: the former model stays under the picture of the new one', async () => {
    await page.route('**/humbucker-fishbone-50.glb', (route) => route.abort(), { times: 1 });
    await shows(page, { look: FISHBONE });
    await expect(missing).toBeVisible(SLOW);
    await shownModel(page, 'humbucker-none');
    await expect(picture(page)).toBeVisible();
    await expect(picture(page)).toHaveAttribute('src', /fishbone-50-forest-copper/);
    await again.click();
    await shownModel(page, 'humbucker-fishbone-50');
    await expect(missing).toHaveCount(0);
    await expect(picture(page)).toBeHidden();
  });
  await test.step('the context', async () => {
    await losesContext(canvas(page));
    await expect(canvas(page)).toHaveCount(0);
    await expect(picture(page)).toBeVisible();
  });
});

test.describe('below 992 px', () => {
  test.use({ viewport: { width: 390, height: 600 }, reducedMotion: 'no-preference' });

  test('the model replaces its photograph, the field of view is 10, nothing turns and nothing can be turned @at-length [rows 350–351, 540]', async ({
    page,
  }) => {
    await opens(page);
    await shows(page, { turning: true });
    await takesOver(page);
    expect((await eye(page))[1]).toBe(10);
    await expect(page.getByRole('button', { name: /rotation/ })).toHaveCount(0);
    await expect(view(page)).not.toHaveAttribute('tabindex');
  });
});

test.describe('without reduced motion', () => {
  test.use({ viewport: { width: 992, height: 220 }, reducedMotion: 'no-preference' });

  test('never turns again automatically after a stop @at-length', async ({ page }) => {
    await seesModel(page);
    await shows(page, { turning: true });
    await page.getByRole('button', { name: 'Pause rotation' }).click();
    await shows(page, { turning: false });
    await shows(page, { turning: true });
    await atRest(canvas(page));
    await expect(page.getByRole('button', { name: WORDS.playRotation })).toBeVisible();
  });
});

const live = (asked: readonly string[]) => asked.filter((path) => /live-build|\.glb$/.test(path));
const askFor3D = (page: Page) => page.getByRole('button', { name: 'Load live model' });

/** Stops the page's clock, at a time later than a busy machine reaches. */
async function stopsClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(3_600_000);
}

test('loads the live view with a graphics card after two seconds without input, or after a choice @at-length', async ({
  page,
}) => {
  await page.addInitScript(asOnACard);
  await stopsClock(page);
  const asked = await opens(page);
  await test.step('without input, not during it', async () => {
    await expect(picture(page)).toBeVisible();
    await page.clock.runFor(REST_MS - 100);
    await page.mouse.move(200, 200);
    await page.clock.runFor(REST_MS - 100);
    await page.mouse.wheel(0, 10);
    await page.clock.runFor(REST_MS - 100);
    expect(live(asked)).toEqual([]);
    await page.clock.runFor(200);
    await expect.poll(() => live(asked)).not.toEqual([]);
  });
  await test.step('a choice: the photograph follows meanwhile', async () => {
    await page.reload();
    await expect(picture(page)).toBeVisible();
    asked.length = 0;
    await shows(page, { look: FISHBONE });
    await expect(picture(page)).toHaveAttribute('src', /fishbone-50-forest-copper/);
    expect(live(asked)).toEqual([]);
    await shows(page, { chosen: true });
    await expect.poll(() => live(asked)).not.toEqual([]);
    await page.clock.resume();
    await shownModel(page, 'humbucker-fishbone-50');
    await expect(picture(page)).toBeHidden();
  });
});

test('waits with software rendering for a touch or the button shown after a pause, and with data saving for the button only @at-length', async ({
  page,
}) => {
  await stopsClock(page);
  const asked = await opens(page);
  await expect(picture(page)).toBeVisible();
  await expect(askFor3D(page)).toHaveCount(0);
  await shows(page, { look: FISHBONE, chosen: true });
  await page.clock.runFor(2 * REST_MS);
  await expect(askFor3D(page)).toBeVisible();
  expect(live(asked)).toEqual([]);
  await touchesStage(page);
  await expect.poll(() => live(asked)).not.toEqual([]);
  await expect(askFor3D(page)).toHaveCount(0);

  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.reload();
  asked.length = 0;
  await expect(askFor3D(page)).toBeVisible();
  await touchesStage(page);
  await page.clock.runFor(2 * REST_MS);
  expect(live(asked)).toEqual([]);
  await page.clock.resume();
  await askFor3D(page).click();
  await shownModel(page, 'humbucker-none');
  await expect(askFor3D(page)).toBeHidden();
});

test('leaving releases the context and aborts fetches at once; returning starts again @at-length', async ({
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
  // One more is requested and never arrives.
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
