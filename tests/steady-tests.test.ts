import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Code that makes a test depend on chance or speed. Only the bench measures time. */
const CHANCE: Readonly<Record<string, RegExp>> = {
  'a second try': /\bretr(?:y|ies):|\.retries\(|--retries/,
  'a wait without a sign to wait for': /\.waitForTimeout\(/,
  'a day or month of UTC, which is not the workshop’s around midnight':
    /(?:new Date|now)\(\)\.toISOString\(\)\.slice\(0, (?:7|10)\)/,
  'a bound of time': /performance\.now\(\) - \w+\)\s*\.toBeLess|Date\.now\(\) - \w+\)\s*\.toBeLess/,
};

/** Tests of time itself, with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'tests/faults/drain.test.ts':
    'an end that is asked for twice comes before the patience of the first is over',
};

const OURS = globSync([
  '{app,assets,domain,docs,sandbox,scripts,server,tests}/**/*.{test,spec}.{ts,tsx}',
  'tests/e2e/*.ts',
  '*.config.ts',
  'scripts/test.mjs',
]).filter((file) => !/node_modules|^tests\/bench|steady-tests/.test(file));

it('no test retries, sleeps for a fixed time, or depends on the machine’s speed', () => {
  expect(OURS.length).toBeGreaterThan(300);
  const found = OURS.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return Object.entries(CHANCE).flatMap(([what, of]) =>
      of.test(text) && !(file in EXCEPTIONS) ? [`${file}: ${what}`] : [],
    );
  });
  expect(found).toEqual([]);
});
