import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atLength } from '../fixtures/at-length.ts';
import { type BuiltShop, startBuiltShop } from '../fixtures/built-shop.ts';
import { buyAt } from '../fixtures/buy-at.ts';
import { contentsOf } from '../fixtures/compare-databases.ts';
import { eventually } from '../fixtures/eventually.ts';
import { freePort } from '../fixtures/free-port.ts';
import { freshDatabase } from '../fixtures/fresh-database.ts';
import { openTables } from '../fixtures/open-tables.ts';
import { startTlsPostgres } from '../fixtures/tls-postgres.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gewitter-backup-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(name: 'backup' | 'restore', settings: Record<string, string>, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${name}.mjs`, ...args], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, BACKUP_DIR: join(folder, 'backups'), ...settings },
  });
  return { status, said: stdout + stderr };
}

/** A shop on a busy machine answers 503 while its database is slow. */
async function answerOf(url: string): Promise<Response> {
  let response = await fetch(url);
  await eventually(async () => {
    if (response.status === 503) response = await fetch(url);
    return response.status !== 503;
  }, `${url} is answered`);
  return response;
}

/** Pages of a shop by address, without their random parts. */
async function pagesOf(shop: BuiltShop, addresses: readonly string[]) {
  const pages = [];
  for (const address of addresses) {
    const response = await answerOf(address.startsWith('http') ? address : shop.url + address);
    const body = (await response.text()).replace(/data-challenge="[^"]*"/g, '');
    pages.push([address, response.status, body] as const);
  }
  return pages;
}

const mailsIn = (dataDir: string) =>
  (existsSync(join(dataDir, 'mail')) ? readdirSync(join(dataDir, 'mail')) : [])
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(dataDir, 'mail', name), 'utf8')) as { text: string });

const orderLinks = (dataDir: string) =>
  mailsIn(dataDir).flatMap(({ text }) => /https?:\/\/\S+\/order\/\S+/.exec(text)?.[0] ?? []);

describe('a backup of PostgreSQL', () => {
  let settings: { DATA_DIR: string; PORT: string };
  let pages: Awaited<ReturnType<typeof pagesOf>>;
  let found: Awaited<ReturnType<typeof freshDatabase>>;
  afterAll(() => found?.drop());

  it('brings back every row after all is lost', async () => {
    const lost = await freshDatabase();
    const dataDir = join(folder, 'data');
    settings = { DATA_DIR: dataDir, PORT: String(await freePort()) };
    const first = await startBuiltShop({ ...settings, DATABASE_URL: lost.url ?? '' });
    const sessions = [await buyAt(first.url), await buyAt(first.url)];
    await eventually(async () => orderLinks(dataDir).length === 2, 'both confirmations');
    const addresses = [
      '/shop/humbucker',
      ...sessions.map((id) => `/api/shop/checkout-status?session_id=${id}`),
      ...orderLinks(dataDir),
    ];

    // Made while the shop is open; compared with its state at closing.
    expect(run('backup', { DATABASE_URL: lost.url ?? '' }).said).toMatch(/^Backup made: .*\.dump, [\d.]+ MB/);
    pages = await pagesOf(first, addresses);
    expect(pages.map(([, status]) => status)).toEqual(addresses.map(() => 200));
    await first.close();
    const made = run('backup', { DATABASE_URL: lost.url ?? '' }, join(folder, 'last.dump'));
    expect(made.status).toBe(0);
    const contents = await contentsOf(lost.url ?? '');
    expect(contents['public.orders']).toMatch(/^2 /);
    expect(Object.keys(contents).length).toBeGreaterThan(60);
    await lost.drop();

    found = await freshDatabase();
    const restored = run('restore', { DATABASE_URL: found.url ?? '' }, join(folder, 'last.dump'));
    expect(restored).toMatchObject({
      status: 0,
      said: expect.stringContaining('Restored: 2 orders, 2 of them open'),
    });
    expect(await contentsOf(found.url ?? '')).toEqual(contents);
  });

  atLength('brings back every page, and the shop goes on selling', async () => {
    const addresses = pages.map(([address]) => address);
    const second = await startBuiltShop({ ...settings, DATABASE_URL: found.url ?? '' });
    expect(await pagesOf(second, addresses)).toEqual(pages);
    await buyAt(second.url);
    await second.close();
  });

  it('overwrites nothing and is atomic', async () => {
    const target = await freshDatabase();
    const client = new pg.Client({ connectionString: target.url });
    await client.connect();
    await client.query('create table somebodys (thing text)');
    const url = { DATABASE_URL: target.url ?? '' };
    expect(run('restore', url, join(folder, 'last.dump'))).toMatchObject({
      status: 1,
      said: expect.stringMatching(/has 1 tables already\. Make an empty one/),
    });
    await client.query('drop table somebodys');
    const whole = readFileSync(join(folder, 'last.dump'));
    writeFileSync(join(folder, 'half.dump'), whole.subarray(0, whole.length - 4000));
    expect(run('restore', url, join(folder, 'half.dump'))).toMatchObject({
      status: 1,
      said: expect.stringMatching(/^pg_restore failed/),
    });
    const { rows } = await client.query("select 1 from pg_tables where schemaname = 'public'");
    expect(rows).toEqual([]);
    // A database that is not a shop's is not backed up.
    expect(run('backup', url, join(folder, 'foreign.dump'))).toMatchObject({
      status: 1,
      said: expect.stringMatching(/This is no database of a shop/),
    });
    expect(readdirSync(folder).filter((name) => /foreign|part/.test(name))).toEqual([]);
    await client.end();
    await target.drop();
  });

  it('goes to a database elsewhere as the shop does, by TLS, and to no other that says it were it [row D403]', async () => {
    const elsewhere = await startTlsPostgres();
    try {
      const url = (authority: string) => ({
        DATABASE_URL: `${elsewhere.url}?sslmode=verify-full&sslrootcert=${authority}`,
      });
      const dump = join(folder, 'last.dump');
      expect(run('restore', url(elsewhere.authority), dump)).toMatchObject({
        status: 0,
        said: expect.stringContaining('Restored: 2 orders'),
      });
      expect(run('backup', url(elsewhere.authority), join(folder, 'by-tls.dump'))).toMatchObject({
        status: 0,
      });
      expect(run('backup', url(elsewhere.other), join(folder, 'nowhere.dump'))).toMatchObject({
        status: 1,
        said: expect.stringMatching(/certificate verify failed/),
      });
    } finally {
      await elsewhere.stop();
    }
  });

  it('shows no password to other users of the machine, and keeps the configured number', () => {
    const source = readFileSync('scripts/database-tools.mjs', 'utf8');
    expect(source).toContain('PGPASSWORD');
    for (const script of ['backup', 'restore'])
      expect(readFileSync(`scripts/${script}.mjs`, 'utf8')).not.toMatch(/--dbname=\$\{(url|databaseUrl)/);
    const refused = run('backup', { DATABASE_URL: 'postgres://shop:very-secret-4711@127.0.0.1:1/shop' });
    expect(refused).toMatchObject({ status: 1, said: expect.stringMatching(/^pg_dump failed/) });
    expect(refused.said).not.toContain('4711');
  });
});

describe('the backups of the containers', () => {
  /** Runs `deploy/backup.sh` until it reports its first backup, then ends it. */
  async function firstNight(url: URL, place: string): Promise<{ said: string; code: number | null }> {
    const child = spawn('bash', ['deploy/backup.sh'], {
      env: {
        PATH: [process.env.POSTGRES_BIN, process.env.PATH].join(':'),
        BACKUP_DIR: place,
        PGHOST: url.hostname,
        PGPORT: url.port,
        PGUSER: url.username,
        PGDATABASE: url.pathname.slice(1),
      },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (words) => (said += words));
    await eventually(async () => /backup (not )?made/.test(said), 'a word on the first backup');
    child.kill('SIGTERM');
    const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
    return { said, code };
  }

  it('are made each night, whole, thirty of them; a night without a database leaves nothing behind [row D404]', async () => {
    const place = join(folder, 'of-containers');
    mkdirSync(place);
    for (let night = 10; night < 42; night++)
      writeFileSync(join(place, `gewitter-20${night}-01-01.dump`), '');
    const partOf = (year: number) => join(place, `gewitter-${year}-01-01.dump.part`);
    const [cutOff, byHand] = [partOf(2042), partOf(2043)];
    for (const part of [cutOff, byHand]) writeFileSync(part, '');
    const lastNight = Date.now() / 1000 - 24 * 3600;
    utimesSync(cutOff, lastNight, lastNight);
    const source = await freshDatabase();
    const url = new URL(source.url ?? '');
    expect(run('restore', { DATABASE_URL: url.href }, join(folder, 'last.dump')).status).toBe(0);
    const made = await firstNight(url, place);
    expect(made).toMatchObject({ code: 0, said: expect.stringContaining('backup made: gewitter-') });
    expect([cutOff, byHand].map((part) => existsSync(part))).toEqual([false, true]);
    rmSync(byHand);
    const kept = readdirSync(place).sort();
    const now = kept.filter((name) => !/-01-01\.dump$/.test(name));
    expect([kept.length, now.length]).toEqual([30, 1]);

    const again = await freshDatabase();
    const restored = run('restore', { DATABASE_URL: again.url ?? '' }, join(place, now[0] ?? ''));
    expect(restored).toMatchObject({ status: 0, said: expect.stringContaining('Restored: 2 orders') });
    await again.drop();
    await source.drop();
    const missed = await firstNight(url, place);
    expect(missed).toMatchObject({ code: 0, said: expect.stringContaining('backup not made') });
    expect(readdirSync(place).sort()).toEqual(kept);
  });
});

describe('a backup of the embedded database', () => {
  atLength('is its folder, taken while the shop is closed', async () => {
    const dataDir = join(folder, 'embedded');
    const shop = await startBuiltShop({ DATA_DIR: dataDir, PORT: String(await freePort()) });
    const session = await buyAt(shop.url);
    expect(run('backup', { DATA_DIR: dataDir })).toMatchObject({
      status: 1,
      said: expect.stringMatching(/Another shop is running/),
    });
    await shop.close();
    const copy = join(folder, 'copy');
    expect(run('backup', { DATA_DIR: dataDir }, copy)).toMatchObject({ status: 0 });
    rmSync(dataDir, { recursive: true });
    expect(run('restore', { DATA_DIR: dataDir }, copy)).toMatchObject({ status: 0 });
    expect(run('restore', { DATA_DIR: dataDir }, copy)).toMatchObject({ status: 1 });
    const tables = await openTables(undefined, dataDir);
    const paid = await tables.query("select payment_reference as session from orders where state = 'paid'");
    await tables.close();
    expect(paid).toEqual([{ session }]);
  });
});
