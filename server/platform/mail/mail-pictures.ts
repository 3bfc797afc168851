import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isCustom, type LineConfig } from '#domain/cart/cart-line.ts';
import { presentFile } from '#domain/products/picture-files.ts';

/** A picture that travels with its mail: nothing is fetched when the mail is opened, so nothing can be counted. */
export interface MailPicture {
  /** By what the letter's `<img src="cid:…">` names it. */
  readonly cid: string;
  readonly jpeg: Uint8Array;
}

/** Twice the size that letters show it in, px. */
const SIZE = { width: 232, height: 168 } as const;
/** Builds are photographed with room for the whole cable: of width and height this is left out, at each side. */
const AROUND_BUILD = { left: 0.13, right: 0.09, top: 0.1, bottom: 0.12 } as const;

async function develop(file: string, isBuild: boolean): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  // One thread: the shop goes on beside it.
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

/** Pictures that were developed before, the one that was asked for last at the end: of thousands of builds few are ordered often. */
const DEVELOPED = new Map<string, Promise<Uint8Array>>();
/** Of some eight kilobytes each. */
const MOST = 200;

/** As often as it is ordered, a picture is developed once: it costs more than the letter around it. */
function developed(file: string, isBuild: boolean): Promise<Uint8Array> {
  const key = `${isBuild} ${file}`;
  const picture = DEVELOPED.get(key) ?? develop(file, isBuild);
  DEVELOPED.delete(key);
  DEVELOPED.set(key, picture);
  // What failed may be there the next time.
  picture.catch(() => DEVELOPED.delete(key));
  const [oldest] = DEVELOPED.keys();
  if (DEVELOPED.size > MOST && oldest !== undefined) DEVELOPED.delete(oldest);
  return picture;
}

/**
 * Pictures of what was ordered, one a line in their order. A line whose picture cannot be had goes without one: a mail
 * never waits for a picture.
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
