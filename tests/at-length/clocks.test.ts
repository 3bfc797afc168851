import { Client } from 'pg';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../fixtures/eventually.ts';
import { type Instances, openInstances } from '../fixtures/instances.ts';
import { allSettled } from '../fixtures/settled-sessions.ts';
import { lostAnswers, sendShoppers } from '../fixtures/shoppers.ts';

/** How far the clock of each is off, in minutes. */
const OFF = [0, 60, -60] as const;
const ORDERS = 9;

let shops: Instances;
beforeAll(async () => {
  const clock = new URL('../fixtures/clock-off.mjs', import.meta.url).href;
  shops = await openInstances({
    each: (index) => ({ NODE_OPTIONS: `--import ${clock}`, CLOCK_OFF_MINUTES: String(OFF[index] ?? 0) }),
  });
});
afterAll(() => shops?.close());

/** Lets the instances, one or the other, look after what was not paid in time, and waits until they have. */
async function lookAfterStale(): Promise<void> {
  const boss = new PgBoss({
    connectionString: shops.databaseUrl,
    schema: 'jobs',
    migrate: false,
    supervise: false,
  });
  await boss.start();
  const ids = await Promise.all(OFF.map(() => boss.send('close-stale-orders', {})));
  await boss.stop({ graceful: false });
  const client = new Client({ connectionString: shops.databaseUrl });
  await client.connect();
  await eventually(async () => {
    const done = `select count(*)::int as count from jobs.job where id = any($1) and state = 'completed'`;
    const { rows } = await client.query<{ count: number }>(done, [ids]);
    return rows[0]?.count === ids.length;
  }, 'those who look after stale orders');
  await client.end();
}

/** By how many hours the orders are off that these instances have written down. */
async function hoursOff(): Promise<number[]> {
  const client = new Client({ connectionString: shops.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ hours: number }>(
    'select distinct round(extract(epoch from created_at - now()) / 3600)::int as hours from orders order by 1',
  );
  await client.end();
  return rows.map(({ hours }) => hours);
}

it('instances whose clocks are an hour apart lose no paid order and settle none twice', async () => {
  const load = sendShoppers(shops.url, 3);
  await eventually(async () => load.paid.size >= ORDERS / 3, 'orders that are paid');
  await lookAfterStale();
  await eventually(async () => load.paid.size >= ORDERS, 'orders that are paid after that');
  await load.stop();
  // What a clock that is behind has opened is over for the others: that is said, and no money is taken for it.
  const refused = lostAnswers(load);
  const isOver = /checkout has ended\. Please start again|could not be opened\. Nothing was charged/;
  expect(refused.filter(({ status, said }) => status < 400 || !isOver.test(said))).toEqual([]);
  // Nor is anything that was paid ended by a clock that is ahead, lost, or done twice.
  await allSettled(shops.databaseUrl, load.paid);
  expect(await hoursOff()).toEqual([-1, 0, 1]);
});
