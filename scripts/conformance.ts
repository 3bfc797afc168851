/** Which rows of `docs/conformance.md` a run of all tests has shown. A test names its rows at the end of its title. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';

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

export const withoutRows = (title: string): string => title.replace(MARK, '');

/** The numbers of all rows that some test answers. */
const answeredRows = (page: string): string[] =>
  page.split('\n').flatMap((line) => /^\| (D?\d+) \| .+ \| .*` › .+ \|$/.exec(line)?.[1] ?? []);

interface Result {
  readonly title: string;
  readonly ok: boolean;
}

const OF_VITEST = z
  .object({
    testResults: z.array(
      z.object({ assertionResults: z.array(z.object({ title: z.string(), status: z.string() })) }),
    ),
  })
  .transform(({ testResults }): Result[] =>
    testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ title, status }) => ({ title, ok: status === 'passed' })),
    ),
  );

interface Suite {
  specs: { title: string; tests: { status: string }[] }[];
  suites?: Suite[] | undefined;
}
const SUITE: z.ZodType<Suite> = z.object({
  specs: z.array(z.object({ title: z.string(), tests: z.array(z.object({ status: z.string() })) })),
  get suites() {
    return z.array(SUITE).optional();
  },
});
const resultsOf = ({ specs, suites = [] }: Suite): Result[] => [
  ...specs.map(({ title, tests }) => ({ title, ok: tests.some(({ status }) => status === 'expected') })),
  ...suites.flatMap(resultsOf),
];
const OF_PLAYWRIGHT = z
  .object({ suites: z.array(SUITE) })
  .transform(({ suites }): Result[] => suites.flatMap(resultsOf));

const REPORT = z.union([OF_VITEST, OF_PLAYWRIGHT]);

/** The rows without a passed test in these reports, files of vitest's and Playwright's JSON. */
export function rowsNotShown(reports: readonly string[]): string[] {
  const results = reports.flatMap((file) => REPORT.parse(JSON.parse(readFileSync(file, 'utf8'))));
  const shown = new Set(results.flatMap(({ title, ok }) => (ok ? rowsOf(title) : [])));
  return answeredRows(readFileSync('docs/conformance.md', 'utf8')).filter((row) => !shown.has(row));
}
