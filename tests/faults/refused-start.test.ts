import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../../server/platform/db/open-database.ts';
import { StartRefused } from '../../server/platform/log/start-refused.ts';
import { atLength } from '../fixtures/at-length.ts';
import { layDatabase, startBuiltShop } from '../fixtures/built-shop.ts';
import { openDatabaseProxy } from '../fixtures/database-proxy.ts';
import { freePort } from '../fixtures/free-port.ts';
import { freshDatabase } from '../fixtures/fresh-database.ts';
import { needing } from '../fixtures/machine.ts';
import { smallDisk } from '../fixtures/small-disk.ts';

const PASSWORD = 'very-secret-4711';
const DAMAGED = (folder: string) =>
  `The database in ${join(folder, 'db')} cannot be opened: it is damaged, or of another version. Put a backup in its place, or move it away to begin with an empty one.`;

let dataDir: string;
let whole: string;
let database: { url: string | undefined; drop: () => Promise<void> };
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gewitter-refused-'));
  database = await freshDatabase();
  whole = join(dataDir, 'whole');
  layDatabase({ DATA_DIR: whole });
  await (await openDatabase({ dataDir: whole })).close();
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function refusal(...asked: Parameters<typeof openDatabase>): Promise<string> {
  const refused = await openDatabase(...asked).then(
    async (opened) => {
      await opened.close();
      return new Error('It opened.');
    },
    (error: Error) => error,
  );
  // main.ts prints only the message of such an error, without a stack.
  expect(refused).toBeInstanceOf(StartRefused);
  expect(refused.message).not.toContain(PASSWORD);
  return refused.message;
}

/** Runs one statement on the tests' server, in another database. */
async function statement(text: string): Promise<void> {
  const client = new Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  await client.query(text);
  await client.end();
}

/** A PostgreSQL that refuses everyone with one SQLSTATE. */
function refusing(code: string, message: string): Promise<{ port: number; server: Server }> {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.end(Buffer.concat([head, fields])));
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve({ server, port: typeof address === 'object' && address ? address.port : 0 });
    });
  });
}

describe('an unusable database', () => {
  afterEach(() => vi.useRealTimers());

  it('is explained in a sentence if the password is wrong', async () => {
    const { port, server } = await refusing('28P01', 'password authentication failed for user "shop"');
    expect(await refusal({ url: `postgres://shop:${PASSWORD}@127.0.0.1:${port}/shop` })).toBe(
      `PostgreSQL at 127.0.0.1:${port} does not let user "shop" in with this password. Correct user and password in DATABASE_URL.`,
    );
    server.close();
  });

  it('is explained in a sentence if it does not exist', async () => {
    const url = new URL(database.url ?? '');
    url.pathname = '/nowhere';
    url.password = PASSWORD;
    expect(await refusal({ url: url.href })).toBe(
      `PostgreSQL at ${url.host} has no database "nowhere". Create it, or correct the name in DATABASE_URL.`,
    );
  });

  it('is waited for, then given up with a remedy, if it does not answer', async () => {
    const port = await freePort();
    const told: string[] = [];
    const waiting = (sentence: string) => {
      told.push(sentence);
      // Skips its time limit.
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 59_800 });
    };
    expect(
      await refusal({ url: `postgres://shop:${PASSWORD}@127.0.0.1:${port}/shop` }, { lost() {}, waiting }),
    ).toBe(
      `PostgreSQL at 127.0.0.1:${port} could not be reached in 60 seconds (ECONNREFUSED). Start it, or correct DATABASE_URL.`,
    );
    expect(told).toEqual([`Waiting for PostgreSQL at 127.0.0.1:${port} …`]);
  });

  it('is waited for while it is read-only, then given up with an explanation', async () => {
    const { url = '', drop } = await freshDatabase();
    const { pathname, host } = new URL(url);
    await statement(`alter database ${pathname.slice(1)} set default_transaction_read_only = on`);
    const waiting = () => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 59_800 });
    expect(await refusal({ url }, { lost() {}, waiting })).toBe(
      `PostgreSQL at ${host} still only reads after 60 seconds, as a follower does. Promote it, or point DATABASE_URL to the leader.`,
    );
    vi.useRealTimers();
    // A promotion ends the wait.
    const promote = () =>
      statement(`alter database ${pathname.slice(1)} reset default_transaction_read_only`);
    const opened = await openDatabase({ url }, { lost() {}, waiting: () => void promote() });
    await opened.close();
    await drop();
  });

  it('is explained in a sentence if the data folder cannot be created', async () => {
    const file = join(dataDir, 'file');
    await writeFile(file, '');
    expect(await refusal({ dataDir: join(file, 'var') })).toBe(
      `The data folder ${join(file, 'var')} cannot be written: a part of its path is a file. Remove it, or set DATA_DIR to another.`,
    );
  });

  describe('in the folder of a shop', () => {
    const DAMAGES: Record<string, (db: string) => Promise<unknown>> = {
      'has an empty control file': (db) => writeFile(join(db, 'global', 'pg_control'), ''),
      'has lost its tables': (db) => rm(join(db, 'base'), { recursive: true }),
      'has lost its log': (db) => rm(join(db, 'pg_wal'), { recursive: true }),
      'is of another version': (db) => writeFile(join(db, 'PG_VERSION'), '9\n'),
      'does not say its version': (db) => rm(join(db, 'PG_VERSION')),
    };
    const some = Object.entries(DAMAGES).slice(0, process.env.LONG ? undefined : 1);
    it.each(some)('names folder and remedy when it %s', async (_, damage) => {
      const folder = await mkdtemp(join(dataDir, 'damaged-'));
      await cp(whole, folder, { recursive: true });
      await damage(join(folder, 'db'));
      const before = (await readdir(folder, { recursive: true })).length;
      expect(await refusal({ dataDir: folder })).toBe(DAMAGED(folder));
      // Data that may be rescued is not overwritten.
      expect((await readdir(folder, { recursive: true })).length).toBeLessThanOrEqual(before + 1);
    });

    it('is explained if it is a file', async () => {
      const folder = await mkdtemp(join(dataDir, 'file-'));
      await writeFile(join(folder, 'db'), '');
      expect(await refusal({ dataDir: folder })).toBe(
        `The data folder ${folder} cannot be written: a part of its path is a file. Remove it, or set DATA_DIR to another.`,
      );
    });

    atLength('reports a disk that is read-only or full', needing('mounts'), async () => {
      // An abandoned database leaves files open, and a disk with open files cannot be remounted read-only.
      const [small, readOnly] = [await smallDisk(8), await smallDisk(8)];
      const said = (folder: string, what: string) =>
        `The data folder ${folder} cannot be written: its disk is ${what}, or set DATA_DIR to another.`;
      const folder = join(small.folder, 'shop');
      expect(await refusal({ dataDir: folder })).toBe(said(folder, 'full. Make room'));
      await mkdir(join(readOnly.folder, 'shop'));
      expect(spawnSync('mount', ['-o', 'remount,ro', readOnly.folder]).status).toBe(0);
      for (const folder of [join(readOnly.folder, 'shop'), join(readOnly.folder, 'new', 'deeper')])
        expect(await refusal({ dataDir: folder })).toBe(said(folder, 'read-only. Make it writable'));
      for (const { unmount } of [small, readOnly]) await unmount();
    });
  });
});

describe('a start that cannot succeed ends with 1 and prints only the reason', () => {
  async function printed(settings: Record<string, string>): Promise<string> {
    const starting = startBuiltShop({ DATA_DIR: dataDir, PORT: String(await freePort()), ...settings });
    const outcome = await starting.then(
      async (shop) => {
        await shop.close();
        return 'It opened.';
      },
      (error: Error) => error.message,
    );
    expect(outcome).toMatch(/^The shop ended with 1:/);
    expect(outcome).not.toMatch(/^\s+at /m);
    return outcome.split('\n').slice(1).join('\n').trim();
  }

  it('for its settings: all errors at once', async () => {
    expect(await printed({ PORT: 'x', SMTP_URL: 'y' })).toMatch(/PORT:[\s\S]*SMTP_URL:/);
  });

  it('for an occupied port', async () => {
    expect(await printed({ HOST: '192.0.2.1', TEST_MODE_OPEN_TO_NETWORK: 'true' })).toBe(
      'HOST 192.0.2.1 is no address of this machine. Set HOST to one of its own.',
    );
  });

  it('for a damaged database', async () => {
    const folder = await mkdtemp(join(dataDir, 'damaged-'));
    await cp(whole, folder, { recursive: true });
    await writeFile(join(folder, 'db', 'global', 'pg_control'), '');
    expect(await printed({ DATA_DIR: folder })).toBe(DAMAGED(folder));
  });
});

it('a database that starts late is waited for, while the port reports it', async () => {
  const proxy = await openDatabaseProxy(database.url ?? '');
  await proxy.down();
  const port = await freePort();
  const starting = startBuiltShop({ DATA_DIR: dataDir, PORT: String(port), DATABASE_URL: proxy.url });
  const url = `http://127.0.0.1:${port}`;
  const untilAnswered = async (path: string): Promise<Response> => {
    for (;;) {
      const answer = await fetch(url + path).catch(() => undefined);
      if (answer) return answer;
    }
  };
  expect((await untilAnswered('/readyz')).status).toBe(503);
  expect((await untilAnswered('/healthz')).status).toBe(200);
  await proxy.up();
  const shop = await starting;
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  await shop.close();
  await proxy.close();
});
