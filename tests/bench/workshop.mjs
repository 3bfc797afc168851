// Every page of the workshop with 200 000 past orders and 20 000 open ones, over HTTP on PostgreSQL. Limits per page:
// 300 kB of HTML with its data, and 150 ms of the shop's processor time.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { PAGES } from '../../app/features/admin/pages.ts';
import { fillWithOrders, runShort } from '../fixtures/many-orders.mjs';
import { cpuSeconds, startShop, stop } from './processes.mjs';
import { serverParts } from './server-parts.mjs';

const [PAST, OPEN] = [Number(process.env.PAST ?? 200_000), Number(process.env.OPEN ?? 20_000)];
const [WARM, RUNS] = [5, 10];
const [MOST_KB, MOST_MS] = [300, 150];
const MAKER = '11111111-1111-4111-8111-111111111111';
const silent = { lost() {}, waiting() {} };

const pagesOf = (number) => [
  ...Object.keys(PAGES)
    .map((path) => `/${path.replace(':number', number).replace(':piece', '3')}`)
    .filter((path) => path !== '/workshop/bench'),
  '/workshop?state=paid&page=300',
  '/workshop?state=paid&sort=wire',
  '/workshop/returns?show=done',
  '/workshop/find?find=Jonas',
  `/workshop/letters?order=${number}`,
];

async function prepare(url) {
  const { openPostgres, openSession, close } = await serverParts([
    'accounts/sessions',
    'platform/db/postgres',
  ]);
  const database = await openPostgres(url, 'server/platform/db/migrations', silent);
  const now = new Date();
  await database.sql.query(
    "insert into accounts (id, email, role, name, created_at) values ($1, 'maxi@example.org', 'staff', 'Maxi', $2)",
    [MAKER, now],
  );
  const account = { id: MAKER, role: 'staff' };
  const { token } = await openSession(database.db, account, { isProved: true, former: undefined, now });
  await database.close();
  await close();
  await fillWithOrders(url, PAST + OPEN, OPEN);
  return token;
}

/** Returns a row per page. */
export async function measureWorkshop(server) {
  const admin = new Client({ connectionString: server });
  await admin.connect();
  await admin.query('create database workshop_bench');
  await admin.end();
  const url = new URL(server);
  url.pathname = '/workshop_bench';
  const token = await prepare(url.href);
  const data = mkdtempSync(join(tmpdir(), 'gewitter-workshop-bench-'));
  const shop = await startShop({ DATA_DIR: data, DATABASE_URL: url.href });
  const client = new Client({ connectionString: url.href });
  await client.connect();
  try {
    await runShort((text) => client.query(text));
    const { rows: orders } = await client.query(
      "select number from orders where state = 'in the making' order by paid_at limit 1",
    );
    /** PostgreSQL updates its counters with a delay of a second. */
    const statements = async () => {
      await new Promise((resolve) => setTimeout(resolve, 1100));
      const { rows } = await client.query(
        'select xact_commit::int as n from pg_stat_database where datname = current_database()',
      );
      return rows[0].n;
    };
    const rows = [];
    for (const page of pagesOf(orders[0].number)) {
      const ask = async () => {
        const answer = await fetch(shop.url + page, { headers: { cookie: `session=${token}` } });
        if (answer.status !== 200) throw new Error(`${page} ${answer.status}`);
        return (await answer.arrayBuffer()).byteLength;
      };
      for (let run = 0; run < WARM; run++) await ask();
      const before = await statements();
      const [cpu, begun] = [cpuSeconds(shop.pids), performance.now()];
      let bytes = 0;
      for (let run = 0; run < RUNS; run++) bytes = await ask();
      const [ms, all] = [((cpuSeconds(shop.pids) - cpu) * 1000) / RUNS, (performance.now() - begun) / RUNS];
      const kB = bytes / 1000;
      rows.push({
        'workshop page': page,
        kB: kB.toFixed(0),
        'processor ms': ms.toFixed(0),
        'ms in all': all.toFixed(0),
        statements: Math.round(((await statements()) - before) / RUNS),
        fits: kB <= MOST_KB && ms <= MOST_MS ? 'yes' : 'NO',
      });
    }
    return rows;
  } finally {
    await client.end();
    await stop(shop);
    rmSync(data, { recursive: true, force: true });
  }
}
