import { type BiquadShape, biquad, filtered } from './biquad.ts';

/**
 * Synthetic loudspeakers with the features that published responses share: a resonance at the low end, a
 * hollow in the low middle, a rise from cone break-up, and a steep end. Guitar: one 12-inch in an open
 * back. Bass: 4 × 10 inch.
 */
const SPEAKERS: Record<'guitar' | 'bass', readonly BiquadShape[]> = {
  guitar: [
    { kind: 'highpass', f: 82, q: 0.9 },
    { kind: 'peak', f: 125, q: 1.2, gain_dB: 3 },
    { kind: 'peak', f: 420, q: 1, gain_dB: -2.5 },
    { kind: 'peak', f: 2600, q: 1.1, gain_dB: 4.5 },
    { kind: 'peak', f: 3800, q: 3, gain_dB: -2.5 },
    { kind: 'lowpass', f: 5200, q: 0.8 },
    { kind: 'lowpass', f: 5600, q: 0.6 },
  ],
  bass: [
    { kind: 'highpass', f: 42, q: 0.9 },
    { kind: 'peak', f: 85, q: 1, gain_dB: 2.5 },
    { kind: 'peak', f: 700, q: 0.8, gain_dB: -2 },
    { kind: 'peak', f: 2100, q: 1, gain_dB: 3.5 },
    { kind: 'lowpass', f: 4600, q: 0.8 },
    { kind: 'lowpass', f: 5400, q: 0.6 },
  ],
};

/** What a microphone before the loudspeaker hears. */
export function cabinet(signal: Float32Array, instrument: 'guitar' | 'bass'): Float32Array {
  return filtered(signal, SPEAKERS[instrument].map(biquad));
}
