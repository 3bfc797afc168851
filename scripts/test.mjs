// npm test: all checks in one run. `npm test -- unit api` runs only the named steps, `npm test -- long` the
// long ones, `npm test -- all` both.
import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabaseProxy } from '../tests/fixtures/database-proxy.ts';
import { ignoreAdvisoryLocks, leaveGaps, SERIALIZABLE } from '../tests/fixtures/hostile-database.ts';
import { makeOpened, makeOpenedOn } from '../tests/fixtures/opened-databases.ts';
import { startPgbouncer } from '../tests/fixtures/pgbouncer.ts';
import { buildWarnings } from './build.mjs';
import { rowsNotShown } from './conformance.ts';
import {
  Missing,
  needBubblewrap,
  needCaddy,
  needCluster,
  needFirefox,
  needMounts,
  needNginx,
  needPgbouncer,
  needPostgres,
  needPromtool,
  needSound,
  needSystemdAnalyze,
  needWebkit,
  needWindowlessChromium,
} from './needs.mjs';
import { otherDays } from './other-days.mjs';
import { failuresInWords, namesOfFailures, readReports, skippedInWords } from './test-reports.ts';
import { transactionsNotIn } from './transactions.ts';

const RESULTS = 'test-results';
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const bin = (name) => join('node_modules', '.bin', name);

/** Missing programs with the reason, for `tests/fixtures/machine.ts`. */
const lacking = {};

/** The result of `need`, or undefined if the machine lacks it; then tests that need `name` are skipped. */
async function optional(name, need) {
  try {
    return await need();
  } catch (error) {
    if (!(error instanceof Missing)) throw error;
    lacking[name] = error.message;
    return undefined;
  }
}

/** True if the command succeeds. With `aside` its output is printed at the end. */
function run(command, args, { env = {}, aside = false } = {}) {
  const stdio = aside ? ['ignore', 'pipe', 'pipe'] : 'inherit';
  const child = spawn(command, args, {
    stdio,
    env: { ...process.env, LACKING: JSON.stringify(lacking), ...env },
  });
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

const one = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 });
const total = (results, count) => results.reduce((before, result) => before + result[count], 0);
const sum = (results) => ({
  passed: total(results, 'passed'),
  failed: total(results, 'failed'),
  skipped: total(results, 'skipped'),
});

/** Counts the tests in a report by outcome; skipped ones cannot run on this machine. `ok`: exit status of their process. */
function countOf(report, ok) {
  if (!existsSync(report)) return one(false);
  const tests = readReports([report]);
  const failed = tests.filter(({ outcome }) => outcome === 'failed').length;
  return {
    passed: tests.filter(({ outcome }) => outcome === 'passed').length,
    // A file that cannot be loaded fails the run without a failed test.
    failed: ok ? failed : Math.max(failed, 1),
    skipped: tests.filter(({ reason }) => reason).length,
  };
}

async function vitest(name, args, settings) {
  const file = join(RESULTS, `${name}.json`);
  const ok = await run(
    bin('vitest'),
    ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    settings,
  );
  return countOf(file, ok);
}

async function playwright(name, files, { env }) {
  const chromium = needWindowlessChromium();
  const file = join(RESULTS, `${name}.json`);
  const browser = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...(chromium && { CHROMIUM_PATH: chromium }) };
  const ok = await run(bin('playwright'), ['test', ...files, '--reporter=list,json'], {
    env: { ...env, ...browser },
  });
  return countOf(file, ok);
}

async function onPostgres(
  name,
  args,
  { aside, fromTemplate = false, pooled = false, needs = {}, runner = vitest } = {},
) {
  if (pooled) process.env.PGBOUNCER_PATH = needPgbouncer();
  const postgres = await needPostgres();
  const pooler = pooled ? await startPgbouncer(postgres.url) : undefined;
  try {
    const env = {
      ...needs,
      ...(pooler && { TEST_POOLER_PORT: String(pooler.port) }),
      TEST_DATABASE_URL: postgres.url,
      POSTGRES_BIN: postgres.bin,
      ...(fromTemplate && isBuilt() && { TEST_DATABASE_TEMPLATE: await makeOpenedOn(postgres.url) }),
    };
    return await runner(name, args, { aside, env });
  } finally {
    await pooler?.stop();
    await postgres.stop();
  }
}

/** A shop on PostgreSQL starts in half the time of one on the embedded database, which Firefox and WebKit use. */
const inChromium = (name, files, needs) =>
  onPostgres(name, files, { fromTemplate: true, needs, runner: playwright });

/** Firefox and WebKit play nothing on a machine without sound. */
async function withSound(name, env) {
  const sound = await optional('sound', needSound);
  try {
    return await vitest(name, [`tests/${name}`], { env: { ...env, ...sound?.env } });
  } finally {
    await sound?.stop();
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

/** One more process than cores, because each waits a fifth of the time. */
const API = ['tests/api', '--maxWorkers=3'];

/** Throws for a file that does not exist: a filter without a file selects nothing, in silence. */
const apiFiles = (...names) =>
  names.map((name) => {
    const file = `tests/api/${name}.test.ts`;
    if (!existsSync(file)) throw new Error(`${file} does not exist`);
    return file;
  });

/** Files with behaviour that a pooler could break: transactions, locks, counts, jobs. */
const THROUGH_POOLER = apiFiles('checkout', 'transactions', 'rate-limits', 'order-mails', 'webhooks');

/**
 * Files with behaviour that differs on the embedded database: column types, jobs, a single connection. Production runs on
 * PostgreSQL, so all other API tests and Chromium's run there.
 */
const ON_EMBEDDED = [
  ...THROUGH_POOLER,
  ...apiFiles('accounts', 'data-requests', 'stock-of-work', 'stock-count', 'bought-parts'),
];

const STEPS = {
  // Code style (Biome), spelling (cspell.json), unused code (knip.json).
  lint: async () => {
    const looks = [
      run(bin('biome'), ['ci', '--colors=off', '--diagnostic-level=error', '.'], { aside: true }),
      run(bin('cspell'), ['--no-progress', '--no-summary', '--no-color'], { aside: true }),
      run(bin('knip'), ['--no-progress'], { aside: true }),
    ];
    return sum((await Promise.all(looks)).map(one));
  },
  types: async () =>
    one(
      (await run(bin('react-router'), ['typegen'], { aside: true })) &&
        (await run(bin('tsc'), ['--noEmit'], { aside: true })),
    ),
  build: async () => {
    const built = await run(process.execPath, ['scripts/build.mjs'], { aside: true });
    const warnings = buildWarnings();
    if (warnings) console.error(`The build must not warn:\n${warnings}`);
    return one(built && !warnings);
  },
  unit: (settings) => vitest('unit', ['--project', 'unit*'], settings),
  addresses: (settings) => vitest('addresses', ['tests/addresses'], settings),
  // Runs all files if requested by name.
  api: (settings) =>
    vitest('api-pglite', wanted.length > 0 ? API : ON_EMBEDDED, {
      ...settings,
      env: isBuilt() ? {} : { UNTOUCHED_DUMP: '' },
    }),
  'api-postgres': (settings) => onPostgres('api-postgres', API, { ...settings, fromTemplate: true }),
  'api-pooler': (settings) =>
    onPostgres('api-pooler', wanted.length > 0 ? API : THROUGH_POOLER, {
      ...settings,
      fromTemplate: true,
      pooled: true,
    }),
  fuzz: (settings) => onPostgres('fuzz', ['tests/fuzz'], settings),
  faults: async (settings) => {
    await optional('mounts', needMounts);
    const needs = { PGBOUNCER_PATH: await optional('pgbouncer', needPgbouncer) };
    return onPostgres('faults', ['tests/faults'], { ...settings, needs });
  },
  // Tests the files in `deploy/` with their programs.
  deployment: async (settings) =>
    onPostgres('deployment', ['tests/deployment'], {
      ...settings,
      needs: {
        NGINX_PATH: await optional('nginx', needNginx),
        CADDY_PATH: await optional('caddy', needCaddy),
        BWRAP_PATH: await optional('namespaces', needBubblewrap),
        PROMTOOL_PATH: await optional('promtool', needPromtool),
        SYSTEMD_ANALYZE_PATH: await optional('systemd-analyze', needSystemdAnalyze),
      },
    }),
  // Shoppers, makers and faults by seed: short scripts that are always the same, or by name as many as `SIMULATE_RUNS` says.
  simulate: (settings) =>
    vitest('simulate', ['tests/simulate'], {
      ...settings,
      env: wanted.length > 0 ? {} : { SIMULATE_SEED: '19', SIMULATE_RUNS: '30', SIMULATE_LENGTH: '12' },
    }),
  instances: (settings) =>
    onPostgres('instances', ['tests/instances'], {
      ...settings,
      fromTemplate: true,
      needs: { NGINX_PATH: needNginx() },
    }),
  e2e: () => inChromium('e2e', []),
  firefox: () => withSound('firefox', { FIREFOX_PATH: needFirefox() }),
  webkit: () => onScreen('webkit'),
};

/** Fails every transaction of the API tests once, just before its commit; results must be the same. */
async function retries() {
  const file = join(process.cwd(), RESULTS, 'failed-transactions.txt');
  const env = { FAIL_TRANSACTIONS: file };
  // Importing orders of older releases uses transactions, too.
  const result = await vitest('retries', [...API, 'tests/at-length/workshop-migration.test.ts'], { env });
  const missing = transactionsNotIn(existsSync(file) ? readFileSync(file, 'utf8') : '');
  if (missing.length > 0) console.error(`Transactions that no test has begun again: ${missing.join(', ')}`);
  return { ...result, failed: result.failed + missing.length };
}

async function onOtherDays() {
  const clock = new URL('../tests/fixtures/clock-off.mjs', import.meta.url).href;
  const results = [];
  for (const { name, minutes } of otherDays()) {
    console.log(`\n── ${name} ──`);
    const env = { CLOCK_OFF_MINUTES: String(minutes), NODE_OPTIONS: `--import ${clock}`, UNTOUCHED_DUMP: '' };
    results.push(await vitest(`other-days-${name}`, API, { env }));
  }
  return sum(results);
}

const ONE_WAY_MS = 25;

/**
 * The API tests on a database that behaves like distributed engines: advisory locks have no effect, all transactions are
 * serializable, sequences have gaps, and each round trip takes 50 ms.
 */
async function hostile() {
  const postgres = await needPostgres(SERIALIZABLE);
  let far;
  try {
    await ignoreAdvisoryLocks(postgres.url);
    const template = await makeOpenedOn(postgres.url);
    await leaveGaps(postgres.url, template);
    far = await openDatabaseProxy(postgres.url, ONE_WAY_MS);
    const env = {
      ...{ TEST_DATABASE_URL: postgres.url, TEST_DATABASE_TEMPLATE: template },
      TEST_POOLER_PORT: new URL(far.url).port,
    };
    return await vitest('hostile', API, { env });
  } finally {
    await far?.close();
    await postgres.stop();
  }
}

/** Presses every control of every page at each moment before its script runs. */
const earlyInput = () => inChromium('early-input', ['tests/e2e/early-input.spec.ts'], { EVERY_MOMENT: '1' });

/** Tests that a whole run skips (playwright.config.ts). */
const browser = () => inChromium('browser', [], { LONG: '1' });

/**
 * Failures at rare moments (tests/at-length), more kills, starts, odd requests and random builds than in a whole run,
 * every spelling of an address, and the generation of sample audio.
 */
const atLength = async () => {
  await optional('mounts', needMounts);
  const folders = ['addresses', 'at-length', 'faults', 'fuzz'].map((name) => `tests/${name}`);
  const deployment = ['backup', 'bare-root'].map((name) => `tests/deployment/${name}.test.ts`);
  return onPostgres(
    'at-length',
    [...folders, ...deployment, 'domain/configurator/builds.test.ts', 'assets/audio'],
    {
      fromTemplate: true,
      needs: {
        LONG: '1',
        NGINX_PATH: needNginx(),
        PGBOUNCER_PATH: needPgbouncer(),
        BWRAP_PATH: await optional('namespaces', needBubblewrap),
      },
    },
  );
};

/** Faults of a PostgreSQL that fails over (`deploy/cluster/`), while people buy. */
const cluster = () =>
  onPostgres('cluster', ['tests/cluster'], { needs: { ...needCluster(), PGBOUNCER_PATH: needPgbouncer() } });

/**
 * Every random property with 100 000 cases, or the share that a slow file sets (`runs`). `fuzz` and `simulate` have
 * their own numbers.
 */
function properties() {
  const tests = globSync('{app,assets,content,domain,sandbox,scripts,server,tests}/**/*.test.{ts,tsx}', {
    exclude: ['tests/simulate/**'],
  });
  const files = tests.filter((file) => /\b(fc\.assert|(itF|f)orAll)\(/.test(readFileSync(file, 'utf8')));
  return vitest('properties', [...files, '--testTimeout=0'], { env: { PROPERTY_RUNS: '100000' } });
}

/** The long steps in full, before a release. A whole run contains a part of each. */
const BY_NAME = {
  'at-length': atLength,
  retries,
  'other-days': onOtherDays,
  hostile,
  'early-input': earlyInput,
  browser,
  cluster,
  properties,
};

/** Steps that run in parallel: while one waits, another computes. More would need too much memory. */
const SIDE_BY_SIDE = [
  ['lint', 'types', 'build'],
  ['unit', 'addresses', 'faults', 'deployment'],
  ['api-postgres', 'instances'],
  ['api', 'api-pooler', 'fuzz', 'simulate'],
  // Firefox and WebKit wait for sound most of the time.
  ['e2e', 'firefox', 'webkit'],
];

/** Steps whose shops copy a template database. API tests copy only if their own code has created it. */
const FROM_COPIES = [
  ...['addresses', 'at-length', 'retries', 'deployment', 'fuzz', 'faults'],
  ...['e2e', 'early-input', 'browser', 'firefox', 'webkit', 'simulate'],
];

async function take(name, settings) {
  const begun = Date.now();
  const result = await Promise.resolve(settings)
    .then(STEPS[name] ?? BY_NAME[name])
    .catch((error) => {
      if (error instanceof Missing) return { passed: 0, failed: 0, skipped: 1, missing: error.message };
      console.error(error.message);
      return one(false);
    });
  return { name, ...result, seconds: (Date.now() - begun) / 1000 };
}

const LONG = [...Object.keys(BY_NAME), 'api', 'api-pooler', 'simulate'];
const MANY = { long: LONG, all: [...Object.keys(STEPS), ...LONG] };
const wanted = process.argv.slice(2).flatMap((name) => MANY[name] ?? name);
// All other steps start the built shop; an unchanged one is not built again.
if (wanted.some((name) => !['lint', 'types'].includes(name))) wanted.push('build');
const isBuilt = () => results.some(({ name, failed }) => name === 'build' && failed === 0);
const asked = wanted.length === 0 ? STEPS : { ...STEPS, ...BY_NAME };
const names = Object.keys(asked).filter((name) => wanted.length === 0 || wanted.includes(name));
const results = [];
let forgetCopies = async () => {};
for (const name of names) {
  if (results.some((result) => result.name === name)) continue;
  const group = (SIDE_BY_SIDE.find((some) => some.includes(name)) ?? [name]).filter((other) =>
    names.includes(other),
  );
  console.log(`\n── ${group.join(', ')} ──`);
  if (!process.env.UNTOUCHED_DATABASE && group.some((other) => FROM_COPIES.includes(other)))
    forgetCopies = await makeOpened().catch((error) => {
      // Without copies they are slower, and a shop that cannot start fails its own tests.
      console.error(error.message);
      return forgetCopies;
    });
  results.push(...(await Promise.all(group.map((other) => take(other, { aside: group.length > 1 })))));
}
await forgetCopies();

const reports = readReports(
  readdirSync(RESULTS)
    .filter((file) => file.endsWith('.json'))
    .map((file) => join(RESULTS, file)),
);
const failures = failuresInWords(reports);
if (failures) console.error(`\nWhat failed:\n${failures}`);
const skippedSteps = results.filter(({ missing }) => missing);
const skipped = [
  ...skippedSteps.map(({ name, missing }) => `Skipped, the whole step ${name}: ${missing}`),
  ...skippedInWords(reports),
];
if (skipped.length > 0) console.log(`\n${skipped.join('\n')}`);
// Only a whole run can tell which rows were not shown.
const isWhole = Object.keys(STEPS).every((name) => names.includes(name)) && skippedSteps.length === 0;
const notShown = isWhole ? rowsNotShown(reports, { atLength: names.includes('browser') }) : [];
if (notShown.length > 0)
  console.error(`\nRows of docs/conformance.md without a passed test: ${notShown.join(', ')}`);

const row = (name, { passed, failed, skipped, seconds }) =>
  [
    name.padEnd(16),
    ...[passed, failed, skipped].map((count) => String(count).padStart(8)),
    String(seconds).padStart(9),
  ].join('');
const all = { ...sum(results), seconds: Math.round(process.uptime()) };
console.log(
  `\n${row('step', { passed: 'passed', failed: 'failed', skipped: 'skipped', seconds: 'seconds' })}`,
);
for (const { name, ...counts } of results)
  console.log(row(name, { ...counts, seconds: Math.round(counts.seconds) }));
console.log(row('all', all));
const failed = [
  ...namesOfFailures(reports),
  ...results.filter(({ failed }) => failed > 0).map(({ name, failed }) => `step ${name}: ${failed} failed`),
];
if (failed.length > 0) console.error(`\nFailed:\n${failed.join('\n')}`);
process.exit(all.failed + notShown.length > 0 ? 1 : 0);
