import { join } from 'node:path';
import { BETWEEN, PICTURE_FAMILIES, pictureFile } from '#domain/products/picture-files.ts';
import { standingPicture } from '#domain/products/pictures.ts';

const ADDRESS = '/generated/';

/**
 * Makes intermediate sizes from the largest one. A phone would take the 1080 px of the first picture for its 300 px
 * at 2.6 times the pixels, although 800 show the same.
 */
export async function makeBetween(root: string): Promise<Map<string, Buffer>> {
  const { default: sharp } = await import('sharp');
  const picture = standingPicture();
  const largest = pictureFile(picture, PICTURE_FAMILIES.standing.width);
  const files = new Map<string, Buffer>();
  for (const size of BETWEEN.standing) {
    const image = sharp(join(root, 'public', largest)).resize(size, undefined, { kernel: 'lanczos3' });
    const path = pictureFile(picture, size).slice(ADDRESS.length);
    files.set(path, await image.avif({ quality: 62, effort: 5 }).toBuffer());
  }
  return files;
}
