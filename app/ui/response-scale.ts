/** Range of a response plot: a logarithmic axis in Hz and a linear one in dB. */
export interface Frame {
  readonly minimum_Hz: number;
  readonly maximum_Hz: number;
  readonly minimum_dB: number;
  readonly maximum_dB: number;
}

export interface Tick {
  /** 0 at the left or top edge, 1 at the right or bottom. */
  readonly at: number;
  readonly words: string;
  /** Has a unit or is zero: shown even in a narrow plot. */
  readonly main: boolean;
}

const rounded = (value: number) => Math.round(value * 1e4) / 1e4;

/** Horizontal position of a frequency: 0 at the left edge, 1 at the right. */
export const acrossOf = (frequency_Hz: number, { minimum_Hz, maximum_Hz }: Frame): number =>
  rounded(Math.log(frequency_Hz / minimum_Hz) / Math.log(maximum_Hz / minimum_Hz));

/** Vertical position of a level: 0 at the top edge, 1 at the bottom. */
export const downOf = (level_dB: number, { minimum_dB, maximum_dB }: Frame): number =>
  rounded((maximum_dB - level_dB) / (maximum_dB - minimum_dB));

/** Ticks at 1, 2 and 5 of each decade; decades carry the unit. */
export function frequencyTicks(frame: Frame): readonly Tick[] {
  const ticks: Tick[] = [];
  for (let decade = 10; decade <= frame.maximum_Hz; decade *= 10) {
    for (const step of [1, 2, 5]) {
      const frequency = decade * step;
      if (frequency < frame.minimum_Hz || frequency > frame.maximum_Hz) continue;
      const figure = frequency < 1000 ? frequency : frequency / 1000;
      const unit = frequency < 1000 ? 'Hz' : 'kHz';
      ticks.push({
        at: acrossOf(frequency, frame),
        words: step === 1 ? `${figure}\u00a0${unit}` : String(figure),
        main: step === 1,
      });
    }
  }
  return ticks;
}

const DB_STEP = 6;

/** Ticks every 6 dB, from the top. */
export function levelTicks(frame: Frame): readonly Tick[] {
  const top = Math.floor(frame.maximum_dB / DB_STEP);
  const bottom = Math.ceil(frame.minimum_dB / DB_STEP);
  return Array.from({ length: top - bottom + 1 }, (_, index) => {
    const level = (top - index) * DB_STEP;
    const words = level > 0 ? `+${level}` : level < 0 ? `−${-level}` : '0';
    return { at: downOf(level, frame), words, main: level === 0 };
  });
}

/** SVG path through points given as fractions of the frame, in a square box of side `size`. */
export function pathThrough(across: readonly number[], down: readonly number[], size: number): string {
  return across
    .map(
      (x, index) => `${index ? 'L' : 'M'}${(x * size).toFixed(1)} ${((down[index] ?? 0) * size).toFixed(1)}`,
    )
    .join('');
}

/** Closed SVG path of the area between two lines over the same points. */
export function pathBetween(
  across: readonly number[],
  upper: readonly number[],
  lower: readonly number[],
  size: number,
): string {
  const there = pathThrough(across, upper, size);
  const back = pathThrough(across.toReversed(), lower.toReversed(), size);
  return `${there}L${back.slice(1)}Z`;
}

/**
 * Row of a mark's label, counted from 1 next to the plot. Labels are left of their hairlines, so the rightmost label is
 * highest and no hairline crosses a label.
 */
export function laneOf(frequency_Hz: number, all: readonly number[], index: number): number {
  return all.filter((other, place) => other < frequency_Hz || (other === frequency_Hz && place <= index))
    .length;
}
