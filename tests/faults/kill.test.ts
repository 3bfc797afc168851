import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../server/platform/db/open-database.ts';
import { orders } from '../../server/platform/db/schema/orders.ts';
import { type BuiltShop, startBuiltShop } from '../fixtures/built-shop.ts';
import { openBuyer, sessionOf } from '../fixtures/buy-at.ts';
import { eventually } from '../fixtures/eventually.ts';
import { freePort } from '../fixtures/free-port.ts';
import { movesOf } from '../fixtures/orders.ts';

const [ORDERS, KILLS] = process.env.LONG ? [50, 20] : [4, 1];
const CLOCK_OFF = new URL('../fixtures/clock-off.mjs', import.meta.url).href;

let dataDir: string;
let settings: Record<string, string>;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gewitter-crash-'));
  settings = { DATA_DIR: dataDir, PORT: String(await freePort()) };
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

interface Acknowledged {
  /** Sessions whose client secret a shopper has. */
  readonly opened: Set<string>;
  /** Sessions reported as paid to a shopper. */
  readonly paid: Set<string>;
}

/** One shopper orders and pays, and records acknowledged steps. Throws when the shop dies. */
async function buy(url: string, { opened, paid }: Acknowledged): Promise<void> {
  const buyer = openBuyer(url);
  const clientSecret = await buyer.checkout();
  opened.add(sessionOf(clientSecret));
  await buyer.pay(clientSecret);
  paid.add(sessionOf(clientSecret));
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('a shop that is killed loses no order, settles none twice and has its data folder to itself, while orders are paid', async () => {
  const acknowledged: Acknowledged = { opened: new Set(), paid: new Set() };
  let shop: BuiltShop = await startBuiltShop(settings);
  let kills = 0;
  // The last start is some minutes later, when the killed process's leases on mails and jobs have expired.
  const later = { NODE_OPTIONS: `--import ${CLOCK_OFF}`, CLOCK_OFF_MINUTES: '3' };
  while (acknowledged.paid.size < ORDERS) {
    const shoppers = Promise.allSettled(
      Array.from({ length: kills < KILLS ? 4 : 8 }, () => buy(shop.url, acknowledged)),
    );
    if (kills < KILLS) {
      const before = acknowledged.opened.size;
      await eventually(async () => acknowledged.opened.size > before, 'a checkout that is under way');
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
  await expect(openDatabase({ dataDir })).rejects.toThrow(
    /Another shop is running on the data folder .*DATA_DIR/,
  );

  // Webhooks pending at the last kill are redelivered; then every paid order must be settled.
  const deadline = Date.now() + 20_000;
  let missing = acknowledged.paid.size;
  while (missing > 0 && Date.now() < deadline) {
    const answers = [...acknowledged.paid].map(async (id) => {
      const response = await fetch(`${shop.url}/api/shop/checkout-status?session_id=${id}`);
      return ((await response.json()) as { data?: { status: string } }).data?.status === 'complete';
    });
    missing = (await Promise.all(answers)).filter((isComplete) => !isComplete).length;
  }
  // A mail in progress at the kill is retried once its heartbeat is missing.
  const mailed = async () => {
    // The first mail creates the folder.
    const files = await readdir(join(dataDir, 'mail')).catch(() => []);
    return files.filter((name) => name.endsWith('.json'));
  };
  while ((await mailed()).length < acknowledged.paid.size && Date.now() < deadline + 90_000) await pause(250);
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
