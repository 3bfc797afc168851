import type { Random } from '../random.ts';
import { SAMPLE_RATE, samples } from '../sample-rate.ts';
import type { StringFigures } from './instruments.ts';
import type { Stroke } from './stroke.ts';

/** Noise of skin or plectrum besides the stroke: round a frequency, at a given level. */
interface Touch {
  readonly f: number;
  /** Width of the band against its middle. */
  readonly width: number;
  readonly level: number;
  /** Seconds to come, to stay, and to go to a tenth. */
  readonly rise_s: number;
  readonly stay_s: number;
  readonly fall_s: number;
}

/**
 * Set by recorded single notes (docs/likeness/sound.md), as pickups hear them: a hand that stops a string is as loud as
 * the string itself; a plectrum that rests on it before it strikes again 20 dB below, a fingertip 39; fingers that slide
 * over windings 35 to 40 dB below, by rule of thumb.
 */
const DAMPING = { level: 0.16, rise_s: 0.004, stay_s: 0.006, fall_s: 0.016, width: 0.7 } as const;
const DAMPING_HZ = { guitar: 430, bass: 520 } as const;
const RESTS = {
  pick: { f: 1900, width: 1, level: 0.05, rise_s: 0.003, stay_s: 0.005, fall_s: 0.004 },
  finger: { f: 700, width: 1, level: 0.0034, rise_s: 0.006, stay_s: 0.01, fall_s: 0.006 },
} as const;
/** Windings a finger passes in a metre, by the wire of a low string; highest frequency of their squeak, Hz. */
const WINDINGS_PER_M = 1600;
const SQUEAK = { level: 0.008, width: 0.25, highest_Hz: 4200 } as const;

/** Adds a touch to a wave from a sample on. */
function add(wave: Float32Array, from: number, touch: Touch, random: Random): void {
  const { f, width, level, rise_s, stay_s, fall_s } = touch;
  const radius = Math.exp((-Math.PI * f * width) / SAMPLE_RATE);
  const [angle, square] = [(2 * Math.PI * f) / SAMPLE_RATE, radius * radius];
  const turn = 2 * radius * Math.cos(angle);
  // Brings even noise, whose power is a third, to a power of 1 in the band.
  const passed = (1 + square) / ((1 - square) * (1 - 2 * square * Math.cos(2 * angle) + square * square));
  const gain = level * Math.sqrt(3 / passed);
  const [rise, stay, fall] = [samples(rise_s), samples(stay_s), samples(fall_s)];
  let [last, beforeLast] = [0, 0];
  for (let n = 0; n < rise + stay + 3 * fall; n++) {
    const value = gain * random.even() + turn * last - square * beforeLast;
    beforeLast = last;
    last = value;
    const part =
      n < rise
        ? 0.5 - 0.5 * Math.cos((Math.PI * n) / rise)
        : n < rise + stay
          ? 1
          : 10 ** (-(n - rise - stay) / fall);
    const at = from + n;
    if (at >= 0 && at < wave.length) wave[at] = (wave[at] as number) + value * part;
  }
}

/** Strong strokes are damped by strong hands. */
const strength = ({ gain }: StringFigures, { velocity }: Stroke): number => gain * velocity ** 1.45;

/** A hand stops the string: it is pushed aside once more. */
export function addDamping(wave: Float32Array, figures: StringFigures, stroke: Stroke, random: Random): void {
  if (stroke.muted === 'dead') return;
  const late = Math.max(-1, Math.min(1, random.normal())) * 0.004;
  const level = DAMPING.level * strength(figures, stroke) * 10 ** (random.even() / 10);
  const f = DAMPING_HZ[figures.instrument] * 2 ** (0.3 * random.even());
  add(wave, samples(stroke.end_s + 0.004 + late), { ...DAMPING, f, level }, random);
}

/** Rests the next striking object on the string, which still sounds. */
export function addRest(wave: Float32Array, figures: StringFigures, next: Stroke, random: Random): void {
  if (next.attack === 'hammer') return;
  const rest = RESTS[next.attack];
  const level = rest.level * strength(figures, next);
  const before = rest.rise_s + rest.stay_s;
  add(wave, samples(next.start_s - before), { ...rest, level }, random);
}

/** A finger slides over windings: the squeak's pitch is how many of them it passes. */
export function addSqueaks(
  wave: Float32Array,
  figures: StringFigures,
  stroke: Stroke,
  scale_m: number,
  random: Random,
): void {
  if (!figures.wound) return;
  const lengthAt = (semitones: number) => scale_m * 2 ** (-(stroke.fret + semitones) / 12);
  for (const [index, to] of stroke.slides.entries()) {
    const from = stroke.slides[index - 1]?.semitones ?? 0;
    const way_m = Math.abs(lengthAt(to.semitones) - lengthAt(from));
    const f = Math.min(SQUEAK.highest_Hz, (way_m / to.takes_s) * WINDINGS_PER_M);
    const level = SQUEAK.level * figures.gain * stroke.velocity;
    const third = to.takes_s / 3;
    const parts = { rise_s: third, stay_s: third, fall_s: third / 2 };
    add(
      wave,
      samples(stroke.start_s + to.at_s - to.takes_s),
      { f, width: SQUEAK.width, level, ...parts },
      random,
    );
  }
}
