import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lineFor } from '#domain/cart/cart-line.ts';
import { type BuiltShop, startBuiltShop } from '../fixtures/built-shop.ts';
import { openBuyer, sessionOf } from '../fixtures/buy-at.ts';
import { eventually } from '../fixtures/eventually.ts';
import { freePort } from '../fixtures/free-port.ts';
import { needing } from '../fixtures/machine.ts';
import { tellEnd } from '../fixtures/servers.ts';
import { type SmallDisk, smallDisk } from '../fixtures/small-disk.ts';

const LINE = lineFor({ pickupType: 'JAZZ_BASS', bundleType: 'SET', pickupFlavor: 'HOT', color: 'black' });

const idOf = (flag: string) => Number(spawnSync('id', [flag, 'postgres']).stdout.toString());
const owner = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : undefined;
const { POSTGRES_BIN: bin = '' } = process.env;

describe('a full disk under PostgreSQL and its log', needing('mounts'), () => {
  let disk: SmallDisk;
  let folder: string;
  let data: string;
  let options: { cwd: string; env: NodeJS.ProcessEnv; uid?: number; gid?: number };
  let port: number;
  let server: ChildProcess;
  let dataDir: string;
  let shop: BuiltShop;
  let first: ReturnType<typeof openBuyer>;
  const acknowledged: string[] = [];

  const ask = async <Row extends object>(text: string, name = 'postgres'): Promise<Row[]> => {
    const client = new Client({ connectionString: `postgres://shop@127.0.0.1:${port}/${name}` });
    client.on('error', () => {});
    try {
      await client.connect();
      return (await client.query<Row>(text)).rows;
    } finally {
      await client.end().catch(() => {});
    }
  };

  /** Starts the server as its unit does; resolves after the recovery from its log. */
  async function startServer(): Promise<void> {
    const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`];
    const sizes = ['min_wal_size=2MB', 'max_wal_size=16MB', 'shared_buffers=16MB', 'fsync=off'];
    const args = [...settings, ...sizes].flatMap((setting) => ['-c', setting]);
    server = spawn(join(bin, 'postgres'), ['-D', data, ...args], { ...options, stdio: 'ignore' });
    await eventually(async () => (await ask('select 1').catch(() => [])).length === 1, 'the server answers');
  }
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null;

  beforeAll(async () => {
    disk = await smallDisk(256, owner);
    folder = disk.folder;
    data = join(folder, 'data');
    options = { ...owner, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } };
    port = await freePort();
    const made = spawnSync(
      join(bin, 'initdb'),
      ['-D', data, '-U', 'shop', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--wal-segsize=1'],
      options,
    );
    if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
    await startServer();
    await ask('create database shop');
    dataDir = await mkdtemp(join(tmpdir(), 'gewitter-server-disk-'));
    shop = await startBuiltShop({
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
      LOG_LEVEL: 'silent',
      DATABASE_URL: `postgres://shop@127.0.0.1:${port}/shop`,
    });
    first = openBuyer(shop.url);
  });
  afterAll(async () => {
    await shop?.close();
    server?.kill('SIGINT');
    if (server) await tellEnd(server);
    await disk?.unmount();
    if (dataDir) await rm(dataDir, { recursive: true, force: true });
  });

  async function order() {
    // Only the first is paid, when the disk has room again.
    const buyer = acknowledged.length > 0 ? openBuyer(shop.url) : first;
    const answer = await buyer.call('checkout', [LINE]);
    if (answer.status === 200) acknowledged.push(String(answer.body.data));
    return answer;
  }

  it('makes the shop unready while pages stay readable; with space and a restarted server it sells again automatically', async () => {
    expect((await order()).status).toBe(200);
    await disk.fill();
    let refused: Awaited<ReturnType<typeof order>> | undefined;
    // The server's preallocated files must be used up before anything fails.
    for (let attempt = 0; attempt < 3000 && !refused; attempt++) {
      const answer = await order();
      if (answer.status !== 200) refused = answer;
    }
    console.log(`${acknowledged.length} orders, then`, refused, hasEnded() ? 'and the server ended' : '');
    expect(refused).toMatchObject({
      status: 503,
      body: { error: expect.stringMatching(/^[A-Z][^\n]{5,200} try again in a moment\.$/) },
    });
    expect((await fetch(`${shop.url}/shop/jazz-bass`)).status).toBe(200);

    await disk.makeRoom();
    if (hasEnded()) await startServer();
    await eventually(async () => (await order()).status === 200, 'orders are taken again');
    expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
  });

  it('loses no acknowledged order, and earlier checkouts can be paid', async () => {
    const rows = await ask<{ reference: string }>(
      'select payment_reference as reference from orders',
      'shop',
    );
    const kept = new Set(rows.map(({ reference }) => reference));
    expect(acknowledged.map(sessionOf).filter((session) => !kept.has(session))).toEqual([]);
    const [clientSecret = ''] = acknowledged;
    await first.pay(clientSecret);
    await eventually(async () => (await first.statusOf(clientSecret)) === 'complete', 'the payment settled');
  });
});
