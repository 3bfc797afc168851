/** Centre frequencies of the bands, Hz, a third of an octave apart. */
export const BANDS_HZ: readonly number[] = Array.from({ length: 28 }, (_, n) => 1000 * 2 ** ((n - 15) / 3));

/** Interpolates a band value at any frequency, linear on a logarithmic axis. */
export function betweenBands(values: readonly number[], f: number): number {
  const place = Math.min(values.length - 1, Math.max(0, Math.log2(f / (BANDS_HZ[0] ?? 1)) * 3));
  const [below, above] = [Math.floor(place), Math.ceil(place)];
  const [a, b] = [values[below] ?? 0, values[above] ?? 0];
  return a + (b - a) * (place - below);
}
