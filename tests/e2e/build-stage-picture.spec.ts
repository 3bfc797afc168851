import { losesContext, SLOW, test } from './live-view.ts';
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
import { withoutWebgl } from './webgl.ts';

test.use(ON_STAGE);

test('a browser without WebGL shows the picture of each look, and fetches no model', async ({ page }) => {
  await page.addInitScript(withoutWebgl);
  const asked = await opens(page);
  await touchesStage(page);
  await expect(page.getByText('Picture: the live model cannot be shown')).toBeVisible();
  await expect(picture(page)).toHaveAccessibleName('Humbucker without a cover, black bobbins');
  await shows(page, { look: FISHBONE });
  await expect(picture(page)).toHaveAttribute('src', /humbucker-fishbone-50-forest-copper-960/);
  await expect(picture(page)).toBeVisible();
  await expect
    .poll(() => picture(page).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  expect(asked.filter((path) => /live-build|\.glb$/.test(path))).toEqual([]);
});

test('saving data it waits until it is asked', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const asked = await opens(page);
  await expect(picture(page)).toBeVisible();
  const button = page.getByRole('button', { name: 'Load live model' });
  await expect(button).toBeVisible();
  expect(asked.filter((path) => /live-build|\.glb$/.test(path))).toEqual([]);
  await button.click();
  await expect(canvas(page)).toHaveAttribute('data-model', model('humbucker-none'), SLOW);
  await expect(button).toBeHidden();
});

test('a model that does not arrive leaves the one before, with the picture and words, and a way to try again', async ({
  page,
}) => {
  await seesModel(page);
  await page.route('**/humbucker-fishbone-50.glb', (route) => route.abort(), { times: 1 });
  await shows(page, { look: FISHBONE });
  await expect(page.getByText(/did not arrive/)).toBeVisible(SLOW);
  await expect(canvas(page)).toHaveAttribute('data-model', model('humbucker-none'));
  await expect(picture(page)).toBeVisible();
  await expect(picture(page)).toHaveAttribute('src', /fishbone-50-forest-copper/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(canvas(page)).toHaveAttribute('data-model', model('humbucker-fishbone-50'), SLOW);
  await expect(page.getByText(/did not arrive/)).toHaveCount(0);
  await expect(picture(page)).toBeHidden();
});

test('where the very first does not arrive the picture stays as it is, and trying again helps', async ({
  page,
}) => {
  await opens(page, () => page.route('**/*.glb', (route) => route.abort(), { times: 1 }));
  await touchesStage(page);
  await expect(page.getByText(/did not arrive/)).toBeVisible(SLOW);
  await expect(picture(page)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(canvas(page)).toHaveAttribute('data-model', model('humbucker-none'), SLOW);
  await expect(picture(page)).toBeHidden();
});

test('a context that is lost leaves the picture', async ({ page }) => {
  await seesModel(page);
  await losesContext(canvas(page));
  await expect(canvas(page)).toHaveCount(0);
  await expect(picture(page)).toBeVisible();
});
