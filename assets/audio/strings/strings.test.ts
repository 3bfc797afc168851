import { describe, expect, it } from 'vitest';
import { GUITAR, PICKUP_PLACES } from '#domain/tone/strings.ts';
import { SAMPLE_RATE, samples } from '../sample-rate.ts';
import { PLAYED_BASS, PLAYED_GUITAR, type PlayedInstrument } from './instruments.ts';
import { listenAt } from './listen.ts';
import { pitchAt } from './pitch.ts';
import { playStrings } from './play-strings.ts';
import type { Stroke } from './stroke.ts';

const stroke = (change: Partial<Stroke>): Stroke => ({
  string: 0,
  fret: 0,
  start_s: 0,
  end_s: 10,
  velocity: 0.8,
  attack: 'pick',
  struckAt_m: 0.1,
  muted: 'no',
  pitch: [],
  slides: [],
  ...change,
});

function play(instrument: PlayedInstrument, strokes: readonly Stroke[], seconds: number): Float32Array {
  const scale_m = instrument.id === 'guitar' ? GUITAR.scale : 0.864;
  const waves = playStrings(instrument, strokes, { seconds, scale_m, seed: 7 });
  const [sum = new Float32Array()] = waves;
  for (const wave of waves.slice(1))
    for (let n = 0; n < sum.length; n++) sum[n] = (sum[n] ?? 0) + (wave[n] ?? 0);
  return sum;
}

/** Phase of frequency `f` in half a second (Hann) from a sample on. */
function phaseAt(signal: Float32Array, f: number, from: number, length: number): number {
  let [re, im] = [0, 0];
  for (let n = 0; n < length; n++) {
    const value = (signal[from + n] ?? 0) * (0.5 - 0.5 * Math.cos((2 * Math.PI * n) / length));
    re += value * Math.cos((2 * Math.PI * f * (from + n)) / SAMPLE_RATE);
    im -= value * Math.sin((2 * Math.PI * f * (from + n)) / SAMPLE_RATE);
  }
  return Math.atan2(im, re);
}

/** Cents by which the fundamental stands off `f` after some seconds: how far its phase turns in a quarter of one. */
function centsOff(signal: Float32Array, f: number, after_s: number): number {
  const [length, later, from] = [samples(0.4), samples(0.25), samples(after_s)];
  const turn = phaseAt(signal, f, from + later, length) - phaseAt(signal, f, from, length);
  const wrapped = Math.atan2(Math.sin(turn), Math.cos(turn));
  const off = (wrapped / (2 * Math.PI)) * (SAMPLE_RATE / later);
  return 1200 * Math.log2((f + off) / f);
}

/** Largest step from a sample to the next in a span of seconds. */
function steepest(signal: Float32Array, from_s: number, to_s: number): number {
  let most = 0;
  for (let n = Math.max(1, samples(from_s)); n < Math.min(signal.length, samples(to_s)); n++)
    most = Math.max(most, Math.abs((signal[n] ?? 0) - (signal[n - 1] ?? 0)));
  return most;
}

describe('a string', () => {
  for (const instrument of [PLAYED_GUITAR, PLAYED_BASS]) {
    it(`of the ${instrument.id} is in tune within a cent up to the 22nd fret, struck softly, after a second`, () => {
      for (const [string, { open_Hz }] of instrument.strings.entries()) {
        for (const fret of [0, 5, 12, 17, 22]) {
          const note = play(instrument, [stroke({ string, fret, velocity: 0.25 })], 2);
          for (const after of [1, 1.3]) {
            const cents = centsOff(note, open_Hz * 2 ** (fret / 12), after);
            expect(Math.abs(cents), `string ${string}, fret ${fret}`).toBeLessThan(1);
          }
        }
      }
    });
  }

  it('bends to its target pitch', () => {
    const bend = [
      { at_s: 0.02, semitones: 0 },
      { at_s: 0.08, semitones: 2 },
    ];
    const note = play(PLAYED_GUITAR, [stroke({ string: 4, fret: 8, velocity: 0.25, pitch: bend })], 2);
    expect(Math.abs(centsOff(note, 246.942 * 2 ** (10 / 12), 1))).toBeLessThan(1);
    expect(pitchAt({ pitch: bend }, 0.05)).toBeCloseTo(1, 6);
  });

  it('has the requested rate and depth of vibrato', () => {
    const points = Array.from({ length: 2000 }, (_, n) => {
      const part = { pitch: [], vibrato: { semitones: 0.4, Hz: 4.5, from_s: 0.22, grows_s: 0.3 } };
      return pitchAt(part, 0.6 + n / 1000);
    });
    expect(Math.max(...points)).toBeCloseTo(0.4, 3);
    const tops = points.filter((at, n) => at > (points[n - 1] ?? 9) && at >= (points[n + 1] ?? 9));
    expect(tops).toHaveLength(9);
  });

  it('ends without a click when it is damped, cut by the next note, or hammered on', () => {
    const ends: readonly (readonly [string, readonly Stroke[], number])[] = [
      ['damped', [stroke({ string: 3, fret: 4, end_s: 0.4 })], 0.4],
      [
        'cut',
        [stroke({ string: 3, fret: 4 }), stroke({ string: 3, fret: 7, start_s: 0.4, velocity: 0 })],
        0.4,
      ],
      [
        'hammered',
        [
          stroke({ string: 3, fret: 4 }),
          stroke({ string: 3, fret: 6, start_s: 0.4, velocity: 0, attack: 'hammer' }),
        ],
        0.4,
      ],
    ];
    for (const [name, strokes, end] of ends) {
      const wave = play(PLAYED_GUITAR, strokes, 1);
      const own = steepest(wave, end - 0.2, end - 0.02);
      expect(steepest(wave, end - 0.02, end + 0.3), name).toBeLessThanOrEqual(own);
    }
  });

  it('has faded by the end of the take, and stays within its limit', () => {
    const wave = play(
      PLAYED_GUITAR,
      [stroke({ string: 5, fret: 22, pitch: [{ at_s: 0.2, semitones: 3 }] })],
      1,
    );
    expect(wave.every(Number.isFinite)).toBe(true);
    expect(Math.max(...wave.map(Math.abs))).toBeLessThan(2);
    expect(Math.abs(wave.at(-1) ?? 1)).toBeLessThan(1e-4);
  });
});

describe('listening at a place', () => {
  it('misses partials that have a node over the pickup', () => {
    const f = 196;
    const seconds = 0.6;
    const sine = (partial: number) =>
      Float32Array.from({ length: samples(seconds) }, (_, n) =>
        Math.sin((2 * Math.PI * partial * f * n) / SAMPLE_RATE),
      );
    const silent = new Float32Array(samples(seconds));
    const heard = (partial: number) => {
      const waves = GUITAR.openStrings.map((_, string) => (string === 3 ? sine(partial) : silent));
      const out = listenAt(PICKUP_PLACES['stratocaster-neck'], waves).subarray(samples(0.1));
      return Math.sqrt(out.reduce((sum, value) => sum + value * value, 0) / out.length);
    };
    // A quarter of the scale from the bridge: a node of the fourth partial.
    expect(heard(4)).toBeLessThan(heard(2) * 0.02);
    expect(heard(2)).toBeGreaterThan(1.2);
  });
});
