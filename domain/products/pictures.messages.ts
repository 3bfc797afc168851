import { inWords } from '../format-count.ts';
import type { InLanguages } from '../languages.ts';
import { COLOUR_NAMES } from './colours.messages.ts';
import type { ColourId } from './colours.ts';
import type { CustomLook } from './custom-looks.ts';
import { BUNDLE_NAMES, type Bundle, FLAVOR_NAMES, type Flavor } from './pickup-types.ts';
import type { PictureView } from './picture-files.ts';

/**
 * Subject of a picture of a stock pickup: both halves of a split one, a set and its size, one that fits
 * everywhere, or one alone.
 */
export type Shows = 'halves' | { readonly set: number } | 'single' | Exclude<Bundle, 'SET'>;

const VIEWS_EN: Readonly<Record<PictureView | 'ink', string>> = {
  hero: 'seen from the upper front',
  top: 'seen from above',
  detail: 'close up',
  ink: 'on a dark ground',
};

const VIEWS_DE: Readonly<Record<PictureView | 'ink', string>> = {
  hero: 'von schräg oben',
  top: 'von oben',
  detail: 'aus der Nähe',
  ink: 'vor dunklem Grund',
};

/** `zebra-black-cream` is "zebra black/cream". */
const inEnglish = (colour: ColourId) => COLOUR_NAMES.en(colour).toLowerCase();

/** "Precision Bass" before another noun: "Precision-Bass-Pickup". */
const joined = (name: string) => name.replaceAll(' ', '-');

function stockEnglish(name: string, shows: Shows): string {
  if (shows === 'halves') return `${name} pickup, both halves`;
  if (typeof shows === 'object') return `${name} set of ${inWords(shows.set)}`;
  return shows === 'single' ? `${name} pickup` : `${name} ${BUNDLE_NAMES[shows].toLowerCase()} pickup`;
}

const FOR_PLACE = { NECK: 'für den Hals', MIDDLE: 'für die Mitte', BRIDGE: 'für den Steg' } as const;

function stockGerman(name: string, shows: Shows): string {
  if (typeof shows === 'object') return `${joined(name)}-Set aus ${inWords(shows.set, 'de')} Pickups`;
  const pickup = `${joined(name)}-Pickup`;
  if (shows === 'halves') return `${pickup}, beide Hälften,`;
  return shows === 'single' ? pickup : `${pickup} ${FOR_PLACE[shows]}`;
}

function customEnglish(look: CustomLook): string {
  if (look.cover === 'none') return `Humbucker without a cover, ${inEnglish(look.base)} bobbins`;
  const place = look.spacing === 50 ? 'neck' : 'bridge';
  if (look.cover === 'closed') return `Humbucker with a closed nickel cover, ${place} spacing`;
  const colour = inEnglish(look.colour);
  if (look.cover === 'own') {
    const name = look.pickup === 'p90-dogear' ? 'Dogear P90' : 'Soapbar P90';
    return `${name} with a ${colour} cover, ${place} spacing`;
  }
  const name = look.pickup === 'hp90' ? 'Humbucker-sized P90' : 'Humbucker';
  const bobbins = look.pickup === 'hp90' ? 'bobbin' : 'bobbins';
  const base = 'base' in look ? `, ${inEnglish(look.base)} ${bobbins}` : '';
  return `${name} with a ${colour} ${look.cover} cover${base}, ${place} spacing`;
}

function customGerman(look: CustomLook): string {
  const { de } = COLOUR_NAMES;
  if (look.cover === 'none') return `Humbucker ohne Kappe, Spulenkörper in ${de(look.base)}`;
  const place = `Saitenabstand für den ${look.spacing === 50 ? 'Hals' : 'Steg'}`;
  if (look.cover === 'closed') return `Humbucker mit geschlossener Nickelkappe, ${place}`;
  if (look.cover === 'own') {
    const name = look.pickup === 'p90-dogear' ? 'Dogear-P90' : 'Soapbar-P90';
    return `${name} mit Kappe in ${de(look.colour)}, ${place}`;
  }
  const name = look.pickup === 'hp90' ? 'Humbucker-sized P90' : 'Humbucker';
  const model = `${look.cover.charAt(0).toUpperCase()}${look.cover.slice(1)}`;
  const cover = look.cover === 'plain' ? 'glatter Kappe' : `Kappe „${model}“`;
  const base = 'base' in look ? `, Spulenkörper in ${de(look.base)}` : '';
  return `${name} mit ${cover} in ${de(look.colour)}${base}, ${place}`;
}

const EN = {
  stock: (name: string, shows: Shows, colour: ColourId, view: PictureView | 'ink') =>
    `${stockEnglish(name, shows)}, ${inEnglish(colour)}, ${VIEWS_EN[view]}`,
  flavor: (name: string, flavor: Flavor, colour: ColourId) =>
    `${name} pickup, ${FLAVOR_NAMES[flavor]}, ${inEnglish(colour)}, ${VIEWS_EN.detail}`,
  custom: customEnglish,
  /** A build on the dark background. */
  onInk: (what: string) => `${what}, ${VIEWS_EN.ink}`,
};

/** Text alternatives of pictures. */
export const PICTURE_MESSAGES: InLanguages<typeof EN> = {
  en: EN,
  de: {
    stock: (name, shows, colour, view) =>
      `${stockGerman(name, shows)} in ${COLOUR_NAMES.de(colour)}, ${VIEWS_DE[view]}`,
    flavor: (name, flavor, colour) =>
      `${joined(name)}-Pickup, ${FLAVOR_NAMES[flavor]}, in ${COLOUR_NAMES.de(colour)}, ${VIEWS_DE.detail}`,
    custom: customGerman,
    onInk: (what) => `${what}, ${VIEWS_DE.ink}`,
  },
};
