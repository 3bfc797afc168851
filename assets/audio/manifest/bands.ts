import { fft } from '#domain/tone/fft.ts';
import { gatedBlocks, kWeightAt } from '../chain/loudness.ts';
import { SAMPLE_RATE } from '../sample-rate.ts';

const LOWEST_HZ = 31.5;
/** Middles of thirds of an octave, 31.5 Hz to 12.7 kHz: the range of strings, pickups and loudspeakers. */
export const BANDS_HZ: readonly number[] = Array.from(
  { length: 27 },
  (_, third) => LOWEST_HZ * 2 ** (third / 3),
);

const SIZE = 16_384;
const BLOCK = 0.4 * SAMPLE_RATE;
/** BS.1770's offset, and the loss of power by a Hann window. */
const OFFSET_DB = -0.691;
const HANN_POWER = 3 / 8;

/** K-weighting by bin, as power. */
const K_WEIGHT = Float64Array.from(
  { length: SIZE / 2 },
  (_, bin) => kWeightAt((bin * SAMPLE_RATE) / SIZE) ** 2,
);

/**
 * Loudness by bands, of all channels together: the sum of all bands is the integrated loudness. dB, 1
 * digit.
 */
export function loudnessBands(channels: readonly Float32Array[]): number[] {
  const power = new Float64Array(BANDS_HZ.length);
  const blocks = gatedBlocks(channels);
  const [re, im] = [new Float64Array(SIZE), new Float64Array(SIZE)];
  const scale = 2 / (SIZE ** 2 * HANN_POWER * blocks.length);
  for (const { start } of blocks) {
    const from = start + (BLOCK - SIZE) / 2;
    for (const channel of channels) {
      for (let n = 0; n < SIZE; n++) {
        re[n] = (channel[from + n] as number) * (0.5 - 0.5 * Math.cos((2 * Math.PI * n) / SIZE));
        im[n] = 0;
      }
      fft(re, im);
      for (let bin = 1; bin < SIZE / 2; bin++) {
        const f = (bin * SAMPLE_RATE) / SIZE;
        const band = Math.round(3 * Math.log2(f / LOWEST_HZ));
        if (band < 0 || band >= power.length) continue;
        const line = (re[bin] as number) ** 2 + (im[bin] as number) ** 2;
        power[band] = (power[band] as number) + scale * line * (K_WEIGHT[bin] as number);
      }
    }
  }
  return Array.from(power, (value) =>
    Number((OFFSET_DB + 10 * Math.log10(Math.max(value, 1e-12))).toFixed(1)),
  );
}
