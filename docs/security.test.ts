import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withoutRows } from '../scripts/conformance.ts';

const PAGE = readFileSync('docs/security.md', 'utf8');

interface Row {
  readonly row: string;
  readonly level: string;
  readonly answer: string;
}

const ROWS: readonly Row[] = Array.from(
  PAGE.matchAll(/^\| (V\d+\.\d+\.\d+) \| ([123]) \| .+? \| (.+) \|$/gm),
  ([, row = '', level = '', answer = '']) => ({ row, level, answer }),
);

/** How many rows of levels 1 and 2 each chapter of the standard's version 5.0.0 has. */
const CHAPTERS = {
  V1: 27,
  V2: 11,
  V3: 19,
  V4: 10,
  V5: 9,
  V6: 35,
  V7: 18,
  V8: 7,
  V9: 7,
  V10: 29,
  V11: 14,
  V12: 9,
  V13: 13,
  V14: 9,
  V15: 13,
  V16: 16,
  V17: 7,
};

const TITLE = /(?:\bit|\btest|\]\)|\))\(\s*(['`])((?:(?!\1).)+)\1/g;
const titlesOf = (file: string) =>
  new Set(Array.from(readFileSync(file, 'utf8').matchAll(TITLE), ([, , title = '']) => withoutRows(title)));

const KINDS = /^(by review: |does not apply: |short: |`[^`]+\.(test|spec)\.tsx?`)/;

describe('the page on security', () => {
  it('answers every row of levels 1 and 2 once, in order', () => {
    const counted = ROWS.reduce<Record<string, number>>((sum, { row }) => {
      const chapter = row.split('.')[0] ?? '';
      return Object.assign(sum, { [chapter]: (sum[chapter] ?? 0) + 1 });
    }, {});
    expect(counted).toEqual(CHAPTERS);
    expect(new Set(ROWS.map(({ row }) => row)).size).toBe(ROWS.length);
    expect(ROWS.filter(({ level }) => level === '3')).toEqual([]);
  });

  it('has an answer of a known kind for each, and says how many there are', () => {
    expect(ROWS.filter(({ answer }) => !KINDS.test(answer))).toEqual([]);
    const counts = ['by review', 'does not apply', 'short'].map(
      (kind) => ROWS.filter(({ answer }) => answer.startsWith(`${kind}: `) && isOf(kind, answer)).length,
    );
    const said = Array.from(PAGE.matchAll(/^- \*\*.*\((\d+) rows\)/gm), ([, count]) => Number(count));
    expect(said).toEqual(counts);
  });

  const named = ROWS.flatMap(({ row, answer }) =>
    Array.from(
      answer.matchAll(
        /`([^`]+\.(?:test|spec)\.tsx?)`(?: › (.+?))?(?=; `| \((?:twelve|128|argon2id)|\. `|$)/g,
      ),
      ([, file = '', title]) => ({
        row,
        file,
        title,
      }),
    ),
  );

  it('names only tests that are there', () => {
    expect(named.length).toBeGreaterThan(150);
    const lost = named.filter(
      ({ file, title }) => !existsSync(file) || (title !== undefined && !titlesOf(file).has(title)),
    );
    expect(lost).toEqual([]);
  });

  it('names only places that are there', () => {
    const places = ROWS.flatMap(({ answer }) =>
      Array.from(answer.matchAll(/`([\w./-]+\/[\w./-]*)`/g), ([, place = '']) => place),
    );
    expect(places.filter((place) => !place.startsWith('/') && !existsSync(place))).toEqual([]);
  });
});

/** A review that also names a test counts as shown by it. */
function isOf(kind: string, answer: string): boolean {
  return kind !== 'by review' || !answer.includes(' › ');
}
