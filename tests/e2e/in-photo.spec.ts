import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { KNOWN_POINTS } from '../../domain/in-photo/known-points.ts';
import { mapped, mapThrough, type Place, type Quad } from '../../domain/in-photo/photo-plane.ts';
import { expectNoFindings } from './axe.ts';
import { WHOLE } from './builder.ts';
import { SLOW, test } from './live-view.ts';
import { expect } from './shopper.ts';

test.use({ webgl: true, viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });

const [WIDTH, HEIGHT] = [1600, 1200];
/** A red humbucker cover on a green guitar, photographed at an angle with the camera upright: turned by its metadata. */
const CORNERS: Quad = [
  [420, 380],
  [1180, 440],
  [1150, 860],
  [450, 790],
];
const photograph = () =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#0a0"/><polygon points="${CORNERS.join(' ')}" fill="#d00"/></svg>`,
    ),
  )
    .rotate(-90)
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer();

const dialog = (page: Page) => page.getByRole('dialog', { name: 'In your guitar' });

async function opens(page: Page) {
  await page.getByRole('button', { name: 'See it in your guitar' }).click();
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole('status')).toHaveText('', SLOW);
}

async function saves(page: Page) {
  const download = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Save the picture' }).click();
  const picture = sharp(readFileSync(await (await download).path()));
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return {
    size: [info.width, info.height],
    colourAt: ([x, y]: Place) => [
      ...data.subarray(3 * (Math.round(y) * info.width + Math.round(x))).subarray(0, 3),
    ],
  };
}

test('a build covers the cover in a photo to the millimetre, and nothing is uploaded [row D857]', async ({
  shopper,
  page,
}) => {
  await shopper.opens(`${WHOLE.humbucker}&step=overview`);
  await opens(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const choose = () => dialog(page).getByRole('button', { name: 'Choose a photo' }).click();
  const file = dialog(page).getByLabel('Photo of your guitar').first();
  await file.setInputFiles({ name: 'notes.heic', mimeType: 'image/heic', buffer: Buffer.from('no picture') });
  await expect(dialog(page).getByRole('status')).toContainText('cannot read this file');
  const chooser = page.waitForEvent('filechooser');
  await choose();
  await (await chooser).setFiles({ name: 'guitar.jpg', mimeType: 'image/jpeg', buffer: await photograph() });

  const stage = dialog(page).locator('[data-marked]');
  await expect(stage).toBeVisible();
  const box = await stage.boundingBox();
  if (!box) throw new Error('The stage has no box');
  // In an order of no rectangle, and the last one ten pixels to the left.
  for (const [x, y] of [CORNERS[2], CORNERS[0], CORNERS[1], [CORNERS[3][0] - 10, CORNERS[3][1]] as const])
    await page.mouse.click(box.x + (x * box.width) / WIDTH, box.y + (y * box.height) / HEIGHT);
  const last = dialog(page).getByRole('button', { name: /^Point 4: / });
  await expect(last).toBeFocused();
  await expect(last).toHaveAccessibleName(/^Point 4: (439|440|441) /);
  await page.keyboard.press('Shift+ArrowRight');
  await expect(last).toHaveAccessibleName(/^Point 4: (449|450|451) /);
  await expect(dialog(page).getByRole('status')).toHaveText(/at most 0\.\d\u00a0mm/);
  await expectNoFindings(page, 'in a photo');

  const { size, colourAt } = await saves(page);
  expect(size).toEqual([WIDTH, HEIGHT]);
  const known = KNOWN_POINTS['humbucker-cover'];
  const map = mapThrough(CORNERS, known);
  const [x, y] = [known.size[0] / 2, known.size[1] / 2];
  const isGreen = ([red = 0, green = 0, blue = 0]: number[]) => green > 2 * Math.max(red, blue);
  for (const [right, down] of [
    [-x, 0],
    [x, 0],
    [0, -y],
    [0, y],
  ] as const) {
    const reach = Math.hypot(right, down);
    const at = (mm: number) =>
      colourAt(mapped(map, [(right * (reach + mm)) / reach, (down * (reach + mm)) / reach]));
    expect(isGreen(at(1)), `outside ${right} ${down}: ${at(1)}`).toBe(true);
    const [red = 0, green = 0] = at(-1);
    expect(isGreen(at(-1)) || red > 2 * green, `inside ${right} ${down}: ${at(-1)}`).toBe(false);
  }
  expect(requested.filter((address) => !address.startsWith('blob:'))).toEqual([]);
});

test('a set is shown in drawn guitars and finishes, and can be saved [row D858]', async ({
  shopper,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shopper.opens('/shop/stratocaster?flavor=hot&bundleType=set&color=white');
  await page.locator('#model').scrollIntoViewIfNeeded();
  await opens(page);
  await expect(dialog(page).getByRole('button', { name: /style$|^Double-cut$/ })).toHaveCount(3);
  await expect(dialog(page).getByRole('radio')).toHaveCount(6);
  const before = await saves(page);
  await dialog(page).getByRole('button', { name: 'T style' }).click();
  await dialog(page).getByRole('radio', { name: 'Wine' }).check({ force: true });
  await expect(
    dialog(page).getByRole('img', { name: /^Stratocaster, set, White, from above\. T style$/ }),
  ).toBeVisible();
  await expectNoFindings(page, 'in a drawn guitar');
  const after = await saves(page);
  expect(after.size).toEqual(before.size);
  // The body above the strings is sunburst, then wine.
  const [red = 0, green = 0, blue = 0] = after.colourAt([250, 1200]);
  expect(blue).toBeGreaterThan(green);
  expect(red).toBeGreaterThan(blue);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'See it in your guitar' })).toBeFocused();
});
