import { SAMPLE_RATE } from '../sample-rate.ts';
import { type Biquad, biquadGain, filtered } from './biquad.ts';

/** K-weighting at 48 kHz: the head's shelf and the RLB high-pass (ITU-R BS.1770-4, tables 1 and 2). */
const K_WEIGHTING: readonly Biquad[] = [
  { b: [1.53512485958697, -2.69169618940638, 1.19839281085285], a: [-1.69065929318241, 0.73248077421585] },
  { b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] },
];

/** Blocks of 400 ms, a new one every 100 ms; the absolute gate, and the relative one below the mean. */
const BLOCK = 0.4 * SAMPLE_RATE;
const HOP = 0.1 * SAMPLE_RATE;
const ABSOLUTE_LUFS = -70;
const RELATIVE_LU = 10;
const OFFSET = -0.691;

const lufs = (power: number): number => OFFSET + 10 * Math.log10(power);
const mean = (values: readonly number[]): number => values.reduce((sum, v) => sum + v, 0) / values.length;

/** Gain of K-weighting at a frequency, as a ratio. */
export const kWeightAt = (f: number): number =>
  K_WEIGHTING.reduce((gain, section) => gain * biquadGain(section, f), 1);

/** Start of each 400 ms block, in samples, that passes the gates of integrated loudness. */
export function gatedBlocks(channels: readonly Float32Array[]): { start: number; power: number }[] {
  const weighted = channels.map((channel) => filtered(channel, K_WEIGHTING));
  const length = channels[0]?.length ?? 0;
  const blocks: { start: number; power: number }[] = [];
  for (let start = 0; start + BLOCK <= length; start += HOP) {
    let power = 0;
    for (const channel of weighted)
      for (let n = start; n < start + BLOCK; n++) power += (channel[n] as number) ** 2;
    blocks.push({ start, power: power / BLOCK });
  }
  const audible = blocks.filter(({ power }) => lufs(power) > ABSOLUTE_LUFS);
  const gate = lufs(mean(audible.map(({ power }) => power))) - RELATIVE_LU;
  return audible.filter(({ power }) => lufs(power) > gate);
}

/** Integrated loudness in LUFS of one or two channels (BS.1770-4); −Infinity for silence. */
export function loudness(channels: readonly Float32Array[]): number {
  const blocks = gatedBlocks(channels);
  return blocks.length === 0 ? Number.NEGATIVE_INFINITY : lufs(mean(blocks.map(({ power }) => power)));
}
