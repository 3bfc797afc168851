import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '../../tests/fixtures/for-all.ts';
import { gaussian, randomOf } from '../../tests/fixtures/simulated-rig.ts';
import { SHEET_LOAD } from '../tone/circuit.ts';
import { fft, inverseFft } from '../tone/fft.ts';
import { impulseResponse } from '../tone/impulse.ts';
import { pickupOfOhms, yourCircuit } from '../your-pickup/pickup-of-ohms.ts';
import { BANDS_HZ } from './bands.ts';
import {
  beginTurns,
  chanceOf,
  chanceOfAny,
  chooseLetter,
  favourite,
  TURNS,
  turnsOver,
} from './blind-turns.ts';
import { changeAt, changeFilter, FADES_FROM_HZ, MOST_DB } from './change-filter.ts';
import { makeUp } from './equally-loud.ts';
import { isDry, lookThrough, type RecordingFigures } from './look-through.ts';

const RATE = 48_000;
const HOT = yourCircuit(pickupOfOhms('humbucker', 16_400));
const VINTAGE = yourCircuit(pickupOfOhms('humbucker', 7800));
const SINGLE = yourCircuit(pickupOfOhms('single-coil', 6000));

/** Plucked strings with pauses, over the noise of an input: −81 dB. */
function dryTake(seconds: number, seed = 1, floor = 9e-5): Float32Array {
  const random = randomOf(seed);
  const take = new Float32Array(seconds * RATE);
  for (const [stroke, f] of [82.4, 110, 146.8, 196, 246.9, 329.6, 123.5, 220].entries()) {
    const start = Math.round((stroke * 0.45 + 0.1) * RATE);
    const period = Math.round(RATE / f);
    // Karplus-Strong: a noise burst in a loop that loses its treble.
    const ring = Float64Array.from({ length: period }, () => 2 * random() - 1);
    for (let n = 0; n < 0.4 * RATE && start + n < take.length; n++) {
      const [value, next] = [ring[n % period] as number, ring[(n + 1) % period] as number];
      ring[n % period] = 0.4985 * (value + next);
      take[start + n] = 0.25 * value * Math.min(1, n / 24, (0.4 * RATE - n) / 400);
    }
  }
  return take.map((value) => value + floor * gaussian(random));
}

function convolved(take: Float32Array, filter: Float32Array, gain = 1): Float32Array {
  const size = 2 ** Math.ceil(Math.log2(take.length + filter.length));
  const [re, im] = [new Float64Array(size), new Float64Array(size)];
  const [filterRe, filterIm] = [new Float64Array(size), new Float64Array(size)];
  re.set(take);
  filterRe.set(filter);
  fft(re, im);
  fft(filterRe, filterIm);
  for (let bin = 0; bin < size; bin++) {
    const [a, b] = [re[bin] as number, im[bin] as number];
    const [c, d] = [filterRe[bin] as number, filterIm[bin] as number];
    re[bin] = (a * c - b * d) * gain;
    im[bin] = (a * d + b * c) * gain;
  }
  inverseFft(re, im);
  return Float32Array.from(re.subarray(0, take.length));
}

function figuresOf(take: Float32Array, chunk = 50_000): RecordingFigures {
  const look = lookThrough(RATE, take.length);
  for (let at = 0; at < take.length; at += chunk) look.add(take.subarray(at, at + chunk));
  return look.end();
}

/** Magnitude of the filter at a frequency, dB. */
function filterAt(filter: Float32Array, f: number): number {
  let [re, im] = [0, 0];
  for (const [n, tap] of filter.entries()) {
    re += tap * Math.cos((2 * Math.PI * f * n) / RATE);
    im -= tap * Math.sin((2 * Math.PI * f * n) / RATE);
  }
  return 20 * Math.log10(Math.hypot(re, im));
}

describe('a recording through another pickup', () => {
  it.each([
    ['a hot humbucker into a vintage one', HOT, VINTAGE],
    ['a vintage humbucker into a hot one', VINTAGE, HOT],
    ['a single coil into a humbucker', SINGLE, VINTAGE],
  ] as const)(
    'is within 1 dB of that pickup, from 100 Hz to 6 kHz and equally loud: %s [row D502]',
    (_, a, b) => {
      const strings = dryTake(4);
      const noisy = (samples: Float32Array, seed: number) => {
        const random = randomOf(seed);
        return samples.map((value) => value + 9e-5 * gaussian(random));
      };
      // The visitor's recording: the strings without noise through A, plus the input's noise.
      const clean = dryTake(4, 1, 0);
      expect(strings.length).toBe(clean.length);
      const recorded = noisy(convolved(clean, impulseResponse(a, SHEET_LOAD, RATE)), 7);
      const direct = figuresOf(convolved(clean, impulseResponse(b, SHEET_LOAD, RATE)));
      const figures = figuresOf(recorded);
      const change = (f: number) => changeAt(a, b, SHEET_LOAD, f, figures);
      const turned = figuresOf(
        convolved(
          recorded,
          changeFilter(a, b, SHEET_LOAD, RATE, figures),
          10 ** (makeUp(figures.mean_dB, change) / 20),
        ),
      );
      const apart = BANDS_HZ.flatMap((f, band) =>
        f >= 99 && f <= 6400 ? [(turned.level_dB[band] ?? 0) - (direct.level_dB[band] ?? 0)] : [],
      );
      const level = apart.reduce((sum, one) => sum + one, 0) / apart.length;
      for (const one of apart) expect(Math.abs(one - level)).toBeLessThan(1);
    },
  );

  it('is equally loud', () => {
    const figures = figuresOf(dryTake(4));
    const change = (f: number) => changeAt(HOT, VINTAGE, SHEET_LOAD, f, figures);
    const filter = changeFilter(HOT, VINTAGE, SHEET_LOAD, RATE, figures);
    const turned = figuresOf(convolved(dryTake(4), filter, 10 ** (makeUp(figures.mean_dB, change) / 20)));
    expect(Math.abs(makeUp(turned.mean_dB, () => 0))).toBe(0);
    const loud = (of: RecordingFigures) =>
      10 * Math.log10(of.mean_dB.reduce((sum, level) => sum + 10 ** (level / 10), 0));
    expect(Math.abs(loud(turned) - loud(figures))).toBeLessThan(1);
  });
});

describe('the filter', () => {
  const anyCircuit = fc
    .record({
      kOhm: fc.integer({ min: 4, max: 22 }),
      type: fc.constantFrom('humbucker' as const, 'single-coil' as const),
    })
    .map(({ kOhm, type }) => yourCircuit(pickupOfOhms(type, kOhm * 1000)));

  it('never adds more than 12 dB, and fades out an octave above 8 kHz [row D502]', () => {
    forAll([anyCircuit, anyCircuit, fc.double({ min: 40, max: 16_000, noNaN: true })], (a, b, f) => {
      expect(changeAt(a, b, SHEET_LOAD, f)).toBeLessThanOrEqual(MOST_DB);
      expect(changeAt(a, b, SHEET_LOAD, 2 * FADES_FROM_HZ)).toBeCloseTo(0, 9);
    });
    expect(changeAt(HOT, HOT, SHEET_LOAD, 3000)).toBe(0);
  });

  it('amplifies nothing within 12 dB of the noise, but still attenuates [row D502]', () => {
    const quiet = { level_dB: BANDS_HZ.map(() => -70), floor_dB: BANDS_HZ.map(() => -81) };
    for (const f of [200, 1000, 3000, 5000]) {
      expect(changeAt(HOT, VINTAGE, SHEET_LOAD, f, quiet)).toBeLessThanOrEqual(0);
      expect(changeAt(VINTAGE, HOT, SHEET_LOAD, f, quiet)).toBeCloseTo(
        Math.min(0, changeAt(VINTAGE, HOT, SHEET_LOAD, f)),
        6,
      );
    }
    const clear = { ...quiet, level_dB: BANDS_HZ.map(() => -50) };
    expect(changeAt(HOT, VINTAGE, SHEET_LOAD, 3000, clear)).toBeGreaterThan(5);
  });

  it('matches its curve, at the rates of sound cards', () => {
    const filter = changeFilter(HOT, VINTAGE, SHEET_LOAD, RATE);
    for (const f of [60, 100, 500, 1500, 2500, 3500, 5000, 8000, 11_000, 15_000])
      expect(Math.abs(filterAt(filter, f) - changeAt(HOT, VINTAGE, SHEET_LOAD, f))).toBeLessThan(0.1);
  });
});

describe('the analysis of a recording', () => {
  it('gives the same figures for pieces of any size', () => {
    const take = dryTake(4);
    expect(figuresOf(take, 4096)).toEqual(figuresOf(take, 100_003));
  });

  it.each([
    [8000, 4000, false],
    [11_025, 5512.5, false],
    [16_000, 8000, false],
    [22_050, 11_025, true],
    [44_100, undefined, true],
    [96_000, undefined, true],
    [192_000, undefined, true],
  ])(
    'at %i Hz covers up to half of that rate, with finite figures for its sound [case F11] [row D732]',
    (rate, upTo_Hz, seesTreble) => {
      const take = dryTake(2);
      // A note without treble, reported as a loudspeaker only if the rate allows it.
      const dull = Float32Array.from(
        { length: rate },
        (_, n) => 0.5 * Math.sin((2 * Math.PI * 1500 * n) / rate),
      );
      const odd = take.map((value, n) => [Number.NaN, Number.POSITIVE_INFINITY, 3e4][n] ?? value);
      for (const samples of [take, take.subarray(0, 1), new Float32Array(rate), dull, odd]) {
        const look = lookThrough(rate, samples.length);
        look.add(samples);
        const figures = look.end();
        expect(figures.upTo_Hz).toBe(upTo_Hz);
        expect(
          Object.values(figures)
            .flat()
            .filter((value) => typeof value === 'number'),
        ).toSatisfy((values: number[]) => values.every(Number.isFinite));
        expect(figures.wet.includes('no treble')).toBe(samples === dull && seesTreble);
        expect(makeUp(figures.mean_dB, (f) => changeAt(HOT, VINTAGE, SHEET_LOAD, f, figures))).toSatisfy(
          Number.isFinite,
        );
        expect(changeFilter(HOT, VINTAGE, SHEET_LOAD, rate, figures).every(Number.isFinite)).toBe(true);
      }
    },
  );

  it('measures length, peak, floor and waveform', () => {
    const figures = figuresOf(dryTake(5));
    expect(figures.seconds).toBe(5);
    expect(figures.wave).toHaveLength(120);
    expect(Math.max(...figures.wave)).toBeCloseTo(10 ** (figures.peak_dB / 20), 3);
    expect(Math.abs(figures.quiet_dB - -81)).toBeLessThan(2);
    expect(isDry(figures)).toBe(true);
  });

  it('detects a distorted recording, and one through a loudspeaker', () => {
    const bent = dryTake(4).map((value) => Math.max(-0.4, Math.min(0.4, 60 * value)));
    expect(figuresOf(bent).wet).toContain('clips');
    expect(isDry(figuresOf(bent))).toBe(false);
    const soft = dryTake(4).map((value) => 0.5 * Math.tanh(60 * value));
    // Eight poles at 3.6 kHz model a loudspeaker.
    const cabinet = Float32Array.from({ length: 400 }, (_, n) => {
      const turn = (2 * Math.PI * 3600) / RATE;
      const t = n * turn;
      return (t ** 7 * Math.exp(-t) * turn) / 5040;
    });
    const amp = figuresOf(convolved(soft, cabinet));
    expect(amp.wet).toEqual(['no treble', 'squashed']);
    expect(isDry(amp)).toBe(false);
  });
});

describe('ten turns', () => {
  it('give the probability of chance: 7 of 10 among three once in 50, with any of them once in 17 [row D503]', () => {
    expect(1 / chanceOf(7, 10)).toBeCloseTo(50.9, 1);
    expect(1 / chanceOfAny(7, 10)).toBeCloseTo(16.97, 1);
    expect(chanceOf(0, 10)).toBeCloseTo(1, 12);
    expect(chanceOfAny(4, 10)).toBeCloseTo(1, 12);
  });

  it('hide each sound equally often behind each letter, and remember sounds, not letters', () => {
    const random = randomOf(5);
    let game = beginTurns(random);
    const behindA = [0, 0, 0];
    for (let n = 0; n < 3000; n++) {
      const [first = 0] = beginTurns(random).behind;
      behindA[first] = (behindA[first] ?? 0) + 1;
    }
    for (const count of behindA) expect(Math.abs(count - 1000)).toBeLessThan(120);
    while (!turnsOver(game)) game = chooseLetter(game, game.behind.indexOf(2), random);
    expect(favourite(game)).toMatchObject({ sound: 2, times: TURNS });
    expect(chooseLetter(game, 0, random)).toBe(game);
  });
});
