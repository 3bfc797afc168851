// npm test: everything that must hold, in one run. `npm test -- unit api` runs only the steps named.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, buildWarnings } from './build.mjs';
import { rowsNotShown } from './conformance.ts';
import { needFirefox, needPostgres, needSound, needWebkit, needWindowlessChromium } from './needs.mjs';

const RESULTS = 'test-results';
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const bin = (name) => join('node_modules', '.bin', name);

/** True where the command says that all is well. With `aside` it says what it has to say when it has ended. */
function run(command, args, { env = {}, aside = false } = {}) {
  const stdio = aside ? ['ignore', 'pipe', 'pipe'] : 'inherit';
  const child = spawn(command, args, { stdio, env: { ...process.env, ...env } });
  const said = [];
  for (const stream of aside ? [child.stdout, child.stderr] : [])
    stream.on('data', (words) => said.push(words));
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (status) => {
      process.stdout.write(Buffer.concat(said));
      resolve(status === 0);
    });
  });
}

const one = (ok) => (ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
const sum = (results) => ({
  passed: results.reduce((total, { passed }) => total + passed, 0),
  failed: results.reduce((total, { failed }) => total + failed, 0),
});

async function vitest(name, args, settings) {
  const file = join(RESULTS, `${name}.json`);
  const ok = await run(
    bin('vitest'),
    ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    settings,
  );
  if (!existsSync(file)) return one(false);
  const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(file, 'utf8'));
  // A file that cannot even be loaded fails the run without failing a test.
  return { passed, failed: ok ? failed : Math.max(failed, 1) };
}

async function playwright(chromium) {
  const file = join(RESULTS, 'e2e.json');
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...(chromium && { CHROMIUM_PATH: chromium }) };
  const ok = await run(bin('playwright'), ['test', '--reporter=list,json'], { env });
  if (!existsSync(file)) return one(false);
  const { stats } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: stats.expected, failed: ok ? 0 : Math.max(stats.unexpected + stats.flaky, 1) };
}

async function onPostgres(name, args, { aside } = {}) {
  const postgres = await needPostgres();
  try {
    return await vitest(name, args, { aside, env: { TEST_DATABASE_URL: postgres.url } });
  } finally {
    await postgres.stop();
  }
}

/** Browsers that play nothing where nothing could be heard. */
async function withSound(name, env) {
  const sound = await needSound();
  try {
    return await vitest(name, [`tests/${name}`], { env: { ...env, ...sound.env } });
  } finally {
    await sound.stop();
  }
}

async function onScreen(name) {
  const screen = await needWebkit();
  try {
    return await withSound(name, screen.env);
  } finally {
    await screen.stop();
  }
}

/** One more process than there are cores: a fifth of the time each waits for a database, a mail or a provider. */
const API = ['tests/api', '--maxWorkers=3'];

const STEPS = {
  // Code by its rules, texts by their spelling (cspell.json), nothing that nobody asks for (knip.json).
  lint: async () =>
    sum([
      one(await run(bin('biome'), ['ci', '--colors=off', '.'])),
      one(await run(bin('cspell'), ['--no-progress', '--no-summary', '--no-color'])),
      one(await run(bin('knip'), ['--no-progress'])),
    ]),
  types: async () =>
    one((await run(bin('react-router'), ['typegen'])) && (await run(bin('tsc'), ['--noEmit']))),
  build: () => {
    build();
    const warnings = buildWarnings();
    if (warnings) console.error(`The build must not warn:\n${warnings}`);
    return one(!warnings);
  },
  unit: () => vitest('unit', ['--project', 'unit*']),
  addresses: (settings) => vitest('addresses', ['tests/addresses'], settings),
  crash: (settings) => vitest('crash', ['tests/crash'], settings),
  api: () => vitest('api-pglite', API),
  'api-postgres': () => onPostgres('api-postgres', API),
  // One after the other: an answer has eight seconds.
  fuzz: async () =>
    sum([await vitest('fuzz-pglite', ['tests/fuzz']), await onPostgres('fuzz-postgres', ['tests/fuzz'])]),
  faults: (settings) => onPostgres('faults', ['tests/faults'], settings),
  e2e: () => playwright(needWindowlessChromium()),
  firefox: () => withSound('firefox', { FIREFOX_PATH: needFirefox() }),
  webkit: () => onScreen('webkit'),
};

/** These mostly wait for processes that end and begin again, so they go side by side. */
const SIDE_BY_SIDE = ['addresses', 'crash', 'faults'];

async function take(name, settings) {
  const begun = Date.now();
  const result = await Promise.resolve(settings)
    .then(STEPS[name])
    .catch((error) => {
      console.error(error.message);
      return one(false);
    });
  return { name, ...result, seconds: (Date.now() - begun) / 1000 };
}

const wanted = process.argv.slice(2);
const names = Object.keys(STEPS).filter((name) => wanted.length === 0 || wanted.includes(name));
const results = [];
for (const name of names) {
  if (results.some((result) => result.name === name)) continue;
  const group = SIDE_BY_SIDE.includes(name) ? SIDE_BY_SIDE.filter((other) => names.includes(other)) : [name];
  console.log(`\n── ${group.join(', ')} ──`);
  results.push(...(await Promise.all(group.map((other) => take(other, { aside: group.length > 1 })))));
}
const rows = results.map(
  ({ name, passed, failed, seconds }) =>
    `${name.padEnd(14)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s`,
);
// Only a whole run can say which behaviours it has not seen.
const missing =
  names.length < Object.keys(STEPS).length
    ? []
    : rowsNotShown(
        readdirSync(RESULTS)
          .filter((file) => file.endsWith('.json'))
          .map((file) => join(RESULTS, file)),
      );
if (missing.length > 0)
  console.error(`\nRows of docs/conformance.md without a passed test: ${missing.join(', ')}`);
const total = sum([...results, { passed: 0, failed: missing.length }]);
console.log(`\n${rows.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
