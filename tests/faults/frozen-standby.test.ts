import { afterAll, beforeAll, expect, it } from 'vitest';
import { lineFor } from '#domain/cart/cart-line.ts';
import { eventually } from '../fixtures/eventually.ts';
import { type PostgresPair, startPostgresPair } from '../fixtures/postgres-pair.ts';
import { openTestShop, type TestShop } from '../fixtures/test-shop.ts';

const line = lineFor({ pickupType: 'JAZZ_BASS', bundleType: 'SET', pickupFlavor: 'HOT', color: 'black' });

let pair: PostgresPair;
let shop: TestShop;
beforeAll(async () => {
  pair = await startPostgresPair({ isSynchronous: true });
  const { url } = pair.primary;
  shop = await openTestShop({}, { servers: { primary: url, readUrl: () => '' } });
});
afterAll(async () => {
  pair?.standby.signal('SIGCONT');
  await shop?.close();
  await pair?.close();
});

const readiness = async () => (await shop.get('/readyz')).status;

it('a shop whose commits wait for a frozen standby is unready, refuses with a sentence, and sells again', async () => {
  expect(await readiness()).toBe(200);
  pair.standby.signal('SIGSTOP');
  expect(await readiness()).toBe(503);
  // All probes share one connection.
  await Promise.all(Array.from({ length: 20 }, readiness));
  const hung = "select 1 from pg_stat_activity where wait_event = 'SyncRep' and query like '%readiness%'";
  expect(await pair.primary.ask(hung)).toHaveLength(1);
  const refused = await shop.post('/api/shop/checkout', [line]);
  expect(refused).toMatchObject({ status: 503, body: { error: expect.stringMatching(/again/) } });
  pair.standby.signal('SIGCONT');
  await eventually(async () => (await readiness()) === 200, 'ready again');
  expect((await shop.post('/api/shop/checkout', [line])).status).toBe(200);
});
