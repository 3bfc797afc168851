import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { type CustomLook, HUMBUCKER_PATTERNS } from '../../domain/custom-looks.ts';
import config from '../../playwright.config.ts';
import { buildHarness } from '../fixtures/build-harness.ts';
import { HARNESS_URL, serveHarness } from '../fixtures/serve-harness.ts';
import type { StageHarness } from '../fixtures/stage-harness/harness.tsx';
import { STAGE_PAGE } from '../fixtures/stage-harness/page.ts';

/** The configurators' stage on a page of its own, so that each of its states can be had at once. */

const launch = config.use?.launchOptions;
test.use({
  // As low as it may be while the view is wide: drawing in software takes its time.
  viewport: { width: 1000, height: 420 },
  reducedMotion: 'reduce',
  launchOptions: {
    ...launch,
    args: [
      ...(launch?.args ?? []),
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
    ],
  },
});
const SLOW = { timeout: 40_000 };
test.setTimeout(120_000);

const BARE: CustomLook = { pickup: 'humbucker', cover: 'none', base: 'black' };
const FISHBONE: CustomLook = {
  pickup: 'humbucker',
  cover: 'fishbone',
  spacing: 50,
  colour: 'forest',
  base: 'copper',
};
const WAVES: CustomLook = { ...FISHBONE, cover: 'waves' };
const model = (name: string, without = '') => `/generated/models/${name}.glb|${without}`;

let folder = '';
test.beforeAll(async () => {
  folder = await buildHarness('stage-harness', 'harness.tsx');
});

type Change = Parameters<StageHarness['show']>[0];
const shows = (page: Page, change: Change) =>
  page.evaluate(
    (each) => (globalThis as unknown as { stageHarness: StageHarness }).stageHarness.show(each),
    change,
  );
const lit = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { stageHarness: StageHarness }).stageHarness.lit());

const canvas = (page: Page) => page.locator('canvas');
const view = (page: Page) => page.getByRole('img', { name: /^Custom Humbucker/ });
const picture = (page: Page) => page.locator('picture img');
const count = async (page: Page, name: string) => Number(await canvas(page).getAttribute(`data-${name}`));
const frames = (page: Page) => count(page, 'frames');

/** Distance in mm and field of view in degrees. */
async function eye(page: Page): Promise<[distance: number, field: number]> {
  const [distance = 0, field = 0] = ((await canvas(page).getAttribute('data-eye')) ?? '')
    .split(',')
    .map(Number.parseFloat);
  return [distance, field];
}

async function opens(page: Page): Promise<string[]> {
  const asked = await serveHarness(page, folder, STAGE_PAGE);
  await page.goto(HARNESS_URL);
  return asked;
}

/** Opens the page and waits until the model is there. Answers what is asked for, and goes on noting it. */
async function seesModel(page: Page): Promise<string[]> {
  const asked = await opens(page);
  await expect(canvas(page)).toHaveAttribute('data-model', model('humbucker-none'), SLOW);
  await expect(page.locator('[data-state="live"]')).toBeVisible(SLOW);
  return asked;
}

async function atRest(page: Page): Promise<number> {
  let last = -1;
  let quiet = 0;
  const looksQuiet = async () => {
    const before = last;
    last = await frames(page);
    quiet = last === before ? quiet + 1 : 0;
    return quiet;
  };
  await expect.poll(looksQuiet, { ...SLOW, intervals: [500] }).toBeGreaterThanOrEqual(3);
  return last;
}

const pixels = async (page: Page) =>
  sharp(await canvas(page).screenshot())
    .removeAlpha()
    .raw()
    .toBuffer();

/** Mean difference of two pictures of one size, 0 to 255. */
function difference(a: Buffer, b: Buffer): number {
  expect(a.length).toBe(b.length);
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}

test.describe('the stage', () => {
  test('shows the picture of this look first, then the model, which follows each choice', async ({
    page,
  }) => {
    const asked = await opens(page);
    await expect(picture(page)).toHaveAttribute('src', /custom\/humbucker-none-black-960/);
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
    const before = await atRest(page);
    const forest = await pixels(page);
    const requests = asked.length;
    await shows(page, { look: { ...FISHBONE, colour: 'wine' } });
    await expect.poll(() => frames(page), SLOW).toBe(before + 1);
    expect(difference(forest, await pixels(page))).toBeGreaterThan(1);
    expect(asked.length).toBe(requests);
    await atRest(page);
    expect(await frames(page)).toBe(before + 1);
  });

  test('goes without a cover that is still to choose, and draws where it will sit', async ({ page }) => {
    await seesModel(page);
    const [near] = await eye(page);
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
    expect((await eye(page))[0]).not.toBe(near);

    const hp90: CustomLook = {
      pickup: 'hp90',
      cover: 'fishbone',
      spacing: 50,
      colour: 'black',
      base: 'cream',
    };
    await shows(page, { look: hp90 });
    await expect(canvas(page)).toHaveAttribute('data-model', model('hp90-fishbone-50', 'cover'), SLOW);
    const bare = await pixels(page);
    await shows(page, { look: hp90, ghost: undefined });
    await expect(canvas(page)).toHaveAttribute('data-model', model('hp90-fishbone-50'), SLOW);
    await expect(page.getByText('Cover, to choose')).toHaveCSS('opacity', '1');
    await expect(page.locator('svg:has([data-line])')).toHaveCSS('opacity', '0');
    expect(difference(bare, await pixels(page))).toBeGreaterThan(2);
  });

  test('comes closer for colours, at once where motion is unwelcome', async ({ page }) => {
    await seesModel(page);
    const before = await atRest(page);
    const [usual, field] = await eye(page);
    expect(field).toBe(20);
    await shows(page, { zoomed: true });
    await expect.poll(() => frames(page), SLOW).toBe(before + 1);
    expect((await eye(page))[0]).toBeLessThan(usual * 0.8);
    await shows(page, { zoomed: false });
    await expect.poll(async () => (await eye(page))[0], SLOW).toBe(usual);
  });

  test('is turned by keys and buttons', async ({ page }) => {
    await seesModel(page);
    await page.getByRole('button', { name: 'Turn right' }).click();
    await expect(view(page)).toHaveAccessibleName(/bridge side and the bass end/);
    await view(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect(view(page)).toHaveAccessibleName(/seen from the bass end/);
    await expect(page.getByRole('status')).toHaveText(/seen from the bass end/);
    // The wheel scrolls the page and never moves the eye.
    const before = await atRest(page);
    await page.mouse.move(300, 200);
    await page.mouse.wheel(0, 200);
    await page.waitForTimeout(600);
    expect(await frames(page)).toBe(before);
  });

  test('does not turn by itself where motion is unwelcome', async ({ page }) => {
    await seesModel(page);
    await shows(page, { turning: true });
    await atRest(page);
    await expect(page.getByRole('button', { name: 'Play rotation' })).toBeVisible();
  });

  test('hidden draws nothing and fetches nothing until it is wanted again', async ({ page }) => {
    const asked = await seesModel(page);
    await shows(page, { hidden: true });
    const before = await atRest(page);
    const requests = asked.length;
    await shows(page, { look: FISHBONE, zoomed: true, turning: true });
    await page.waitForTimeout(1200);
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
    const { violations } = await new AxeBuilder({ page }).include('#stage').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual([]);
  });
});

test.describe('where motion is welcome', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('one model fades into the next, and something is always there', async ({ page }) => {
    await seesModel(page);
    await atRest(page);
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
      await page.waitForTimeout(60);
    }
    await expect(canvas(page)).toHaveAttribute('data-model', model('humbucker-fishbone-50'), SLOW);
    await atRest(page);
    expect(seen).toContain('fading');
    const shares = await lit(page);
    expect(shares.length).toBeGreaterThan(2);
    expect(Math.min(...shares)).toBeGreaterThan(0.05);
  });

  test('the eye comes closer in half a second', async ({ page }) => {
    await seesModel(page);
    await atRest(page);
    const [usual] = await eye(page);
    const took = await page.evaluate(async () => {
      const element = document.querySelector('canvas') as HTMLCanvasElement;
      const { show } = (globalThis as unknown as { stageHarness: StageHarness }).stageHarness;
      return new Promise<number>((resolve) => {
        let first = 0;
        let timer = setTimeout(() => {}, 0);
        new MutationObserver(() => {
          const now = performance.now();
          first ||= now;
          clearTimeout(timer);
          timer = setTimeout(() => resolve(now - first), 1500);
        }).observe(element, { attributeFilter: ['data-frames'] });
        show({ zoomed: true });
      });
    });
    expect((await eye(page))[0]).toBeLessThan(usual * 0.8);
    expect(took).toBeGreaterThan(300);
    // The last frame is drawn when the time is over, however long a frame takes.
    expect(took).toBeLessThan(1500);
  });

  test('it turns where it may, until somebody stops it, and not again after that', async ({ page }) => {
    await page.setViewportSize({ width: 992, height: 220 });
    await seesModel(page);
    await shows(page, { turning: true });
    await expect(view(page)).toHaveAccessibleName(/turning slowly/);
    const begun = await frames(page);
    await expect.poll(() => frames(page), SLOW).toBeGreaterThan(begun + 2);
    await page.getByRole('button', { name: 'Pause rotation' }).click();
    await atRest(page);
    await shows(page, { turning: false });
    await shows(page, { turning: true });
    await atRest(page);
    await expect(page.getByRole('button', { name: 'Play rotation' })).toBeVisible();
  });

  test('a step without turning brings it back to how it lay', async ({ page }) => {
    await page.setViewportSize({ width: 992, height: 220 });
    await seesModel(page);
    await atRest(page);
    const still = await pixels(page);
    await shows(page, { turning: true });
    const begun = await frames(page);
    await expect.poll(() => frames(page), SLOW).toBeGreaterThan(begun + 3);
    await shows(page, { turning: false });
    await atRest(page);
    expect(difference(still, await pixels(page))).toBeLessThan(1);
  });
});

test.describe('below 992 px', () => {
  test.use({ viewport: { width: 390, height: 600 }, reducedMotion: 'no-preference' });

  test('the field of view is 10, nothing turns and nothing can be turned', async ({ page }) => {
    await seesModel(page);
    await shows(page, { turning: true });
    await atRest(page);
    expect((await eye(page))[1]).toBe(10);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(view(page)).not.toHaveAttribute('tabindex');
  });
});

test.describe('without a live model', () => {
  test('a browser without WebGL shows the picture of each look, and fetches no model', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    const asked = await opens(page);
    await expect(page.getByText('Picture: the live model cannot be shown')).toBeVisible();
    await expect(picture(page)).toHaveAccessibleName('Humbucker without a cover, black bobbins');
    await shows(page, { look: FISHBONE });
    await expect(picture(page)).toHaveAttribute('src', /humbucker-fishbone-50-forest-copper-960/);
    await expect(picture(page)).toBeVisible();
    await expect
      .poll(() =>
        picture(page).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
      )
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
    await serveHarness(page, folder, STAGE_PAGE);
    await page.route('**/*.glb', (route) => route.abort(), { times: 1 });
    await page.goto(HARNESS_URL);
    await expect(page.getByText(/did not arrive/)).toBeVisible(SLOW);
    await expect(picture(page)).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(canvas(page)).toHaveAttribute('data-model', model('humbucker-none'), SLOW);
    await expect(picture(page)).toBeHidden();
  });

  test('a context that is lost leaves the picture', async ({ page }) => {
    await seesModel(page);
    await canvas(page).evaluate((element: HTMLCanvasElement) =>
      element.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
    );
    await expect(canvas(page)).toHaveCount(0);
    await expect(picture(page)).toBeVisible();
  });
});
