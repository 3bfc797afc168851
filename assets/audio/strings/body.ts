import { SAMPLE_RATE } from '../sample-rate.ts';

/** Modes of neck and body: frequency in Hz, seconds to fall by 60 dB, level. Estimated. */
const MODES: Record<'guitar' | 'bass', readonly (readonly [f: number, decay_s: number, level: number])[]> = {
  guitar: [
    [98, 0.28, 0.9],
    [187, 0.2, 1],
    [412, 0.11, 0.5],
  ],
  bass: [
    [62, 0.32, 0.9],
    [118, 0.22, 1],
    [290, 0.12, 0.4],
  ],
};

/** Share of the strings' pull that the wood returns to the pickup mounted on it. About −32 dB. */
const COUPLING = 0.025;

/**
 * The thump of the wood: the strings' pull at the bridge drives a few damped modes, and the pickup, which
 * is screwed to the wood, moves under the strings.
 */
export function bodyMotion(instrument: 'guitar' | 'bass', waves: readonly Float32Array[]): Float32Array {
  const length = waves[0]?.length ?? 0;
  const pull = new Float32Array(length);
  for (const wave of waves)
    for (let n = 0; n < length; n++) pull[n] = (pull[n] as number) + (wave[n] as number);
  const motion = new Float32Array(length);
  for (const [f, decay_s, level] of MODES[instrument]) {
    const radius = 10 ** (-3 / (decay_s * SAMPLE_RATE));
    const turn = 2 * radius * Math.cos((2 * Math.PI * f) / SAMPLE_RATE);
    const gain = level * COUPLING * (1 - radius) * 2;
    let [last, beforeLast] = [0, 0];
    for (let n = 0; n < length; n++) {
      // Zeros at 0 Hz and at half the sample rate limit the mode to its band.
      const driven = (pull[n] as number) - (n > 1 ? (pull[n - 2] as number) : 0);
      const value = gain * driven + turn * last - radius * radius * beforeLast;
      beforeLast = last;
      last = value;
      motion[n] = (motion[n] as number) + value;
    }
  }
  return motion;
}
