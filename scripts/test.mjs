// npm test: everything that must hold, in one run. `npm test -- unit api` runs only the steps named.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, buildWarnings } from './build.mjs';
import { needChromium, needPostgres } from './needs.mjs';

const RESULTS = 'test-results';
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const bin = (name) => join('node_modules', '.bin', name);
const run = (command, args, env = {}) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;
const one = (ok) => (ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

function vitest(name, args, env) {
  const file = join(RESULTS, `${name}.json`);
  const ok = run(
    bin('vitest'),
    ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    env,
  );
  if (!existsSync(file)) return one(false);
  const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(file, 'utf8'));
  // A file that cannot even be loaded fails the run without failing a test.
  return { passed, failed: ok ? failed : Math.max(failed, 1) };
}

function playwright(chromium) {
  const file = join(RESULTS, 'e2e.json');
  const ok = run(bin('playwright'), ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    ...(chromium && { CHROMIUM_PATH: chromium }),
  });
  if (!existsSync(file)) return one(false);
  const { stats } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: stats.expected, failed: ok ? 0 : Math.max(stats.unexpected + stats.flaky, 1) };
}

async function onPostgres(name, folder) {
  const postgres = await needPostgres();
  try {
    return vitest(name, [folder], { TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

/** Folders under tests/ that a step of their own runs. */
const WITH_A_STEP = ['addresses', 'api', 'crash', 'faults', 'fuzz'];

const STEPS = {
  lint: () => one(run(bin('biome'), ['ci', '--colors=off', '.'])),
  types: () => one(run(bin('react-router'), ['typegen']) && run(bin('tsc'), ['--noEmit'])),
  build: () => {
    build();
    const warnings = buildWarnings();
    if (warnings) console.error(`The build must not warn:\n${warnings}`);
    return one(!warnings);
  },
  unit: () =>
    vitest(
      'unit',
      WITH_A_STEP.flatMap((folder) => ['--exclude', `tests/${folder}/**`]),
    ),
  addresses: () => vitest('addresses', ['tests/addresses']),
  crash: () => vitest('crash', ['tests/crash']),
  api: () => vitest('api-pglite', ['tests/api']),
  'api-postgres': () => onPostgres('api-postgres', 'tests/api'),
  fuzz: async () => {
    const embedded = vitest('fuzz-pglite', ['tests/fuzz']);
    const server = await onPostgres('fuzz-postgres', 'tests/fuzz');
    return { passed: embedded.passed + server.passed, failed: embedded.failed + server.failed };
  },
  faults: () => onPostgres('faults', 'tests/faults'),
  e2e: () => playwright(needChromium()),
};

const wanted = process.argv.slice(2);
const total = { passed: 0, failed: 0 };
const rows = [];
for (const [name, step] of Object.entries(STEPS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n── ${name} ──`);
  const begun = Date.now();
  const { passed, failed } = await Promise.resolve()
    .then(step)
    .catch((error) => {
      console.error(error.message);
      return one(false);
    });
  total.passed += passed;
  total.failed += failed;
  rows.push(
    `${name.padEnd(14)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${((Date.now() - begun) / 1000).toFixed(1).padStart(7)} s`,
  );
}
console.log(`\n${rows.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
