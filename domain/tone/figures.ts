import { inductanceAt, type Load, METER_HZ, qAt1kHz, SHEET_LOAD } from './circuit.ts';
import type { Cover } from './covers.ts';
import { type Doubt, doubtOf } from './doubt.ts';
import { resonanceDoubt } from './doubt-band.ts';
import { cableOf, type LeadCut, leadCapacitance } from './lead.ts';
import type { Magnet } from './magnets.ts';
import { type MeasuredValues, ownLoad, type Pickup } from './pickup.ts';
import { resonance } from './resonance.ts';
import { type ToneParameters, toneParameters } from './tone-parameters.ts';
import type { Awg } from './wire.ts';

/** The spec sheet of a pickup: typical figures from the model unless listed in `measured`. */
export interface PickupFigures {
  readonly awg: Awg;
  readonly turns: readonly number[];
  readonly dcr_kOhm: number;
  /** Reading of a meter at 1 kHz. */
  readonly inductance_H: number;
  readonly capacitance_pF: number;
  /** The lead's part of `capacitance_pF`. */
  readonly lead_pF: number;
  /** 2π·1 kHz·L/R. */
  readonly q_1kHz: number;
  /** Resonance into `load`, unrounded, so that a plot of the same coil and load shows the same figure. */
  readonly resonance_kHz: number;
  /** False if the response into `load` only falls. */
  readonly peaked: boolean;
  /** Frequency above which the response stays below −3 dB. */
  readonly minus3dB_kHz: number;
  readonly load: Load;
  readonly magnet: Magnet;
  readonly cover: Cover;
  readonly potted: boolean;
  readonly wires: 2 | 5;
  readonly lead: LeadCut;
  readonly tone: ToneParameters;
  readonly doubt: Doubt;
  /** Uncertainty of resonance and −3 dB frequency, as a share. */
  readonly resonanceDoubt: number;
  /** Names of the measured figures. Missing: all are modelled. */
  readonly measured?: readonly (keyof MeasuredValues)[];
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

export function pickupFigures(pickup: Pickup): PickupFigures {
  const { circuit, winding, recipe } = pickup;
  const { magnet, cover, potted, wires, measured } = recipe;
  const load = ownLoad(pickup);
  const loaded = resonance(circuit, load);
  const doubt = doubtOf(pickup);
  return {
    awg: winding.awg,
    turns: winding.turns,
    dcr_kOhm: rounded(winding.resistance_Ohm / 1000, 2),
    inductance_H: rounded(inductanceAt(circuit, METER_HZ), 2),
    capacitance_pF: Math.round(circuit.capacitance_F * 1e12),
    lead_pF: Math.round(leadCapacitance(pickup.bobbin, wires) * 1e12),
    q_1kHz: rounded(qAt1kHz(circuit), 2),
    resonance_kHz: measured?.resonance_kHz ?? loaded.frequency_Hz / 1000,
    peaked: measured?.resonance_kHz !== undefined || loaded.peaked,
    minus3dB_kHz: loaded.minus3dB_Hz / 1000,
    load,
    magnet,
    cover,
    potted,
    wires,
    lead: cableOf(pickup.bobbin, wires),
    doubt,
    resonanceDoubt: resonanceDoubt(circuit, load, doubt),
    tone: toneParameters(pickup, resonance(circuit, SHEET_LOAD)),
    ...(measured && { measured: Object.keys(measured) as (keyof MeasuredValues)[] }),
  };
}
