import type { Flavor, Position, StockType } from '../pickup-types.ts';
import windings from './windings.json' with { type: 'json' };

/** Six figures from 0 to 1 that draw the tone hexagon. */
export interface ToneParameters {
  readonly low: number;
  readonly mid: number;
  readonly high: number;
  readonly q: number;
  readonly output: number;
  readonly noise: number;
}

export type Magnet = 'A2' | 'A3' | 'A4' | 'A5' | 'CER';

/** One pickup of the catalogue as wound: modelled, typical figures, not measurements. */
export interface Winding {
  readonly type: StockType;
  readonly flavor: Flavor;
  readonly position: Position;
  /** American wire gauge. */
  readonly awg: number;
  /** Turns of each coil. */
  readonly turns: readonly number[];
  readonly dcr_kOhm: number;
  readonly inductance_H: number;
  readonly capacitance_pF: number;
  /** 2π·1 kHz·L/R: how inductive the coil is at 1 kHz. */
  readonly q_1kHz: number;
  /** Resonance with 500 pF of cable and 500 kΩ of volume and tone. */
  readonly resonance_kHz: number;
  readonly magnet: Magnet;
  readonly cover: 'none' | 'nickel';
  readonly potted: boolean;
  /** Conductors of the lead. */
  readonly wires: number;
  readonly tone: ToneParameters;
}

const TABLE = windings as readonly Winding[];

/** The windings of a product in a flavor, neck first. */
export function windingsOf(type: StockType, flavor: Flavor): Winding[] {
  return TABLE.filter((winding) => winding.type === type && winding.flavor === flavor);
}

const MAGNET_NAMES: Record<Magnet, string> = {
  A2: 'AlNiCo 2',
  A3: 'AlNiCo 3',
  A4: 'AlNiCo 4',
  A5: 'AlNiCo 5',
  CER: 'Ceramic',
};

const number = (value: number, digits: number) => value.toFixed(digits);

/** 12040 → "12 040", with no-break spaces. */
const thousands = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, '\u00a0');

/** The specification's spec bullets of one pickup, as label and value with its unit. */
export function specBullets(winding: Winding): { label: string; value: string }[] {
  return [
    { label: 'DC resistance', value: `${number(winding.dcr_kOhm, 1)}\u00a0kΩ` },
    { label: 'Wire gauge', value: `${winding.awg}\u00a0AWG` },
    {
      label: winding.turns.length > 1 ? 'Turns per coil' : 'Turns',
      value: [...new Set(winding.turns)].map(thousands).join(' / '),
    },
    { label: 'Magnets', value: MAGNET_NAMES[winding.magnet] },
    { label: 'Inductance', value: `${number(winding.inductance_H, 1)}\u00a0H` },
    { label: 'Capacitance', value: `${winding.capacitance_pF}\u00a0pF` },
    { label: 'Q-factor at 1 kHz', value: number(winding.q_1kHz, 1) },
    { label: 'Resonance, loaded', value: `${number(winding.resonance_kHz, 1)}\u00a0kHz` },
    { label: 'Wax potting', value: winding.potted ? 'yes' : 'no' },
    { label: 'Lead', value: `${winding.wires}-wire, shielded` },
  ];
}
