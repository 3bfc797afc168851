import { type Random, randomFrom, seedOf } from '../random.ts';
import type { PitchPoint, Vibrato } from '../strings/stroke.ts';

/**
 * Depth and rate of a player's vibrato, in semitones from turn to turn and swings a second: a bent string with the
 * whole hand, a sustained note less, a chord least. Rules of thumb within recorded players' 20 to 60 cents and 4 to 6
 * Hz.
 */
const DEPTHS = {
  bent: { least: 0.38, most: 0.54 },
  held: { least: 0.26, most: 0.42 },
  chord: { least: 0.24, most: 0.32 },
} as const;
const RATE = { least_Hz: 4.4, most_Hz: 5.7 } as const;
/** It starts late and grows, on a short note sooner: seconds at most, and parts of the note. */
const BEGINS = { most_s: 0.22, part: 0.2 } as const;
const GROWS = { most_s: 0.3, part: 0.2 } as const;

export interface Held {
  readonly length_s: number;
  /** Bends and slides of the note. */
  readonly pitch: readonly PitchPoint[];
  readonly bent: boolean;
  /** Number of notes struck together, including this one. */
  readonly together: number;
}

/** A player's hand, by the step at which it plays: it swings all strings that it holds down alike. */
export function swingingHand(name: string): (step: number, held: Held) => Vibrato {
  return (step, { length_s, pitch, bent, together }) => {
    const random: Random = randomFrom(seedOf(`vibrato ${name} ${step}`));
    const between = (least: number, most: number) => least + ((most - least) * (1 + random.even())) / 2;
    const { least, most } = DEPTHS[bent ? 'bent' : together > 2 ? 'chord' : 'held'];
    const depth = between(least, most);
    const arrives_s = pitch.at(-1)?.at_s ?? 0;
    const rest_s = length_s - arrives_s;
    return {
      // On frets the pitch can only rise; a bent string is let down and pushed back.
      semitones: bent ? -depth : depth,
      Hz: between(RATE.least_Hz, RATE.most_Hz),
      from_s: arrives_s + Math.min(BEGINS.most_s, BEGINS.part * rest_s),
      grows_s: Math.min(GROWS.most_s, GROWS.part * rest_s),
    };
  };
}
