import { type Day, yearOf } from '../calendar/day.ts';
import { cleanCode } from '../typed-text.ts';

/** Kinds of running numbers. Each restarts at 1 every year. */
const SHAPES = {
  /** A pickup: 26-0412. */
  serial: { before: '', yearDigits: 2 },
  /** A return: R-26-0107. */
  return: { before: 'R-', yearDigits: 2 },
  /** A repair: RP-26-0012. */
  repair: { before: 'RP-', yearDigits: 2 },
  /** A withdrawal: W-26-0031. */
  withdrawal: { before: 'W-', yearDigits: 2 },
  /** An invoice: RE-2026-0417. */
  invoice: { before: 'RE-', yearDigits: 4 },
  /** A correction of one: RK-2026-0003. */
  correction: { before: 'RK-', yearDigits: 4 },
} as const;
export type NumberKind = keyof typeof SHAPES;

/** Writes a number of a year with at least four digits. */
export function writeNumber(kind: NumberKind, year: number, count: number): string {
  const { before, yearDigits } = SHAPES[kind];
  return `${before}${String(year).slice(-yearDigits)}-${String(count).padStart(4, '0')}`;
}

/** Reads a typed number, or undefined. Accepts small letters, spaces and missing zeros. Years are of this century. */
export function readNumber(kind: NumberKind, text: string) {
  const { before, yearDigits } = SHAPES[kind];
  const shape = new RegExp(`^${before}(\\d{${yearDigits}})-(\\d{1,7})$`);
  const [, year, count] = shape.exec(cleanCode(text)) ?? [];
  if (!year || !count || Number(count) === 0) return undefined;
  return { year: yearDigits === 2 ? 2000 + Number(year) : Number(year), count: Number(count) };
}

/** Normalises a number; undefined if it is invalid. */
export function spelledNumber(kind: NumberKind, text: string): string | undefined {
  const read = readNumber(kind, text);
  return read && writeNumber(kind, read.year, read.count);
}

/** The next number on a day. The caller ensures uniqueness: a unique column, and a retry for concurrent requests. */
export function nextNumber(kind: NumberKind, last: string | undefined, today: Day): string {
  const year = yearOf(today);
  const before = last === undefined ? undefined : readNumber(kind, last);
  // Continues in the later year if the clock went back, so that no number repeats.
  if (before && before.year >= year) return writeNumber(kind, before.year, before.count + 1);
  return writeNumber(kind, year, 1);
}

export function byNumber(kind: NumberKind): (a: string, b: string) => number {
  const rank = (text: string) => {
    const read = readNumber(kind, text);
    return read ? read.year * 1e7 + read.count : 0;
  };
  return (a, b) => rank(a) - rank(b);
}
