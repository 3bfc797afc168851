import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { freezeEarlier } from '../../server/orders/freeze-earlier.ts';
import type { Database } from '../../server/platform/db/database.ts';
import { openEmbedded } from '../../server/platform/db/embedded.ts';
import { openDatabase } from '../../server/platform/db/open-database.ts';
import { openPostgres } from '../../server/platform/db/postgres.ts';
import type { Services } from '../../server/platform/services.ts';
import { freshDatabase } from '../fixtures/fresh-database.ts';
import { shownOrders } from '../fixtures/shown-orders.tsx';
import { openTestShop, type TestShop } from '../fixtures/test-shop.ts';
import { asOfTomorrow } from '../fixtures/tomorrow.ts';

vi.setConfig({ testTimeout: 300_000 });

/** The last migration of the release that filled the database. */
const RELEASE = '0011_bench_steps_and_lead_colours';
const FIXTURE = 'tests/fixtures/release-before-events';

/** What it held, table by table, and when what it shows was written down. */
const { at, rows } = JSON.parse(readFileSync(`${FIXTURE}/rows.generated.json`, 'utf8')) as {
  at: string;
  rows: Record<string, readonly object[]>;
};
const before = JSON.parse(readFileSync(`${FIXTURE}/shown.generated.json`, 'utf8')) as Record<string, string>;

const folder = mkdtempSync(join(tmpdir(), 'gewitter-release-'));
let shop: TestShop;
beforeAll(async () => {
  // Links in letters are signed with it.
  shop = await openTestShop({ LINK_SECRET: 'a secret of thirty-two letters or more, for this test' });
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The migrations as that release had them. */
function migrationsOfRelease(): string {
  const copy = join(folder, 'migrations');
  cpSync('server/platform/db/migrations', copy, { recursive: true });
  const file = join(copy, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { idx: number; tag: string }[] };
  const last = journal.entries.find(({ tag }) => tag === RELEASE)?.idx ?? -1;
  const entries = journal.entries.filter(({ idx }) => idx <= last);
  writeFileSync(file, JSON.stringify({ ...journal, entries }));
  return copy;
}

async function fill({ sql }: Pick<Database, 'sql'>): Promise<void> {
  for (const [table, content] of Object.entries(rows))
    await sql.query(
      `insert into ${table} select * from json_populate_recordset(null::${table}, $1::json) row`,
      [JSON.stringify(content)],
    );
}

it('a database that the last release filled shows today what it showed then [row D152]', async () => {
  const { url, drop } = await freshDatabase();
  const dataDir = join(folder, 'data');
  const older = migrationsOfRelease();
  const silent = { lost: () => {}, waiting: () => {} };
  const old = url ? await openPostgres(url, older, silent) : await openEmbedded(dataDir, older);
  await fill(old);
  await old.close();
  const database = await openDatabase({ url, dataDir });
  try {
    const publicUrl = 'http://shop.example';
    const services: Services = {
      ...shop.services,
      db: database.db,
      env: { ...shop.services.env, publicUrl },
      papers: { ...shop.services.papers, publicUrl },
      now: () => new Date(at),
    };
    await freezeEarlier(services);
    const shown = await shownOrders(services);
    expect(Object.keys(shown).sort()).toEqual(Object.keys(before).sort());
    for (const [page, words] of Object.entries(before)) expect.soft(shown[page], page).toBe(words);

    // What was carried over is frozen like what is sold today: a release without these goods says the same.
    const tomorrow = await asOfTomorrow(() => import('../fixtures/shown-orders.tsx'));
    const later = await tomorrow.shownOrders(services);
    for (const [page, words] of Object.entries(before)) expect.soft(later[page], page).toBe(words);
  } finally {
    await database.close();
    await drop();
  }
});
