import { Client } from 'pg';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../fixtures/eventually.ts';
import { type Instances, openInstances } from '../fixtures/instances.ts';
import { allSettled } from '../fixtures/settled-sessions.ts';
import { lostAnswers, sendShoppers } from '../fixtures/shoppers.ts';

/** Clock offset of each instance, minutes. */
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

/** Runs the clean-up of unpaid orders on the instances and waits for it. */
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

/** Offsets of the orders that these instances wrote, in hours. */
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
  // A session opened by a slow clock has expired for the others: they say so and take no money.
  const refused = lostAnswers(load);
  const isOver =
    /checkout has expired\. Please start again|could not start the payment\. Nothing was charged/;
  expect(refused.filter(({ status, said }) => status < 400 || !isOver.test(said))).toEqual([]);
  // A fast clock ends, loses or repeats nothing that was paid.
  await allSettled(shops.databaseUrl, load.paid);
  expect(await hoursOff()).toEqual([-1, 0, 1]);
});
