import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { PICTURE_FAMILIES, pictureFile, widthsOf } from '#domain/products/picture-files.ts';
import type { Picture } from '#domain/products/pictures.ts';
import type { Scene } from './scene.ts';

/** Cells of the sheet and how many stand in a row, px. */
const CELL = { width: 160, height: 120 } as const;
const COLUMNS = 16;
const HEIGHT = 26;

/** The pictures of the scenes, small, in the order of their names: all of stock pickups, one of each cover that can be had. */
export async function contactSheet(root: string, scenes: readonly Scene[]): Promise<Buffer> {
  const families = ['shop', 'ink', 'standing', 'card', 'flavor', 'custom'] as const;
  const pictures = scenes.flatMap(({ family, colourings }) =>
    (family === 'custom' ? colourings.slice(0, 1) : colourings).flatMap(({ picture, also = [] }) => [
      picture,
      ...also,
    ]),
  );
  const tiles: OverlayOptions[] = [];
  let row = 0;
  for (const family of families) {
    const members = pictures.filter((picture) => picture.family === family);
    members.sort((a, b) => (a.stem < b.stem ? -1 : 1));
    for (const [i, picture] of members.entries()) {
      tiles.push({
        input: await small(root, picture),
        left: (i % COLUMNS) * CELL.width,
        top: (row + Math.floor(i / COLUMNS)) * CELL.height + HEIGHT,
      });
    }
    row += Math.ceil(members.length / COLUMNS);
  }
  const height = row * CELL.height + 2 * HEIGHT;
  const ground = { width: COLUMNS * CELL.width, height, channels: 3, background: '#FCFAF5' } as const;
  return sharp({ create: ground }).composite(tiles).webp({ quality: 72, effort: 4 }).toBuffer();
}

async function small(root: string, picture: Picture): Promise<Buffer> {
  const { ground } = PICTURE_FAMILIES[picture.family];
  const [width] = widthsOf(picture.family) as [number];
  const file = await readFile(join(root, 'public', pictureFile(picture, width)));
  return sharp(file)
    .resize(CELL.width, CELL.height, { fit: 'contain', background: ground })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
