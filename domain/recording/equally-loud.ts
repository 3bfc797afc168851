import { BANDS_HZ } from './bands.ts';

/**
 * K-weighting in dB: the second filter of ITU-R BS.1770 (a high-pass near 38 Hz) and its shelf of +4 dB above 1.5 kHz,
 * at third-octave resolution.
 */
const heard_dB = (f: number): number => -10 * Math.log10(1 + (38 / f) ** 4) + 4 / (1 + (1650 / f) ** 2.4);

/** K-weighted power of a recording after a change. */
const loudness = (mean_dB: readonly number[], change: (f: number) => number): number =>
  10 *
  Math.log10(
    BANDS_HZ.reduce(
      (sum, f, band) => sum + 10 ** (((mean_dB[band] ?? -140) + change(f) + heard_dB(f)) / 10),
      0,
    ),
  );

/** Gain that makes a changed recording as loud as the original, dB. */
export const makeUp = (mean_dB: readonly number[], change: (f: number) => number): number =>
  loudness(mean_dB, () => 0) - loudness(mean_dB, change);
