/** Reads the JSON reports of vitest and Playwright in a common format. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

export interface Result {
  readonly file: string;
  readonly title: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** Message of the first error. */
  readonly why: string;
  /** Missing program, if that is why it was skipped. */
  readonly reason?: string | undefined;
}

const OF_VITEST = z
  .object({
    testResults: z.array(
      z.object({
        name: z.string(),
        status: z.string(),
        message: z.string().default(''),
        assertionResults: z.array(
          z.object({
            title: z.string(),
            status: z.string(),
            failureMessages: z.array(z.string()).nullish(),
            meta: z.object({ reason: z.string().optional() }).optional(),
          }),
        ),
      }),
    ),
  })
  .transform(({ testResults }): Result[] =>
    testResults.flatMap(({ name, status, message, assertionResults }) => {
      const file = relative('', name);
      const results = assertionResults.map(
        (test): Result => ({
          file,
          title: test.title,
          outcome: test.status === 'passed' || test.status === 'failed' ? test.status : 'skipped',
          why: test.failureMessages?.[0] ?? '',
          reason: test.meta?.reason,
        }),
      );
      // The file could not be loaded, or its setup failed.
      return status === 'failed' && !results.some(({ outcome }) => outcome === 'failed')
        ? [...results, { file, title: 'the file as a whole', outcome: 'failed', why: message }]
        : results;
    }),
  );

interface Suite {
  file: string;
  specs: {
    title: string;
    tests: { status: string; results: { errors: { message?: string | undefined }[] }[] }[];
  }[];
  suites?: Suite[] | undefined;
}
const SUITE: z.ZodType<Suite> = z.object({
  file: z.string(),
  specs: z.array(
    z.object({
      title: z.string(),
      tests: z.array(
        z.object({
          status: z.string(),
          results: z.array(z.object({ errors: z.array(z.object({ message: z.string().optional() })) })),
        }),
      ),
    }),
  ),
  get suites() {
    return z.array(SUITE).optional();
  },
});

const OUTCOMES: Readonly<Record<string, Result['outcome']>> = { expected: 'passed', skipped: 'skipped' };

const resultsOf = ({ file, specs, suites = [] }: Suite): Result[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests.map(
      ({ status, results }): Result => ({
        file,
        title,
        outcome: OUTCOMES[status] ?? 'failed',
        why: results.flatMap(({ errors }) => errors)[0]?.message ?? '',
      }),
    ),
  ),
  ...suites.flatMap(resultsOf),
];
const OF_PLAYWRIGHT = z
  .object({ suites: z.array(SUITE) })
  .transform(({ suites }): Result[] => suites.flatMap(resultsOf));

const REPORT = z.union([OF_VITEST, OF_PLAYWRIGHT]);

export const readReports = (files: readonly string[]): Result[] =>
  files.flatMap((file) => REPORT.parse(JSON.parse(readFileSync(file, 'utf8'))));

/** Limit of an error's text: enough to recognize it in a list. */
const WHY_CHARACTERS = 600;

export const failuresInWords = (results: readonly Result[]): string =>
  results
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ file, title, why }) => {
      const lines = stripVTControlCharacters(why).slice(0, WHY_CHARACTERS).trim().split('\n');
      return [`${file} › ${title}`, ...lines.map((line) => `    ${line}`)].join('\n');
    })
    .join('\n');

export const namesOfFailures = (results: readonly Result[]): string[] =>
  results.filter(({ outcome }) => outcome === 'failed').map(({ file, title }) => `${file} › ${title}`);

/** Skipped tests by the missing program. */
export function skippedInWords(results: readonly Result[]): string[] {
  const byReason = new Map<string, Result[]>();
  for (const result of results)
    if (result.reason) byReason.set(result.reason, [...(byReason.get(result.reason) ?? []), result]);
  return [...byReason].flatMap(([reason, tests]) => [
    `Skipped, ${tests.length} ${tests.length === 1 ? 'test' : 'tests'}: ${reason}`,
    ...tests.map(({ file, title }) => `    ${file} › ${title}`),
  ]);
}
