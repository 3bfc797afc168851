import type { StockType } from '../products/products.ts';
import type { InstrumentId } from '../tone/strings.ts';

export const SPOTS = ['neck', 'middle', 'split', 'bridge'] as const;
export type BodySpot = (typeof SPOTS)[number];

export const SPOT_NAMES: Readonly<Record<BodySpot, string>> = {
  neck: 'Neck',
  middle: 'Middle',
  split: 'Split',
  bridge: 'Bridge',
};

export type PickupShape = 'humbucker' | 'single' | 'p90' | 'jazz' | 'split';

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
  /** Name in a title block. */
  readonly body: string;
  /** Our product for this instrument, so that figures have an example. */
  readonly type: StockType;
  readonly shape: PickupShape;
  readonly kind: InstrumentId;
  readonly scale_mm: number;
  readonly strings: Strings;
  readonly spots: readonly BodySpot[];
  readonly fitted: readonly BodySpot[];
  readonly pots_kOhm: number;
  readonly cap_nF: number;
}

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

export const instrumentOf = (style: GuitarStyle): Instrument => INSTRUMENTS[style];

/** Common pot values, volume and tone alike. */
export const POTS_KOHM = [250, 300, 500, 1000] as const;
/** 0: no tone control. */
export const CAPS_NF = [0, 22, 33, 47] as const;
/** Input of a valve amp, or of a pedal. */
export const AMPS_KOHM = [1000, 470] as const;
export const CABLE_M = { min: 0, max: 12, step: 0.5 } as const;
