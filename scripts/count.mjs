// npm run count: prints lines of tracked files by kind and folder, and the slowest test files of the last
// run.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A file belongs to its first matching kind. */
const KINDS = {
  generated:
    /\.generated\.json$|^(public\/generated\/|assets\/records\/|server\/platform\/db\/migrations\/|package-lock|tests\/bench\/package-lock)/,
  tests: /^tests\/(?!bench\/)|\.(test|spec)\.tsx?$/,
  messages: /\.messages\.tsx?$/,
  css: /\.css$/,
  code: /^(app|domain|server|sandbox)\/.*\.(tsx?|mjs)$|^(main|open-shop)\.ts$/,
  'makers of assets': /^assets\/.*\.(tsx?|mjs|py)$/,
  'scripts and config': /^scripts\/|^tests\/bench\/|^[^/]+\.(ts|mjs|json|ya?ml)$|^\.ci\/|^Dockerfile$/,
  'texts and docs': /\.(mdx?|txt)$|^deploy\//,
};

/** Git's own test of a binary file. */
const isBinary = (bytes) => bytes.subarray(0, 8000).includes(0);

const rows = new Map();
const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(existsSync);
for (const file of files) {
  const kind = Object.keys(KINDS).find((name) => KINDS[name].test(file));
  if (!kind) continue;
  const bytes = readFileSync(file);
  if (isBinary(bytes)) continue;
  const lines = bytes.toString('utf8').split('\n').length - 1;
  const folder = file.includes('/') ? file.slice(0, file.indexOf('/')) : '.';
  for (const row of [`${kind}`, `${kind}  ${folder}`]) {
    const { lines: before = 0, files: count = 0 } = rows.get(row) ?? {};
    rows.set(row, { lines: before + lines, files: count + 1 });
  }
}
for (const kind of Object.keys(KINDS))
  for (const [row, { lines, files: count }] of [...rows]
    .filter(([name]) => name.split('  ')[0] === kind)
    .sort())
    console.log(
      `${(row === kind ? row : `    ${row.split('  ')[1]}`).padEnd(24)} ${String(lines).padStart(8)} lines ${String(count).padStart(6)} files`,
    );

/** Seconds per test file in all reports of vitest and Playwright. */
const seconds = new Map();
const add = (file, ms) => seconds.set(file, (seconds.get(file) ?? 0) + ms / 1000);
const walk = ({ suites = [], specs = [] }) => {
  for (const { file, tests } of specs)
    for (const { duration } of tests.flatMap(({ results }) => results))
      add(join('tests/e2e', file), duration);
  suites.forEach(walk);
};
const reports = existsSync('test-results')
  ? readdirSync('test-results').filter((name) => name.endsWith('.json'))
  : [];
for (const report of reports) {
  const read = JSON.parse(readFileSync(join('test-results', report), 'utf8'));
  for (const { name, startTime, endTime } of read.testResults ?? [])
    add(relative('', name), endTime - startTime);
  walk(read);
}
if (seconds.size > 0) console.log('\nThe slowest test files of the last run:');
for (const [file, spent] of [...seconds].sort(([, a], [, b]) => b - a).slice(0, 30))
  console.log(`${spent.toFixed(1).padStart(8)} s  ${file}`);
