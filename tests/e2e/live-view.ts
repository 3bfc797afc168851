import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import config from '../../playwright.config.ts';
import { test as building } from './builder.ts';
import { expect } from './shopper.ts';

/** What the live views of pickups have in common, wherever they stand: they are drawn, and their canvas says how often. */

const launch = config.use?.launchOptions;

/** A browser that draws in three dimensions without a graphics card: slowly, so a small window keeps each frame short. */
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

/** All that look at a live view share one such browser; with settings of its own each file would end it and start another. */
export const test = building.extend<object, { launchOptions: typeof IN_SOFTWARE }>({
  launchOptions: [IN_SOFTWARE, { scope: 'worker' }],
});

/**
 * A page whose clock passes over what a frame took beyond this, ms. A model that turns gives that up where frames take long
 * (`turntable.test.ts`): how busy the machine is must decide no test.
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

/** Drawing in software on a busy machine takes its time. */
export const SLOW = { timeout: 40_000 };

/** How often it has been drawn. */
export const framesOf = async (canvas: Locator) => Number(await canvas.getAttribute('data-frames'));

/** Waits until the canvas has come to rest, and answers how many frames it took so far. */
export async function atRest(canvas: Locator): Promise<number> {
  let last = -1;
  let quiet = 0;
  const looksQuiet = async () => {
    const before = last;
    // By what the page paints, not by a clock: a slow machine draws one frame in a second.
    await paints(canvas.page(), 10);
    last = await framesOf(canvas);
    quiet = last === before ? quiet + 1 : 0;
    return quiet;
  };
  await expect.poll(looksQuiet, { ...SLOW, intervals: [20] }).toBeGreaterThanOrEqual(3);
  return last;
}

/**
 * Lets a page paint so many times, a sixtieth of a second each where nothing holds it up: whatever had to happen has happened
 * then. For what must not happen, of which there is no sign to wait for.
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

/** As where a graphics card is taken away. */
export const losesContext = (canvas: Locator) =>
  canvas.evaluate((element: HTMLCanvasElement) =>
    element.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
  );
