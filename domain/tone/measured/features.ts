type Levels = readonly (number | null)[];

/** Maximum of a curve, interpolated: Hz, and dB above the curve's zero. */
export interface Peak {
  /** Missing if the curve has no maximum. */
  readonly frequency_Hz?: number;
  readonly level_dB: number;
}

/** A peak below this frequency may have another cause. */
const LOWEST_HZ = 600;
const HIGHEST_HZ = 11_000;

/** Finds the peak of a curve by the parabola through its three highest points. */
export function peakOf(f: readonly number[], levels: Levels): Peak {
  let top = -1;
  let highest = -Infinity;
  levels.forEach((level, index) => {
    const hertz = f[index] ?? 0;
    if (level === null || hertz <= LOWEST_HZ || hertz >= HIGHEST_HZ || level <= highest) return;
    [top, highest] = [index, level];
  });
  const [before, after] = [levels[top - 1] ?? undefined, levels[top + 1] ?? undefined];
  if (before === undefined || after === undefined || before > highest || after > highest)
    return { level_dB: highest };
  const shift = (0.5 * (before - after)) / (before - 2 * highest + after);
  return {
    frequency_Hz: between(f, top, shift),
    level_dB: highest - 0.25 * (before - after) * shift,
  };
}

/** Frequency above which a curve stays below −3 dB, Hz; undefined if it does not fall that far. */
export function minus3Of(f: readonly number[], levels: Levels): number | undefined {
  const last = levels.findLastIndex(
    (level, index) => level !== null && level > -3 && (f[index] ?? 0) >= LOWEST_HZ,
  );
  const [here, next] = [levels[last], levels[last + 1] ?? undefined];
  if (here === undefined || here === null || next === undefined) return undefined;
  return between(f, last, (here + 3) / (here - next));
}

/** Interpolates between neighbouring frequencies on a logarithmic scale. */
const between = (f: readonly number[], index: number, part: number): number => {
  const [from = 0, to = from] = [f[index], f[index + 1]];
  return from * (to / from) ** part;
};
