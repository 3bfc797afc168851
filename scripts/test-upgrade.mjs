// npm run test:upgrade [-- <revision>]: tests that the last release's code keeps selling on today's tables,
// beside today's code. The default revision is the newest tag, or without tags the newest revision with fewer
// migrations than today.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from './build.mjs';
import { needPostgres } from './needs.mjs';

const JOURNAL = 'server/platform/db/migrations/meta/_journal.json';
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** By content, because merges may recreate a migration. */
const migrationsAt = (revision) =>
  JSON.parse(git('show', `${revision}:${JOURNAL}`)).entries.map(({ tag, when }) => `${tag} ${when}`);

function lastRelease() {
  const tag = spawnSync('git', ['describe', '--tags', '--abbrev=0', 'HEAD^'], { encoding: 'utf8' });
  if (tag.status === 0) return tag.stdout.trim();
  const today = migrationsAt('HEAD');
  const isBefore = (revision) => {
    const had = migrationsAt(revision);
    return had.length < today.length && had.every((migration, place) => migration === today[place]);
  };
  const revisions = git('log', '--first-parent', '-m', '--format=%H', '--', JOURNAL).split('\n');
  const found = revisions.find(isBefore);
  if (!found) throw new Error('No revision has fewer migrations than today.');
  return found;
}

/** Builds an earlier revision in its own folder with today's packages. */
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
