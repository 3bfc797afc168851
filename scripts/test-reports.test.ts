import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { failuresInWords, readReports, skippedInWords } from './test-reports.ts';

const reports = (contents: readonly object[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'reports-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return contents.map((content, nth) => {
    const file = join(folder, `${nth}.json`);
    writeFileSync(file, JSON.stringify(content));
    return file;
  });
};

const test = (title: string, status: string, why?: string) => ({
  title,
  status,
  failureMessages: why ? [why] : [],
});
const spec = (title: string, status: string, why?: string) => ({
  title,
  tests: [{ status, results: [{ errors: why ? [{ message: why }] : [] }] }],
});

it('reads results and errors from both kinds of reports', () => {
  const results = readReports(
    reports([
      {
        testResults: [
          {
            name: join(process.cwd(), 'tests/api/a.test.ts'),
            status: 'failed',
            assertionResults: [
              test('holds', 'passed'),
              test('breaks', 'failed', '\u001b[31mErr\u001b[39m\n  at x'),
            ],
          },
          {
            name: join(process.cwd(), 'b.test.ts'),
            status: 'failed',
            message: 'no such file',
            assertionResults: [],
          },
          {
            name: join(process.cwd(), 'c.test.ts'),
            status: 'passed',
            assertionResults: [
              test('waits', 'pending'),
              { ...test('is alone', 'skipped'), meta: { reason: 'no namespaces' } },
            ],
          },
        ],
      },
      {
        suites: [
          {
            file: 'e2e/d.spec.ts',
            specs: [spec('is seen', 'expected'), spec('is not seen', 'unexpected', 'not visible')],
            suites: [{ file: 'e2e/d.spec.ts', specs: [spec('within', 'expected')] }],
          },
        ],
      },
    ]),
  );
  expect(results.map(({ outcome }) => outcome)).toEqual([
    ...['passed', 'failed', 'failed', 'skipped', 'skipped'],
    ...['passed', 'failed', 'passed'],
  ]);
  expect(skippedInWords(results)).toEqual(['Skipped, 1 test: no namespaces', '    c.test.ts › is alone']);
  expect(failuresInWords(results)).toBe(
    [
      ...['tests/api/a.test.ts › breaks', '    Err', '      at x'],
      ...['b.test.ts › the file as a whole', '    no such file'],
      ...['e2e/d.spec.ts › is not seen', '    not visible'],
    ].join('\n'),
  );
});
