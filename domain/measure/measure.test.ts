import { describe, expect, it } from 'vitest';
import {
  GOOD_RIG,
  noisyResponses,
  type OnClips,
  type Rig,
  randomOf,
  recordTake,
} from '../../tests/fixtures/simulated-rig.ts';
import { type Circuit, SHEET_LOAD } from '../tone/circuit.ts';
import { makePickup } from '../tone/pickup.ts';
import { resonance } from '../tone/resonance.ts';
import {
  findInput,
  findKnown,
  findLeak,
  refusedHum,
  refusedLate,
  refusedTake,
  STRAIGHT_AMPLITUDE,
  SWEEP_AMPLITUDE,
} from './chain.ts';
import { magnitudeOf } from './complex.ts';
import { POINTS_HZ } from './deconvolve.ts';
import { admittanceAt, fitPickup, type PickupFound } from './fit-pickup.ts';
import type { SweepPlan } from './sweep.ts';
import { meanResponse, readTake, type Take } from './take.ts';

/** Half a megabyte shorter than the page's own take; equally good with the test's own noise. */
const PLAN: SweepPlan = { sampleRate: 48_000, lead_s: 0.15, sweep_s: 0.65, tail_s: 0.5 };

/** 7.6 kΩ, 4.2 H, 110 pF, as in the drawing. */
const HUMBUCKER: Circuit = {
  resistance_Ohm: 7620,
  inductance_H: 4.18,
  capacitance_F: 112e-12,
  lossTangent: 0.05,
  eddy: [{ share: 0.26, loss_Hz: 2400 }],
  followsCores: true,
  shielding: 0,
  shield_Hz: 6000,
};

const modelled = (
  bobbin: 'stratocaster' | 'humbucker' | 'telecaster-bridge' | 'p90-soapbar',
  ohms: number,
  place: Parameters<typeof makePickup>[0]['place'],
) =>
  makePickup({
    bobbin,
    place,
    wind: { ohms },
    magnet: 'A5',
    cover: 'none',
    potted: true,
    matched: true,
    wires: 2,
    wound: 'scatter',
  }).circuit;

function bench(rig: Rig, plan: SweepPlan, seed: number) {
  const random = randomOf(seed);
  let delay: number | undefined;
  const take = (on: OnClips): Take => {
    const amplitude = on === 'straight' ? STRAIGHT_AMPLITUDE : SWEEP_AMPLITUDE;
    const read = readTake(recordTake(rig, on, plan, amplitude, random), plan, amplitude, delay);
    delay ??= read.response.delay_s;
    return read;
  };
  return take;
}

function calibrate(rig: Rig, take = bench(rig, PLAN, 1)) {
  return { straight: take('straight'), open: take('open'), short: take('short'), known: take('known') };
}

function measure(rig: Rig, { plan = PLAN, seed = 1, sweeps = 1 } = {}) {
  const take = bench(rig, plan, seed);
  const { straight, open, short, known } = calibrate(rig, take);
  const pickups = Array.from({ length: sweeps }, () => take('pickup'));
  const found = fitPickup(
    {
      straight: straight.response,
      open: open.response,
      short: short.response,
      known: known.response,
      pickup: meanResponse(pickups.map(({ response }) => response)),
    },
    SHEET_LOAD,
  );
  return { straight, open, short, known, pickups, found };
}

function isFound(found: ReturnType<typeof measure>['found']): asserts found is PickupFound {
  expect(found).toHaveProperty('inductance_H');
}

function ownPeak(circuit: Circuit): number {
  let best = 1000;
  for (let f = 1000; f < 30_000; f *= 1.0005)
    if (magnitudeOf(admittanceAt(circuit, f)) < magnitudeOf(admittanceAt(circuit, best))) best = f;
  return best;
}

const RIGS_AT_RANDOM = 40;

describe('a pickup on a simulated rig', () => {
  const RIGS: readonly (readonly [string, Partial<Rig>, Partial<SweepPlan>])[] = [
    ['as good as they come', {}, {}],
    ['at 44.1 kHz', {}, { sampleRate: 44_100 }],
    ['with a noisy input', { noise: 3e-4 }, {}],
    [
      'with less gain, resistors at the edge of 1 %, and a long cable',
      { gain: 0.21, series_Ohm: 1.01e6, known_Ohm: 9.9e3, cable_F: 240e-12 },
      {},
    ],
    ['with hum of 50 and 150 Hz', { hum: 2e-3 }, {}],
    ['with an input of 220 kΩ', { input_Ohm: 220e3 }, {}],
    ['with a guitar input of 10 MΩ', { input_Ohm: 10e6, cable_F: 90e-12 }, {}],
  ];

  it.each(RIGS)(
    'is measured with L within 2 and resonance within 1 of 100: %s [row D500]',
    (_, rig, plan) => {
      const { found, straight, open, short, known } = measure(
        { ...GOOD_RIG, pickup: HUMBUCKER, ...rig },
        { plan: { ...PLAN, sweep_s: 1.6, ...plan }, sweeps: 2 },
      );
      isFound(found);
      expect(Math.abs(found.inductance_H.value / HUMBUCKER.inductance_H - 1)).toBeLessThan(0.02);
      expect(Math.abs(found.resistance_Ohm.value / HUMBUCKER.resistance_Ohm - 1)).toBeLessThan(0.02);
      expect(Math.abs(found.peak.frequency_Hz / ownPeak(HUMBUCKER) - 1)).toBeLessThan(0.01);
      expect(found.rms_dB).toBeLessThan(0.5);
      const input = findInput(straight, open);
      expect(input).toHaveProperty('input_Ohm');
      if ('cable_F' in input) {
        const is = { ...GOOD_RIG, ...rig };
        // A 1 % resistor leaves a wide range for an input of 10 MΩ.
        expect(Math.abs(input.input_Ohm / is.input_Ohm - 1)).toBeLessThan(is.input_Ohm > 5e6 ? 0.3 : 0.035);
        expect(Math.abs(input.cable_F / is.cable_F - 1)).toBeLessThan(0.05);
      }
      expect(findLeak(open, short)).toHaveProperty('leak_dB');
      expect(findKnown(straight, open, short, known)).toHaveProperty('read_Ohm');
    },
  );

  it.each([
    ['humbucker', 8200, 'humbucker-bridge'],
    ['stratocaster', 6000, 'stratocaster-neck'],
    ['p90-soapbar', 8500, 'p90-neck'],
  ] as const)('is measured even if its losses are not one branch: %s', (bobbin, ohms, place) => {
    const pickup = modelled(bobbin, ohms, place);
    const { found } = measure({ ...GOOD_RIG, pickup }, { plan: { ...PLAN, sweep_s: 1.6 } });
    isFound(found);
    expect(Math.abs(found.inductance_H.value / pickup.inductance_H - 1)).toBeLessThan(0.02);
    expect(Math.abs(found.peak.frequency_Hz / ownPeak(pickup) - 1)).toBeLessThan(0.01);
    const is = resonance(pickup, SHEET_LOAD);
    expect(Math.abs(found.q.value / is.q - 1)).toBeLessThan(0.05);
  });

  it('has a realistic uncertainty: 95 of 100 are within twice the span, for each figure [row D506]', () => {
    const truth = {
      resistance_Ohm: HUMBUCKER.resistance_Ohm,
      inductance_H: HUMBUCKER.inductance_H,
      capacitance_F: HUMBUCKER.capacitance_F,
      q: resonance(HUMBUCKER, SHEET_LOAD).q,
      lossShare: 0.26,
      loss_Hz: 2400,
    };
    const inside = { resistance_Ohm: 0, inductance_H: 0, capacitance_F: 0, q: 0, lossShare: 0, loss_Hz: 0 };
    const doubts: number[] = [];
    for (let seed = 1; seed <= RIGS_AT_RANDOM; seed++) {
      const random = randomOf(seed * 7919);
      const within = (share: number) => 1 + share * (2 * random() - 1);
      const rig: Rig = {
        ...GOOD_RIG,
        pickup: HUMBUCKER,
        noise: 10 ** (-5.5 + 1.8 * random()),
        gain: 0.3 + 0.5 * random(),
        series_Ohm: 1e6 * within(0.01),
        known_Ohm: 10e3 * within(0.01),
        cable_F: 60e-12 + 100e-12 * random(),
        input_Ohm: 5e5 + 1e6 * random(),
      };
      const found = fitPickup(noisyResponses(rig, random), SHEET_LOAD);
      isFound(found);
      for (const key of Object.keys(truth) as (keyof typeof truth)[])
        if (Math.abs(found[key].value - truth[key]) <= 2 * found[key].doubt) inside[key]++;
      doubts.push(found.inductance_H.doubt / found.inductance_H.value);
    }
    for (const [key, count] of Object.entries(inside))
      expect(count / RIGS_AT_RANDOM, key).toBeGreaterThanOrEqual(0.95);
    // Guards against a doubt that is always sufficient because it is huge.
    expect(doubts.sort((a, b) => a - b)[RIGS_AT_RANDOM / 2]).toBeLessThan(0.02);
  });
});

it('noise is estimated correctly at each point', () => {
  const take = bench({ ...GOOD_RIG, pickup: HUMBUCKER, noise: 3e-4 }, PLAN, 3);
  const responses = Array.from({ length: 6 }, () => take('pickup').response);
  const mean = meanResponse(responses);
  const ratios = POINTS_HZ.map((_, index) => {
    const apart = responses.map(({ values }) => {
      const [one, all] = [values[index], mean.values[index]];
      return one && all ? (one.re - all.re) ** 2 + (one.im - all.im) ** 2 : 0;
    });
    const is = apart.reduce((sum, value) => sum + value, 0) / (responses.length - 1);
    const estimated =
      responses.reduce((sum, { noise }) => sum + (noise[index] ?? 0) ** 2, 0) / responses.length;
    return is / estimated;
  });
  const typical = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
  expect(typical).toBeGreaterThan(0.6);
  expect(typical).toBeLessThan(1.5);
});

describe('an unusable rig', () => {
  it('is refused with its figure: an input of 23 kΩ, in step 1 [row D501]', () => {
    const take = bench({ ...GOOD_RIG, pickup: HUMBUCKER, input_Ohm: 23e3 }, PLAN, 1);
    const refused = findInput(take('straight'), take('open'));
    expect(refused).toMatchObject({ kind: 'low-input' });
    if ('kind' in refused && refused.kind === 'low-input') expect(refused.input_Ohm / 23e3).toBeCloseTo(1, 1);
  });

  it('is refused if the known resistor is more than 3 % off, but not below [row D501]', () => {
    const at = (known_Ohm: number) => {
      const { straight, open, short, known } = calibrate({ ...GOOD_RIG, pickup: HUMBUCKER, known_Ohm });
      return findKnown(straight, open, short, known);
    };
    expect(at(10_450)).toMatchObject({ kind: 'known-off' });
    expect(at(9_600)).toMatchObject({ kind: 'known-off' });
    expect(at(1_000)).toMatchObject({ kind: 'known-off' });
    expect(at(10_200)).toHaveProperty('read_Ohm');
  });

  it('is refused with hum over the sweep, too loud a take, a wire left on, or clips that do not touch [row D501]', () => {
    const takeOf = (on: OnClips, rig: Partial<Rig>) =>
      bench({ ...GOOD_RIG, pickup: HUMBUCKER, ...rig }, PLAN, 1)(on);
    expect(refusedHum(takeOf('pickup', { hum: 0.02 }))).toEqual({ kind: 'hum', mains_Hz: 50 });
    expect(refusedHum(takeOf('pickup', { hum: 1e-3 }))).toBeUndefined();
    expect(refusedTake(takeOf('straight', { gain: 3.2 }))).toMatchObject({ kind: 'loud' });
    const { straight, open, short, known } = calibrate({ ...GOOD_RIG, pickup: HUMBUCKER });
    expect(refusedTake(straight)).toBeUndefined();
    expect(findInput({ ...straight, peak_dB: -60 }, open)).toMatchObject({ kind: 'quiet' });
    const again = bench({ ...GOOD_RIG, pickup: HUMBUCKER }, PLAN, 5);
    expect(
      findInput(again('straight'), {
        ...straight,
        response: { ...straight.response, values: straight.response.values },
      }),
    ).toMatchObject({ kind: 'not-open' });
    expect(findLeak(open, open)).toMatchObject({ kind: 'not-short' });
    expect(findLeak(open, short)).toHaveProperty('leak_dB');
    expect(findKnown(straight, open, short, known)).toHaveProperty('read_Ohm');
  });

  const LATE_TAKES = ['open', 'known', 'pickup'] as const;

  it.each(LATE_TAKES)(
    'is refused if a take comes back later or sooner than the first: %s [row D501]',
    (on) => {
      const rig = { ...GOOD_RIG, pickup: HUMBUCKER };
      const { delay_s } = bench(rig, PLAN, 4)('straight').response;
      const random = randomOf(4);
      const lateBy = (frames: number) => {
        const latency_s = rig.latency_s + frames / PLAN.sampleRate;
        const recording = recordTake({ ...rig, latency_s }, on, PLAN, SWEEP_AMPLITUDE, random);
        return refusedLate(readTake(recording, PLAN, SWEEP_AMPLITUDE, delay_s));
      };
      expect(lateBy(0)).toBeUndefined();
      for (const frames of [-256, 64, 128, 1024, 8192]) {
        const refused = lateBy(frames);
        expect(refused).toMatchObject({ kind: 'late' });
        if (refused?.kind === 'late')
          expect(Math.abs(refused.late_s * PLAN.sampleRate - frames)).toBeLessThan(8);
      }
    },
  );

  it('is not refused as late because of noise, hum, a slow bass pickup or a long cable', () => {
    const bass = modelled('stratocaster', 30_000, 'stratocaster-neck');
    for (const rig of [
      { noise: 3e-4 },
      { hum: 2e-3 },
      { input_Ohm: 220e3 },
      { cable_F: 800e-12 },
      { pickup: { ...bass, inductance_H: 12, capacitance_F: 400e-12 } },
    ]) {
      const take = bench({ ...GOOD_RIG, pickup: HUMBUCKER, ...rig }, PLAN, 1);
      take('straight');
      for (const on of LATE_TAKES)
        expect(refusedLate(take(on)), `${on} ${JSON.stringify(rig)}`).toBeUndefined();
    }
  });

  it('is refused if there is no pickup on the clips', () => {
    const { straight, open, short, known } = calibrate({ ...GOOD_RIG, pickup: HUMBUCKER });
    const noise = {
      ...known.response,
      values: known.response.values.map(({ re, im }, n) => ({ re: re * (1 + (n % 5)), im })),
    };
    expect(
      fitPickup(
        {
          straight: straight.response,
          open: open.response,
          short: short.response,
          known: known.response,
          pickup: noise,
        },
        SHEET_LOAD,
      ),
    ).toMatchObject({ kind: 'misfit' });
  });
});
