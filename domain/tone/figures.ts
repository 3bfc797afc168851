import { inductanceAt, METER_HZ, qAt1kHz, SHEET_LOAD } from './circuit.ts';
import { doubtOf } from './doubt.ts';
import { resonanceDoubt } from './doubt-band.ts';
import { cableOf, leadCapacitance } from './lead.ts';
import { type MeasuredValues, ownLoad, type Pickup } from './pickup.ts';
import { resonance } from './resonance.ts';
import { toneParameters } from './tone-parameters.ts';

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** The spec sheet of a pickup: typical figures from the model unless listed in `measured`. */
export function pickupFigures(pickup: Pickup) {
  const { circuit, winding, recipe } = pickup;
  const { magnet, cover, potted, wires, measured } = recipe;
  const load = ownLoad(pickup);
  const loaded = resonance(circuit, load);
  const doubt = doubtOf(pickup);
  return {
    awg: winding.awg,
    turns: winding.turns,
    dcr_kOhm: rounded(winding.resistance_Ohm / 1000, 2),
    /** Reading of a meter at 1 kHz. */
    inductance_H: rounded(inductanceAt(circuit, METER_HZ), 2),
    capacitance_pF: Math.round(circuit.capacitance_F * 1e12),
    /** The lead's part of `capacitance_pF`. */
    lead_pF: Math.round(leadCapacitance(pickup.bobbin, wires) * 1e12),
    /** 2π·1 kHz·L/R. */
    q_1kHz: rounded(qAt1kHz(circuit), 2),
    /** Resonance into `load`, unrounded, so that a plot of the same coil and load shows the same figure. */
    resonance_kHz: measured?.resonance_kHz ?? loaded.frequency_Hz / 1000,
    /** False if the response into `load` only falls. */
    peaked: measured?.resonance_kHz !== undefined || loaded.peaked,
    /** Frequency above which the response stays below −3 dB. */
    minus3dB_kHz: loaded.minus3dB_Hz / 1000,
    load,
    magnet,
    cover,
    potted,
    wires,
    lead: cableOf(pickup.bobbin, wires),
    doubt,
    /** Uncertainty of resonance and −3 dB frequency, as a share. */
    resonanceDoubt: resonanceDoubt(circuit, load, doubt),
    tone: toneParameters(pickup, resonance(circuit, SHEET_LOAD)),
    /** Names of the measured figures. Missing: all are modelled. */
    ...(measured && { measured: Object.keys(measured) as (keyof MeasuredValues)[] }),
  };
}

export type PickupFigures = ReturnType<typeof pickupFigures>;
