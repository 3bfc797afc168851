import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lineFor } from '#domain/cart/cart-line.ts';
import { openDatabase } from '../../server/platform/db/open-database.ts';
import { orders } from '../../server/platform/db/schema.ts';
import { openBrowser } from '../fixtures/browse.ts';
import { type BuiltShop, startBuiltShop } from '../fixtures/built-shop.ts';
import { freePort } from '../fixtures/free-port.ts';
import { withoutIds } from '../fixtures/kept-log.ts';
import { movesOf } from '../fixtures/orders.ts';
import { payBySandbox } from '../fixtures/pay-by-sandbox.ts';
import { ADDRESSES } from '../fixtures/test-shop.ts';

const [ORDERS, KILLS] = process.env.LONG ? [50, 20] : [8, 3];
const CLOCK_OFF = new URL('../fixtures/clock-off.mjs', import.meta.url).href;
const line = lineFor({ pickupType: 'JAZZ_BASS', bundleType: 'SET', pickupFlavor: 'HOT', color: 'black' });

let dataDir: string;
let settings: Record<string, string>;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gewitter-crash-'));
  settings = { DATA_DIR: dataDir, PORT: String(await freePort()) };
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function post<Data>(
  browse: ReturnType<typeof openBrowser>,
  url: string,
  path: string,
  body: unknown,
): Promise<Data> {
  const response = await browse(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return ((await response.json()) as { data: Data }).data;
}

interface Acknowledged {
  /** Sessions whose client secret a shopper has in hand. */
  readonly opened: Set<string>;
  /** Sessions of which a shopper was told that they are paid. */
  readonly paid: Set<string>;
}

/** One shopper: orders and pays, and writes down what was acknowledged. Throws when the shop dies. */
async function buy(url: string, { opened, paid }: Acknowledged): Promise<void> {
  const browse = openBrowser();
  const clientSecret = await post<string>(browse, url, '/api/shop/checkout', [line]);
  const sessionId = clientSecret.split('_secret_')[0] ?? '';
  opened.add(sessionId);
  const shippingDetails = ADDRESSES.DE;
  await post(browse, url, '/api/shop/calculate-shipping', { checkoutSessionId: sessionId, shippingDetails });
  const result = await payBySandbox({ baseUrl: url, clientSecret, email: 'jonas@example.org' });
  if (result.outcome !== 'paid') throw new Error(result.outcome);
  paid.add(sessionId);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('a shop that is killed', () => {
  it('again and again while orders are paid, loses none and settles none twice', async () => {
    const acknowledged: Acknowledged = { opened: new Set(), paid: new Set() };
    let shop: BuiltShop = await startBuiltShop(settings);
    let kills = 0;
    // The last start is some minutes later: nobody holds a mail or a job any more that a killed process held.
    const later = { NODE_OPTIONS: `--import ${CLOCK_OFF}`, CLOCK_OFF_MINUTES: '3' };
    while (acknowledged.paid.size < ORDERS) {
      const shoppers = Promise.allSettled(
        Array.from({ length: kills < KILLS ? 4 : 8 }, () => buy(shop.url, acknowledged)),
      );
      if (kills < KILLS) {
        await pause(Math.random() * 250);
        await shop.kill();
        kills += 1;
        await shoppers;
        shop = await startBuiltShop(kills < KILLS ? settings : { ...settings, ...later });
      } else {
        await shoppers;
      }
    }
    expect(kills).toBe(KILLS);

    // Webhooks that were pending at the last kill are delivered again; then every paid order must be settled.
    const deadline = Date.now() + 20_000;
    let missing = acknowledged.paid.size;
    while (missing > 0 && Date.now() < deadline) {
      const answers = [...acknowledged.paid].map(async (id) => {
        const response = await fetch(`${shop.url}/api/shop/checkout-status?session_id=${id}`);
        return ((await response.json()) as { data?: { status: string } }).data?.status === 'complete';
      });
      missing = (await Promise.all(answers)).filter((isComplete) => !isComplete).length;
    }
    // A mail that was being written when the process died is taken up again once its heartbeat is missed.
    const mailed = async () => {
      // The first mail makes the folder.
      const files = await readdir(join(dataDir, 'mail')).catch(() => []);
      return files.filter((name) => name.endsWith('.json'));
    };
    while ((await mailed()).length < acknowledged.paid.size && Date.now() < deadline + 90_000)
      await pause(250);
    await pause(500);
    await shop.close();

    const database = await openDatabase({ dataDir });
    try {
      const all = await database.db.select().from(orders);
      for (const reference of acknowledged.opened)
        expect(all.filter(({ paymentReference }) => paymentReference === reference)).toHaveLength(1);
      for (const order of all) {
        const moves = await movesOf({ database }, order.id);
        const settled = moves.filter(({ to }) => to === 'paid').length;
        expect(settled).toBe(order.state === 'paid' ? 1 : 0);
        if (acknowledged.paid.has(order.paymentReference ?? '')) expect(order.state).toBe('paid');
      }
      const paid = all.filter(({ state }) => state === 'paid');
      expect((await mailed()).sort()).toEqual(paid.map(({ id }) => `order-confirmation-${id}.json`).sort());
    } finally {
      await database.close();
    }
  }, 600_000);

  it('runs beside another with its own port and folder, shares its own with nobody, and logs no personal data', async () => {
    const other = await mkdtemp(join(tmpdir(), 'gewitter-second-'));
    const [first, second] = await Promise.all([
      startBuiltShop({ ...settings, LOG_LEVEL: 'debug' }),
      startBuiltShop({ PORT: String(await freePort()), DATA_DIR: other }),
    ]);
    let log = '';
    first.process.stdout?.on('data', (chunk: Buffer) => {
      log += chunk.toString();
    });
    try {
      await expect(openDatabase({ dataDir })).rejects.toThrow(
        /Another shop is running on the data folder .*DATA_DIR/,
      );
      await buy(first.url, { opened: new Set(), paid: new Set() });
      await buy(second.url, { opened: new Set(), paid: new Set() });
      await pause(500);
      expect(log).toMatch(/"path":"\/api\/shop\/checkout"/);
      const words = /jonas|Beispiel|Karl-Heine|\b4242\b|4242424242|_secret_|sk_test|whsec_/i;
      expect(withoutIds(log)).not.toMatch(words);
      const key = await readFile(join(dataDir, 'sandbox-secret'), 'utf8');
      expect(log).not.toContain(key);
    } finally {
      await Promise.all([first.close(), second.close()]);
      await rm(other, { recursive: true, force: true });
    }
  });
});
