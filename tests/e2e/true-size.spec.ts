import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { filesOf } from '../fixtures/zip-files.ts';
import { expectNoFindings } from './axe.ts';
import { WHOLE } from './builder.ts';
import { SLOW, test } from './live-view.ts';
import { expect } from './shopper.ts';

test.use({ webgl: true, viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });

const MOST_BYTES = 3 * 1024 * 1024;
/** The overview is a sheet, so the stage is opened a step earlier. */
const BUILD = `${WHOLE.humbucker}&step=output`;

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Actual size' });
const button = (page: Page) => page.getByRole('button', { name: 'See it actual size' });

async function saves(page: Page, name: RegExp): Promise<Buffer> {
  const link = dialog(page).getByRole('link', { name });
  await expect(link).toBeVisible(SLOW);
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return readFileSync(await download.path());
}

interface Gltf {
  readonly nodes: readonly {
    readonly mesh?: number;
    readonly children?: readonly number[];
    readonly matrix?: readonly number[];
    readonly translation?: readonly number[];
    readonly rotation?: readonly number[];
    readonly scale?: readonly number[];
  }[];
  readonly scenes: readonly { readonly nodes: readonly number[] }[];
  readonly meshes: readonly {
    readonly primitives: readonly {
      readonly material: number;
      readonly attributes: { readonly POSITION: number };
    }[];
  }[];
  readonly materials: readonly { readonly name: string }[];
  readonly accessors: readonly {
    readonly min: readonly number[];
    readonly max: readonly number[];
    readonly normalized?: boolean;
    readonly componentType: number;
  }[];
}

/** The JSON of a single-file glTF; throws for other files. */
function gltfOf(file: Buffer): Gltf {
  expect(file.toString('latin1', 0, 4)).toBe('glTF');
  expect(file.readUInt32LE(4)).toBe(2);
  expect(file.readUInt32LE(8)).toBe(file.byteLength);
  expect(file.toString('latin1', 16, 20)).toBe('JSON');
  const length = file.readUInt32LE(12);
  expect(file.toString('latin1', 20 + length + 4, 20 + length + 7)).toBe('BIN');
  return JSON.parse(file.toString('utf8', 20, 20 + length));
}

/** Bounds of a material's geometry per axis, m. */
function boundsOf(gltf: Gltf, slot: string) {
  const [least, most] = [
    [1, 1, 1],
    [-1, -1, -1],
  ] as [number[], number[]];
  const visit = (index: number, into: DOMMatrixLike) => {
    const node = gltf.nodes[index];
    if (!node) return;
    const here = times(into, matrixOf(node));
    for (const { material, attributes } of gltf.meshes[node.mesh ?? -1]?.primitives ?? []) {
      const { min = [], max = [], normalized, componentType } = gltf.accessors[attributes.POSITION] ?? {};
      if (gltf.materials[material]?.name !== slot) continue;
      const whole = normalized ? (componentType === 5122 ? 32767 : 127) : 1;
      for (let corner = 0; corner < 8; corner++) {
        const place = [0, 1, 2].map((axis) => (((corner >> axis) & 1 ? max : min)[axis] ?? 0) / whole);
        for (const axis of [0, 1, 2]) {
          const at = [0, 1, 2].reduce(
            (sum, from) => sum + (here[from * 4 + axis] ?? 0) * (place[from] ?? 0),
            here[12 + axis] ?? 0,
          );
          least[axis] = Math.min(least[axis] ?? 0, at);
          most[axis] = Math.max(most[axis] ?? 0, at);
        }
      }
    }
    for (const child of node.children ?? []) visit(child, here);
  };
  for (const root of gltf.scenes[0]?.nodes ?? [])
    visit(root, [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
  return { least, most };
}

type DOMMatrixLike = readonly number[];

function times(a: DOMMatrixLike, b: DOMMatrixLike): number[] {
  return Array.from({ length: 16 }, (_, index) => {
    const [column, row] = [Math.floor(index / 4), index % 4];
    return [0, 1, 2, 3].reduce((sum, at) => sum + (a[at * 4 + row] ?? 0) * (b[column * 4 + at] ?? 0), 0);
  });
}

function matrixOf({
  matrix,
  translation = [0, 0, 0],
  rotation = [0, 0, 0, 1],
  scale = [1, 1, 1],
}: Gltf['nodes'][number]) {
  if (matrix) return matrix;
  const [x = 0, y = 0, z = 0, w = 1] = rotation;
  const turn = [
    [1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)],
    [2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)],
    [2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)],
  ];
  return [
    ...turn.flatMap((column, axis) => [...column.map((value) => value * (scale[axis] ?? 1)), 0]),
    ...translation,
    1,
  ];
}

test('the browser composes a build as GLB and USDZ, to the millimetre of its CAD model @at-length [row D484]', async ({
  shopper,
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await shopper.opens(BUILD);
  const id = new URL(page.url()).searchParams;
  expect(asked.filter((url) => /compose|USDZExporter|GLTFExporter/.test(url))).toEqual([]);
  await button(page).click();
  await expect(dialog(page)).toBeVisible();
  const glb = await saves(page, /^GLB/);
  expect(glb.byteLength).toBeLessThanOrEqual(MOST_BYTES);
  const gltf = gltfOf(glb);
  const model = `humbucker-${id.get('model')}-${id.get('spacing')}`;
  const { parts } = JSON.parse(readFileSync(`assets/records/models/${model}.report.json`, 'utf8'));
  // CAD: x along, y across, z up, mm. Files: x along, y up, z across in the other direction, m.
  for (const slot of ['cover', 'baseplate']) {
    const { least, most } = boundsOf(gltf, slot);
    const { min, max } = parts[slot];
    const sizes = [0, 1, 2].map((axis) => ((most[axis] ?? 0) - (least[axis] ?? 0)) * 1000);
    const cad = [max[0] - min[0], max[2] - min[2], max[1] - min[1]];
    for (const [axis, size] of cad.entries()) expect(sizes[axis], `${slot} ${axis}`).toBeCloseTo(size, 1);
  }

  const usdz = await saves(page, /^USDZ/);
  expect(usdz.byteLength).toBeLessThanOrEqual(MOST_BYTES);
  const files = filesOf(usdz);
  expect(files[0]?.name).toBe('model.usda');
  for (const { name, method, at } of files) expect([method, at % 64], name).toEqual([0, 0]);
  const usda = (name: RegExp) =>
    files.flatMap(({ name: file, at, size }) =>
      name.test(file) ? [usdz.toString('utf8', at, at + size)] : [],
    );
  expect(usda(/^model/)[0]).toMatch(/^#usda 1\.0/);
  for (const text of usda(/\.usda$/)) expect(text).toContain('metersPerUnit = 1');
  expect(asked.filter((url) => !url.startsWith(shopper.shopUrl) && !url.startsWith('blob:'))).toEqual([]);
});

test('a bank card calibrates the screen once, and the pickup appears in true size; the dialog works with keys and screen readers @at-length [row D485]', async ({
  shopper,
  page,
}) => {
  await shopper.opens('/shop/humbucker?flavor=hot&bundleType=bridge&color=black');
  await page.locator('#model').scrollIntoViewIfNeeded();
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole('link', { name: /^GLB/ })).toBeVisible(SLOW);
  await expect(dialog(page).getByRole('img', { name: /QR code of this page/ })).toBeVisible();
  await expectNoFindings(page, 'true size');
  const slider = dialog(page).getByRole('slider', { name: 'Width of the card' });
  await slider.fill('5');
  await expect(dialog(page).locator('[data-card]')).toHaveAttribute('data-card', '428');
  await dialog(page).getByRole('button', { name: 'It matches' }).click();
  const canvas = dialog(page).locator('canvas');
  await expect(canvas).toHaveAttribute('data-drawn', 'drawn', SLOW);
  // Width of the picture in millimetres of this screen.
  const reach = await canvas.evaluate((element: HTMLCanvasElement) => {
    const { width, height } = element;
    const { data } = element.getContext('2d')?.getImageData(0, 0, width, height) ?? { data: [] };
    let [least, most] = [width, 0];
    for (let at = 3; at < data.length; at += 4)
      if ((data[at] ?? 0) > 127) {
        const x = ((at - 3) / 4) % width;
        [least, most] = [Math.min(least, x), Math.max(most, x)];
      }
    const { width: shown } = element.getBoundingClientRect();
    return ((most - least + 1) * shown) / width / Number(element.dataset.pxMm);
  });
  const { parts } = JSON.parse(readFileSync('assets/records/models/humbucker.report.json', 'utf8'));
  expect(reach).toBeGreaterThan(parts.baseplate.max[0] - parts.baseplate.min[0] - 0.5);
  expect(reach).toBeLessThan(parts.baseplate.max[0] - parts.baseplate.min[0] + 0.5);
  await expectNoFindings(page, 'true size, matched');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
  await button(page).click();
  await expect(dialog(page).getByRole('button', { name: 'Match a card again' })).toBeVisible();
});
