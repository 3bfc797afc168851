import { BANDS_HZ } from './bands.ts';

/** Range in which guitars and basses differ through loudspeakers, Hz. */
const FROM_HZ = 80;
const TO_HZ = 6500;
/** Distances below this are hard to hear as tone. */
export const AUDIBLE_DB = 1;

/**
 * Log-spectral distance of two sounds in dB: root mean square of the difference of their spectra over
 * frequency, the difference in level taken out. The spectra come by thirds of an octave; each counts by its
 * width in hertz, which makes the sum the usual integral. Weighting and gating are the same on both sides
 * and drop out.
 */
export function spectralDistance(a: readonly number[], b: readonly number[]): number {
  let [width, sum, squares] = [0, 0, 0];
  for (const [band, f] of BANDS_HZ.entries()) {
    if (f < FROM_HZ || f > TO_HZ) continue;
    const step = (b[band] ?? Number.NaN) - (a[band] ?? Number.NaN);
    width += f;
    sum += f * step;
    squares += f * step * step;
  }
  return Math.sqrt(Math.max(0, squares / width - (sum / width) ** 2));
}
