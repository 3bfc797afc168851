import { describe, expect, it } from 'vitest';
import { BENCH_HZ, sweptOnRig } from '../../tests/fixtures/simulated-rig.ts';
import { ownCircuit, ownResponse } from '../production/own-curve.ts';
import { SWEPT_RESONANCE } from '../production/passport.ts';
import { type Circuit, inductanceAt } from '../tone/circuit.ts';
import { DOUBTS } from '../tone/doubt.ts';
import { fitCoil } from '../tone/measured/fit-coil.ts';
import { type CoilKind, MEASURED_COILS } from '../tone/measured/measured-coils.ts';
import { matchesSweep, readBenchSweep } from './bench-sweep.ts';

/** Largest difference in dB, up to 8 kHz, between a pickup's response and that of its passport; and of the resonance. */
function offOnPassport(pickup: Circuit, modelled: Circuit) {
  const { resistance_Ohm, inductance_H } = pickup;
  const circuit = ownCircuit(modelled, { resistance_Ohm, inductance_H, sweep: sweptOnRig(pickup) });
  const { own, modelled: made } = ownResponse(pickup, circuit);
  const levels = own.curve.flatMap(({ frequency_Hz, level_dB }, index) =>
    frequency_Hz <= 8000 ? [Math.abs(level_dB - (made.curve[index]?.level_dB ?? Number.NaN))] : [],
  );
  return {
    level_dB: Math.max(...levels),
    resonance: Math.abs(own.resonance.frequency_Hz / made.resonance.frequency_Hz - 1),
  };
}

/** The tolerance of a swept resonance on the passport, as a share. */
const statedOf = (kind: CoilKind) => (kind === 'covered' ? DOUBTS.covered.resonance : SWEPT_RESONANCE);

const ONE_OF_EACH = MEASURED_COILS.filter(
  ({ family, kind }, index) =>
    MEASURED_COILS.findIndex((other) => other.family === family && other.kind === kind) === index,
);

describe('a swept pickup on its passport', () => {
  it.each(ONE_OF_EACH.map((coil) => [coil.name, coil] as const))(
    'is within 0.3 dB of its sweep up to 8 kHz: %s [row D833]',
    (_, coil) => {
      const pickup = fitCoil(coil);
      // The model has the losses of the coil's kind, and a C that is a fifth off.
      const modelled = { ...coil.losses, capacitance_F: pickup.capacitance_F * 0.8 };
      const { level_dB, resonance } = offOnPassport(pickup, modelled);
      expect(level_dB).toBeLessThan(0.3);
      expect(resonance).toBeLessThan(statedOf(coil.kind));
    },
  );

  it.each([0.9, 1.1])('is also close if losses, L and C are %s times the model’s', (off) => {
    for (const { losses, kind } of ONE_OF_EACH.filter(({ kind }) => kind !== 'one-coil')) {
      // A brass cover takes 86 % of the inductance already; all of it would leave no pickup.
      const sharesOff = Math.min(off, 0.9 / losses.eddy.reduce((sum, { share }) => sum + share, 0));
      const pickup = {
        ...losses,
        inductance_H: losses.inductance_H * off,
        capacitance_F: losses.capacitance_F / off,
        eddy: losses.eddy.map(({ share, loss_Hz }) => ({ share: share * sharesOff, loss_Hz: loss_Hz / off })),
      };
      const { level_dB, resonance } = offOnPassport(pickup, losses);
      expect(level_dB, kind).toBeLessThan(0.3);
      expect(resonance, kind).toBeLessThan(statedOf(kind));
    }
  });

  it('belongs to its own measurement only', () => {
    const [{ losses: pickup } = { losses: undefined }] = ONE_OF_EACH;
    if (!pickup) throw new Error('No coil');
    const sweep = sweptOnRig(pickup);
    const read = { resistance_Ohm: pickup.resistance_Ohm, inductance_H: inductanceAt(pickup, BENCH_HZ) };
    expect(matchesSweep(read, sweep, BENCH_HZ)).toBe(true);
    expect(matchesSweep({ ...read, resistance_Ohm: read.resistance_Ohm * 1.03 }, sweep, BENCH_HZ)).toBe(
      false,
    );
    expect(matchesSweep({ ...read, inductance_H: read.inductance_H * 0.97 }, sweep, BENCH_HZ)).toBe(false);
  });

  it('is refused if it is cut short, out of bounds or no JSON', () => {
    const text = JSON.stringify(sweptOnRig(ONE_OF_EACH[0]?.losses as Circuit));
    expect(readBenchSweep(text)).toBeDefined();
    for (const bad of [
      '',
      text.slice(0, -3),
      text.replace(/"curve":.*/, '"curve":[]}'),
      text.replace(/"value":/, '"value":-'),
    ])
      expect(readBenchSweep(bad), bad.slice(0, 40)).toBeUndefined();
  });
});
