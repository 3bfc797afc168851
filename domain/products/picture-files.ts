import { productByType } from './catalogue.ts';
import type { ColourId } from './colours.ts';
import { type CustomLook, modelOf } from './custom-looks.ts';
import type { Bundle } from './pickup-types.ts';
import type { Product, StockType } from './products.ts';

/** Camera of a stock pickup: upper front, straight from above (shop tiles), close-up. */
export const VIEWS = ['hero', 'top', 'detail'] as const;
export type PictureView = (typeof VIEWS)[number];

/** Shared properties of a family of pictures. Sizes are px; every picture is made in all widths. */
export interface PictureFamily {
  /** Size of the largest picture; sets the aspect ratio of all. */
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  readonly format: PictureFormat;
  /** Background colour: fills the space without a seam until the picture has loaded. */
  readonly ground: string;
}
/** Pages show AVIF; JPEG is for readers outside the browser. */
export type PictureFormat = 'avif' | 'jpg';

const PAPER = '#F5F1E8';
const INK = '#0F1211';

export const PICTURE_FAMILIES = {
  shop: {
    width: 1600,
    height: 1200,
    widths: [480, 960, 1600],
    format: 'avif',
    ground: PAPER,
  },
  ink: {
    width: 1600,
    height: 1000,
    widths: [480, 960, 1600],
    format: 'avif',
    ground: INK,
  },
  /** Transparent background, so that text can overlap. The first picture of the landing page. */
  standing: { width: 1080, height: 1680, widths: [540, 1080], format: 'avif', ground: INK },
  flavor: { width: 320, height: 320, widths: [160, 320], format: 'avif', ground: PAPER },
  /** Cards for social networks, which accept only JPEG. */
  card: { width: 1200, height: 630, widths: [1200], format: 'jpg', ground: INK },
  /** Everything the configurators can build, on paper: small for tiles, large for the overview. Many files. */
  custom: { width: 1280, height: 960, widths: [640, 960, 1280], format: 'avif', ground: PAPER },
} as const satisfies Record<string, PictureFamily>;
export type FamilyName = keyof typeof PICTURE_FAMILIES;

/** Extra widths beside those of the studio, px; scaled from the largest picture (`assets/between`). */
export const BETWEEN = { standing: [800] } as const satisfies Partial<Record<FamilyName, readonly number[]>>;

/** All widths of a family, px, in ascending order. */
export function widthsOf(family: FamilyName): readonly number[] {
  const between = family === 'standing' ? BETWEEN.standing : [];
  return [...PICTURE_FAMILIES[family].widths, ...between].sort((a, b) => a - b);
}

/** Files are `{stem}-{width}.{format of the family}`. */
export const PICTURE_FOLDER = '/generated/pictures';

export interface PictureFiles {
  readonly family: FamilyName;
  readonly stem: string;
}

export function pictureFile(picture: PictureFiles, width: number): string {
  return `${picture.stem}-${width}.${PICTURE_FAMILIES[picture.family].format}`;
}

/** Maps a picture of an old order or mail to its current file: earlier releases used WebP of the same size. */
export const presentFile = (path: string): string => path.replace(/\.webp$/, '.avif');

export function pictureSet(picture: PictureFiles): string {
  return widthsOf(picture.family)
    .map((width) => `${pictureFile(picture, width)} ${width}w`)
    .join(', ');
}

/** Pickups in a picture of a bundle. If neck and bridge are built alike, both share one picture. */
export type Subject = 'set' | 'single' | 'neck' | 'middle' | 'bridge';

export function subjectOf(type: StockType, bundle: Bundle): Subject {
  if (bundle === 'SET') return 'set';
  const models = Object.values(productByType(type).positions).map(({ model }) => model);
  return new Set(models).size > 1 ? (bundle.toLowerCase() as Subject) : 'single';
}

export function stockFiles(
  { type, slug }: Pick<Product, 'type' | 'slug'>,
  bundle: Bundle,
  colour: ColourId,
  view: PictureView,
): PictureFiles {
  return { family: 'shop', stem: `${PICTURE_FOLDER}/${slug}/${subjectOf(type, bundle)}-${view}-${colour}` };
}

/** A configuration on paper. Every look of the configurators has a picture. */
export function customFiles(look: CustomLook): PictureFiles {
  const colours = ['colour' in look ? look.colour : undefined, 'base' in look ? look.base : undefined].filter(
    (colour) => colour !== undefined,
  );
  return { family: 'custom', stem: `${PICTURE_FOLDER}/custom/${[modelOf(look), ...colours].join('-')}` };
}
