import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isCustom, type LineConfig } from '#domain/cart/cart-line.ts';
import { presentFile } from '#domain/products/picture-files.ts';

/** An attached picture: nothing is fetched when the mail is opened, so no opening can be tracked. */
export interface MailPicture {
  /** Referenced by the letter's `<img src="cid:…">`. */
  readonly cid: string;
  readonly jpeg: Uint8Array;
}

/** Twice the displayed size, px. */
const SIZE = { width: 232, height: 168 } as const;
/** Margins to crop from pictures of builds, as shares of width and height: they include the whole cable. */
const AROUND_BUILD = { left: 0.13, right: 0.09, top: 0.1, bottom: 0.12 } as const;

async function develop(file: string, isBuild: boolean): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  // One thread, so that the shop stays responsive.
  sharp.concurrency(1);
  const picture = sharp(await readFile(file));
  const { width = 0, height = 0 } = await picture.metadata();
  const { left, right, top, bottom } = AROUND_BUILD;
  const inner = {
    left: Math.round(width * left),
    top: Math.round(height * top),
    width: Math.round(width * (1 - left - right)),
    height: Math.round(height * (1 - top - bottom)),
  };
  return (isBuild ? picture.extract(inner) : picture)
    .resize({ ...SIZE, fit: 'cover' })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

/** Least recently used cache: few of the thousands of builds are ordered often. */
const DEVELOPED = new Map<string, Promise<Uint8Array>>();
/** Cache size, in pictures of some 8 kB. */
const MOST = 200;

/** Cached, because resizing costs more than rendering the letter. */
function developed(file: string, isBuild: boolean): Promise<Uint8Array> {
  const key = `${isBuild} ${file}`;
  const picture = DEVELOPED.get(key) ?? develop(file, isBuild);
  DEVELOPED.delete(key);
  DEVELOPED.set(key, picture);
  // Failures are not cached.
  picture.catch(() => DEVELOPED.delete(key));
  const [oldest] = DEVELOPED.keys();
  if (DEVELOPED.size > MOST && oldest !== undefined) DEVELOPED.delete(oldest);
  return picture;
}

/**
 * Pictures of an order's lines, in their order. A line whose picture is unavailable has none: a mail never waits for a
 * picture.
 */
export async function linePictures(
  lines: readonly { readonly config: LineConfig; readonly imagePath?: string | undefined }[],
  root = '.',
): Promise<readonly (MailPicture | undefined)[]> {
  return Promise.all(
    lines.map(async ({ config, imagePath: path }, index) => {
      const jpeg =
        path &&
        (await developed(join(root, 'public', presentFile(path)), isCustom(config)).catch(() => undefined));
      return jpeg ? { cid: `pickup-${index + 1}`, jpeg } : undefined;
    }),
  );
}
