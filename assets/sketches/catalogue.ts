import type { MaterialId } from './materials.ts';
import { move, type Part } from './parts.ts';
import { jazzBass, precisionHalf } from './pickups/basses.ts';
import { POLE_SPREAD } from './pickups/hardware.ts';
import { humbuckerSizedP90, openHumbucker } from './pickups/humbucker.ts';
import { dogear, soapbar } from './pickups/p90.ts';
import { stratocaster, telecasterBridge, telecasterNeck } from './pickups/single-coils.ts';

/** Where a pickup sits on the instrument. */
export type Position = 'neck' | 'middle' | 'bridge';

/** A product as it is drawn. */
export interface Sketch {
  readonly id: string;
  readonly name: string;
  /** Colour ids; a zebra's are `zebra-<rear>-<front>`. */
  readonly colours: readonly string[];
  /** One pickup (a Precision Bass: both halves as mounted) in a colour. */
  readonly single: (colour: string, position: Position) => Part[];
  /** The parts of a set, side by side. */
  readonly bundle: (colour: string) => Part[];
  /** Words for the set, such as `set of two`. */
  readonly set: string;
}

/** Materials of a colour: rear (slug) and front (screw) bobbin, the same for plain colours. */
export function colourPair(colour: string): [MaterialId, MaterialId] {
  const names = colour.startsWith('zebra-') ? colour.slice(6).split('-') : [colour, colour];
  return names as [MaterialId, MaterialId];
}

const plain = (colour: string): MaterialId => colourPair(colour)[0];
const spreadAt = (position: Position): number => POLE_SPREAD[position === 'bridge' ? 'bridge' : 'neck'];

/** Pickups behind each other, bridge in front, `gap` mm from centre to centre, each stepped aside by `step` mm. */
function ranks(groups: readonly (readonly Part[])[], gap: number, step: number): Part[] {
  const middle = (groups.length - 1) / 2;
  return groups.flatMap((parts, i) =>
    parts.map((part) => move(part, [(i - middle) * step, (middle - i) * gap, 0])),
  );
}

const pair =
  (single: Sketch['single'], gap: number, step: number) =>
  (colour: string): Part[] =>
    ranks([single(colour, 'neck'), single(colour, 'bridge')], gap, step);

const humbucker: Sketch['single'] = (colour, at) => openHumbucker(...colourPair(colour), spreadAt(at));
const hp90: Sketch['single'] = (colour, at) => humbuckerSizedP90(plain(colour), spreadAt(at));
const soap: Sketch['single'] = (colour, at) => soapbar(plain(colour), spreadAt(at));
const dog: Sketch['single'] = (colour, at) => dogear(plain(colour), spreadAt(at));
const jazz: Sketch['single'] = (colour, at) => jazzBass(plain(colour), at === 'neck' ? 91 : 94);
const strat: Sketch['single'] = (colour, at) => stratocaster(plain(colour), spreadAt(at));
const tele: Sketch['single'] = (colour, at) =>
  at === 'neck' ? telecasterNeck(plain(colour)) : telecasterBridge(plain(colour), 54);
const precision: Sketch['single'] = (colour) => [
  ...precisionHalf(plain(colour)).map((part) => move(part, [-29.5, 12.5, 0])),
  ...precisionHalf(plain(colour)).map((part) => move(part, [29.5, -12.5, 0])),
];

/** Everything drawn for the shop, in the order of the specification's product list. */
export const sketches: readonly Sketch[] = [
  {
    id: 'humbucker',
    name: 'Humbucker',
    colours: ['black', 'cream', 'zebra-black-cream', 'zebra-black-white'],
    single: humbucker,
    bundle: pair(humbucker, 56, 14),
    set: 'set of two',
  },
  {
    id: 'humbucker-p90',
    name: 'Humbucker-sized P90',
    colours: ['black'],
    single: hp90,
    bundle: pair(hp90, 56, 14),
    set: 'set of two',
  },
  {
    id: 'jazz-bass',
    name: 'Jazz Bass',
    colours: ['black'],
    single: jazz,
    bundle: pair(jazz, 48, 12),
    set: 'set of two',
  },
  {
    id: 'p90-dogear',
    name: 'P90 Dogear',
    colours: ['black', 'cream'],
    single: dog,
    bundle: pair(dog, 60, 12),
    set: 'set of two',
  },
  {
    id: 'p90-soapbar',
    name: 'P90 Soapbar',
    colours: ['black', 'white', 'cream'],
    single: soap,
    bundle: pair(soap, 54, 14),
    set: 'set of two',
  },
  {
    id: 'precision-bass',
    name: 'Precision Bass',
    colours: ['black'],
    single: precision,
    bundle: (colour) => ranks([precisionHalf(plain(colour)), precisionHalf(plain(colour))], 42, 22),
    set: 'its two halves',
  },
  {
    id: 'stratocaster',
    name: 'Stratocaster',
    colours: ['black', 'white', 'cream'],
    single: strat,
    bundle: (colour) =>
      ranks([strat(colour, 'neck'), strat(colour, 'middle'), strat(colour, 'bridge')], 34, 10),
    set: 'set of three',
  },
  {
    id: 'telecaster',
    name: 'Telecaster',
    colours: ['black'],
    single: tele,
    bundle: pair(tele, 44, 10),
    set: 'set of two',
  },
];
