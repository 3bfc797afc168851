import { keysOf } from '../records.ts';

/** A colour of the catalogue. Two-tone zebras have the upper (slug) and the lower (screw) bobbin's colour. */
export interface Colour {
  readonly name: string;
  /** sRGB. A zebra has two: top, bottom. */
  readonly hex: readonly [string] | readonly [string, string];
}

export const COLOURS = {
  black: { name: 'Black', hex: ['#000000'] },
  cream: { name: 'Cream', hex: ['#C4B9A3'] },
  green: { name: 'Green', hex: ['#55AE58'] },
  white: { name: 'White', hex: ['#FFFFFF'] },
  navy: { name: 'Navy', hex: ['#0D3344'] },
  wine: { name: 'Wine', hex: ['#7F3854'] },
  mauve: { name: 'Mauve', hex: ['#E193A6'] },
  gold: { name: 'Gold', hex: ['#EEC284'] },
  lavender: { name: 'Lavender', hex: ['#B590DF'] },
  forest: { name: 'Forest', hex: ['#29586C'] },
  copper: { name: 'Copper', hex: ['#E49977'] },
  'zebra-black-white': { name: 'Zebra Black/White', hex: ['#000000', '#FFFFFF'] },
  'zebra-black-cream': { name: 'Zebra Black/Cream', hex: ['#000000', '#C4B9A3'] },
  'zebra-black-forest': { name: 'Zebra Black/Forest', hex: ['#000000', '#29586C'] },
} as const satisfies Record<string, Colour>;

export type ColourId = keyof typeof COLOURS;

export const COLOUR_IDS = keysOf(COLOURS);

/** Reads an id, a display name, or old spellings as `zebra black-cream` and `Black/Cream`; else undefined. */
export function readColour(spelling: string): ColourId | undefined {
  const slug = spelling
    .trim()
    .toLowerCase()
    .replace(/[\s/_]+/g, '-');
  const candidates = [slug, `zebra-${slug}`];
  return COLOUR_IDS.find((id) => candidates.includes(id));
}
