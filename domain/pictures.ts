import { productByType } from './catalogue.ts';
import { COLOURS, type ColourId } from './colours.ts';
import { type CustomLook, modelOf } from './custom-looks.ts';
import { BUNDLE_NAMES, type Bundle, FLAVOR_NAMES, type Flavor, type StockType } from './pickup-types.ts';

/** How a stock pickup is seen: from the upper front, straight from above (shop tiles), close. */
export const VIEWS = ['hero', 'top', 'detail'] as const;
export type View = (typeof VIEWS)[number];

/** What a family of pictures has in common. Sizes are px; every picture comes in all widths and formats. */
export interface PictureFamily {
  /** Size of the largest one, which gives the shape of all. */
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  readonly formats: readonly PictureFormat[];
  /** Colour of its ground: fills the place until the picture is there, without a seam. */
  readonly ground: string;
}
export type PictureFormat = 'avif' | 'webp' | 'jpg';

const PAPER = '#F5F1E8';
const INK = '#0F1211';
const MODERN = ['avif', 'webp'] as const;

export const PICTURE_FAMILIES = {
  /** Stock pickups on paper. */
  shop: { width: 1600, height: 1200, widths: [480, 960, 1600], formats: MODERN, ground: PAPER },
  /** Stock pickups on ink. */
  ink: { width: 1600, height: 1000, widths: [480, 960, 1600], formats: MODERN, ground: INK },
  /** One small picture a flavor, on paper. */
  flavor: { width: 320, height: 320, widths: [160, 320], formats: MODERN, ground: PAPER },
  /** Cards for social networks, whose readers know JPEG only. */
  card: { width: 1200, height: 630, widths: [1200], formats: ['jpg'], ground: INK },
  /** What the configurators can build, on paper. One size: there are many, and each weighs some 10 kB. */
  custom: { width: 960, height: 720, widths: [960], formats: MODERN, ground: PAPER },
} as const satisfies Record<string, PictureFamily>;
export type FamilyName = keyof typeof PICTURE_FAMILIES;

/** A picture in all its sizes: `{stem}-{width}.{format}`. */
export interface Picture {
  readonly family: FamilyName;
  /** Address without size and format. */
  readonly stem: string;
  readonly alt: string;
}

const FOLDER = '/generated/pictures';

/** Address of one file of a picture. */
export function pictureFile(picture: Picture, width: number, format: PictureFormat): string {
  return `${picture.stem}-${width}.${format}`;
}

/** `srcset` of a picture in one format. */
export function pictureSet(picture: Picture, format: PictureFormat): string {
  const { widths } = PICTURE_FAMILIES[picture.family];
  return widths.map((width) => `${pictureFile(picture, width, format)} ${width}w`).join(', ');
}

/** Which pickups a picture of a bundle shows. Where neck and bridge are built alike, one picture shows both. */
export type Subject = 'set' | 'single' | 'neck' | 'middle' | 'bridge';

const TOLD_APART: readonly StockType[] = ['TELECASTER', 'STRATOCASTER', 'JAZZ_BASS'];

export function subjectOf(type: StockType, bundle: Bundle): Subject {
  if (bundle === 'SET') return 'set';
  return TOLD_APART.includes(type) ? (bundle.toLowerCase() as Subject) : 'single';
}

/** A stock pickup or set, on paper. */
export function stockPicture(type: StockType, bundle: Bundle, colour: ColourId, view: View): Picture {
  const { slug } = productByType(type);
  return {
    family: 'shop',
    stem: `${FOLDER}/${slug}/${subjectOf(type, bundle)}-${view}-${colour}`,
    alt: `${stockWords(type, bundle)}, ${colourWords(colour)}, ${VIEW_WORDS[view]}`,
  };
}

/** A stock pickup on ink: the set's bridge pickup, or what there is. */
export function inkPicture(type: StockType, colour: ColourId): Picture {
  const { slug, name } = productByType(type);
  const what = type === 'PRECISION_BASS' ? `${name} pickup, both halves` : `${name} pickup`;
  return {
    family: 'ink',
    stem: `${FOLDER}/${slug}/ink-${colour}`,
    alt: `${what}, ${colourWords(colour)}, on a dark ground`,
  };
}

/** The card that shows a product where its address is shared, in its first colour. */
export function cardPicture(type: StockType): Picture {
  const { colours } = productByType(type);
  const { stem, alt } = inkPicture(type, colours[0]);
  return { family: 'card', stem: stem.replace(/ink-.*/, 'card'), alt };
}

/** The small picture of a flavor; each flavor looks at the pickup from its own side. */
export function flavorPicture(type: StockType, flavor: Flavor, colour: ColourId): Picture {
  const { slug, name } = productByType(type);
  return {
    family: 'flavor',
    stem: `${FOLDER}/${slug}/flavor-${flavor.toLowerCase()}-${colour}`,
    alt: `${name} pickup, ${FLAVOR_NAMES[flavor]}, ${colourWords(colour)}, close up`,
  };
}

/** What a configuration looks like, on paper. Total: every look of the configurators has a picture. */
export function customPicture(look: CustomLook): Picture {
  const colours = ['colour' in look ? look.colour : undefined, 'base' in look ? look.base : undefined].filter(
    (colour) => colour !== undefined,
  );
  return {
    family: 'custom',
    stem: `${FOLDER}/custom/${[modelOf(look), ...colours].join('-')}`,
    alt: customWords(look),
  };
}

/** Colour as words: `zebra-black-cream` is "zebra black/cream". */
export function colourWords(colour: ColourId): string {
  return COLOURS[colour].name.toLowerCase();
}

const VIEW_WORDS: Record<View, string> = {
  hero: 'seen from the upper front',
  top: 'seen from above',
  detail: 'close up',
};

function stockWords(type: StockType, bundle: Bundle): string {
  const { name } = productByType(type);
  if (type === 'PRECISION_BASS') return `${name} pickup, both halves`;
  if (bundle === 'SET') return type === 'STRATOCASTER' ? `${name} set of three` : `${name} set of two`;
  return subjectOf(type, bundle) === 'single'
    ? `${name} pickup`
    : `${name} ${BUNDLE_NAMES[bundle].toLowerCase()} pickup`;
}

function customWords(look: CustomLook): string {
  if (look.cover === 'none') return `Humbucker without a cover, ${colourWords(look.base)} bobbins`;
  const place = look.spacing === 50 ? 'neck' : 'bridge';
  if (look.cover === 'closed') return `Humbucker with a closed nickel cover, ${place} spacing`;
  const colour = colourWords(look.colour);
  if (look.cover === 'own') {
    const name = look.pickup === 'p90-dogear' ? 'Dogear P90' : 'Soapbar P90';
    return `${name} with a ${colour} cover, ${place} spacing`;
  }
  const name = look.pickup === 'hp90' ? 'Humbucker-sized P90' : 'Humbucker';
  const base = 'base' in look ? ` over a ${colourWords(look.base)} base` : '';
  return `${name} with a ${colour} ${look.cover} cover${base}, ${place} spacing`;
}
