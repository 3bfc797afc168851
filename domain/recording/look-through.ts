import { fft } from '../tone/fft.ts';
import { BANDS_HZ } from './bands.ts';
import { FADES_TO_HZ, type NoiseFigures } from './change-filter.ts';

export interface RecordingFigures extends NoiseFigures {
  readonly seconds: number;
  /** Half its sample rate, Hz, if that is too low for a change of pickup. Its treble cannot be judged then. */
  readonly upTo_Hz: number | undefined;
  readonly peak_dB: number;
  /** All bands together in the quietest moments, dB of full scale. */
  readonly quiet_dB: number;
  /** Peak of each part of the drawn wave, 0 to 1. */
  readonly wave: readonly number[];
  /** Mean power of each band, dB; the basis of equal loudness. */
  readonly mean_dB: readonly number[];
  /** Signs that it is not a dry take. */
  readonly wet: readonly Wet[];
}

/** Clipped; passed through an amp's loudspeaker, which cuts above 5 kHz; or compressed. */
export type Wet = 'clips' | 'no treble' | 'squashed';

const FRAME = 4096;
const MOST_FRAMES = 3000;
const WAVE_PARTS = 120;

/** Percentiles below which a moment is quiet, and above which it is loud. */
const QUIET = 0.05;
const LOUD = 0.9;

/** This many equal samples in a row at the peak mean clipping. */
const FLAT = 4;
const FLAT_SHARE = 2e-5;
/**
 * Level above 6.5 kHz relative to 2 kHz that indicates a loudspeaker, dB: eight poles at 3.6 to 4.5 kHz leave −50 to
 * −64, strings through the darkest pickup into a long cable −29.
 */
const CABINET_DB = -42;
/** The band above 6.5 kHz used for that test. */
const TREBLE_HZ = 8000;
/** Crest factor of played sections, dB: dry strokes 12 to 20, through a distorted amp 4 to 8. */
const SQUASHED_DB = 9;

const dB = (power: number) => 10 * Math.log10(Math.max(power, 1e-14));

const window = Float64Array.from(
  { length: FRAME },
  (_, n) => 0.5 - 0.5 * Math.cos((2 * Math.PI * n) / FRAME),
);

/** Analyses a recording in chunks, to avoid a second copy. */
export interface LookThrough {
  add(samples: Float32Array): void;
  end(): RecordingFigures;
}

/** @param length of the whole recording, samples */
export function lookThrough(sampleRate: number, length: number): LookThrough {
  const frames = Math.max(1, Math.min(MOST_FRAMES, Math.floor(length / FRAME)));
  const every = length / frames;
  const half = sampleRate / 2;
  // A band beyond half the rate is silent, because the spectrum mirrors there.
  const reaches = (f: number) => f * 2 ** (1 / 6) <= half;
  const bins = BANDS_HZ.map((f) => {
    if (!reaches(f)) return [0, 0] as const;
    const bin = (x: number) => Math.round((x * FRAME) / sampleRate);
    const from = Math.max(1, bin(f * 2 ** (-1 / 6)));
    return [from, Math.max(from + 1, Math.min(FRAME / 2, bin(f * 2 ** (1 / 6))))] as const;
  });
  const frame = new Float64Array(FRAME);
  const re = new Float64Array(FRAME);
  const im = new Float64Array(FRAME);
  const spectra: number[][] = [];
  const crests: { peak: number; power: number }[] = [];
  const wave = new Float64Array(WAVE_PARTS);
  let [at, filled, taken] = [0, 0, 0];
  let [peak, last, same, flat] = [0, Number.NaN, 1, 0];

  function takeFrame() {
    let [top, power] = [0, 0];
    for (let n = 0; n < FRAME; n++) {
      const value = frame[n] as number;
      top = Math.max(top, Math.abs(value));
      power += value * value;
      re[n] = value * (window[n] as number);
    }
    im.fill(0);
    fft(re, im);
    crests.push({ peak: top, power: power / FRAME });
    spectra.push(
      bins.map(([from, to]) => {
        let sum = 0;
        for (let bin = from; bin < to; bin++) sum += (re[bin] as number) ** 2 + (im[bin] as number) ** 2;
        // Both halves of the spectrum, and the loss of the window.
        return (2 * sum) / FRAME ** 2 / 0.375;
      }),
    );
    taken++;
    filled = 0;
  }

  return {
    add(samples) {
      for (const sample of samples) {
        // Floating-point files may contain NaN or infinity.
        const value = Number.isFinite(sample) ? sample : 0;
        const size = Math.abs(value);
        peak = Math.max(peak, size);
        const part = Math.min(WAVE_PARTS - 1, Math.floor((at / length) * WAVE_PARTS));
        if (size > (wave[part] as number)) wave[part] = size;
        same = value === last && size > 0.3 ? same + 1 : 1;
        last = value;
        if (same >= FLAT) flat++;
        if (at >= Math.floor(taken * every) && taken < frames) {
          frame[filled++] = value;
          if (filled === FRAME) takeFrame();
        }
        at++;
      }
    },
    end() {
      if (spectra.length === 0) {
        frame.fill(0, filled);
        takeFrame();
      }
      const rank = (values: readonly number[], share: number) =>
        values.toSorted((a, b) => a - b)[Math.round(share * (values.length - 1))] ?? 0;
      const ofBand = (band: number) => spectra.map((powers) => powers[band] ?? 0);
      const level_dB = BANDS_HZ.map((_, band) => dB(rank(ofBand(band), LOUD)));
      const floor_dB = BANDS_HZ.map((_, band) => dB(rank(ofBand(band), QUIET)));
      const mean_dB = BANDS_HZ.map((_, band) =>
        dB(ofBand(band).reduce((sum, power) => sum + power, 0) / spectra.length),
      );
      const about = (from: number, to: number) =>
        dB(
          level_dB.reduce((sum, level, band) => {
            const f = BANDS_HZ[band] ?? 0;
            return f > from && f < to ? sum + 10 ** (level / 10) : sum;
          }, 0),
        );
      const powers = crests.map(({ power }) => power);
      const loud = rank(powers, 0.6);
      const played = crests.filter(({ power }) => power >= loud);
      const crest_dB = rank(
        played.map((one) => 20 * Math.log10(one.peak / Math.sqrt(one.power || 1e-14))),
        0.5,
      );
      const wet: Wet[] = [];
      if (flat / length > FLAT_SHARE) wet.push('clips');
      if (reaches(TREBLE_HZ) && about(6500, 9000) - about(1200, 3000) < CABINET_DB) wet.push('no treble');
      if (crest_dB < SQUASHED_DB && crest_dB > 0) wet.push('squashed');
      return {
        seconds: length / sampleRate,
        upTo_Hz: half < FADES_TO_HZ ? half : undefined,
        peak_dB: 20 * Math.log10(Math.max(peak, 1e-7)),
        quiet_dB: dB(rank(powers, QUIET)),
        wave: Array.from(wave, (value) => Number(value.toFixed(4))),
        level_dB,
        floor_dB,
        mean_dB,
        wet,
      };
    },
  };
}

/** One sign alone may be a dark pickup or hard playing; clipping, or two signs, is not dry. */
export const isDry = ({ wet }: Pick<RecordingFigures, 'wet'>): boolean =>
  wet.length === 0 || (wet.length === 1 && wet[0] !== 'clips');
