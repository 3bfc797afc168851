/** What a response plot shows: a logarithmic axis in Hz and a linear one in dB. */
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
  /** Carries a unit, or is the zero: stays where there is little room. */
  readonly main: boolean;
}

const rounded = (value: number) => Number(value.toFixed(4));

/** Where a frequency stands: 0 at the left edge, 1 at the right. */
export const acrossOf = (frequency_Hz: number, { minimum_Hz, maximum_Hz }: Frame): number =>
  rounded(Math.log(frequency_Hz / minimum_Hz) / Math.log(maximum_Hz / minimum_Hz));

/** Where a level stands: 0 at the top edge, 1 at the bottom. */
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

/** The path through points given as parts of the frame, in a box of `size` a side. */
export function pathThrough(across: readonly number[], down: readonly number[], size: number): string {
  return across
    .map(
      (x, index) => `${index ? 'L' : 'M'}${(x * size).toFixed(1)} ${((down[index] ?? 0) * size).toFixed(1)}`,
    )
    .join('');
}

/** The outline of what lies between two lines over the same points, for filling. */
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
 * Row of a mark's word, 1 for the one next to the plot. Words stand at the left of their hairlines, so the rightmost
 * stands highest: then no hairline runs through a word.
 */
export function laneOf(frequency_Hz: number, all: readonly number[], index: number): number {
  return all.filter((other, place) => other < frequency_Hz || (other === frequency_Hz && place <= index))
    .length;
}
