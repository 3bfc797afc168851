import { describe, expect, it } from 'vitest';
import { BENCH_HZ, sweptOnRig } from '../../tests/fixtures/simulated-rig.ts';
import { ownResponse } from '../production/own-curve.ts';
import { type Circuit, inductanceAt } from '../tone/circuit.ts';
import { SHEET_LOAD } from '../tone/loads.ts';
import { fitCoil } from '../tone/measured/fit-coil.ts';
import { MEASURED_COILS } from '../tone/measured/measured-coils.ts';
import { decibels, magnitudeAt } from '../tone/transfer.ts';
import { isOfSweep, readBenchSweep } from './bench-sweep.ts';

/** Largest difference in dB, up to 8 kHz, between a pickup's response and that of its passport. */
function offOnPassport(pickup: Circuit, modelled: Circuit): number {
  const { resistance_Ohm } = pickup;
  const sweep = sweptOnRig(pickup);
  const { own } = ownResponse(modelled, { resistance_Ohm, inductance_H: pickup.inductance_H, sweep });
  return Math.max(
    ...own.curve
      .filter(({ frequency_Hz }) => frequency_Hz <= 8000)
      .map(({ frequency_Hz, level_dB }) =>
        Math.abs(level_dB - decibels(magnitudeAt(pickup, SHEET_LOAD, frequency_Hz))),
      ),
  );
}

const ONE_OF_EACH = MEASURED_COILS.filter(
  ({ family, kind }, index) =>
    MEASURED_COILS.findIndex((other) => other.family === family && other.kind === kind) === index,
);

describe('a swept pickup on its passport', () => {
  it.each(ONE_OF_EACH.map((coil) => [coil.name, coil] as const))(
    'is within 0.3 dB up to 8 kHz of what was swept: %s [row D833]',
    (_, coil) => {
      const pickup = fitCoil(coil);
      // The model has the losses of the coil's kind, and a C that is a fifth off.
      const modelled = { ...coil.losses, capacitance_F: pickup.capacitance_F * 0.8 };
      expect(offOnPassport(pickup, modelled)).toBeLessThan(0.3);
    },
  );

  it.each([0.9, 1.1])('is so where losses, L and C are %s times the model’s', (off) => {
    for (const { losses, kind } of ONE_OF_EACH.filter(({ kind }) => kind !== 'one-coil')) {
      const pickup = {
        ...losses,
        inductance_H: losses.inductance_H * off,
        capacitance_F: losses.capacitance_F / off,
        eddy: losses.eddy.map(({ share, loss_Hz }) => ({ share: share * off, loss_Hz: loss_Hz / off })),
      };
      expect(offOnPassport(pickup, losses), kind).toBeLessThan(0.3);
    }
  });

  it('has the figures of its measurement, and no other’s', () => {
    const [{ losses: pickup } = { losses: undefined }] = ONE_OF_EACH;
    if (!pickup) throw new Error('No coil');
    const sweep = sweptOnRig(pickup);
    const read = { resistance_Ohm: pickup.resistance_Ohm, inductance_H: inductanceAt(pickup, BENCH_HZ) };
    expect(isOfSweep(read, sweep, BENCH_HZ)).toBe(true);
    expect(isOfSweep({ ...read, resistance_Ohm: read.resistance_Ohm * 1.03 }, sweep, BENCH_HZ)).toBe(false);
    expect(isOfSweep({ ...read, inductance_H: read.inductance_H * 0.97 }, sweep, BENCH_HZ)).toBe(false);
  });

  it('is none if it is cut short, out of bounds or no JSON', () => {
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
