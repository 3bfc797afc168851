import { join } from 'node:path';
import { pictureFile } from '#domain/products/picture-files.ts';
import { standingPicture } from '#domain/products/pictures.ts';

/** Wide enough for soft edges on the largest window, px: a mask has no detail but its outline. */
const WIDTH = 270;

/**
 * The outline of the pickup that is on the landing page, as an image of its own: the page hides dashed letters
 * behind it and would otherwise fetch the photograph twice, in two sizes.
 */
export async function makeMasks(root: string): Promise<Map<string, Buffer>> {
  const { default: sharp } = await import('sharp');
  const photograph = join(root, 'public', pictureFile(standingPicture(), 1080));
  const { data, info } = await sharp(photograph)
    .resize(WIDTH)
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const mask = await sharp({ create: { width, height, channels: 3, background: '#000' } })
    .joinChannel(data, { raw: { width, height, channels: 1 } })
    .avif({ quality: 60, effort: 6 })
    .toBuffer();
  return new Map([['masks/standing.avif', mask]]);
}
