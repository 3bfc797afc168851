import { spawnSync } from 'node:child_process';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lineFor } from '#domain/cart/cart-line.ts';
import { openBrowser } from '../fixtures/browse.ts';
import { type BuiltShop, startBuiltShop } from '../fixtures/built-shop.ts';
import { freePort } from '../fixtures/free-port.ts';
import { needing } from '../fixtures/machine.ts';
import { openTables } from '../fixtures/open-tables.ts';
import { payBySandbox } from '../fixtures/pay-by-sandbox.ts';
import { type SmallDisk, smallDisk } from '../fixtures/small-disk.ts';
import { ADDRESSES, eventually } from '../fixtures/test-shop.ts';

const line = lineFor({ pickupType: 'JAZZ_BASS', bundleType: 'SET', pickupFlavor: 'HOT', color: 'black' });

interface Answer {
  readonly status: number;
  readonly body: { readonly data?: unknown; readonly error?: string };
}

const browse = openBrowser();

async function post(shop: BuiltShop, path: string, sent: unknown): Promise<Answer> {
  const response = await browse(shop.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sent),
    signal: AbortSignal.timeout(30_000),
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

/** Orders once; answers the session where the shop says that there is one. */
async function order(shop: BuiltShop): Promise<{ answer: Answer; secret: string | undefined }> {
  const answer = await post(shop, '/api/shop/checkout', [line]);
  return { answer, secret: answer.status === 200 ? String(answer.body.data) : undefined };
}

async function pay(shop: BuiltShop, clientSecret: string): Promise<void> {
  const checkoutSessionId = clientSecret.split('_secret_')[0];
  const shipped = await post(shop, '/api/shop/calculate-shipping', {
    checkoutSessionId,
    shippingDetails: ADDRESSES.DE,
  });
  expect(shipped.status).toBe(200);
  const paid = await payBySandbox({ baseUrl: shop.url, clientSecret, email: 'jonas@example.org' });
  expect(paid.outcome).toBe('paid');
}

describe('a full disk', needing('mounts'), () => {
  let database: SmallDisk;
  let mailbox: SmallDisk;
  let dataDir: string;
  let settings: Record<string, string>;
  let shop: BuiltShop;
  const acknowledged: string[] = [];

  beforeAll(async () => {
    database = await smallDisk(192);
    mailbox = await smallDisk(1);
    dataDir = join(database.folder, 'shop');
    await mkdir(dataDir);
    settings = { DATA_DIR: dataDir, PORT: String(await freePort()), LOG_LEVEL: 'silent' };
    spawnSync('ln', ['-s', mailbox.folder, join(dataDir, 'mail')]);
    shop = await startBuiltShop(settings);
  });
  afterAll(async () => {
    await shop?.close();
    await database?.unmount();
    await mailbox?.unmount();
  });

  const mails = async () =>
    (await readdir(join(dataDir, 'mail'))).filter((name) => name.endsWith('.json')).length;

  it('under the mail folder delays confirmations and loses none', async () => {
    await mailbox.fill();
    let secret = '';
    // A busy machine keeps the sandbox longer than a buyer waits for it.
    await eventually(async () => {
      secret = (await order(shop)).secret ?? '';
      return secret !== '';
    }, 'an order');
    acknowledged.push(secret);
    await pay(shop, secret);
    const status = `${shop.url}/api/shop/checkout-status?session_id=${secret.split('_secret_')[0]}`;
    await eventually(
      async () => ((await (await fetch(status)).json()) as Answer['body']).data !== undefined,
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

  it('under the database refuses in a sentence, never says yes to what it cannot keep, and goes on with room', async () => {
    await database.fill();
    let refused: Answer | undefined;
    // The database has some room of its own left; it must be used up before anything can fail.
    for (let attempt = 0; attempt < 3000 && !refused; attempt++) {
      const { answer, secret } = await order(shop);
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
      const { secret } = await order(shop);
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
    const missing = acknowledged.filter((secret) => !kept.includes(secret.split('_secret_')[0] ?? ''));
    expect(missing).toEqual([]);
    shop = await startBuiltShop(settings);
    expect((await order(shop)).answer.status).toBe(200);
  });
});
