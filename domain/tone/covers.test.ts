import { describe, expect, it } from 'vitest';
import { buildPickup } from './build.ts';
import { type Circuit, type Load, SHEET_LOAD } from './circuit.ts';
import { COVER_FIGURES, type Cover } from './covers.ts';
import { fitCoil } from './measured/fit-coil.ts';
import { MEASURED_COILS } from './measured/measured-coils.ts';
import { decibels, magnitudeAt } from './transfer.ts';

/** The uncovered pickup of the measurement. */
const TONE_ZONE = MEASURED_COILS.filter(({ name }) => name.endsWith('ToneZone/TZ')).map(fitCoil)[0];
if (!TONE_ZONE) throw new Error('The Tone Zone was not measured');
const bench = (volume_Ohm: number, cable_pF: number): Load => ({
  cable_pF,
  volume_Ohm,
  tone_Ohm: Infinity,
  toneCap_nF: 22,
  amp_Ohm: 1e6,
});

/** Measured level with the cover relative to that without, dB, 0 at 200 Hz. */
const LOADED = [
  [858, -0.12],
  [1537, -0.44],
  [2057, -0.69],
  [2753, -0.81],
  [3684, -0.82],
  [4930, -0.95],
  [6598, -1.27],
  [8829, -1.88],
] as const;
const UNLOADED = [
  [2753, -0.68],
  [3684, -1.46],
  [4930, -2.74],
  [6598, -1.94],
  [8829, -2.35],
] as const;

function covered(circuit: Circuit, cover: Cover): Circuit {
  const { share, loss_Hz, shielding, shield_Hz, capacitance } = COVER_FIGURES[cover];
  return {
    ...circuit,
    capacitance_F: circuit.capacitance_F + capacitance,
    eddy: [...circuit.eddy, { share, loss_Hz }],
    shielding,
    shield_Hz,
  };
}

const change = (cover: Cover, load: Load, frequency: number) =>
  decibels(magnitudeAt(covered(TONE_ZONE, cover), load, frequency) / magnitudeAt(TONE_ZONE, load, frequency));

/** Loss through a cover on an 8 kΩ humbucker in a guitar, dB. */
const takes = (cover: 'closed' | 'open', frequency: number) => {
  const at = (which: 'closed' | 'open' | 'none') =>
    magnitudeAt(
      buildPickup({
        kind: 'humbucker',
        outputOhms: 8000,
        magnet: 'A5',
        matched: true,
        cover: which,
        potted: true,
        wires: 5,
      }).circuit,
      SHEET_LOAD,
      frequency,
    );
  return -decibels(at(cover) / at('none'));
};

describe('covers', () => {
  it.each([
    ['into 200 kΩ and 470 pF', bench(200e3, 490), LOADED],
    ['unloaded', bench(Infinity, 20), UNLOADED],
  ] as const)('a closed one attenuates as measured, %s', (_, load, points) => {
    for (const [frequency, measured] of points) {
      const modelled = change('nickel-closed', load, frequency) - change('nickel-closed', load, 200);
      expect(Math.abs(modelled - measured), `${frequency} Hz`).toBeLessThan(0.15);
    }
  });

  it('attenuate the pick attack by 1 to 2 dB closed, and by less open', () => {
    expect(takes('closed', 3500)).toBeGreaterThan(1);
    expect(takes('closed', 3500)).toBeLessThan(2);
    for (const frequency of [2500, 3000, 4000, 6000, 10_000])
      expect(takes('open', frequency), `${frequency} Hz`).toBeLessThan(0.9 * takes('closed', frequency));
  });

  it('dull the most in closed brass', () => {
    const load = bench(200e3, 470);
    expect(change('brass-closed', load, 3000)).toBeLessThan(2 * change('nickel-closed', load, 3000));
  });
});
