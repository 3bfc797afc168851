import { productByType } from './catalogue.ts';
import type { ColourId } from './colours.ts';
import { type CustomLook, modelOf } from './custom-looks.ts';
import type { Bundle } from './pickup-types.ts';
import type { Product, StockType } from './products.ts';

/** How a stock pickup is seen: from the upper front, straight from above (shop tiles), close. */
export const VIEWS = ['hero', 'top', 'detail'] as const;
export type View = (typeof VIEWS)[number];

/** What a family of pictures has in common. Sizes are px; every picture comes in all widths. */
export interface PictureFamily {
  /** Size of the largest one, which gives the shape of all. */
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  readonly format: PictureFormat;
  /** Colour of its ground: fills the place until the picture is there, without a seam. */
  readonly ground: string;
}
/** Pages show AVIF; JPEG is for readers outside the browser. */
export type PictureFormat = 'avif' | 'jpg';

const PAPER = '#F5F1E8';
const INK = '#0F1211';

export const PICTURE_FAMILIES = {
  /** Stock pickups on paper. */
  shop: {
    width: 1600,
    height: 1200,
    widths: [480, 960, 1600],
    format: 'avif',
    ground: PAPER,
  },
  /** Stock pickups on ink. */
  ink: {
    width: 1600,
    height: 1000,
    widths: [480, 960, 1600],
    format: 'avif',
    ground: INK,
  },
  /** Cut out, nothing behind it, so that words can stand there: the first thing that the shop shows. */
  standing: { width: 1080, height: 1680, widths: [540, 1080], format: 'avif', ground: INK },
  /** One small picture a flavor, on paper. */
  flavor: { width: 320, height: 320, widths: [160, 320], format: 'avif', ground: PAPER },
  /** Cards for social networks, whose readers know JPEG only. */
  card: { width: 1200, height: 630, widths: [1200], format: 'jpg', ground: INK },
  /** What the configurators can build, on paper: small for tiles, large for the overview. There are many. */
  custom: { width: 1280, height: 960, widths: [640, 960, 1280], format: 'avif', ground: PAPER },
} as const satisfies Record<string, PictureFamily>;
export type FamilyName = keyof typeof PICTURE_FAMILIES;

/** Widths between those that the studio makes, px: made from the largest picture (`assets/between`). */
export const BETWEEN = { standing: [800] } as const satisfies Partial<Record<FamilyName, readonly number[]>>;

/** All widths in which a family's pictures are served, px, the smallest first. */
export function widthsOf(family: FamilyName): readonly number[] {
  const between = family === 'standing' ? BETWEEN.standing : [];
  return [...PICTURE_FAMILIES[family].widths, ...between].sort((a, b) => a - b);
}

/** Pictures lie here, each as `{stem}-{width}.{format of its family}`. */
export const PICTURE_FOLDER = '/generated/pictures';

/** A picture without what it shows in words. */
export interface PictureFiles {
  readonly family: FamilyName;
  /** Address without size and format. */
  readonly stem: string;
}

/** Address of one file of a picture. */
export function pictureFile(picture: PictureFiles, width: number): string {
  return `${picture.stem}-${width}.${PICTURE_FAMILIES[picture.family].format}`;
}

/**
 * The file that shows today what an address shows. Orders and letters of earlier releases name WebP files, which gave
 * way to AVIF files of the same size.
 */
export const presentFile = (path: string): string => path.replace(/\.webp$/, '.avif');

/** `srcset` of a picture. */
export function pictureSet(picture: PictureFiles): string {
  return widthsOf(picture.family)
    .map((width) => `${pictureFile(picture, width)} ${width}w`)
    .join(', ');
}

/** Which pickups a picture of a bundle shows. Where neck and bridge are built alike, one picture shows both. */
export type Subject = 'set' | 'single' | 'neck' | 'middle' | 'bridge';

export function subjectOf(type: StockType, bundle: Bundle): Subject {
  if (bundle === 'SET') return 'set';
  const models = Object.values(productByType(type).positions).map(({ model }) => model);
  return new Set(models).size > 1 ? (bundle.toLowerCase() as Subject) : 'single';
}

/** A stock pickup or set, on paper. */
export function stockFiles(
  { type, slug }: Pick<Product, 'type' | 'slug'>,
  bundle: Bundle,
  colour: ColourId,
  view: View,
): PictureFiles {
  return { family: 'shop', stem: `${PICTURE_FOLDER}/${slug}/${subjectOf(type, bundle)}-${view}-${colour}` };
}

/** What a configuration looks like, on paper. Total: every look of the configurators has a picture. */
export function customFiles(look: CustomLook): PictureFiles {
  const colours = ['colour' in look ? look.colour : undefined, 'base' in look ? look.base : undefined].filter(
    (colour) => colour !== undefined,
  );
  return { family: 'custom', stem: `${PICTURE_FOLDER}/custom/${[modelOf(look), ...colours].join('-')}` };
}
