import { SAMPLE_RATE, samples } from '../sample-rate.ts';
import { loudness } from './loudness.ts';
import { truePeak } from './oversample.ts';

/** Integrated loudness of every sample, and the highest true peak before encoding: MP3 adds some tenths. */
export const TARGET_LUFS = -16;
const CEILING_DBTP = -1.6;
/** Look-ahead and release time of the limiter. */
const AHEAD_S = 0.002;
const RELEASE_S = 0.02;

const ratio = (dB: number): number => 10 ** (dB / 20);

/** Fades in the first 5 ms and out the last 150 ms, and leaves true silence at both ends. */
export function trimmed(channels: readonly Float32Array[], lead_s: number): Float32Array[] {
  return channels.map((channel) => {
    const out = Float32Array.from(channel);
    const [silent, rise, fall, rest] = [samples(lead_s), samples(0.005), samples(0.15), samples(0.05)];
    for (let n = 0; n < silent + rise; n++) {
      const part = n < silent ? 0 : 0.5 - 0.5 * Math.cos((Math.PI * (n - silent)) / rise);
      out[n] = (out[n] as number) * part;
    }
    for (let n = 0; n < fall + rest && n < out.length; n++) {
      const part = n < rest ? 0 : 0.5 - 0.5 * Math.cos((Math.PI * (n - rest)) / fall);
      const at = out.length - 1 - n;
      out[at] = (out[at] as number) * part;
    }
    return out;
  });
}

/** Holds peaks of all channels under a ceiling, with one gain for all. */
export function limited(channels: readonly Float32Array[], ceiling: number): Float32Array[] {
  const length = channels[0]?.length ?? 0;
  const ahead = samples(AHEAD_S);
  const release = 1 - Math.exp(-1 / (RELEASE_S * SAMPLE_RATE));
  const wanted = new Float64Array(length).fill(1);
  for (let n = 0; n < length; n++) {
    const peak = Math.max(...channels.map((channel) => Math.abs(channel[n] as number)));
    if (peak <= ceiling) continue;
    for (let early = Math.max(0, n - ahead); early <= n; early++)
      wanted[early] = Math.min(wanted[early] as number, ceiling / peak);
  }
  const gains = new Float64Array(length);
  let held = 1;
  for (let n = 0; n < length; n++) {
    const want = wanted[n] as number;
    held = want < held ? want : held + (Math.min(1, want) - held) * release;
    gains[n] = held;
  }
  // A mean over the look-ahead turns the steps down into slopes and still arrives in time.
  const out = channels.map(() => new Float32Array(length));
  let sum = 0;
  for (let n = 0; n < length; n++) {
    sum += (gains[n] as number) - (n > ahead ? (gains[n - ahead - 1] as number) : 0);
    const gain = sum / Math.min(n + 1, ahead + 1);
    for (const [index, channel] of channels.entries()) {
      const target = out[index] as Float32Array;
      target[n] = (channel[n] as number) * gain;
    }
  }
  return out;
}

/** Excess of the highest peak over the ceiling at −16 LUFS, dB, which the limiter removes. */
export function takenByLimiter(channels: readonly Float32Array[]): number {
  let peak = 0;
  for (const channel of channels) for (const value of channel) peak = Math.max(peak, Math.abs(value));
  return TARGET_LUFS - loudness(channels) + 20 * Math.log10(peak) - CEILING_DBTP;
}

/** Brings a take to −16 LUFS with its true peaks under the ceiling. */
export function mastered(channels: readonly Float32Array[]): Float32Array[] {
  let gain = ratio(TARGET_LUFS - loudness(channels));
  let ceiling = ratio(CEILING_DBTP);
  let out: Float32Array[] = [];
  for (let round = 0; round < 6; round++) {
    out = limited(
      channels.map((channel) => channel.map((value) => value * gain)),
      ceiling,
    );
    const off = TARGET_LUFS - loudness(out);
    const over = truePeak(out) / ratio(CEILING_DBTP);
    if (Math.abs(off) < 0.02 && over <= 1) return out;
    gain *= ratio(off);
    if (over > 1) ceiling /= over;
  }
  return out;
}
