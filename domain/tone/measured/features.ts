type Levels = readonly (number | null)[];

/** Where a curve is highest, between the frequencies that were taken: Hz, and dB over its zero. */
export interface Peak {
  /** Missing where the curve has no top. */
  readonly frequency_Hz?: number;
  readonly level_dB: number;
}

/** Below this a peak may be of something else. */
const LOWEST_HZ = 600;
const HIGHEST_HZ = 11_000;

/** The top of a curve by the parabola through its three highest points. */
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

/** Where a curve has fallen by 3 dB for good, Hz; undefined where it has not. */
export function minus3Of(f: readonly number[], levels: Levels): number | undefined {
  const last = levels.findLastIndex(
    (level, index) => level !== null && level > -3 && (f[index] ?? 0) >= LOWEST_HZ,
  );
  const [here, next] = [levels[last], levels[last + 1] ?? undefined];
  if (here === undefined || here === null || next === undefined) return undefined;
  return between(f, last, (here + 3) / (here - next));
}

/** A frequency some part of the way from one to the next, by ear. */
const between = (f: readonly number[], index: number, part: number): number => {
  const [from = 0, to = from] = [f[index], f[index + 1]];
  return from * (to / from) ** part;
};
