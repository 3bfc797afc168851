import type { InLanguages } from '../languages.ts';
import {
  type BodySpot,
  type GuitarStyle,
  instrumentOf,
  type PickupShape,
  SPOT_NAMES,
} from './instruments.ts';

const COUNTS = ['', 'one', 'two', 'three'] as const;
const SHAPES: Readonly<Record<PickupShape, string>> = {
  humbucker: 'humbucker',
  single: 'single coil',
  p90: 'P90',
  jazz: 'single coil',
  split: 'split coil',
};

const GERMAN_STYLES: Readonly<Record<GuitarStyle, readonly [name: string, body: string]>> = {
  'les-paul': ['Les-Paul-Typ', 'Single-Cut'],
  special: ['Special-Typ', 'Single-Cut'],
  stratocaster: ['Strat-Typ', 'Double-Cut'],
  telecaster: ['Tele-Typ', 'Single-Cut, Brett'],
  'jazz-bass': ['Jazz-Bass-Typ', 'Offset-Bass'],
  'precision-bass': ['Precision-Typ', 'Double-Cut-Bass'],
};
export const GERMAN_SPOTS: Readonly<Record<BodySpot, string>> = {
  neck: 'Hals',
  middle: 'Mitte',
  split: 'Split',
  bridge: 'Steg',
};
const GERMAN_COUNTS = ['', 'ein', 'zwei', 'drei'] as const;
const GERMAN_SHAPES: Readonly<Record<PickupShape, readonly [one: string, more: string]>> = {
  humbucker: ['Humbucker', 'Humbucker'],
  single: ['Singlecoil', 'Singlecoils'],
  p90: ['P90', 'P90'],
  jazz: ['Singlecoil', 'Singlecoils'],
  split: ['Splitcoil', 'Splitcoils'],
};

const EN = {
  style: (style: GuitarStyle): string => instrumentOf(style).name,
  spot: (spot: BodySpot): string => SPOT_NAMES[spot],
  noTone: 'no tone',
  /** "Single-cut, two humbuckers". */
  body: (style: GuitarStyle, count: number, shape: PickupShape) =>
    `${instrumentOf(style).body}, ${COUNTS[count]} ${SHAPES[shape]}${count > 1 ? 's' : ''}`,
  /** Bass with a split coil, a single coil or both near the bridge. */
  bass: (style: GuitarStyle, isSplit: boolean) =>
    `${instrumentOf(style).body}, ${isSplit ? 'split and single coil' : 'one single coil'}`,
};

export const GUITAR_MESSAGES: InLanguages<typeof EN> = {
  en: EN,
  de: {
    style: (style) => GERMAN_STYLES[style][0],
    spot: (spot) => GERMAN_SPOTS[spot],
    noTone: 'ohne Tone',
    body: (style, count, shape) =>
      `${GERMAN_STYLES[style][1]}, ${GERMAN_COUNTS[count]} ${GERMAN_SHAPES[shape][count > 1 ? 1 : 0]}`,
    bass: (style, isSplit) =>
      `${GERMAN_STYLES[style][1]}, ${isSplit ? 'Splitcoil und Singlecoil' : 'ein Singlecoil'}`,
  },
};
