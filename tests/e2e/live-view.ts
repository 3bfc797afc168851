import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import config from '../../playwright.config.ts';
import { test as building } from './builder.ts';
import { expect } from './shopper.ts';

/** Common to all live views: they are drawn, and their canvas counts frames. */

const launch = config.use?.launchOptions;

/** A browser with software 3D drawing. It is slow, so a small window keeps frames short. */
const IN_SOFTWARE = {
  ...launch,
  args: [
    ...(launch?.args ?? []),
    '--use-gl=angle',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    '--ignore-gpu-blocklist',
  ],
};

/** All tests of live views share this browser; different launch options would restart it for each file. */
export const test = building.extend<object, { launchOptions: typeof IN_SOFTWARE }>({
  launchOptions: [IN_SOFTWARE, { scope: 'worker' }],
});

/**
 * A page whose clock skips frame time above this, ms. A turning model stops on slow machines (`turntable.test.ts`), and
 * load must not decide a test.
 */
export const withSteadyClock = (page: Page, longest_ms = 40) =>
  page.addInitScript((longest) => {
    const really = performance.now.bind(performance);
    let seen = really();
    let shown = seen;
    performance.now = () => {
      const now = really();
      shown += Math.min(now - seen, longest);
      seen = now;
      return shown;
    };
  }, longest_ms);

/** For software drawing on a busy machine. */
export const SLOW = { timeout: 40_000 };

export const framesOf = async (canvas: Locator) => Number(await canvas.getAttribute('data-frames'));

/** Waits until the canvas is at rest; returns the number of frames. */
export async function atRest(canvas: Locator): Promise<number> {
  let last = -1;
  let quiet = 0;
  const looksQuiet = async () => {
    const before = last;
    // Counts the page's paints instead of time: a slow machine draws one frame in a second.
    await paints(canvas.page(), 10);
    last = await framesOf(canvas);
    quiet = last === before ? quiet + 1 : 0;
    return quiet;
  };
  await expect.poll(looksQuiet, { ...SLOW, intervals: [20] }).toBeGreaterThanOrEqual(3);
  return last;
}

/**
 * Lets a page paint so many times, a sixtieth of a second each at full speed. For checking that something does not
 * happen, which has no event to wait for.
 */
export const paints = (page: Page, times: number) =>
  page.evaluate(
    (count) =>
      new Promise<void>((resolve) => {
        let left = count;
        const next = () => (left-- > 0 ? requestAnimationFrame(next) : resolve());
        next();
      }),
    times,
  );

export const pixelsOf = async (part: Locator) =>
  sharp(await part.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer();

/** Mean difference of two pictures of one size, 0 to 255. */
export function difference(a: Buffer, b: Buffer): number {
  expect(a.length).toBe(b.length);
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}

/** Simulates the loss of the graphics card. */
export const losesContext = (canvas: Locator) =>
  canvas.evaluate((element: HTMLCanvasElement) =>
    element.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
  );
