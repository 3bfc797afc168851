import type { Page } from '@playwright/test';
import type { CustomLook } from '../../domain/products/custom-looks.ts';
import { buildHarness } from '../fixtures/build-harness.ts';
import { HARNESS_URL, serveHarness } from '../fixtures/serve-harness.ts';
import type { StageHarness } from '../fixtures/stage-harness/harness.tsx';
import { STAGE_PAGE } from '../fixtures/stage-harness/page.ts';
import { framesOf, SLOW } from './live-view.ts';
import { expect } from './shopper.ts';
import { withCoarseReflections } from './webgl.ts';

/** The configurators' stage on a page of its own, where each state can be set directly. */

/** The least height of the wide layout. */
export const ON_STAGE = {
  viewport: { width: 1000, height: 420 },
  reducedMotion: 'reduce',
} as const;

export const FISHBONE = {
  pickup: 'humbucker',
  cover: 'fishbone',
  spacing: 50,
  colour: 'forest',
  base: 'copper',
} as const satisfies CustomLook;
export const WAVES = { ...FISHBONE, cover: 'waves' } as const satisfies CustomLook;
export const model = (name: string, without = '') => `/generated/models/${name}.glb|${without}`;

type Change = Parameters<StageHarness['show']>[0];
export const shows = (page: Page, change: Change) =>
  page.evaluate(
    (each) => (globalThis as unknown as { stageHarness: StageHarness }).stageHarness.show(each),
    change,
  );

export const canvas = (page: Page) => page.locator('canvas');
export const view = (page: Page) => page.getByRole('img', { name: /^Custom Humbucker/ });
export const picture = (page: Page) => page.locator('img[srcset]');
export const count = async (page: Page, name: string) =>
  Number(await canvas(page).getAttribute(`data-${name}`));
export const frames = (page: Page) => framesOf(canvas(page));

/** Distance in mm and field of view in degrees. */
export async function eye(page: Page): Promise<[distance: number, field: number]> {
  const [distance = 0, field = 0] = ((await canvas(page).getAttribute('data-eye')) ?? '')
    .split(',')
    .map(Number.parseFloat);
  return [distance, field];
}

/** Opens the page. Returns a growing list of requests; `hindered` ones are delayed. */
export async function opens(
  page: Page,
  hindered: () => Promise<unknown> = async () => {},
): Promise<string[]> {
  await page.addInitScript(withCoarseReflections);
  const asked = await serveHarness(page, await buildHarness('stage-harness', 'harness.tsx'), STAGE_PAGE);
  await hindered();
  await page.goto(HARNESS_URL);
  return asked;
}

/** Touches the stage to turn it, which in software starts the live view. */
export const touchesStage = (page: Page) => page.locator('[data-state]').click();

/** Opens the page, touches the stage and waits for the model. Returns a growing list of requests. */
export async function seesModel(page: Page): Promise<string[]> {
  const asked = await opens(page);
  await touchesStage(page);
  await expect(canvas(page)).toHaveAttribute('data-model', model('humbucker-none'), SLOW);
  await expect(page.locator('[data-state="live"]')).toBeVisible(SLOW);
  return asked;
}
