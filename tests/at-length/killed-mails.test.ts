import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../server/platform/db/open-database.ts';
import { dataRequests } from '../../server/platform/db/schema/privacy.ts';
import { withdrawals } from '../../server/platform/db/schema/returns.ts';
import { type BuiltShop, startBuiltShop } from '../fixtures/built-shop.ts';
import { freePort } from '../fixtures/free-port.ts';
import { type MailServer, openMailServer } from '../fixtures/mail-server.ts';

/** For a withdrawal and a data request. Each kill counts as an attempt, and pauses between attempts grow. */
const KILLS = 4;
const CLOCK_OFF = new URL('../fixtures/clock-off.mjs', import.meta.url).href;

let dataDir: string;
let server: MailServer;
let settings: Record<string, string>;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gewitter-aftercare-'));
  server = await openMailServer();
  settings = { DATA_DIR: dataDir, PORT: String(await freePort()), SMTP_URL: server.url };
});
afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const send = async (shop: BuiltShop, path: string, fields: Record<string, string>) => {
  const body = new URLSearchParams(fields);
  const { status } = await fetch(shop.url + path, { method: 'POST', body, redirect: 'manual' });
  return status;
};

it('a shop that is killed between storing and sending sends later, once, what it had taken [row D142]', async () => {
  const taken: string[] = [];
  for (let time = 0; time < KILLS; time++) {
    // Accepts everything without answering, so each mail is in progress when the process dies.
    server.mood = 'silent';
    const shop = await startBuiltShop(settings);
    const email = `petra${time}@example.org`;
    const declared = { name: `Petra ${time}`, orderNumber: 'GW-7K3M9Q2X', email, goods: '', step: 'confirm' };
    if (time % 2 === 0) expect(await send(shop, '/withdraw', declared)).toBe(303);
    else expect(await send(shop, '/data', { kind: 'copy', email })).toBe(303);
    taken.push(email);
    await pause(Math.random() * 300);
    await shop.kill();
  }
  server.mood = 'well';
  // Some minutes later the killed process's leases on mails have expired.
  const later = { NODE_OPTIONS: `--import ${CLOCK_OFF}`, CLOCK_OFF_MINUTES: '3' };
  const shop = await startBuiltShop({ ...settings, ...later });
  const to = (email: string) => server.mails.filter((mail) => mail.includes(`To: ${email}`));
  // The job of a dead process is retried once its heartbeat is missing.
  const deadline = Date.now() + 150_000;
  while (Date.now() < deadline && taken.some((email) => to(email).length === 0)) await pause(250);
  await pause(1000);
  await shop.close();

  for (const email of taken) expect(to(email), email).toHaveLength(1);
  const database = await openDatabase({ dataDir });
  try {
    const rows = await database.db.select().from(withdrawals);
    expect(rows).toHaveLength(KILLS / 2);
    for (const { state, acknowledgedAt } of rows) {
      expect(state).toBe('unmatched');
      expect(acknowledgedAt).not.toBeNull();
    }
    expect(await database.db.select().from(dataRequests)).toHaveLength(KILLS / 2);
  } finally {
    await database.close();
  }
});
