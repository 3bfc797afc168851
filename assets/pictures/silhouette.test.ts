import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { modelFile } from './render-scene.ts';
import { silhouette } from './silhouette.ts';

const root = join(import.meta.dirname, '../..');
/** Straight above and so far away that everything is to scale: 2 px a mm. */
const PLAN = { azimuth: 0, elevation: 90, width: 180, target: [0, 0, 0], lens: 20_000 } as const;
const [WIDTH, HEIGHT] = [360, 200];

it('shows a cover at its size, and nothing beside it', async () => {
  const mask = await silhouette(
    await readFile(modelFile(root, 'humbucker-fishbone-50')),
    PLAN,
    WIDTH,
    HEIGHT,
  );
  const column = (x: number) => Array.from({ length: HEIGHT }, (_, y) => mask[y * WIDTH + x] as number);
  const covered = (x: number) => column(x).filter((value) => value > 127).length / 2;
  // A quarter along the pickup, clear of ears and cable: the cover's width.
  expect(covered(WIDTH / 2 - 40)).toBeGreaterThan(38);
  expect(covered(WIDTH / 2 - 40)).toBeLessThan(40.5);
  expect(covered(20)).toBe(0);
  // Soft at the edge, solid within.
  expect(mask[(HEIGHT / 2) * WIDTH + WIDTH / 2]).toBe(255);
});
