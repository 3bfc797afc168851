import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltShop, startBuiltShop } from '../fixtures/built-shop.ts';
import { buyAt } from '../fixtures/buy-at.ts';
import { eventually } from '../fixtures/eventually.ts';
import { freePort } from '../fixtures/free-port.ts';
import { freshDatabase } from '../fixtures/fresh-database.ts';

/** Folder of the last release's build. */
const EARLIER = process.env.EARLIER_RELEASE ?? '';

let dataDir: string;
let database: Awaited<ReturnType<typeof freshDatabase>>;
let sql: pg.Client;
/** Backup of the last release, made while it sold. */
let backup: string;
/** The page of its only order. */
let soldBefore: string;
let settings: Record<string, string>;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gewitter-upgrade-'));
  backup = join(dataDir, 'earlier.dump');
  database = await freshDatabase();
  settings = { DATA_DIR: dataDir, DATABASE_URL: database.url ?? '' };
  sql = new pg.Client({ connectionString: database.url });
  await sql.connect();
});
afterAll(async () => {
  await sql.end();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const start = async (folder?: string): Promise<BuiltShop> =>
  startBuiltShop({ ...settings, PORT: String(await freePort()) }, folder);

const paid = async () =>
  Number((await sql.query("select count(*) as paid from orders where state = 'paid'")).rows[0].paid);
const links = async () => {
  const mails = (await readdir(join(dataDir, 'mail')).catch(() => [])).filter((name) =>
    name.endsWith('.json'),
  );
  const texts = await Promise.all(mails.map((name) => readFile(join(dataDir, 'mail', name), 'utf8')));
  return texts.flatMap((text) => /\/order\/[\w.~-]+/.exec(text)?.[0] ?? []);
};

const run = (name: 'backup' | 'restore', url: string | undefined, file: string) =>
  spawnSync(process.execPath, [`scripts/${name}.mjs`, file], {
    encoding: 'utf8',
    env: { PATH: [process.env.POSTGRES_BIN, process.env.PATH].join(':'), DATABASE_URL: url },
  });

describe('the last release', () => {
  it('sells on its own tables, then beside today’s code on today’s, and alone on them when one goes back', async () => {
    const before = await start(EARLIER);
    await buyAt(before.url);
    await eventually(async () => (await paid()) === 1, 'an order of the last release');
    await eventually(async () => (await links()).length === 1, 'its mail');
    [soldBefore = ''] = await links();
    expect(run('backup', database.url, backup)).toMatchObject({ status: 0 });

    // Rollout: today's code migrates while the last release runs.
    const today = await start();
    await buyAt(before.url);
    await buyAt(today.url);
    await eventually(async () => (await paid()) === 3, 'orders of both');
    await eventually(async () => (await links()).length === 3, 'a mail for each');
    for (const link of await links())
      for (const shop of [before, today]) expect((await fetch(shop.url + link)).status, link).toBe(200);
    await before.close();
    await today.close();

    // Rollback: it starts on newer tables.
    const again = await start(EARLIER);
    expect((await fetch(`${again.url}/readyz`)).status).toBe(200);
    await buyAt(again.url);
    await eventually(async () => (await paid()) === 4, 'an order after going back');
    expect(again.printed()).not.toMatch(/"level":50/);
    await again.close();
  });

  it('leaves a backup that today’s code goes on from, as after a release that was no good', async () => {
    const found = await freshDatabase();
    expect(run('restore', found.url, backup)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('Restored: 1 orders, 1 of them open'),
    });
    const today = await startBuiltShop({
      ...settings,
      DATABASE_URL: found.url ?? '',
      PORT: String(await freePort()),
    });
    expect((await fetch(`${today.url}/readyz`)).status).toBe(200);
    expect((await fetch(today.url + soldBefore)).status).toBe(200);
    await buyAt(today.url);
    expect(today.printed()).not.toMatch(/"level":50/);
    await today.close();
    await found.drop();
  });
});
