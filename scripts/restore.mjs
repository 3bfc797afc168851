// npm run restore -- <file>: restores a backup into an empty database (or an embedded one into a new
// DATA_DIR). Never overwrites anything: create a database, restore into it, check it, then point DATABASE_URL
// to it.
import { cpSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { command, Refused, runTool, settings } from './database-tools.mjs';

const { databaseUrl, dataDir } = settings;

const SUMMARY = `select (select count(*) from orders)::int as orders,
  (select max(created_at) from orders) as newest,
  (select count(*) from orders where state in ('paid', 'in the making'))::int as open`;

async function restoreInto(url, file) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(
      "select count(*)::int as tables from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
    );
    if (rows[0].tables > 0)
      throw new Refused(
        `The database ${client.database} has ${rows[0].tables} tables already. Make an empty one and restore there.`,
      );
    runTool(
      'pg_restore',
      [
        '--single-transaction',
        '--exit-on-error',
        '--no-owner',
        '--no-privileges',
        `--dbname=${client.database}`,
        file,
      ],
      url,
    );
    await client.query('analyze');
    const [found] = (await client.query(SUMMARY)).rows;
    const newest = found.newest?.toISOString() ?? 'none';
    console.log(`Restored: ${found.orders} orders, ${found.open} of them open, the newest of ${newest}.`);
    console.log(
      'What was paid after that stands in the payment account alone: docs/going-live.md, "A backup was restored".',
    );
  } finally {
    await client.end();
  }
}

await command(async ([file]) => {
  if (!file) throw new Refused('npm run restore -- <file>');
  if (!existsSync(file)) throw new Refused(`There is no ${file}.`);
  const isFolder = statSync(file).isDirectory();
  if (isFolder !== (databaseUrl === undefined))
    throw new Refused(
      isFolder
        ? `${file} is of an embedded database: leave DATABASE_URL empty to restore it.`
        : `${file} is of a PostgreSQL: set DATABASE_URL to an empty database.`,
    );
  if (databaseUrl) return restoreInto(databaseUrl, file);
  if (existsSync(join(dataDir, 'db')))
    throw new Refused(`There is a database in ${dataDir} already. Set DATA_DIR to another.`);
  cpSync(file, dataDir, { recursive: true });
  console.log(`Restored into ${dataDir}.`);
});
