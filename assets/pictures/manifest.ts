import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { PICTURE_FAMILIES, type Picture, pictureFile } from '#domain/pictures.ts';
import type { Scene } from './scene.ts';

/**
 * `public/generated/pictures.json`: which pictures there are. Sizes, formats and ground colours follow from the
 * family (`PICTURE_FAMILIES`), addresses and words from `domain/pictures.ts`, so that a row a picture is enough:
 * its name below `/generated/pictures/`. Pictures of products carry a blurred stand-in, 24 px wide, as WebP in base64.
 */
export interface PictureManifest {
  /** Name to stand-in. */
  readonly shop: Readonly<Record<string, string>>;
  readonly ink: Readonly<Record<string, string>>;
  readonly flavor: readonly string[];
  readonly card: readonly string[];
  readonly custom: readonly string[];
}

const BLUR_WIDTH = 24;

/** All pictures of the scenes, by family, sorted by name. */
export async function readManifest(root: string, scenes: readonly Scene[]): Promise<PictureManifest> {
  const pictures = scenes
    .flatMap(({ colourings }) => colourings.flatMap(({ picture, also = [] }) => [picture, ...also]))
    .sort((a, b) => (a.stem < b.stem ? -1 : 1));
  const names = (family: Picture['family']) =>
    pictures.filter((picture) => picture.family === family).map(nameOf);
  const blurred = async (family: Picture['family']) =>
    Object.fromEntries(
      await Promise.all(
        pictures
          .filter((picture) => picture.family === family)
          .map(async (picture) => [nameOf(picture), await blurOf(root, picture)] as const),
      ),
    );
  return {
    shop: await blurred('shop'),
    ink: await blurred('ink'),
    flavor: names('flavor'),
    card: names('card'),
    custom: names('custom'),
  };
}

export function manifestText(manifest: PictureManifest): string {
  return `${JSON.stringify(manifest, null, 1)}\n`;
}

function nameOf({ stem }: Picture): string {
  return stem.slice('/generated/pictures/'.length);
}

async function blurOf(root: string, picture: Picture): Promise<string> {
  const [smallest] = PICTURE_FAMILIES[picture.family].widths;
  const file = await readFile(join(root, 'public', pictureFile(picture, smallest, 'webp')));
  const blur = await sharp(file).resize(BLUR_WIDTH).blur(0.6).webp({ quality: 40 }).toBuffer();
  return blur.toString('base64');
}
