import { type Day, yearOf } from '../calendar/day.ts';
import { cleanCode } from '../typed-text.ts';

/** What gets a number of its own, each counted from 1 anew in a year. */
const SHAPES = {
  /** A pickup: 26-0412. */
  serial: { before: '', yearDigits: 2 },
  /** A return: R-26-0107. */
  return: { before: 'R-', yearDigits: 2 },
  /** A withdrawal: W-26-0031. */
  withdrawal: { before: 'W-', yearDigits: 2 },
  /** An invoice: RE-2026-0417. */
  invoice: { before: 'RE-', yearDigits: 4 },
  /** A correction of one: RK-2026-0003. */
  correction: { before: 'RK-', yearDigits: 4 },
} as const;
export type NumberKind = keyof typeof SHAPES;

/** Writes a number of a year: at least four digits, more where four do not do. */
export function writeNumber(kind: NumberKind, year: number, count: number): string {
  const { before, yearDigits } = SHAPES[kind];
  return `${before}${String(year).slice(-yearDigits)}-${String(count).padStart(4, '0')}`;
}

/**
 * Reads a number as people type it: small letters, spaces round it, and without leading zeros. Undefined for
 * anything else. Years of two digits are those of this century.
 */
export function readNumber(
  kind: NumberKind,
  text: string,
): { readonly year: number; readonly count: number } | undefined {
  const { before, yearDigits } = SHAPES[kind];
  const shape = new RegExp(`^${before}(\\d{${yearDigits}})-(\\d{1,7})$`);
  const [, year, count] = shape.exec(cleanCode(text)) ?? [];
  if (!year || !count || Number(count) === 0) return undefined;
  return { year: yearDigits === 2 ? 2000 + Number(year) : Number(year), count: Number(count) };
}

/** The number in its one spelling; undefined for what is none. */
export function spelledNumber(kind: NumberKind, text: string): string | undefined {
  const read = readNumber(kind, text);
  return read && writeNumber(kind, read.year, read.count);
}

/**
 * The number after the last one that was given, on a day. Whoever stores it makes sure that it is given once: a unique
 * column, and another try where two people asked at once.
 */
export function nextNumber(kind: NumberKind, last: string | undefined, today: Day): string {
  const year = yearOf(today);
  const before = last === undefined ? undefined : readNumber(kind, last);
  // A clock that went back must not give a number twice: it goes on in the later year.
  if (before && before.year >= year) return writeNumber(kind, before.year, before.count + 1);
  return writeNumber(kind, year, 1);
}

/** Numbers in the order in which they were given. */
export function byNumber(kind: NumberKind): (a: string, b: string) => number {
  const rank = (text: string) => {
    const read = readNumber(kind, text);
    return read ? read.year * 1e7 + read.count : 0;
  };
  return (a, b) => rank(a) - rank(b);
}
