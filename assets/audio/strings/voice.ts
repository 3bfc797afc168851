import type { Random } from '../random.ts';
import { SAMPLE_RATE, samples } from '../sample-rate.ts';
import { excitation } from './excitation.ts';
import type { StringFigures } from './instruments.ts';
import { ALLPASSES, designLoop, type LoopFilter, lineDelay } from './loop-filter.ts';
import { isSteady, pitchAt } from './pitch.ts';
import type { Stroke } from './stroke.ts';

/** Longest period: E1 has 1165 samples. */
const LINE = 2048;
/** How often pitch is looked up; in between the delay moves in a straight line. */
const PITCH_STEP = 32;
/** Seconds in which a finger laid on the string stops it, and in which its damping sets in. */
const DAMPED_S = 0.14;
const DAMPING_RAMP_S = 0.012;
/** Each polarisation: detuning (0.5 cents), sustain, and its share, both as struck and as heard. */
const POLARISATIONS = [
  { tuning: 1, sustain: 1, share: 1 },
  { tuning: 1.0003, sustain: 1.35, share: 0.35 },
] as const;
/** Below this nothing of a voice reaches 24 bits. */
const SILENCE = 2e-7;

/** Filters of a stroke: a stopped string is stiffer for its length and dies sooner. */
function loopOf(figures: StringFigures, stroke: Stroke, f: number, sustain: number): LoopFilter {
  const { fret, muted } = stroke;
  // Necks resonate: no two frets ring equally long. A fixed pattern, ±10 %.
  const spot = 1 + 0.1 * Math.sin(fret * 2.7 + figures.open_Hz * 0.61);
  const free = { sustain_s: figures.sustain_s * 2 ** (-fret / 30) * spot, shine_s: figures.shine_s * spot };
  const held = {
    no: free,
    palm: { sustain_s: 0.32, shine_s: 0.09 },
    dead: { sustain_s: 0.06, shine_s: 0.035 },
  };
  const { sustain_s, shine_s } = held[muted];
  return designLoop({
    f,
    stiffness: figures.stiffness * 2 ** (fret / 6),
    sustain_s: sustain_s * sustain,
    shine_s,
  });
}

/** When a voice is cut off, in samples from the start of the take, and over how long. */
export interface Cut {
  readonly at: number;
  readonly ramp: number;
}

/**
 * Adds one stroke to a string's wave: the velocity wave that comes in at the bridge, in no unit (1 is the
 * rectangle of a full stroke). Each stroke has loops of its own, so a new note never changes the length of
 * a sounding one.
 */
export function addVoice(
  wave: Float32Array,
  figures: StringFigures,
  stroke: Stroke,
  scale_m: number,
  cut: Cut,
  random: Random,
): void {
  const f = figures.open_Hz * 2 ** (stroke.fret / 12);
  const share = (stroke.struckAt_m / scale_m) * 2 ** (stroke.fret / 12);
  const { velocity, attack } = stroke;
  const struck = excitation(
    { period: SAMPLE_RATE / f, share, velocity: velocity * figures.gain, attack },
    random,
  );
  const start = samples(stroke.start_s);
  const end = Math.min(wave.length, cut.at);
  for (const polarisation of POLARISATIONS) {
    const loop = loopOf(figures, stroke, f, polarisation.sustain);
    const delayAt = (sample: number) =>
      lineDelay(loop, f * polarisation.tuning * 2 ** (pitchAt(stroke, sample / SAMPLE_RATE) / 12));
    runLoop({
      wave,
      start,
      end,
      ramp: cut.ramp,
      loop,
      delayAt,
      struck,
      stroke,
      f,
      share: polarisation.share,
    });
  }
}

interface LoopRun {
  readonly wave: Float32Array;
  readonly start: number;
  readonly end: number;
  readonly ramp: number;
  readonly loop: LoopFilter;
  readonly delayAt: (sample: number) => number;
  readonly struck: Float64Array;
  readonly stroke: Stroke;
  readonly f: number;
  readonly share: number;
}

function runLoop({ wave, start, end, ramp, loop, delayAt, struck, stroke, f, share }: LoopRun): void {
  const { pole, gain, allpass } = loop;
  const line = new Float64Array(LINE);
  const [before, after] = [new Float64Array(ALLPASSES), new Float64Array(ALLPASSES)];
  const dampAt = samples(stroke.end_s) - start;
  const damped = 10 ** (-3 / (f * DAMPED_S));
  const towards = 1 - Math.exp(-1 / (DAMPING_RAMP_S * SAMPLE_RATE));
  const steady = isSteady(stroke);
  let [delay, slope, low, damping, loudest] = [delayAt(0), 0, 0, 1, 0];
  for (let n = 0; start + n < end; n++) {
    if (n % PITCH_STEP === 0) {
      if (!steady) slope = (delayAt(n + PITCH_STEP) - delay) / PITCH_STEP;
      if (n % SAMPLE_RATE === 0) {
        if (n > 0 && loudest < SILENCE) return;
        loudest = 0;
      }
    }
    if (n > dampAt) damping += (damped - damping) * towards;
    const whole = Math.floor(delay) - 1;
    const u = delay - whole;
    const [v, w, x] = [u - 1, u - 2, u - 3];
    const at = n - whole + LINE;
    // Third-order Lagrange as in lagrange.ts, written out: this line runs some 10⁸ times.
    const back =
      ((line[at & (LINE - 1)] as number) * -v * w * x) / 6 +
      ((line[(at - 1) & (LINE - 1)] as number) * u * w * x) / 2 -
      ((line[(at - 2) & (LINE - 1)] as number) * u * v * x) / 2 +
      ((line[(at - 3) & (LINE - 1)] as number) * u * v * w) / 6;
    low = (1 - pole) * gain * damping * back + pole * low;
    let value = low;
    for (let stage = 0; stage < ALLPASSES; stage++) {
      const passed = allpass * value + (before[stage] as number) - allpass * (after[stage] as number);
      before[stage] = value;
      after[stage] = passed;
      value = passed;
    }
    if (n < struck.length) value += share * (struck[n] as number);
    line[n & (LINE - 1)] = value;
    delay += slope;
    const left = end - start - n;
    const faded = left < ramp ? 0.5 - 0.5 * Math.cos((Math.PI * left) / ramp) : 1;
    const heard = share * value * faded;
    if (Math.abs(heard) > loudest) loudest = Math.abs(heard);
    wave[start + n] = (wave[start + n] as number) + heard;
  }
}
