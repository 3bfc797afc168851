import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inEmptyFolders, startBuiltShop } from '../fixtures/built-shop.ts';
import { openDatabaseProxy } from '../fixtures/database-proxy.ts';
import { freePort } from '../fixtures/free-port.ts';
import { freshDatabase } from '../fixtures/fresh-database.ts';
import { needing } from '../fixtures/machine.ts';
import { smallDisk } from '../fixtures/small-disk.ts';

const PASSWORD = 'very-secret-4711';

beforeAll(() => inEmptyFolders());

let dataDir: string;
let database: { url: string | undefined; drop: () => Promise<void> };
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gewitter-refused-'));
  database = await freshDatabase();
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** What a start that must fail prints. */
async function refusal(settings: Record<string, string>): Promise<string> {
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
  expect(outcome).not.toContain(PASSWORD);
  return outcome.split('\n').slice(1).join('\n').trim();
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

describe('a start that cannot succeed', () => {
  it('says so in a sentence when the password is wrong', async () => {
    const { port, server } = await refusing('28P01', 'password authentication failed for user "shop"');
    expect(await refusal({ DATABASE_URL: `postgres://shop:${PASSWORD}@127.0.0.1:${port}/shop` })).toBe(
      `PostgreSQL at 127.0.0.1:${port} does not let user "shop" in with this password. Correct user and password in DATABASE_URL.`,
    );
    server.close();
  });

  it('says so in a sentence when there is no such database', async () => {
    const url = new URL(database.url ?? '');
    url.pathname = '/nowhere';
    url.password = PASSWORD;
    expect(await refusal({ DATABASE_URL: url.href })).toBe(
      `PostgreSQL at ${url.host} has no database "nowhere". Create it, or correct the name in DATABASE_URL.`,
    );
  });

  it('waits a while for a database that is not there, says so, and gives up with a remedy', async () => {
    const port = await freePort();
    const begun = performance.now();
    const printed = await refusal({
      DATABASE_URL: `postgres://shop:${PASSWORD}@127.0.0.1:${port}/shop`,
      LOG_LEVEL: 'info',
    });
    expect(printed).toContain(`Waiting for PostgreSQL at 127.0.0.1:${port}`);
    expect(printed).toContain(
      `PostgreSQL at 127.0.0.1:${port} could not be reached in 15 seconds (ECONNREFUSED). Start it, or correct DATABASE_URL.`,
    );
    expect(performance.now() - begun).toBeGreaterThan(10_000);
  });

  it('says so in a sentence when the data folder cannot be made', async () => {
    const file = join(dataDir, 'file');
    await writeFile(file, '');
    expect(await refusal({ DATA_DIR: join(file, 'var') })).toBe(
      `The data folder ${join(file, 'var')} cannot be written: a part of its path is a file. Remove it, or set DATA_DIR to another.`,
    );
  });

  describe('on the folder of a shop', () => {
    let whole: string;
    beforeAll(async () => {
      whole = join(dataDir, 'whole');
      const shop = await startBuiltShop({ DATA_DIR: whole, PORT: String(await freePort()) });
      await shop.close();
    });

    const DAMAGES: Record<string, (db: string) => Promise<unknown>> = {
      'has an empty control file': (db) => writeFile(join(db, 'global', 'pg_control'), ''),
      'has lost its tables': (db) => rm(join(db, 'base'), { recursive: true }),
      'has lost its log': (db) => rm(join(db, 'pg_wal'), { recursive: true }),
      'is of another version': (db) => writeFile(join(db, 'PG_VERSION'), '9\n'),
      'does not say its version': (db) => rm(join(db, 'PG_VERSION')),
    };
    it.each(Object.entries(DAMAGES))(
      'names folder and remedy when its database %s',
      async (_, damage) => {
        const folder = await mkdtemp(join(dataDir, 'damaged-'));
        await cp(whole, folder, { recursive: true });
        await damage(join(folder, 'db'));
        const before = (await readdir(folder, { recursive: true })).length;
        expect(await refusal({ DATA_DIR: folder })).toBe(
          `The database in ${join(folder, 'db')} cannot be opened: it is damaged, or of another version. Put a backup in its place, or move it away to begin with an empty one.`,
        );
        // Nothing was begun anew over what may still be saved.
        expect((await readdir(folder, { recursive: true })).length).toBeLessThanOrEqual(before + 1);
      },
      60_000,
    );

    it('says so when its database is a file', async () => {
      const folder = await mkdtemp(join(dataDir, 'file-'));
      await writeFile(join(folder, 'db'), '');
      expect(await refusal({ DATA_DIR: folder })).toBe(
        `The data folder ${folder} cannot be written: a part of its path is a file. Remove it, or set DATA_DIR to another.`,
      );
    });

    it(
      'says so when its disk is read-only, there is no room, or none of either',
      needing('mounts'),
      async () => {
        const { folder: disk, unmount } = await smallDisk(8);
        const said = (folder: string, what: string) =>
          `The data folder ${folder} cannot be written: its disk is ${what}, or set DATA_DIR to another.`;
        expect(await refusal({ DATA_DIR: join(disk, 'small') })).toBe(
          said(join(disk, 'small'), 'full. Make room'),
        );
        expect(spawnSync('mount', ['-o', 'remount,ro', disk]).status).toBe(0);
        for (const folder of [join(disk, 'small'), join(disk, 'new', 'deeper')])
          expect(await refusal({ DATA_DIR: folder })).toBe(said(folder, 'read-only. Make it writable'));
        await unmount();
      },
    );
  });

  it('says so in a sentence when HOST is not of this machine', async () => {
    expect(await refusal({ HOST: '192.0.2.1', TEST_MODE_OPEN_TO_NETWORK: 'true' })).toBe(
      'HOST 192.0.2.1 is no address of this machine. Set HOST to one of its own.',
    );
  });
});

describe('a database that comes late', () => {
  it('is waited for, while the port already says so', async () => {
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
});
