import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { OUTPUT } from './freshness.ts';

/** `drawings.json`: width and height in px of every sheet, by product, so that pages keep its place. */
export async function measureDrawings(root: string): Promise<ReadonlyMap<string, Buffer>> {
  const folder = join(root, OUTPUT, 'drawings');
  const files = (await readdir(folder)).sort();
  const sizes = await Promise.all(
    files.map(async (file) => {
      const { width, height } = await sharp(join(folder, file)).metadata();
      return [basename(file, '.svg'), [width, height]];
    }),
  );
  return new Map([['drawings.json', Buffer.from(`${JSON.stringify(Object.fromEntries(sizes))}\n`)]]);
}
