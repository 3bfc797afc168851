import { type FamilyName, PICTURE_FAMILIES } from '#domain/products/picture-files.ts';
import type { Scene } from './scene.ts';

/**
 * `assets/records/pictures.json`: which pictures there are, by family, as their names below
 * `/generated/pictures/`. Sizes, formats and the ground that is in until a picture is there follow from the
 * family (`PICTURE_FAMILIES`), addresses from `domain/products/picture-files.ts`, words from `pictures.ts`.
 */
export type PictureManifest = Readonly<Record<FamilyName, readonly string[]>>;

const FOLDER = '/generated/pictures/';

/** All pictures of the scenes, sorted by name. */
export function manifestOf(scenes: readonly Scene[]): PictureManifest {
  const pictures = scenes.flatMap(({ colourings }) =>
    colourings.flatMap(({ picture, also = [] }) => [picture, ...also]),
  );
  const names = (family: FamilyName) =>
    pictures
      .filter((picture) => picture.family === family)
      .map(({ stem }) => stem.slice(FOLDER.length))
      .sort();
  const families = Object.keys(PICTURE_FAMILIES) as FamilyName[];
  return Object.fromEntries(families.map((family) => [family, names(family)])) as unknown as PictureManifest;
}

export function manifestText(manifest: PictureManifest): string {
  return `${JSON.stringify(manifest, null, 1)}\n`;
}
