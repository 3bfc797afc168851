import type { StockType } from '../products/products.ts';
import type { InstrumentId } from '../tone/take-places.ts';

/** Where pickups of an instrument may be, as links spell it, from the neck on. */
export const SPOTS = ['neck', 'middle', 'split', 'bridge'] as const;
export type Spot = (typeof SPOTS)[number];

export const SPOT_NAMES: Readonly<Record<Spot, string>> = {
  neck: 'Neck',
  middle: 'Middle',
  split: 'Split',
  bridge: 'Bridge',
};

/** How a pickup looks from above. */
export type PickupShape = 'humbucker' | 'single' | 'p90' | 'jazz' | 'split';

/** What is offered for each kind. Any other scale within the range is typed in; mm. */
export const CHOICES = {
  guitar: {
    scales_mm: [628, 635, 648],
    range_mm: { min: 550, max: 720 },
    strings: ['9-42', '10-46', '11-49'],
  },
  bass: {
    scales_mm: [762, 864, 889],
    range_mm: { min: 730, max: 920 },
    strings: ['40-100', '45-105', '50-110'],
  },
} as const;

/** Gauges of the outer strings in thousandths of an inch. */
export type Strings = (typeof CHOICES)[InstrumentId]['strings'][number];

interface Instrument {
  readonly name: string;
  /** As a title block has it. */
  readonly body: string;
  /** Which of its pickups we make, so that figures have something of ours to show. */
  readonly type: StockType;
  readonly shape: PickupShape;
  readonly kind: InstrumentId;
  readonly scale_mm: number;
  readonly strings: Strings;
  /** Where it may have pickups, and where it usually has. */
  readonly spots: readonly Spot[];
  readonly fitted: readonly Spot[];
  readonly pots_kOhm: number;
  readonly cap_nF: number;
}

/** Instruments that one may have, each with what it usually has in it. The first is what a page shows before it knows. */
export const INSTRUMENTS = {
  'les-paul': {
    name: 'Les Paul style',
    body: 'Single-cut',
    type: 'HUMBUCKER',
    shape: 'humbucker',
    kind: 'guitar',
    scale_mm: 628,
    strings: '10-46',
    spots: ['neck', 'middle', 'bridge'],
    fitted: ['neck', 'bridge'],
    pots_kOhm: 500,
    cap_nF: 22,
  },
  special: {
    name: 'Special style',
    body: 'Single-cut',
    type: 'P90_SOAPBAR',
    shape: 'p90',
    kind: 'guitar',
    scale_mm: 628,
    strings: '10-46',
    spots: ['neck', 'middle', 'bridge'],
    fitted: ['neck', 'bridge'],
    pots_kOhm: 500,
    cap_nF: 22,
  },
  stratocaster: {
    name: 'Strat style',
    body: 'Double-cut',
    type: 'STRATOCASTER',
    shape: 'single',
    kind: 'guitar',
    scale_mm: 648,
    strings: '9-42',
    spots: ['neck', 'middle', 'bridge'],
    fitted: ['neck', 'middle', 'bridge'],
    pots_kOhm: 250,
    cap_nF: 47,
  },
  telecaster: {
    name: 'Tele style',
    body: 'Single-cut, slab',
    type: 'TELECASTER',
    shape: 'single',
    kind: 'guitar',
    scale_mm: 648,
    strings: '10-46',
    spots: ['neck', 'middle', 'bridge'],
    fitted: ['neck', 'bridge'],
    pots_kOhm: 250,
    cap_nF: 47,
  },
  'jazz-bass': {
    name: 'Jazz Bass style',
    body: 'Offset bass',
    type: 'JAZZ_BASS',
    shape: 'jazz',
    kind: 'bass',
    scale_mm: 864,
    strings: '45-105',
    spots: ['neck', 'bridge'],
    fitted: ['neck', 'bridge'],
    pots_kOhm: 250,
    cap_nF: 47,
  },
  'precision-bass': {
    name: 'Precision style',
    body: 'Double-cut bass',
    type: 'PRECISION_BASS',
    shape: 'split',
    kind: 'bass',
    scale_mm: 864,
    strings: '45-105',
    spots: ['split', 'bridge'],
    fitted: ['split'],
    pots_kOhm: 250,
    cap_nF: 47,
  },
} as const satisfies Readonly<Record<string, Instrument>>;

export type GuitarStyle = keyof typeof INSTRUMENTS;

/** The same, where it does not matter which. */
export const instrumentOf = (style: GuitarStyle): Instrument => INSTRUMENTS[style];

/** What pots are sold with, volume and tone alike. */
export const POTS_KOHM = [250, 300, 500, 1000] as const;
/** 0: no tone control. */
export const CAPS_NF = [0, 22, 33, 47] as const;
/** What one plugs into: a valve amp's input, or a pedal's. */
export const AMPS_KOHM = [1000, 470] as const;
/** Cables in metres. */
export const CABLE_M = { min: 0, max: 12, step: 0.5 } as const;
