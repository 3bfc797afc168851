import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rowsOf, withoutRows } from '../scripts/conformance.ts';

const PAGE = readFileSync('docs/conformance.md', 'utf8');

interface Row {
  readonly number: string;
  readonly behaviour: string;
  readonly answer: string;
}

const ROWS: readonly Row[] = PAGE.split('\n').flatMap((line) => {
  const [, number, behaviour, answer] = /^\| (D?\d+) \| (.+?) \| (.+) \|$/.exec(line) ?? [];
  return number && behaviour && answer ? [{ number, behaviour, answer }] : [];
});
/** The numbered behaviours; later decisions stand in a table of their own. */
const BEHAVIOURS = ROWS.filter(({ number }) => !number.startsWith('D'));

const TEST = /^`([^`]+)` › (.+)$/;

const KINDS = {
  '`file` › test': TEST,
  'decision N': /^decision \d+[;:] /,
  'seen, no test yet': /^seen, no test yet: /,
  'not there yet': /^not there yet: /,
  outside: /^outside: /,
} as const;

const kindOf = (answer: string) => Object.entries(KINDS).find(([, shape]) => shape.test(answer))?.[0];

/** The tests that an answer names; what stands between them is a decision. */
function testsIn(answer: string): { file: string; name: string }[] {
  return answer.split(/; (?=`)/).flatMap((part) => {
    const [, file, name] = TEST.exec(part) ?? [];
    return file && name ? [{ file, name }] : [];
  });
}

/** A file's tests, as their titles are written: without the rows they name, and these rows. */
const TITLE = /(?:\bit|\batLength|\btest|\]\)|\))\(\s*(['`])((?:(?!\1).)+)\1/g;
const tests = new Map<string, Map<string, string[]>>();
function testsOf(file: string): Map<string, string[]> {
  const known = tests.get(file);
  if (known) return known;
  const found = existsSync(file)
    ? new Map(
        Array.from(readFileSync(file, 'utf8').matchAll(TITLE), ([, , title = '']) => [
          withoutRows(title),
          rowsOf(title),
        ]),
      )
    : new Map<string, string[]>();
  tests.set(file, found);
  return found;
}

describe('the page on conformance', () => {
  it('answers each of the 570 behaviours once, in order', () => {
    expect(BEHAVIOURS.map(({ number }) => number)).toEqual(
      Array.from({ length: 570 }, (_, index) => String(index + 1)),
    );
    expect(new Set(ROWS.map(({ number }) => number)).size).toBe(ROWS.length);
  });

  it('answers in one of its five ways', () => {
    for (const { number, answer } of ROWS) expect(kindOf(answer), `row ${number}: ${answer}`).toBeDefined();
  });

  it('calls nothing done without a test, a decision that it is not built, or the word seen', () => {
    for (const { number, answer } of ROWS) {
      if (!/^(`|decision)/.test(answer) || /: not built$/.test(answer)) continue;
      expect(testsIn(answer).length, `row ${number}: ${answer}`).toBeGreaterThan(0);
    }
  });

  it('names tests that name it, and no test names a row that does not name it', () => {
    const named = ROWS.flatMap(({ number, answer }) =>
      testsIn(answer).map(({ file, name }) => `${number} ${file} › ${name}`),
    );
    const files = new Set(ROWS.flatMap(({ answer }) => testsIn(answer).map(({ file }) => file)));
    const naming = [...files].flatMap((file) =>
      [...testsOf(file)].flatMap(([name, rows]) => rows.map((row) => `${row} ${file} › ${name}`)),
    );
    expect(naming.sort()).toEqual(named.sort());
  });

  it('lets no test show more than ten of them: more are not seen by anybody who reads it', () => {
    const files = new Set(ROWS.flatMap(({ answer }) => testsIn(answer).map(({ file }) => file)));
    const long = [...files].flatMap((file) =>
      [...testsOf(file)].flatMap(([name, rows]) => (rows.length > 10 ? [`${file} › ${name}`] : [])),
    );
    expect(long).toEqual([]);
  });

  it('counts right', () => {
    for (const kind of Object.keys(KINDS)) {
      const [, counted] = new RegExp(`^\\| ${kind} \\| (\\d+) \\|`, 'm').exec(PAGE) ?? [];
      const rows = BEHAVIOURS.filter(({ answer }) => kindOf(answer) === kind);
      expect(Number(counted), kind).toBe(rows.length);
    }
  });
});
