import { BANDS_HZ } from './bands.ts';

/**
 * What the ear makes of a frequency, dB: the second filter of ITU-R BS.1770 (a high-pass near 38 Hz) and its shelf of +4 dB
 * above 1.5 kHz, as far as bands of a third of an octave show them.
 */
const heard_dB = (f: number): number => -10 * Math.log10(1 + (38 / f) ** 4) + 4 / (1 + (1650 / f) ** 2.4);

/** Power of a recording after a change, as the ear weighs it. */
const loudness = (mean_dB: readonly number[], change: (f: number) => number): number =>
  10 *
  Math.log10(
    BANDS_HZ.reduce(
      (sum, f, band) => sum + 10 ** (((mean_dB[band] ?? -140) + change(f) + heard_dB(f)) / 10),
      0,
    ),
  );

/** What a change is turned down by, dB, so that it is as loud as the recording itself. */
export const makeUp = (mean_dB: readonly number[], change: (f: number) => number): number =>
  loudness(mean_dB, () => 0) - loudness(mean_dB, change);
