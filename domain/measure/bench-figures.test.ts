import { describe, expect, it } from 'vitest';
import { benchFragment, benchQuery, readBenchFigures, readBenchFragment } from './bench-figures.ts';
import type { PickupFound } from './fit-pickup.ts';

const sure = (value: number) => ({ value, doubt: value / 100 });
const FOUND: PickupFound = {
  resistance_Ohm: sure(7620),
  inductance_H: sure(4.2),
  capacitance_F: sure(1e-10),
  q: sure(1.6),
  lossShare: sure(0.25),
  loss_Hz: sure(1600),
  peak: { frequency_Hz: 7800, impedance_Ohm: 5e5 },
  points: [],
  fit: [],
  rms_dB: 0.1,
};

describe('the link from the bench to the jig and back', () => {
  it('contains order, piece and meter, and is refused otherwise', () => {
    const place = { order: 'GW-100123-7', piece: 2, meter_Hz: 120 };
    expect(readBenchFigures(new URLSearchParams(benchQuery(place)))).toEqual(place);
    for (const query of ['', 'bench=GW-1', 'bench=../x&piece=1&hz=120', 'bench=GW-1&piece=x&hz=120'])
      expect(readBenchFigures(new URLSearchParams(query)), query).toBeUndefined();
  });

  it('returns the reading of the bench’s meter, to the millihenry [row D508]', () => {
    expect(readBenchFragment(`#${benchFragment(FOUND, 120)}`)).toMatchObject({
      resistance: '7.620',
      inductance: '4.194',
    });
    // At 1 kHz the cores have reduced it by 7 %.
    expect(readBenchFragment(benchFragment(FOUND, 1000))?.inductance).toBe('3.905');
    for (const bad of ['', '#r=7&l=4', '#r=7.620', '#l=4.200&r=<b>'])
      expect(readBenchFragment(bad), bad).toBeUndefined();
  });
});
