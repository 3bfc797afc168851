import sharp from 'sharp';
import { PICTURE_FAMILIES, pictureFile } from '#domain/products/picture-files.ts';
import type { Picture } from '#domain/products/pictures.ts';
import type { Picture8 } from './develop.ts';

const ADDRESS = '/generated/';

/**
 * All files of a picture of which only the pickup is wanted, by path relative to `public/generated`. `mask` says how
 * much of each pixel is pickup, 0 to 255.
 */
export async function encodeCutOut(
  picture: Picture,
  { pixels, width, height }: Picture8,
  mask: Buffer,
): Promise<Map<string, Buffer>> {
  const cut = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .joinChannel(mask, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
  const files = new Map<string, Buffer>();
  for (const size of PICTURE_FAMILIES[picture.family].widths) {
    const image = sharp(cut).resize(size, undefined, { kernel: 'lanczos3' });
    const path = pictureFile(picture, size).slice(ADDRESS.length);
    files.set(path, await image.avif({ quality: 62, effort: 5 }).toBuffer());
  }
  return files;
}
