import { spawnSync } from 'node:child_process';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lineFor } from '#domain/cart/cart-line.ts';
import { type BuiltShop, startBuiltShop } from '../fixtures/built-shop.ts';
import { openBuyer, type ShopAnswer, sessionOf } from '../fixtures/buy-at.ts';
import { eventually } from '../fixtures/eventually.ts';
import { freePort } from '../fixtures/free-port.ts';
import { needing } from '../fixtures/machine.ts';
import { openTables } from '../fixtures/open-tables.ts';
import { type SmallDisk, smallDisk } from '../fixtures/small-disk.ts';

const LINE = lineFor({ pickupType: 'JAZZ_BASS', bundleType: 'SET', pickupFlavor: 'HOT', color: 'black' });

describe('a full disk', needing('mounts'), () => {
  let database: SmallDisk;
  let mailbox: SmallDisk;
  let dataDir: string;
  let settings: Record<string, string>;
  let shop: BuiltShop;
  let buyer: ReturnType<typeof openBuyer>;
  const acknowledged: string[] = [];

  beforeAll(async () => {
    database = await smallDisk(192);
    mailbox = await smallDisk(1);
    dataDir = join(database.folder, 'shop');
    await mkdir(dataDir);
    settings = { DATA_DIR: dataDir, PORT: String(await freePort()), LOG_LEVEL: 'silent' };
    spawnSync('ln', ['-s', mailbox.folder, join(dataDir, 'mail')]);
    shop = await startBuiltShop(settings);
    buyer = openBuyer(shop.url);
  });
  afterAll(async () => {
    await shop?.close();
    await database?.unmount();
    await mailbox?.unmount();
  });

  /** Orders once; returns the client secret if the shop confirms an order. */
  async function order(): Promise<{ answer: ShopAnswer; secret: string | undefined }> {
    const answer = await buyer.call('checkout', [LINE]);
    return { answer, secret: answer.status === 200 ? String(answer.body.data) : undefined };
  }

  const mails = async () =>
    (await readdir(join(dataDir, 'mail'))).filter((name) => name.endsWith('.json')).length;

  it('under the mail folder delays confirmations and loses none', async () => {
    await mailbox.fill();
    let secret = '';
    // A busy machine may keep the sandbox longer than a buyer waits.
    await eventually(async () => {
      secret = (await order()).secret ?? '';
      return secret !== '';
    }, 'an order');
    acknowledged.push(secret);
    await buyer.pay(secret);
    await eventually(
      async () => (await buyer.statusOf(secret)) !== undefined,
      'the order is known to be paid',
    );
    await eventually(
      async () => (await readdir(join(dataDir, 'mail'))).some((name) => name.includes('order-confirmation')),
      'the mail was tried',
    );
    expect(await mails()).toBe(0);
    await mailbox.makeRoom();
    const deadline = Date.now() + 60_000;
    while ((await mails()) === 0 && Date.now() < deadline)
      await new Promise((again) => setTimeout(again, 250));
    expect(await mails()).toBe(1);
  });

  it('under the database refuses with a message, never confirms an unstored order, and recovers with room', async () => {
    await database.fill();
    let refused: ShopAnswer | undefined;
    // The database has reserved space that must be used up before anything fails.
    for (let attempt = 0; attempt < 3000 && !refused; attempt++) {
      const { answer, secret } = await order();
      if (secret) acknowledged.push(secret);
      else refused = answer;
    }
    console.log(`${acknowledged.length} orders, then`, refused);
    expect(refused?.status).toBe(503);
    expect(refused?.body).toEqual({
      error: expect.stringMatching(/^[A-Z][^\n]{5,200} try again in a moment\.$/),
    });
    const ready = await fetch(`${shop.url}/readyz`);
    expect([ready.status, await ready.text()]).toEqual([
      503,
      'The data folder takes nothing more: its disk is full or read-only.',
    ]);

    await database.makeRoom();
    await eventually(async () => {
      const { secret } = await order();
      if (secret) acknowledged.push(secret);
      return secret !== undefined;
    }, 'orders are taken again');
    expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
  });

  it('has lost no acknowledged order after a restart', async () => {
    await shop.close();
    const tables = await openTables(undefined, dataDir);
    const rows = await tables.query<{ payment_reference: string }>('select payment_reference from orders');
    await tables.close();
    const kept = rows.map((row) => row.payment_reference);
    const missing = acknowledged.filter((secret) => !kept.includes(sessionOf(secret)));
    expect(missing).toEqual([]);
    shop = await startBuiltShop(settings);
    expect((await order()).answer.status).toBe(200);
  });
});
