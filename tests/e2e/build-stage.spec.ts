import { type CustomLook, HUMBUCKER_PATTERNS } from '../../domain/products/custom-looks.ts';
import type { StageHarness } from '../fixtures/stage-harness/harness.tsx';
import { WORDS } from '../fixtures/words.ts';
import { expectNoFindings } from './axe.ts';
import { atRest, difference, paints, pixelsOf, SLOW, test } from './live-view.ts';
import { expect } from './shopper.ts';
import {
  canvas,
  count,
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

test.use(ON_STAGE);

test('shows the photograph of this look first, once it is touched the model, which follows each choice', async ({
  page,
}) => {
  const asked = await opens(page);
  await expect(picture(page)).toHaveAttribute('src', /custom\/humbucker-none-black-960/);
  await touchesStage(page);
  await expect(canvas(page)).toHaveAttribute('data-model', model('humbucker-none'), SLOW);
  await expect(picture(page)).toBeHidden();
  await expect(page.getByRole('img', { name: /^Custom Humbucker, seen from/ })).toBeVisible();

  await shows(page, { look: FISHBONE, label: 'Custom Humbucker, fishbone cover' });
  await expect(canvas(page)).toHaveAttribute('data-model', model('humbucker-fishbone-50'), SLOW);
  await expect(page.getByRole('img', { name: /fishbone cover/ })).toBeVisible();
  await shows(page, { look: { pickup: 'p90-dogear', cover: 'own', colour: 'cream', spacing: 52 } });
  await expect(canvas(page)).toHaveAttribute('data-model', model('p90-dogear-52'), SLOW);
  // A picture that nobody sees is not fetched.
  expect(asked.filter((path) => path.includes('fishbone') || path.includes('dogear'))).toEqual([
    '/generated/models/humbucker-fishbone-50.glb',
    '/generated/models/p90-dogear-52.glb',
  ]);
});

test('paints another colour at once, without a request, and draws nothing at rest', async ({ page }) => {
  const asked = await seesModel(page);
  await shows(page, { look: FISHBONE });
  await expect(canvas(page)).toHaveAttribute('data-model', model('humbucker-fishbone-50'), SLOW);
  const before = await atRest(canvas(page));
  const forest = await pixelsOf(canvas(page));
  const requests = asked.length;
  await shows(page, { look: { ...FISHBONE, colour: 'wine' } });
  await expect.poll(() => frames(page), SLOW).toBe(before + 1);
  expect(difference(forest, await pixelsOf(canvas(page)))).toBeGreaterThan(1);
  expect(asked.length).toBe(requests);
  await atRest(canvas(page));
  expect(await frames(page)).toBe(before + 1);
});

test('goes without a cover that is still to choose, and draws where it will sit', async ({ page }) => {
  await seesModel(page);
  await shows(page, { ghost: 'cover' });
  await expect(page.getByText('Cover, to choose')).toBeVisible();
  const outline = page.locator('[data-line="outline"]');
  await expect(outline).toHaveAttribute('d', /^M[\d. L]+Z$/);
  const stage = await canvas(page).boundingBox();
  const ghost = await outline.boundingBox();
  if (!stage || !ghost) throw new Error('Nothing is drawn');
  expect(ghost.width / stage.width).toBeGreaterThan(0.2);
  expect(ghost.y).toBeGreaterThanOrEqual(stage.y);
  expect(ghost.x + ghost.width).toBeLessThan(stage.x + stage.width);

  const hp90: CustomLook = {
    pickup: 'hp90',
    cover: 'fishbone',
    spacing: 50,
    colour: 'black',
    base: 'cream',
  };
  await shows(page, { look: hp90 });
  await expect(canvas(page)).toHaveAttribute('data-model', model('hp90-fishbone-50', 'cover'), SLOW);
  const bare = await pixelsOf(canvas(page));
  await shows(page, { look: hp90, ghost: undefined });
  await expect(canvas(page)).toHaveAttribute('data-model', model('hp90-fishbone-50'), SLOW);
  await expect(page.getByText('Cover, to choose')).toHaveCSS('opacity', '1');
  await expect(page.locator('svg:has([data-line])')).toHaveCSS('opacity', '0');
  expect(difference(bare, await pixelsOf(canvas(page)))).toBeGreaterThan(2);
});

test('comes closer for colours, at once where motion is unwelcome [rows 509, 540]', async ({ page }) => {
  await seesModel(page);
  const before = await atRest(canvas(page));
  const [usual, field] = await eye(page);
  expect(field).toBe(20);
  await shows(page, { zoomed: true });
  await expect.poll(() => frames(page), SLOW).toBe(before + 1);
  expect((await eye(page))[0]).toBeLessThan(usual * 0.8);
  await shows(page, { zoomed: false });
  await expect.poll(async () => (await eye(page))[0], SLOW).toBe(usual);
});

test('is turned by keys and buttons [row 349]', async ({ page }) => {
  await seesModel(page);
  await page.getByRole('button', { name: 'Turn right' }).click();
  await expect(view(page)).toHaveAccessibleName(/bridge side and the bass end/);
  await view(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(view(page)).toHaveAccessibleName(/seen from the bass end/);
  await expect(page.getByRole('status')).toHaveText(/seen from the bass end/);
  // The wheel scrolls the page and never moves the eye.
  const before = await atRest(canvas(page));
  await page.mouse.move(300, 200);
  await page.mouse.wheel(0, 200);
  await paints(page, 36);
  expect(await frames(page)).toBe(before);
});

test('does not turn by itself where motion is unwelcome', async ({ page }) => {
  await seesModel(page);
  await shows(page, { turning: true });
  await atRest(canvas(page));
  await expect(page.getByRole('button', { name: WORDS.playRotation })).toBeVisible();
});

test('hidden draws nothing and fetches nothing until it is wanted again', async ({ page }) => {
  const asked = await seesModel(page);
  await shows(page, { hidden: true });
  const before = await atRest(canvas(page));
  const requests = asked.length;
  await shows(page, { look: FISHBONE, zoomed: true, turning: true });
  await paints(page, 60);
  expect(await frames(page)).toBe(before);
  expect(asked.length).toBe(requests);
  await expect(canvas(page)).toBeHidden();
  await shows(page, { hidden: false });
  await expect(canvas(page)).toHaveAttribute('data-model', model('humbucker-fishbone-50'), SLOW);
});

test('fetches ahead what is likely to come', async ({ page }) => {
  const asked = await seesModel(page);
  await shows(page, { next: [FISHBONE, { ...FISHBONE, colour: 'wine' }, WAVES] });
  await expect
    .poll(() => asked.filter((path) => path.endsWith('.glb')), SLOW)
    .toEqual(['none', 'fishbone-50', 'waves-50'].map((name) => `/generated/models/humbucker-${name}.glb`));
  const requests = asked.length;
  await shows(page, { look: WAVES });
  await expect(canvas(page)).toHaveAttribute('data-model', model('humbucker-waves-50'), SLOW);
  expect(asked.length).toBe(requests);
});

test('needs no more memory after sixty changes than after twelve', async ({ page }) => {
  test.setTimeout(300_000);
  await seesModel(page);
  // What is counted is in memory, and drawing each of them in software takes a third of a second.
  await page.evaluate(() => {
    for (const draw of ['drawArrays', 'drawElements', 'drawElementsInstanced'] as const)
      WebGL2RenderingContext.prototype[draw] = () => {};
  });
  const looks = HUMBUCKER_PATTERNS.flatMap((cover): CustomLook[] => [
    { ...FISHBONE, cover },
    { ...FISHBONE, cover, spacing: 52, colour: 'wine' },
  ]).slice(0, 12);
  const walk = async () => {
    for (const look of looks)
      await page.evaluate(
        (each) => (globalThis as unknown as { stageHarness: StageHarness }).stageHarness.change(each),
        look,
      );
  };
  await walk();
  const after12 = [await count(page, 'geometries'), await count(page, 'textures')];
  for (let round = 0; round < 4; round++) await walk();
  const after60 = [await count(page, 'geometries'), await count(page, 'textures')];
  expect(after12[0]).toBeGreaterThan(0);
  expect(after60).toEqual(after12);
  // Six models of some fifteen parts each, and what the stage itself is made of.
  expect(after60[0]).toBeLessThan(6 * 20);
});

test('has no accessibility findings', async ({ page }) => {
  await seesModel(page);
  await shows(page, { ghost: 'cover' });
  await expectNoFindings(page, 'the stage', '#stage');
});
