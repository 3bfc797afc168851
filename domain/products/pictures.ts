import type { Language } from '../languages.ts';
import { cardBundle, positionsOf, productByType } from './catalogue.ts';
import type { ColourId } from './colours.ts';
import type { BaseColour, CustomLook } from './custom-looks.ts';
import type { Bundle, Flavor } from './pickup-types.ts';
import {
  customFiles,
  PICTURE_FAMILIES,
  PICTURE_FOLDER,
  type PictureFiles,
  type PictureView,
  pictureFile,
  pictureSet,
  stockFiles,
  subjectOf,
} from './picture-files.ts';
import { PICTURE_MESSAGES, type Shows } from './pictures.messages.ts';
import type { Product, StockType } from './products.ts';

export interface Picture extends PictureFiles {
  readonly alt: string;
}

/** Attributes of an `<img>`; px. */
export interface PictureSources {
  readonly srcSet: string;
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

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

type Shown = Pick<Product, 'type' | 'slug' | 'name'>;

export function stockPicture(
  { type, slug, name }: Shown,
  bundle: Bundle,
  colour: ColourId,
  view: PictureView,
  language: Language = 'en',
): Picture {
  return {
    ...stockFiles({ type, slug }, bundle, colour, view),
    alt: PICTURE_MESSAGES[language].stock(name, shownOf(type, bundle), colour, view),
  };
}

/** A product's picture in a row of tiles: one pickup, always from the same angle, for comparison. */
export function tilePicture(product: Product, language: Language = 'en'): Picture {
  return stockPicture(product, cardBundle(product), product.shownIn ?? product.colours[0], 'hero', language);
}

/** Width of the scene at the camera's focus in pictures on ink, mm. */
export const INK_WIDTH_MM = { single: 176, set: 200 } as const;

/** A bundle on ink, in the initial position of the live view. */
export function inkPicture(
  { type, slug, name }: Shown,
  bundle: Bundle,
  colour: ColourId,
  language: Language = 'en',
): Picture {
  return {
    family: 'ink',
    stem: `${PICTURE_FOLDER}/${slug}/${subjectOf(type, bundle)}-ink-${colour}`,
    alt: PICTURE_MESSAGES[language].stock(name, shownOf(type, bundle), colour, 'ink'),
  };
}

export const CONFIGURATOR_LOOKS = {
  humbucker: { pickup: 'humbucker', cover: 'fishbone', spacing: 50, colour: 'forest', base: 'copper' },
  hp90: { pickup: 'hp90', cover: 'hornet', spacing: 50, colour: 'wine', base: 'gold' },
  p90: { pickup: 'p90-dogear', cover: 'own', spacing: 50, colour: 'cream' },
} as const satisfies Readonly<Record<string, CustomLook>>;

export function configuratorPicture(
  name: keyof typeof CONFIGURATOR_LOOKS,
  language: Language = 'en',
): Picture {
  const messages = PICTURE_MESSAGES[language];
  return {
    family: 'ink',
    stem: `${PICTURE_FOLDER}/configurator/${name}`,
    alt: messages.onInk(messages.custom(CONFIGURATOR_LOOKS[name])),
  };
}

/** One cover over each base colour, on ink, for the landing page's sampler. */
export function tailormadePicture(base: BaseColour, language: Language = 'en'): Picture {
  const look = tailormadeLook(base);
  return {
    family: 'ink',
    stem: `${PICTURE_FOLDER}/configurator/tailormade-${base}`,
    alt: PICTURE_MESSAGES[language].custom(look),
  };
}

export function tailormadeLook(base: BaseColour): CustomLook {
  return { pickup: 'humbucker', cover: 'shards', spacing: 50, colour: 'forest', base };
}

export function standingPicture(language: Language = 'en'): Picture {
  const look = CONFIGURATOR_LOOKS.humbucker;
  return {
    family: 'standing',
    stem: `${PICTURE_FOLDER}/configurator/standing`,
    alt: PICTURE_MESSAGES[language].custom(look),
  };
}

/** Social card of a product, in its first colour. Shows one pickup to stay legible. */
export function cardPicture(product: Product, language: Language = 'en'): Picture {
  const { alt } = inkPicture(product, cardBundle(product), product.colours[0], language);
  return { family: 'card', stem: `${PICTURE_FOLDER}/${product.slug}/card`, alt };
}

export function flavorPicture(
  { slug, name }: Shown,
  flavor: Flavor,
  colour: ColourId,
  language: Language = 'en',
): Picture {
  return {
    family: 'flavor',
    stem: `${PICTURE_FOLDER}/${slug}/flavor-${flavor.toLowerCase()}-${colour}`,
    alt: PICTURE_MESSAGES[language].flavor(name, flavor, colour),
  };
}

export function customPicture(look: CustomLook, language: Language = 'en'): Picture {
  return { ...customFiles(look), alt: PICTURE_MESSAGES[language].custom(look) };
}

function shownOf(type: StockType, bundle: Bundle): Shows {
  const { length, 0: first } = positionsOf(productByType(type));
  if (first === 'split') return 'halves';
  if (bundle === 'SET') return { set: length };
  return subjectOf(type, bundle) === 'single' ? 'single' : bundle;
}
