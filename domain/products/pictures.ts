import type { Language } from '../languages.ts';
import { cardBundle, positionsOf, productByType } from './catalogue.ts';
import type { ColourId } from './colours.ts';
import { type BaseColour, type CustomLook, modelOf } from './custom-looks.ts';
import type { Bundle, Flavor } from './pickup-types.ts';
import type { View } from './picture-views.ts';
import { PICTURE_MESSAGES, type Shows } from './pictures.messages.ts';
import type { Product, StockType } from './products.ts';

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

/** A picture in all its sizes: `{stem}-{width}.{format of its family}`. */
export interface Picture {
  readonly family: FamilyName;
  /** Address without size and format. */
  readonly stem: string;
  readonly alt: string;
}

const FOLDER = '/generated/pictures';

/** Address of one file of a picture. */
export function pictureFile(picture: Picture, width: number): string {
  return `${picture.stem}-${width}.${PICTURE_FAMILIES[picture.family].format}`;
}

/**
 * The file that shows today what an address shows. Orders and letters of earlier releases name WebP files, which gave
 * way to AVIF files of the same size.
 */
export const presentFile = (path: string): string => path.replace(/\.webp$/, '.avif');

/** `srcset` of a picture. */
export function pictureSet(picture: Picture): string {
  return widthsOf(picture.family)
    .map((width) => `${pictureFile(picture, width)} ${width}w`)
    .join(', ');
}

/** All that an `<img>` needs; px. */
export interface PictureSources {
  readonly srcSet: string;
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** Addresses of a picture for `<img>`. */
export function sourcesOf(picture: Picture): PictureSources {
  const { width, height, widths } = PICTURE_FAMILIES[picture.family];
  const middle = widths[Math.floor(widths.length / 2)] ?? width;
  return {
    srcSet: pictureSet(picture),
    src: pictureFile(picture, middle),
    width,
    height,
    alt: picture.alt,
  };
}

/** What pictures need to know of a product. */
type Shown = Pick<Product, 'type' | 'slug' | 'name'>;

/** Which pickups a picture of a bundle shows. Where neck and bridge are built alike, one picture shows both. */
export type Subject = 'set' | 'single' | 'neck' | 'middle' | 'bridge';

export function subjectOf(type: StockType, bundle: Bundle): Subject {
  if (bundle === 'SET') return 'set';
  const models = Object.values(productByType(type).positions).map(({ model }) => model);
  return new Set(models).size > 1 ? (bundle.toLowerCase() as Subject) : 'single';
}

/** A stock pickup or set, on paper. */
export function stockPicture(
  { type, slug, name }: Shown,
  bundle: Bundle,
  colour: ColourId,
  view: View,
  language: Language = 'en',
): Picture {
  return {
    family: 'shop',
    stem: `${FOLDER}/${slug}/${subjectOf(type, bundle)}-${view}-${colour}`,
    alt: PICTURE_MESSAGES[language].stock(name, shownOf(type, bundle), colour, view),
  };
}

/** A product among others: one pickup, all seen alike, so that the row can be compared. */
export function tilePicture(product: Product, language: Language = 'en'): Picture {
  return stockPicture(product, cardBundle(product), product.shownIn ?? product.colours[0], 'hero', language);
}

/** What a picture on ink shows from side to side where its camera looks, mm. */
export const INK_WIDTH_MM = { single: 176, set: 200 } as const;

/** What a bundle holds, on ink, as the live view shows it first. */
export function inkPicture(
  { type, slug, name }: Shown,
  bundle: Bundle,
  colour: ColourId,
  language: Language = 'en',
): Picture {
  return {
    family: 'ink',
    stem: `${FOLDER}/${slug}/${subjectOf(type, bundle)}-ink-${colour}`,
    alt: PICTURE_MESSAGES[language].stock(name, shownOf(type, bundle), colour, 'ink'),
  };
}

/** What stands for each configurator, on ink: a build that it can make. */
export const CONFIGURATOR_LOOKS = {
  humbucker: { pickup: 'humbucker', cover: 'fishbone', spacing: 50, colour: 'forest', base: 'copper' },
  hp90: { pickup: 'hp90', cover: 'hornet', spacing: 50, colour: 'wine', base: 'gold' },
  p90: { pickup: 'p90-dogear', cover: 'own', spacing: 50, colour: 'cream' },
} as const satisfies Readonly<Record<string, CustomLook>>;

/** The build that stands for a configurator, on ink. */
export function configuratorPicture(
  name: keyof typeof CONFIGURATOR_LOOKS,
  language: Language = 'en',
): Picture {
  const words = PICTURE_MESSAGES[language];
  return {
    family: 'ink',
    stem: `${FOLDER}/configurator/${name}`,
    alt: words.onInk(words.custom(CONFIGURATOR_LOOKS[name])),
  };
}

/** One cover over every base colour, on ink: what the landing page lets visitors try. */
export function tailormadePicture(base: BaseColour, language: Language = 'en'): Picture {
  const look = tailormadeLook(base);
  return {
    family: 'ink',
    stem: `${FOLDER}/configurator/tailormade-${base}`,
    alt: PICTURE_MESSAGES[language].custom(look),
  };
}

export function tailormadeLook(base: BaseColour): CustomLook {
  return { pickup: 'humbucker', cover: 'shards', spacing: 50, colour: 'forest', base };
}

/** The humbucker that fills the landing page's first screen. */
export function standingPicture(language: Language = 'en'): Picture {
  const look = CONFIGURATOR_LOOKS.humbucker;
  return {
    family: 'standing',
    stem: `${FOLDER}/configurator/standing`,
    alt: PICTURE_MESSAGES[language].custom(look),
  };
}

/** The card that shows a product where its address is shared, in its first colour; one pickup, which stays legible. */
export function cardPicture(product: Product, language: Language = 'en'): Picture {
  const { alt } = inkPicture(product, cardBundle(product), product.colours[0], language);
  return { family: 'card', stem: `${FOLDER}/${product.slug}/card`, alt };
}

/** The small picture of a flavor; each flavor looks at the pickup from its own side. */
export function flavorPicture(
  { slug, name }: Shown,
  flavor: Flavor,
  colour: ColourId,
  language: Language = 'en',
): Picture {
  return {
    family: 'flavor',
    stem: `${FOLDER}/${slug}/flavor-${flavor.toLowerCase()}-${colour}`,
    alt: PICTURE_MESSAGES[language].flavor(name, flavor, colour),
  };
}

/** What a configuration looks like, on paper. Total: every look of the configurators has a picture. */
export function customPicture(look: CustomLook, language: Language = 'en'): Picture {
  const colours = ['colour' in look ? look.colour : undefined, 'base' in look ? look.base : undefined].filter(
    (colour) => colour !== undefined,
  );
  return {
    family: 'custom',
    stem: `${FOLDER}/custom/${[modelOf(look), ...colours].join('-')}`,
    alt: PICTURE_MESSAGES[language].custom(look),
  };
}

function shownOf(type: StockType, bundle: Bundle): Shows {
  const { length, 0: first } = positionsOf(productByType(type));
  if (first === 'split') return 'halves';
  if (bundle === 'SET') return { set: length };
  return subjectOf(type, bundle) === 'single' ? 'single' : bundle;
}
