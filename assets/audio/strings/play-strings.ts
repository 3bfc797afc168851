import { randomFrom } from '../random.ts';
import { samples } from '../sample-rate.ts';
import { addDamping, addRest, addSqueaks } from './hands.ts';
import type { PlayedInstrument } from './instruments.ts';
import type { Stroke } from './stroke.ts';
import { addVoice, type Cut } from './voice.ts';

/** A pick touches the string some milliseconds before it lets go; a hammering finger does so as it lands. */
const PICK_TOUCH_S = 0.007;
const HAMMER_TOUCH_S = 0.006;

/** The next stroke on the string ends this one. */
function cutBy(next: Stroke | undefined, length: number): Cut {
  if (!next) return { at: length, ramp: samples(0.05) };
  const at = samples(next.start_s);
  return next.attack === 'hammer'
    ? { at: at + samples(HAMMER_TOUCH_S), ramp: samples(HAMMER_TOUCH_S) }
    : { at, ramp: samples(PICK_TOUCH_S) };
}

/** Least gap between strokes, s, for a hand to have damped the string instead of the next stroke. */
const LET_BE_S = 0.03;

/**
 * Plays strokes on an instrument: for each string, low to high, the velocity wave that comes in at the
 * bridge, with what the hands do to it. `scale_m` places the struck point; `seed` decides the scratch of the pick.
 */
export function playStrings(
  instrument: PlayedInstrument,
  strokes: readonly Stroke[],
  { seconds, scale_m, seed }: { readonly seconds: number; readonly scale_m: number; readonly seed: number },
): readonly Float32Array[] {
  const length = samples(seconds);
  return instrument.strings.map((figures, string) => {
    const wave = new Float32Array(length);
    // Hands use random numbers of their own, so they change no stroke.
    const [random, hands] = [randomFrom(seed + string), randomFrom(seed + 100 + string)];
    const own = strokes.filter((stroke) => stroke.string === string).sort((a, b) => a.start_s - b.start_s);
    for (const [index, stroke] of own.entries()) {
      const next = own[index + 1];
      addVoice(wave, figures, stroke, scale_m, cutBy(next, length), random);
      addSqueaks(wave, figures, stroke, scale_m, hands);
      if (!next || next.start_s > stroke.end_s + LET_BE_S) addDamping(wave, figures, stroke, hands);
      else addRest(wave, figures, next, hands);
    }
    return wave;
  });
}
