import { samples } from '../sample-rate.ts';
import type { Attack } from '../strings/stroke.ts';
import { note, played, type Spot, STRENGTHS, strokeAt, type vintage } from './notes.ts';
import { dB, mean, rms } from './spectrum.ts';

type Heard = ReturnType<typeof vintage>;

/** Peak of a hand stopping a note, over the note's body; mean over notes. */
export function dampingBurst(pickup: Heard, spots: readonly Spot[], attack: Attack): number {
  const stopped = { velocity: 0.6, attack, seconds: 2, end_s: 1.5 };
  return mean(
    spots.map((spot) => {
      const sound = note(pickup, { spot, ...stopped });
      const hand = sound.subarray(samples(1.5), samples(1.58));
      return dB(hand.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / rms(sound, 0.15, 0.25));
    }),
  );
}

/** Time at which a quiet string is struck again, s; below, how long the striking object rests on it before. */
const RESTRUCK_S = 0.5;
const RESTS_S = 0.007;
/** Strength of an inaudible stroke. */
const FAINT = 1e-4;

/**
 * Level of a pick or fingertip coming to rest before the stroke, relative to the body of the note; mean over notes.
 */
export function restLevel(pickup: Heard, spots: readonly Spot[], attack: Attack): number {
  return mean(
    spots.map((spot) => {
      const before = strokeAt(spot, { attack, velocity: FAINT });
      const struck = strokeAt(spot, { attack, start_s: RESTRUCK_S });
      const sound = played(pickup, [before, struck], 1);
      const body = rms(sound, RESTRUCK_S + 0.05, RESTRUCK_S + 0.15);
      return dB(rms(sound, RESTRUCK_S - RESTS_S, RESTRUCK_S) / body);
    }),
  );
}

/** A slide by some frets: when it begins, s after the stroke, and how long it takes. */
const SLID = { semitones: 4, after_s: 0.4, takes_s: 0.05 } as const;

/** Level added by fingers that slide over windings, relative to the body of the note; mean over notes. */
export function squeakLevel(pickup: Heard, spots: readonly Spot[]): number {
  const { semitones, after_s, takes_s } = SLID;
  const at_s = after_s + takes_s;
  return mean(
    spots.map((spot) => {
      const pitch = [
        { at_s: after_s, semitones: 0 },
        { at_s, semitones },
      ];
      const begin = strokeAt(spot, { pitch }).start_s;
      const [still, slid] = [[], [{ at_s, takes_s, semitones }]].map((slides) =>
        played(pickup, [strokeAt(spot, { velocity: STRENGTHS.usual, pitch, slides })], 1),
      ) as [Float32Array, Float32Array];
      const squeak = slid.map((value, n) => value - (still[n] as number));
      const body = rms(still, begin + 0.05, begin + 0.15);
      return dB(rms(squeak, begin + after_s, begin + at_s) / body);
    }),
  );
}
