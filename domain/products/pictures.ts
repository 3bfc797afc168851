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
  pictureFile,
  pictureSet,
  stockFiles,
  subjectOf,
  type View,
} from './picture-files.ts';
import { PICTURE_MESSAGES, type Shows } from './pictures.messages.ts';
import type { Product, StockType } from './products.ts';

/** A picture in all its sizes, and what it shows in words. */
export interface Picture extends PictureFiles {
  readonly alt: string;
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

/** A stock pickup or set, on paper. */
export function stockPicture(
  { type, slug, name }: Shown,
  bundle: Bundle,
  colour: ColourId,
  view: View,
  language: Language = 'en',
): Picture {
  return {
    ...stockFiles({ type, slug }, bundle, colour, view),
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
    stem: `${PICTURE_FOLDER}/${slug}/${subjectOf(type, bundle)}-ink-${colour}`,
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
    stem: `${PICTURE_FOLDER}/configurator/${name}`,
    alt: words.onInk(words.custom(CONFIGURATOR_LOOKS[name])),
  };
}

/** One cover over every base colour, on ink: what the landing page lets visitors try. */
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

/** The humbucker that fills the landing page's first screen. */
export function standingPicture(language: Language = 'en'): Picture {
  const look = CONFIGURATOR_LOOKS.humbucker;
  return {
    family: 'standing',
    stem: `${PICTURE_FOLDER}/configurator/standing`,
    alt: PICTURE_MESSAGES[language].custom(look),
  };
}

/** The card that shows a product where its address is shared, in its first colour; one pickup, which stays legible. */
export function cardPicture(product: Product, language: Language = 'en'): Picture {
  const { alt } = inkPicture(product, cardBundle(product), product.colours[0], language);
  return { family: 'card', stem: `${PICTURE_FOLDER}/${product.slug}/card`, alt };
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
    stem: `${PICTURE_FOLDER}/${slug}/flavor-${flavor.toLowerCase()}-${colour}`,
    alt: PICTURE_MESSAGES[language].flavor(name, flavor, colour),
  };
}

/** What a configuration looks like, on paper. */
export function customPicture(look: CustomLook, language: Language = 'en'): Picture {
  return { ...customFiles(look), alt: PICTURE_MESSAGES[language].custom(look) };
}

function shownOf(type: StockType, bundle: Bundle): Shows {
  const { length, 0: first } = positionsOf(productByType(type));
  if (first === 'split') return 'halves';
  if (bundle === 'SET') return { set: length };
  return subjectOf(type, bundle) === 'single' ? 'single' : bundle;
}
