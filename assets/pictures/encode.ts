import sharp, { type Sharp } from 'sharp';
import {
  PICTURE_FAMILIES,
  type PictureFamily,
  type PictureFormat,
  pictureFile,
} from '#domain/products/picture-files.ts';
import type { Picture } from '#domain/products/pictures.ts';
import type { Picture8 } from './develop.ts';

/** Address of pictures, and the same folder of generated files. */
const ADDRESS = '/generated/';

const QUALITY: Record<PictureFormat, (image: Sharp) => Sharp> = {
  // Thin copper against grey smears at half colour resolution; only AVIF has the full one cheaply.
  avif: (image) => image.avif({ quality: 60, effort: 4, chromaSubsampling: '4:4:4' }),
  jpg: (image) => image.jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' }),
};

/** All files of a picture, by path relative to `public/generated`. A shape other than its family's is cut from the middle. */
export async function encode(
  picture: Picture,
  { pixels, width, height }: Picture8,
): Promise<Map<string, Buffer>> {
  const family: PictureFamily = PICTURE_FAMILIES[picture.family];
  const files = new Map<string, Buffer>();
  for (const size of family.widths) {
    const resized = sharp(pixels, { raw: { width, height, channels: 3 } }).resize(
      size,
      Math.round((size * family.height) / family.width),
      { fit: 'cover', kernel: 'lanczos3' },
    );
    const path = pictureFile(picture, size).slice(ADDRESS.length);
    files.set(path, await QUALITY[family.format](resized).toBuffer());
  }
  return files;
}
