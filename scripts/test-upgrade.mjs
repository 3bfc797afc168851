// npm run test:upgrade [-- <revision>]: whether the last release's code goes on selling on today's tables, beside today's code. Without a
// revision the last release is the newest tag, or, as long as there is none, what was there before the newest migration came.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from './build.mjs';
import { needPostgres } from './needs.mjs';

const MIGRATIONS = 'server/platform/db/migrations';
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();

function lastRelease() {
  const tag = spawnSync('git', ['describe', '--tags', '--abbrev=0', 'HEAD^'], { encoding: 'utf8' });
  if (tag.status === 0) return tag.stdout.trim();
  const newest = readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .at(-1);
  // Made again where branches met, it came with a merge, which the log leaves out unless it is told otherwise.
  const how = ['--first-parent', '-m', '--diff-filter=A', '--format=%H', '-1'];
  const added = git('log', ...how, '--', join(MIGRATIONS, newest));
  return git('rev-parse', `${added}^`);
}

/** The code of a revision in a folder of its own, built with the packages of today. */
function buildEarlier(revision) {
  const folder = mkdtempSync(join(tmpdir(), 'gewitter-earlier-'));
  git('worktree', 'add', '--detach', folder, revision);
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  console.log(`Building ${git('log', '-1', '--format=%h %s', revision)} …`);
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: folder, stdio: 'inherit' });
  return folder;
}

const revision = process.argv[2] ?? lastRelease();
build();
const folder = buildEarlier(revision);
const postgres = await needPostgres();
const test = spawn(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/upgrade/vitest.config.ts'],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      TEST_DATABASE_URL: postgres.url,
      POSTGRES_BIN: postgres.bin,
      EARLIER_RELEASE: folder,
    },
  },
);
process.exitCode = await new Promise((done) => test.once('close', done));
await postgres.stop();
git('worktree', 'remove', '--force', folder);
rmSync(folder, { recursive: true, force: true });
