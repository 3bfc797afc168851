import { WORDS } from '../fixtures/words.ts';
import { atRest, difference, paints, pixelsOf, SLOW, test } from './live-view.ts';
import { expect } from './shopper.ts';
import {
  BARE,
  canvas,
  eye,
  FISHBONE,
  frames,
  lit,
  model,
  ON_STAGE,
  seesModel,
  shows,
  view,
  WAVES,
} from './stage.ts';

test.use({ ...ON_STAGE, reducedMotion: 'no-preference' });

test('one model fades into the next, and something is always there', async ({ page }) => {
  await seesModel(page);
  await atRest(canvas(page));
  await lit(page);
  const seen: string[] = [];
  await page.exposeFunction('notes', (name: string) => seen.push(name));
  await page.evaluate(() => {
    const element = document.querySelector('canvas') as HTMLCanvasElement;
    const notes = (globalThis as unknown as { notes: (name: string) => void }).notes;
    new MutationObserver(() => notes(element.dataset.model ?? '')).observe(element, {
      attributeFilter: ['data-frames'],
    });
  });
  for (const look of [FISHBONE, BARE, WAVES, FISHBONE, BARE, FISHBONE]) {
    await shows(page, { look });
    await paints(page, 3);
  }
  await expect(canvas(page)).toHaveAttribute('data-model', model('humbucker-fishbone-50'), SLOW);
  await atRest(canvas(page));
  expect(seen).toContain('fading');
  const shares = await lit(page);
  expect(shares.length).toBeGreaterThan(2);
  expect(Math.min(...shares)).toBeGreaterThan(0.05);
});

test('it turns where it may, until somebody stops it, and not again after that', async ({ page }) => {
  await page.setViewportSize({ width: 992, height: 220 });
  await seesModel(page);
  await shows(page, { turning: true });
  await expect(view(page)).toHaveAccessibleName(/turning slowly/);
  const begun = await frames(page);
  await expect.poll(() => frames(page), SLOW).toBeGreaterThan(begun + 2);
  await page.getByRole('button', { name: 'Pause rotation' }).click();
  await atRest(canvas(page));
  await shows(page, { turning: false });
  await shows(page, { turning: true });
  await atRest(canvas(page));
  await expect(page.getByRole('button', { name: WORDS.playRotation })).toBeVisible();
});

test('a step without turning brings it back to how it lay', async ({ page }) => {
  await page.setViewportSize({ width: 992, height: 220 });
  await seesModel(page);
  await atRest(canvas(page));
  const still = await pixelsOf(canvas(page));
  await shows(page, { turning: true });
  const begun = await frames(page);
  await expect.poll(() => frames(page), SLOW).toBeGreaterThan(begun + 3);
  await shows(page, { turning: false });
  await atRest(canvas(page));
  expect(difference(still, await pixelsOf(canvas(page)))).toBeLessThan(1);
});

test.describe('below 992 px', () => {
  test.use({ viewport: { width: 390, height: 600 } });

  test('the field of view is 10, nothing turns and nothing can be turned [rows 350–351, 540]', async ({
    page,
  }) => {
    await seesModel(page);
    await shows(page, { turning: true });
    await atRest(canvas(page));
    expect((await eye(page))[1]).toBe(10);
    await expect(page.getByRole('button', { name: /rotation/ })).toHaveCount(0);
    await expect(view(page)).not.toHaveAttribute('tabindex');
  });
});
