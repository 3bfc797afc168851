// npm run backup [-- <file>]: a consistent dump of the database while the shop runs. With the embedded
// database a copy of its folder; stop the shop first.
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lockDataFolder } from '../server/platform/db/data-lock.ts';
import { command, Refused, runTool, settings } from './database-tools.mjs';

const { databaseUrl, dataDir, folder, kept } = settings;
const NAME = /^gewitter-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z(\.dump)?$/;
const nameNow = () => `gewitter-${new Date().toISOString().replace(/[:.]/g, '-')}`;

/** Tables that a dump of this shop must contain. */
const NEEDED = ['public orders', 'public order_events', 'jobs job', 'drizzle __drizzle_migrations'];

function dump(file) {
  runTool('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`], databaseUrl);
  // Read the archive to its end: a full disk would have truncated it.
  const contents = runTool('pg_restore', ['--list', file]);
  const missing = NEEDED.filter((table) => !contents.includes(`TABLE DATA ${table}`));
  if (missing.length > 0)
    throw new Refused(`This is no database of a shop: it has no ${missing.join(', no ')}.`);
  runTool('pg_restore', ['--file=/dev/null', file]);
}

async function copyFolder(into) {
  if (!existsSync(join(dataDir, 'db'))) throw new Refused(`There is no database in ${dataDir}.`);
  const unlock = await lockDataFolder(dataDir);
  try {
    cpSync(dataDir, into, { recursive: true });
  } finally {
    await unlock();
  }
}

function forgetOld() {
  const backups = readdirSync(folder).filter((name) => NAME.test(name));
  for (const name of backups.sort().slice(0, -kept)) rmSync(join(folder, name), { recursive: true });
}

await command(async ([wanted]) => {
  process.umask(0o077);
  const file = wanted ?? join(folder, databaseUrl ? `${nameNow()}.dump` : nameNow());
  if (existsSync(file)) throw new Refused(`${file} is there already.`);
  mkdirSync(dirname(file), { recursive: true });
  // Atomic: only a complete file gets the name of a backup.
  const part = `${file}.part`;
  try {
    if (databaseUrl) dump(part);
    else await copyFolder(part);
    renameSync(part, file);
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
  const size = databaseUrl ? `, ${(statSync(file).size / 1e6).toFixed(1)} MB` : '';
  console.log(`Backup made: ${file}${size}`);
  if (!wanted) forgetOld();
});
