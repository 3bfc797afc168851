import type { Place } from '#app/scene/exploded/view.ts';
import { windingsOf } from '#domain/products/winding-table.ts';
import { MAGNET_NAMES } from '#domain/tone/magnets.ts';
import { countOf, sizeOf } from '../cad-model.ts';
import { MODEL } from './model.ts';

/** Parts that carry one number in the exploded view. */
export interface Group {
  readonly name: string;
  readonly figures: string;
  /** The part to which the leader goes, where it ends on it, mm, and to which side its words stand. */
  readonly part: string;
  readonly at: Place;
  readonly side: 'left' | 'right';
}

/** Sizes of parts, mm; the test holds them to the CAD source. */
export const SIZES = {
  slug: { diameter: 4.76, length: 12.7 },
  screw: { diameter: 3.18, length: 19.05 },
  bobbin: { length: 66.4, width: 17.4 },
  magnet: { length: 63.5, width: 12.7, height: 3.2 },
  plate: { length: 68.6, width: 37.6 },
} as const;

const millimetres = (...sizes: number[]) => `${sizes.join(' × ')}\u00a0mm`;
const times = (part: string) => `${countOf(MODEL, part)}×`;
const [neck] = windingsOf('HUMBUCKER', 'VINTAGE');

/** Thousands set apart, as figures are written in the shop. */
const turns = (Math.round((neck?.turns[0] ?? 0) / 50) * 50).toLocaleString('en').replace(',', '\u202f');

export const GROUPS: readonly Group[] = [
  {
    name: 'Cover',
    figures: `brass, ${millimetres(...sizeOf(MODEL))}`,
    part: 'cover',
    at: [34.2, -19, 9],
    side: 'right',
  },
  {
    name: `Slugs, ${times('slug')}`,
    figures: `steel, ⌀ ${millimetres(SIZES.slug.diameter, SIZES.slug.length)}`,
    part: 'slug',
    at: [-27.2, 9.2, 9],
    side: 'left',
  },
  {
    name: `Pole screws, ${times('pole-screw')}`,
    figures: `slotted, ${millimetres(SIZES.screw.length)}`,
    part: 'pole-screw',
    at: [26.4, -9.2, 4],
    side: 'right',
  },
  {
    name: 'Bobbins, 2×',
    figures: millimetres(SIZES.bobbin.length, SIZES.bobbin.width),
    part: 'bobbin-top',
    at: [-33, 9.2, 14],
    side: 'left',
  },
  {
    name: 'Coils, 2×',
    figures: `${neck?.awg}\u00a0AWG, ${turns}\u00a0turns each`,
    part: 'coil-screw',
    at: [32.2, -10.5, 9.5],
    side: 'right',
  },
  {
    name: 'Keeper and spacer',
    figures: 'steel, maple',
    part: 'spacer',
    at: [-27.8, 13.6, 2.6],
    side: 'left',
  },
  {
    name: 'Magnet',
    figures: `${neck ? MAGNET_NAMES[neck.magnet] : ''}, ${millimetres(SIZES.magnet.length, SIZES.magnet.width, SIZES.magnet.height)}`,
    part: 'magnet',
    at: [31.6, -4, 2.6],
    side: 'right',
  },
  {
    name: 'Baseplate',
    figures: `nickel silver, ${millimetres(SIZES.plate.length, SIZES.plate.width)}`,
    part: 'baseplate',
    at: [-34.2, 14, 0.5],
    side: 'left',
  },
];
