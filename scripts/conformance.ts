/** Which rows of `docs/conformance.md` a run of all tests has shown. A test names its rows at the end of its title. */
import { globSync, readFileSync } from 'node:fs';
import type { Result } from './test-reports.ts';

const MARK = / \[rows? ([^\]]+)\]$/;

/** The rows that a title names: `… [row 7]`, `… [rows 7, 9–12, D26]`. */
export function rowsOf(title: string): string[] {
  const [, list = ''] = MARK.exec(title) ?? [];
  return list
    .split(', ')
    .filter(Boolean)
    .flatMap((part) => {
      const kind = part.startsWith('D') ? 'D' : '';
      const [first = 0, last = first] = part.replaceAll('D', '').split('–').map(Number);
      return Array.from({ length: last - first + 1 }, (_, nth) => `${kind}${first + nth}`);
    });
}

/** A title as the page names it: without rows, the case that a fault was reported under, and the mark of a long test. */
export const withoutRows = (title: string): string =>
  title.replace(MARK, '').replace(/ \[cases? [^\]]+\]| @at-length/g, '');

/** The numbers of all rows that some test answers. */
const answeredRows = (page: string): string[] =>
  page.split('\n').flatMap((line) => /^\| (D?\d+) \| .+ \| .*` › .+ \|$/.exec(line)?.[1] ?? []);

const AT_LENGTH = /(['`])((?:(?!\1).)+ @at-length(?:(?!\1).)*)\1/g;

/** The rows of browser tests that a whole run leaves out (playwright.config.ts). */
const rowsAtLength = (): string[] =>
  globSync('tests/e2e/*.spec.ts').flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(AT_LENGTH), ([, , title = '']) => rowsOf(title)).flat(),
  );

/**
 * The rows without a passed test among these; tests that the machine cannot run are taken as passed, and those marked
 * `@at-length` too, unless they have run (`atLength`).
 */
export function rowsNotShown(results: readonly Result[], { atLength }: { atLength: boolean }): string[] {
  const shown = new Set([
    ...results.flatMap(({ title, outcome, reason }) => (outcome === 'passed' || reason ? rowsOf(title) : [])),
    ...(atLength ? [] : rowsAtLength()),
  ]);
  return answeredRows(readFileSync('docs/conformance.md', 'utf8')).filter((row) => !shown.has(row));
}
