import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { customLooks } from '#domain/products/custom-looks.ts';
import { type FamilyName, PICTURE_FAMILIES, pictureFile, widthsOf } from '#domain/products/picture-files.ts';
import { customPicture, type Picture } from '#domain/products/pictures.ts';
import { readStamps } from '../freshness.ts';
import { differenceFrom } from './compare.ts';
import { denoise } from './denoise.ts';
import { developer } from './develop.ts';
import { decodeHalves, encodeHalves } from './exr.ts';
import { manifestOf, manifestText } from './manifest.ts';
import { loadPasses, type Passes, recombine, splitLight } from './passes.ts';
import { generatorName } from './picture-generators.ts';
import { fitPlate, plateLight } from './plate.ts';
import { PROOF_FOLDER, PROOF_HEAD, PROOFS } from './proofs.ts';
import { allScenes } from './scenes.ts';
import { expose, lightOf, toSrgb, unexpose } from './tone.ts';

const root = join(import.meta.dirname, '../..');
const scenes = allScenes();
const MB = 1024 ** 2;

/** Numbers that look random and are the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

describe('compositing', () => {
  for (const { scene: id, colourings } of PROOFS) {
    it(`equals full renders of ${id}: ${colourings.join(', ')}`, async () => {
      const folder = join(root, PROOF_FOLDER, id);
      const passes = await loadPasses(folder, undefined, PROOF_HEAD);
      const scene = scenes.find((each) => each.id === id);
      if (!passes || !scene) throw new Error(`No proof of ${id}`);
      const { ground } = PICTURE_FAMILIES[scene.family];
      for (const name of colourings) {
        const colouring = scene.colourings.find(({ picture }) => picture.stem.endsWith(`/${name}`));
        const rendered = await sharp(join(folder, `${name}.png`))
          .removeAlpha()
          .raw()
          .toBuffer();
        const difference = differenceFrom(rendered, passes, ground, colouring?.colours ?? []);
        expect(difference, name).toBeLessThan(0.02);
      }
    });
  }

  it('adds the light of each group, times its colour', () => {
    const plane = (value: number) => Float32Array.of(value);
    const light = splitLight({
      renders: [
        [plane(0.1), plane(0.1), plane(0.1)],
        [plane(0.5), plane(0.5), plane(0.5)],
        [plane(0.3), plane(0.2), plane(0.1)],
      ],
    });
    const mixed = recombine(light, [
      [1, 0.5, 0],
      [1, 1, 1],
    ]);
    expect(mixed.map(([value]) => Number(value?.toFixed(4)))).toEqual([0.7, 0.4, 0.1]);
  });
});

describe('the studio’s film', () => {
  it('can be inverted, and saturates above the paper', () => {
    for (const screen of [0.01, 0.18, 0.5, 0.9]) expect(expose(unexpose(screen))).toBeCloseTo(screen, 10);
    expect(expose(0.18)).toBeCloseTo(0.18, 10);
    expect(expose(0)).toBe(0);
    expect(expose(100)).toBe(1);
  });

  it('gives bare ground exactly the colour of the page', () => {
    for (const ground of ['#F5F1E8', '#0F1211']) {
      const { pixels } = developer(bareScene(), ground)([]);
      expect(pixels.subarray(0, 3).toString('hex').toUpperCase()).toBe(ground.slice(1));
    }
  });

  /** A rendered table that is darker to the right, on a frame that it does not fill. */
  function bareScene(): Passes {
    const [width, height] = [40, 30];
    const plane = Float32Array.from({ length: 40 * 30 }, (_, i) => 1 - (0.3 * (i % 40)) / 40);
    return {
      key: '',
      width,
      height,
      region: [10, 10, 20, 10],
      plate: fitPlate([plane, plane, plane], width, height),
      renders: [[0, 1, 2].map(() => new Float32Array(200).fill(0.8))],
    };
  }

  it('fits the table without its noise', () => {
    const random = seeded(1);
    const plane = Float32Array.from(
      { length: 1600 },
      (_, i) => 2 ** ((i % 40) / 40) * (0.9 + 0.2 * random()),
    );
    const plate = fitPlate([plane, plane, plane], 40, 40);
    expect(plateLight(plate, 0, 0)[0]).toBeGreaterThan(1.36);
    expect(plateLight(plate, 0, 0)[0]).toBeLessThan(1.46);
  });

  it('converts colours to light', () => {
    expect(lightOf('#FFFFFF')).toEqual([1, 1, 1]);
    expect(Math.round(255 * toSrgb(lightOf('#C4B9A3')[2]))).toBe(0xa3);
  });
});

describe('noise', () => {
  it('is removed while edges stay', () => {
    const [width, height] = [32, 24];
    const random = seeded(7);
    const half = () => [0, 1, 2].map(() => Float32Array.from({ length: width * height }, noisy));
    const noisy = (_: unknown, i: number) => (i % width < 16 ? 0.2 : 0.8) + 0.1 * (random() - 0.5);
    const flat = new Float32Array(width * height);
    const [red] = denoise({ width, height, first: half(), second: half(), features: [[flat], [flat]] });
    const error = (red ?? flat).map((value, i) => Math.abs(value - (i % width < 16 ? 0.2 : 0.8)));
    expect(error.reduce((a, b) => a + b) / error.length).toBeLessThan(0.008);
    expect(Math.max(...error)).toBeLessThan(0.05);
  });

  it('is below 1/1024 when light is stored as half floats', () => {
    const values = Float32Array.of(0, 1, -2.5, 0.000031, 0.1, 65504, 1e9);
    const back = new Float32Array(values.length);
    decodeHalves(encodeHalves(values), back);
    for (const [i, value] of values.entries()) {
      const wanted = Math.min(65504, value);
      expect(Math.abs((back[i] as number) - wanted)).toBeLessThanOrEqual(Math.abs(wanted) / 1024 + 1e-7);
    }
  });
});

describe('the pictures', async () => {
  const stamps = await readStamps(root);
  const made = scenes.filter((scene) => generatorName(scene) in stamps);
  const pictures = made.flatMap(({ colourings }) =>
    colourings.flatMap(({ picture, also = [] }) => [picture, ...also]),
  );
  const filesOf = (picture: Picture) => widthsOf(picture.family).map((width) => pictureFile(picture, width));

  it('have unique names and a description', () => {
    const all = scenes.flatMap(({ colourings }) =>
      colourings.flatMap(({ picture, also = [] }) => [picture, ...also]),
    );
    expect(new Set(all.map(({ stem }) => stem)).size).toBe(all.length);
    expect(new Set(scenes.map(({ id }) => id)).size).toBe(scenes.length);
    for (const { alt } of all) expect(alt).toMatch(/^[A-Z].{20,}/);
  });

  it('show every stock pickup, every flavor, and every build of the configurators [row 562]', () => {
    expect(scenes.filter((scene) => !made.includes(scene)).map(({ id }) => id)).toEqual([]);
    const stems = new Set(pictures.map(({ stem }) => stem));
    expect(customLooks().filter((look) => !stems.has(customPicture(look).stem))).toEqual([]);
  });

  it('exist in all sizes, with less than 120 MB in total', () => {
    const files = pictures.flatMap(filesOf).map((path) => join(root, 'public', path));
    expect(files.filter((path) => !existsSync(path))).toEqual([]);
    expect(files.reduce((sum, path) => sum + statSync(path).size, 0)).toBeLessThan(120 * MB);
  });

  it('have the size that pages reserve', async () => {
    // One of each family: reading thousands takes too long.
    for (const [name, { width, height }] of Object.entries(PICTURE_FAMILIES)) {
      const picture = pictures.find(({ family }) => family === name);
      if (!picture) continue;
      for (const path of filesOf(picture)) {
        const image = await sharp(join(root, 'public', path)).metadata();
        expect(widthsOf(name as FamilyName)).toContain(image.width);
        expect(image.height).toBe(Math.round(((image.width ?? 0) * height) / width));
      }
    }
  });

  it('are listed in the manifest', () => {
    const manifest = readFileSync(join(root, 'assets/records/pictures.json'), 'utf8');
    expect(manifest).toBe(manifestText(manifestOf(made)));
  });
});
