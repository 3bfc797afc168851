/** Computes which rows of `docs/conformance.md` a test run has shown. Test titles end with their rows. */
import { globSync, readFileSync } from 'node:fs';
import type { Result } from './test-reports.ts';

const MARK = / \[rows? ([^\]]+)\]$/;

/** The rows in a title: `… [row 7]`, `… [rows 7, 9–12, D26]`. */
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

/** A title without rows, case and `@at-length`, as in `docs/conformance.md`. */
export const withoutRows = (title: string): string =>
  title.replace(MARK, '').replace(/ \[cases? [^\]]+\]| @at-length/g, '');

/** The rows that name a test. */
const answeredRows = (page: string): string[] =>
  page.split('\n').flatMap((line) => /^\| (D?\d+) \| .+ \| .*` › .+ \|$/.exec(line)?.[1] ?? []);

const AT_LENGTH = /(['`])((?:(?!\1).)+ @at-length(?:(?!\1).)*)\1/g;

/** Rows of browser tests that a whole run skips (playwright.config.ts). */
const rowsAtLength = (): string[] =>
  globSync('tests/e2e/*.spec.ts').flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(AT_LENGTH), ([, , title = '']) => rowsOf(title)).flat(),
  );

/**
 * Rows without a passed test. Tests that the machine cannot run count as passed; so do those marked `@at-length`, unless
 * they ran (`atLength`).
 */
export function rowsNotShown(results: readonly Result[], { atLength }: { atLength: boolean }): string[] {
  const shown = new Set([
    ...results.flatMap(({ title, outcome, reason }) => (outcome === 'passed' || reason ? rowsOf(title) : [])),
    ...(atLength ? [] : rowsAtLength()),
  ]);
  return answeredRows(readFileSync('docs/conformance.md', 'utf8')).filter((row) => !shown.has(row));
}
