import { weekdayOf } from '../calendar/day.ts';
import type { AxisDay, OrderLineStep, OrderProgress } from './order-progress.ts';

/**
 * Position on the timeline of an order's page: a share of the line's width plus an offset in pixels, valid at every
 * width from the narrowest horizontal line: 992 px less both margins.
 */
export interface LinePlace {
  readonly percent: number;
  readonly px: number;
}

/** Line widths of the layout: the narrowest, and that of the design. */
export const NARROW_PX = 878;
export const WIDE_PX = 1321;

/** Position of the last day; leaves room for the text of the last step. */
const END_PERCENT = 85.2;
/** Distance between the texts of two steps; 214 px in the design. */
export const WORDS_PERCENT = 16.2;
/** Offset of dots on the same day. */
export const DOT_PX = 22;
/** Space that a date needs. */
export const DATE_PX = 78;
/** Up to this many days each has a tick and its weekday; beyond that only Mondays, with months. */
const NAMED_DAYS = 16;
/** Heights at which leaders turn, px. */
const LEVEL = { top: 66, step: 8 } as const;

export interface TimelineStep {
  readonly step: OrderLineStep;
  readonly dot: LinePlace;
  /** Start of its text, percent. */
  readonly wordsAt: number;
  /** Height of the turn in the line from dot to text; undefined if the text is below its dot. */
  readonly leader: number | undefined;
}

export interface TimelineDay extends AxisDay {
  readonly percent: number;
  /** A long tick, and a date if there is room. */
  readonly isMajor: boolean;
  readonly dated: { readonly narrow: boolean; readonly wide: boolean };
}

export interface OrderTimeline {
  readonly steps: readonly TimelineStep[];
  readonly days: readonly TimelineDay[];
  readonly done: LinePlace;
  /** End of the line, percent. */
  readonly end: number;
  /** The line is long enough for dates to include the month. */
  readonly isLong: boolean;
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
const onLine = (place: number): number => round((place * END_PERCENT) / 100);

/** Dots in their order. Adds pixels so that dots do not touch on the narrowest line. */
function placeDots(percents: readonly number[]): readonly LinePlace[] {
  const dots: LinePlace[] = [];
  for (const percent of percents) {
    const last = dots.at(-1);
    const free = last ? ((percent - last.percent) / 100) * NARROW_PX - last.px : Infinity;
    dots.push({ percent, px: last && free < DOT_PX ? Math.ceil(DOT_PX - free) : 0 });
  }
  return dots;
}

/** Texts in their order, as near to their dots as possible. */
function placeWords(dots: readonly LinePlace[]): readonly number[] {
  const positions: number[] = [];
  for (const { percent, px } of dots) {
    const dotPercent = percent + (100 * px) / NARROW_PX;
    positions.push(Math.max(dotPercent, (positions.at(-1) ?? -Infinity) + WORDS_PERCENT));
  }
  // A text beyond the end moves back and pushes the others.
  for (let index = positions.length - 1, end = END_PERCENT; index >= 0; index--, end -= WORDS_PERCENT)
    positions[index] = Math.min(positions[index] ?? 0, end);
  return positions.map(round);
}

/** Heights of the leaders' turns. Those to the right rise in order, those to the left fall, so that none cross. */
function levelsOf(dots: readonly LinePlace[], words: readonly number[]): readonly (number | undefined)[] {
  const ways = dots.map(({ percent, px }, index) => {
    const gap = (words[index] ?? 0) - percent - (100 * px) / NARROW_PX;
    return Math.abs(gap) < 0.01 && px === 0 ? 0 : Math.sign(gap || 1);
  });
  return ways.map((way, index) => {
    if (way === 0) return undefined;
    // Position among neighbours in the same direction.
    let [before, after] = [0, 0];
    while (ways[index - before - 1] === way) before++;
    while (ways[index + after + 1] === way) after++;
    return LEVEL.top + LEVEL.step * (way > 0 ? after : before);
  });
}

/** Dates that fit a line of a width, by priority: first, last, today, days of steps, Mondays, others. */
function datedDays(
  days: readonly (AxisDay & { readonly percent: number; readonly isMajor: boolean })[],
  stepDays: ReadonlySet<string>,
  width: number,
): ReadonlySet<string> {
  const rank = ({ day, isToday, isMajor }: (typeof days)[number], index: number): number => {
    if (index === 0) return 0;
    if (index === days.length - 1) return 1;
    if (isToday) return 2;
    if (stepDays.has(day)) return 3;
    if (weekdayOf(day) === 1) return 4;
    return isMajor ? 5 : Infinity;
  };
  const ranked = days
    .map((day, index) => ({ day, rank: rank(day, index) }))
    .filter((each) => each.rank !== Infinity)
    .sort((a, b) => a.rank - b.rank);
  const set: { readonly day: string; readonly at: number }[] = [];
  for (const { day } of ranked) {
    const at = (day.percent / 100) * width;
    if (set.every((other) => Math.abs(other.at - at) >= DATE_PX)) set.push({ day: day.day, at });
  }
  return new Set(set.map(({ day }) => day));
}

export function orderTimeline({
  steps,
  days,
  doneTo,
}: Pick<OrderProgress, 'steps' | 'days' | 'doneTo'>): OrderTimeline {
  const isLong = days.length > NAMED_DAYS + 1;
  const dots = placeDots(steps.map(({ place }) => onLine(place)));
  const textPositions = placeWords(dots);
  const levels = levelsOf(dots, textPositions);
  const stepDays = new Set<string>(steps.map(({ day }) => day));
  const placed = days.map((day, index) => ({
    ...day,
    percent: onLine(day.place),
    isMajor: !isLong || weekdayOf(day.day) === 1 || index === 0 || index === days.length - 1,
  }));
  const narrow = datedDays(placed, stepDays, NARROW_PX);
  const wide = datedDays(placed, stepDays, WIDE_PX);
  const now = steps.findIndex(({ state }) => state === 'now');
  const until = { percent: onLine(doneTo), px: 0 };
  const nowAt = dots[now];
  const isBehind = nowAt !== undefined && nowAt.percent >= until.percent;
  return {
    steps: steps.map((step, index) => ({
      step,
      dot: dots[index] ?? until,
      wordsAt: textPositions[index] ?? 0,
      leader: levels[index],
    })),
    days: placed.map((day) => ({
      ...day,
      dated: { narrow: narrow.has(day.day), wide: wide.has(day.day) },
    })),
    done: isBehind ? nowAt : until,
    end: END_PERCENT,
    isLong,
  };
}
