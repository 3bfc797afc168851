// Deletion after a pause: 24 000 orders past their retention with all dependent rows, and as many undelivered ones that
// count as delivered. Seconds of each nightly job on PostgreSQL, and its longest statement outside a transaction in ms:
// the server cancels statements after three seconds.
import { Client } from 'pg';
import { fillWithOrders } from '../fixtures/many-orders.mjs';
import { serverParts } from './server-parts.mjs';

const ORDERS = 24_000;
const silent = { lost() {}, waiting() {} };
const log = { info() {}, warn() {}, error: console.error };

/** Returns a row per job. */
export async function measureRetention(server) {
  const { openPostgres, keepNoLonger, markDelivered, close } = await serverParts([
    'platform/db/postgres',
    'privacy/keep-no-longer',
    'shipping/deliver-order',
  ]);
  const admin = new Client({ connectionString: server });
  await admin.connect();
  await admin.query('create database retention_bench');
  await admin.end();
  const url = new URL(server);
  url.pathname = '/retention_bench';
  const database = await openPostgres(url.href, 'server/platform/db/migrations', silent);
  const jobs = { send: async () => {}, wake() {} };
  const keptMails = { forgetBefore: async () => 0 };
  let longest = 0;
  const query = database.pool.query.bind(database.pool);
  database.pool.query = async (...args) => {
    const begun = performance.now();
    try {
      return await query(...args);
    } finally {
      longest = Math.max(longest, performance.now() - begun);
    }
  };
  const count = async (which) =>
    (await database.sql.query(`select count(*)::int as count from orders where ${which}`))[0].count;
  const rows = [];
  const measure = async (job, left, work) => {
    const before = await count(left);
    longest = 0;
    const begun = performance.now();
    await work();
    rows.push({
      job,
      'due before': before,
      'due after': await count(left),
      seconds: ((performance.now() - begun) / 1000).toFixed(1),
      'longest ms': longest.toFixed(0),
    });
  };
  try {
    await fillWithOrders(url.href, ORDERS, 60);
    const services = { db: database.db, log, jobs, keptMails, now: () => new Date() };
    await database.sql.query(
      "update orders set state = 'shipped', shipped_at = paid_at, delivered_at = null where state = 'delivered'",
    );
    await measure(
      'counts as delivered',
      "state = 'shipped' and shipped_at < now() - interval '60 days'",
      () => markDelivered(services),
    );
    const later = new Date(Date.UTC(new Date().getUTCFullYear() + 10, 0, 2));
    await measure('kept no longer', 'paid_at is not null', () =>
      keepNoLonger({ ...services, now: () => later }),
    );
    return rows;
  } finally {
    await database.close();
    await close();
  }
}
