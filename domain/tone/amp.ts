import type { InstrumentId } from './strings.ts';

/** A second-order filter. `q` is a plain ratio, not decibels. */
export interface FilterShape {
  readonly kind: 'lowpass' | 'highpass' | 'peak' | 'lowshelf' | 'highshelf' | 'allpass';
  /** Corner or middle frequency, Hz. */
  readonly f: number;
  readonly q: number;
  /** Peaks and shelves only. */
  readonly gain_dB?: number;
}

export interface AmpVoicing {
  /** Filters before the first valve stage. */
  readonly input: readonly FilterShape[];
  /** Tone stack between the valve stages, all controls at noon. */
  readonly stack: readonly FilterShape[];
  readonly speaker: readonly FilterShape[];
}

/**
 * All-pass filters that delay the lows by some milliseconds, as a cone in an open back does. The partials of a stroke
 * start in phase; after the delay they no longer add up to one peak. Levels do not change.
 */
const LATE = [130, 230, 400, 700, 1200, 2200].map((f): FilterShape => ({ kind: 'allpass', f, q: 1.2 }));

/**
 * Voicing of a clean combo and of a bass amp. Estimated from what published circuits and responses share. The
 * loudspeakers have a resonance at the low end, a dip in the low middle, a rise from cone break-up and a steep
 * roll-off: one 12-inch in an open back for guitar, four 10-inch for bass.
 */
export const AMP_VOICINGS: Readonly<Record<InstrumentId, AmpVoicing>> = {
  guitar: {
    input: [
      { kind: 'highpass', f: 70, q: 0.7 },
      { kind: 'highshelf', f: 2200, q: 0.7, gain_dB: 2.5 },
    ],
    // A passive bass-middle-treble stack dips at about 450 Hz.
    stack: [
      { kind: 'lowshelf', f: 140, q: 0.7, gain_dB: 1 },
      { kind: 'peak', f: 450, q: 0.7, gain_dB: -4.5 },
      { kind: 'highpass', f: 40, q: 0.7 },
    ],
    speaker: [
      { kind: 'highpass', f: 80, q: 0.9 },
      { kind: 'peak', f: 118, q: 1.3, gain_dB: 3.2 },
      { kind: 'peak', f: 420, q: 1, gain_dB: -2.2 },
      { kind: 'peak', f: 1180, q: 4, gain_dB: -1.4 },
      { kind: 'peak', f: 1620, q: 4, gain_dB: 1.6 },
      { kind: 'peak', f: 2900, q: 1, gain_dB: 6.6 },
      { kind: 'peak', f: 2350, q: 5, gain_dB: 2.4 },
      { kind: 'peak', f: 2950, q: 6, gain_dB: -3.6 },
      { kind: 'peak', f: 3600, q: 5, gain_dB: 2.2 },
      { kind: 'peak', f: 4500, q: 6, gain_dB: -3 },
      { kind: 'lowpass', f: 4600, q: 0.8 },
      { kind: 'lowpass', f: 4700, q: 1 },
      { kind: 'peak', f: 6900, q: 3, gain_dB: -3.5 },
      ...LATE,
    ],
  },
  bass: {
    input: [{ kind: 'highpass', f: 28, q: 0.7 }],
    stack: [
      { kind: 'lowshelf', f: 90, q: 0.7, gain_dB: 1.5 },
      { kind: 'peak', f: 480, q: 0.7, gain_dB: -3 },
      { kind: 'highshelf', f: 1800, q: 0.7, gain_dB: 2 },
    ],
    speaker: [
      { kind: 'highpass', f: 42, q: 0.9 },
      { kind: 'peak', f: 85, q: 1, gain_dB: 2.5 },
      { kind: 'peak', f: 700, q: 0.8, gain_dB: -2 },
      { kind: 'peak', f: 1450, q: 4, gain_dB: 1.5 },
      { kind: 'peak', f: 2100, q: 1, gain_dB: 3.8 },
      { kind: 'peak', f: 2500, q: 5, gain_dB: -2.2 },
      { kind: 'peak', f: 3300, q: 4, gain_dB: 2 },
      { kind: 'lowpass', f: 4600, q: 0.8 },
      { kind: 'lowpass', f: 5200, q: 0.7 },
      ...LATE,
    ],
  },
};

/** Removes the DC offset of an asymmetric stage, like the coupling capacitor of a valve amp. */
export const COUPLING: FilterShape = { kind: 'highpass', f: 20, q: 0.7 };

/**
 * The two non-linear stages. The drive is low: it compresses the loudest strokes of a vintage single coil by a decibel
 * and those of a hot pickup by more. Estimated.
 */
export const VALVES = {
  first: { drive: 0.7, bias: 0.22 },
  last: { drive: 0.55, bias: 0.05 },
} as const;

/** Transfer curve of a valve stage: tanh with a bias, so that one side clips sooner. Its slope at rest is 1. */
export function valveCurve({ drive, bias }: { readonly drive: number; readonly bias: number }) {
  const rest = Math.tanh(bias);
  const slope = drive * (1 - rest * rest);
  return (value: number): number => (Math.tanh(drive * value + bias) - rest) / slope;
}

/** |H| of the analogue filter at a frequency. */
export function shapeGain({ kind, f, q, gain_dB = 0 }: FilterShape, frequency: number): number {
  const x = frequency / f;
  const root = 10 ** (gain_dB / 80);
  const A = root * root;
  const size = (re: number, im: number) => Math.sqrt(re * re + im * im);
  switch (kind) {
    case 'lowpass':
      return 1 / size(1 - x * x, x / q);
    case 'highpass':
      return (x * x) / size(1 - x * x, x / q);
    case 'peak':
      return size(1 - x * x, (x * A) / q) / size(1 - x * x, x / (A * q));
    case 'lowshelf':
      return (A * size(A - x * x, (x * root) / q)) / size(1 - A * x * x, (x * root) / q);
    case 'highshelf':
      return (A * size(1 - A * x * x, (x * root) / q)) / size(A - x * x, (x * root) / q);
    case 'allpass':
      return 1;
  }
}

/** |H| of amp and loudspeaker together at a frequency, for signals too quiet to be distorted. */
export function ampGain(instrument: InstrumentId, frequency: number): number {
  const { input, stack, speaker } = AMP_VOICINGS[instrument];
  return [...input, ...stack, COUPLING, ...speaker].reduce(
    (gain, shape) => gain * shapeGain(shape, frequency),
    1,
  );
}

/**
 * Gain of live listening in clean mode. Strokes enter the amp at a level with almost no distortion; the make-up gain
 * then restores the loudness of the stock samples. Those play on two loudspeakers (−16 LUFS; one channel alone has 3 dB
 * less).
 */
export const CLEAN = { gain_dB: -9, makeUp_dB: 11 } as const;

/**
 * The drive switch of live listening: gain before the amp and make-up after it, dB, so that loudness stays about the
 * same. The gain is estimated, the make-up computed on the dry takes at the comparing loudness.
 */
export const DRIVE: Readonly<Record<InstrumentId, { readonly gain_dB: number; readonly makeUp_dB: number }>> =
  {
    guitar: { gain_dB: 20, makeUp_dB: -14 },
    bass: { gain_dB: 16, makeUp_dB: -12.5 },
  };
