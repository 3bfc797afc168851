import { biquad, filtered } from './biquad.ts';
import { shaped } from './oversample.ts';

/** A valve stage: tanh, pushed off its middle so that it bends one side sooner; unit slope at rest. */
function valve(drive: number, bias: number): (value: number) => number {
  const rest = Math.tanh(bias);
  const slope = drive * (1 - rest * rest);
  return (value) => (Math.tanh(drive * value + bias) - rest) / slope;
}

/**
 * Voicing of the amp's input and tone stack. Set by ear after clean combo and bass amps, all controls at
 * noon.
 */
const VOICES = {
  guitar: {
    input: [
      { kind: 'highpass', f: 70, q: 0.7 },
      { kind: 'highshelf', f: 2200, q: 0.7, gain_dB: 2.5 },
    ],
    // The dip of a passive bass-middle-treble stack lies round 450 Hz.
    stack: [
      { kind: 'lowshelf', f: 140, q: 0.7, gain_dB: 1 },
      { kind: 'peak', f: 450, q: 0.7, gain_dB: -4.5 },
      { kind: 'highpass', f: 40, q: 0.7 },
    ],
  },
  bass: {
    input: [{ kind: 'highpass', f: 28, q: 0.7 }],
    stack: [
      { kind: 'lowshelf', f: 90, q: 0.7, gain_dB: 1.5 },
      { kind: 'peak', f: 480, q: 0.7, gain_dB: -3 },
      { kind: 'highshelf', f: 1800, q: 0.7, gain_dB: 2 },
    ],
  },
} as const;

/**
 * Low drive: the loudest strokes of a vintage single coil are bent by a decibel, those of a hot pickup by
 * more.
 */
const FIRST_STAGE = { drive: 0.7, bias: 0.22 };
const LAST_STAGE = { drive: 0.55, bias: 0.05 };

/** A clean valve amp. In and out, 1 is about the peak of a vintage pickup's loudest stroke. */
export function cleanAmp(signal: Float32Array, instrument: 'guitar' | 'bass'): Float32Array {
  const { input, stack } = VOICES[instrument];
  const first = shaped(filtered(signal, input.map(biquad)), valve(FIRST_STAGE.drive, FIRST_STAGE.bias));
  // Asymmetry leaves an offset that the coupling capacitor, the stack's high-pass, takes away.
  const toned = filtered(first, [...stack.map(biquad), biquad({ kind: 'highpass', f: 20, q: 0.7 })]);
  return shaped(toned, valve(LAST_STAGE.drive, LAST_STAGE.bias));
}
