import { WORDS } from '../fixtures/words.ts';
import { type Builder, expect, WHOLE } from './builder.ts';
import { SLOW, test, withSteadyClock } from './live-view.ts';

/** The live model on real pages, by step. Its own states are tested in `build-stage.spec.ts`. */

test.use({
  webgl: true,
  reducedMotion: 'no-preference',
  // The least height of the wide layout.
  viewport: { width: 1000, height: 620 },
});
test.beforeEach(({ page }) => withSteadyClock(page));

const canvas = (builder: Builder) => builder.stage.locator('canvas');
const turns = (builder: Builder) => builder.stage.getByRole('img', { name: /turning slowly$/ });
const shows = (builder: Builder, model: string) =>
  expect(canvas(builder)).toHaveAttribute('data-model', new RegExp(`/${model}\\.glb`), SLOW);
const distance = async (builder: Builder) =>
  Number.parseFloat((await canvas(builder).getAttribute('data-eye')) ?? '');

test('the live humbucker starts far away, follows each choice, turns automatically, comes closer for colours, and rests at the overview [rows 309, 345–347, 511, 527, 540]', async ({
  builder,
  page,
}) => {
  await page.addInitScript(() => {
    const eyes: number[] = [];
    Object.assign(globalThis, { eyes });
    new MutationObserver((all) => {
      for (const { target } of all) eyes.push(Number.parseFloat((target as HTMLElement).dataset.eye ?? ''));
    }).observe(document, { subtree: true, attributeFilter: ['data-eye'] });
  });
  await builder.opens(WHOLE.humbucker);
  await builder.panel.getByRole('link', { name: /^Cover model/ }).click();
  await builder.touchesStage();
  await shows(builder, 'humbucker-fishbone-52');
  await expect(turns(builder)).toBeVisible(SLOW);
  const [first] = await page.evaluate(() => (globalThis as unknown as { eyes: number[] }).eyes);
  expect(first).toBeCloseTo(500, 0);
  const usual = await distance(builder);
  await builder.picks('Waves');
  await shows(builder, 'humbucker-waves-52');
  await builder.continues();
  await builder.isAt('Pickup Color');
  await expect(turns(builder)).toBeVisible(SLOW);
  await expect.poll(() => distance(builder), SLOW).toBeLessThan(usual * 0.9);
  for (const title of ['Cover model', WORDS.review]) {
    await page.goBack();
    await builder.isAt(title);
  }
  await expect(canvas(builder)).toBeHidden();
  await expect(builder.stage.getByRole('img', { name: /forest waves cover/ })).toBeVisible();
});
