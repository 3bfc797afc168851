import { describe, expect, it } from 'vitest';
import { inductanceAt } from '../tone/circuit.ts';
import { resonance } from '../tone/resonance.ts';
import { BENCH } from './bench.ts';
import { ownCircuit, ownResponse, ownVoices } from './own-curve.ts';
import { pickupOf, type UnitBuild } from './unit.ts';

const STRAT: UnitBuild = {
  pickupType: 'STRATOCASTER',
  pickupFlavor: 'VINTAGE',
  color: 'white',
  position: 'middle',
};
const pickup = pickupOf(STRAT);
const { circuit } = pickup;
/** Readings of a pickup that equals the model. */
const AS_MODELLED = {
  resistance_Ohm: circuit.resistance_Ohm,
  inductance_H: inductanceAt(circuit, BENCH.measuredAt.frequency_Hz),
};

describe('the curve of one pickup', () => {
  it('uses measured R and L, with the guitar and the level of the model [row D72]', () => {
    const measured = { ...AS_MODELLED, inductance_H: AS_MODELLED.inductance_H * 1.05 };
    const { own, modelled } = ownVoices(pickup, ownCircuit(circuit, measured));
    expect(own.circuit.inductance_H / modelled.circuit.inductance_H).toBeCloseTo(1.05, 9);
    expect({ ...own, circuit: undefined }).toEqual({ ...modelled, circuit: undefined });
    expect(own.circuit.capacitance_F).toBe(modelled.circuit.capacitance_F);
    // The resonance falls with the root of the inductance, so playback follows the measurement.
    const [here, there] = [own, modelled].map(({ circuit, load }) => resonance(circuit, load).frequency_Hz);
    expect((here ?? 0) / (there ?? 1)).toBeCloseTo(1 / Math.sqrt(1.05), 2);
  });

  it('equals the model if the measurement does, in sound and in its curve', () => {
    const { own, modelled } = ownVoices(pickup, ownCircuit(circuit, AS_MODELLED));
    expect(own.circuit.inductance_H).toBeCloseTo(modelled.circuit.inductance_H, 12);
    expect(own.circuit.resistance_Ohm).toBe(modelled.circuit.resistance_Ohm);
    const curves = ownResponse(circuit, ownCircuit(circuit, AS_MODELLED));
    for (const [index, { level_dB }] of curves.own.curve.entries())
      expect(level_dB).toBeCloseTo(curves.modelled.curve[index]?.level_dB ?? Number.NaN, 9);
  });
});
