import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { and, isNotNull, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type NumberKind, readNumber } from '#domain/orders/running-number.ts';
import { orders } from '../../server/platform/db/schema/orders.ts';
import { type BuiltShop, startBuiltShop } from '../fixtures/built-shop.ts';
import { type Cluster, startCluster } from '../fixtures/cluster.ts';
import { eventually } from '../fixtures/eventually.ts';
import { freePort } from '../fixtures/free-port.ts';
import { type OutsideSandbox, startOutsideSandbox } from '../fixtures/outside-sandbox.ts';
import { type Shoppers, sendShoppers } from '../fixtures/shoppers.ts';
import { openTestShop, type TestShop } from '../fixtures/test-shop.ts';
import { makeAndShip } from '../fixtures/workshop.ts';

const SHOPPERS_EACH = 2;
/** Patroni's `ttl` in `deploy/cluster/patroni.yml`, in seconds. */
const TTL = 20;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let cluster: Cluster;
let sandbox: OutsideSandbox;
let dataDir: string;
/** The first reaches the leader through HAProxy, the second also through PgBouncer. */
let shops: readonly BuiltShop[] = [];
/** The workshop's instance, in this process. */
let workshop: TestShop;
let crowds: readonly Shoppers[] = [];
let making: Promise<void>;
let isOver = false;
const table: object[] = [];

/** Winds and ships paid orders, one after the other, which takes numbers of pickups and invoices. Some fail halfway. */
async function makePickups(): Promise<void> {
  const { db } = workshop.database;
  const toMake = and(isNotNull(orders.paidAt), isNull(orders.invoiceNumber));
  while (!isOver) {
    const [order] = await db
      .select()
      .from(orders)
      .where(toMake)
      .orderBy(sql`random()`)
      .limit(1)
      .catch(() => []);
    if (order) await makeAndShip(workshop, order).catch(() => pause(100));
    else await pause(100);
  }
}

beforeAll(async () => {
  cluster = await startCluster();
  dataDir = await mkdtemp(join(tmpdir(), 'gewitter-cluster-shops-'));
  const ports = [await freePort(), await freePort()] as const;
  const url = `http://127.0.0.1:${ports[0]}`;
  sandbox = await startOutsideSandbox(`${url}/api/shop/stripe-webhook`);
  const { urls } = cluster;
  const settings = {
    ...sandbox.settings,
    DATA_DIR: dataDir,
    LINK_SECRET: 'a-secret-of-thirty-two-letters-or-more',
    DATABASE_READ_URL: urls.replica,
  };
  shops = await Promise.all(
    ports.map((port, index) => {
      const database = index === 0 ? urls.leader : urls.pooled;
      return startBuiltShop({ ...settings, ...sandbox.detour, PORT: String(port), DATABASE_URL: database });
    }),
  );
  workshop = await openTestShop(
    { ...settings, DATABASE_URL: urls.leader },
    { databaseUrl: urls.leader, providerStub: { url: sandbox.url, behind() {} } },
  );
  making = makePickups();
  crowds = shops.map((shop) => sendShoppers(shop.url, SHOPPERS_EACH, sandbox.url));
  await sells();
});
afterAll(async () => {
  console.table(table);
  isOver = true;
  await Promise.all(crowds.map((crowd) => crowd.stop()));
  await making;
  await workshop?.close();
  await Promise.all(shops.map((shop) => shop.close()));
  await sandbox?.close();
  await cluster?.close();
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
});

const answers = () => crowds.flatMap((crowd) => crowd.answers);
const payments = () => answers().filter(({ what, status }) => what === 'pays' && status === 200);

/** Waits until both shops sell again. */
async function sells(): Promise<void> {
  const before = crowds.map(({ paid }) => paid.size);
  await eventually(
    async () => crowds.every(({ paid }, index) => paid.size >= (before[index] ?? 0) + SHOPPERS_EACH),
    'payments at both shops',
  );
}

async function areBack(): Promise<boolean> {
  const ready = shops.map(
    async ({ url }) => (await fetch(`${url}/readyz`).catch(() => undefined))?.status === 200,
  );
  return (await Promise.all([cluster.isWhole(), ...ready])).every(Boolean);
}

/** Seconds of the longest time without a payment since `begun`. */
function longestGap(begun: number): number {
  const times = [begun, ...payments().map(({ at }) => at), performance.now()]
    .filter((at) => at >= begun)
    .sort((one, other) => one - other);
  return Math.max(...times.slice(1).map((at, index) => at - (times[index] ?? at))) / 1000;
}

/** A fault while people buy. `comes` returns when it has had its effect. */
async function during(fault: string, comes: () => Promise<void>, goes: () => Promise<void> | void) {
  await eventually(areBack, 'a whole cluster, and shops that are ready');
  await sells();
  const [begun, before, sold] = [performance.now(), answers().length, payments().length];
  try {
    await comes();
    await sells();
    await goes();
    await eventually(areBack, 'a whole cluster, and shops that are ready');
    await sells();
  } catch (error) {
    console.error(cluster.logs());
    throw error;
  }
  const gap = longestGap(begun);
  const seen = answers().filter(({ at }) => at >= begun);
  table.push({
    fault,
    'seconds without a sale': Math.round(gap),
    'seconds until all are back': Math.round((performance.now() - begun) / 1000),
    answers: answers().length - before,
    refused: seen.filter(({ status }) => status !== 200).length,
    payments: payments().length - sold,
  });
}

const otherLeader = (than: number) =>
  eventually(async () => (await cluster.leader()) !== than, 'another leader');

interface KeptOrder {
  readonly payment: string;
  readonly times: number;
}

const paidOrders = () =>
  workshop.database.sql.query<KeptOrder>(
    `select payment_reference as payment,
       (select count(*)::int from order_events where order_id = orders.id and kind = 'paid') as times
     from orders where paid_at is not null`,
  );

/** Numbers of a series that are missing or were given twice. */
async function gapsIn(kind: NumberKind, query: string): Promise<{ given: number; gaps: number[] }> {
  const rows = await workshop.database.sql.query<{ number: string }>(query);
  const counts = rows.map(({ number }) => readNumber(kind, number)?.count ?? 0).sort((a, b) => a - b);
  return { given: counts.length, gaps: counts.filter((count, index) => count !== index + 1) };
}

describe('two shops on a cluster, while people buy', () => {
  it('have nodes whose figures the alerts name', async () => {
    const asked = readFileSync('deploy/cluster/alerts.yml', 'utf8').matchAll(/\b(patroni_\w+)\{/g);
    const given = await cluster.metrics(await cluster.leader());
    expect(Array.from(asked, ([, name = '']) => name).filter((name) => !given.includes(name))).toEqual([]);
  });

  it('are backed up from a follower', async () => {
    const args = ['scripts/backup.mjs', join(dataDir, 'copy.dump')];
    const env = { ...process.env, DATABASE_URL: cluster.urls.replica };
    const { stdout } = await promisify(execFile)(process.execPath, args, { env });
    expect(stdout).toMatch(/^Backup made: /);
  });

  it('survive a leader that is killed', async () => {
    const leader = await cluster.leader();
    await during(
      'leader killed',
      async () => {
        await cluster.kill(leader);
        await otherLeader(leader);
      },
      () => cluster.start(leader),
    );
  });

  it('survive a leader that is frozen', async () => {
    const leader = await cluster.leader();
    await during(
      'leader frozen',
      async () => {
        cluster.signal(leader, 'SIGSTOP');
        await otherLeader(leader);
      },
      () => cluster.signal(leader, 'SIGCONT'),
    );
  });

  it('survive a planned switchover', async () => {
    const leader = await cluster.leader();
    await during(
      'planned switchover',
      async () => {
        cluster.switchOver();
        await otherLeader(leader);
      },
      () => {},
    );
  });

  it('survive that etcd is away for longer than the leader may lead without it', () =>
    during(
      'etcd away',
      async () => {
        await cluster.killEtcd();
        await eventually(async () => (await cluster.withoutEtcd()) > TTL + 5, 'a leader without etcd');
      },
      () => cluster.startEtcd(),
    ));

  it('survive that the asynchronous replica is killed', async () => {
    const replica = await cluster.follower('replica');
    await during(
      'asynchronous replica killed',
      async () => {
        await cluster.kill(replica);
        await eventually(async () => !(await cluster.isWhole()), 'a cluster that misses it');
      },
      () => cluster.start(replica),
    );
  });

  it('survive that the synchronous standby is killed', async () => {
    const standby = await cluster.follower('sync_standby');
    await during(
      'synchronous standby killed',
      async () => {
        await cluster.kill(standby);
        const other = async () => (await cluster.follower('sync_standby')) !== standby;
        await eventually(other, 'another synchronous standby');
      },
      () => cluster.start(standby),
    );
  });

  it('have lost and doubled no paid order, left no gap in numbers, and refused in sentences only', async () => {
    await Promise.all(crowds.map((crowd) => crowd.stop()));
    const taken = await sandbox.paidSessions();
    const missing = async () => {
      const known = new Set((await paidOrders()).map(({ payment }) => payment));
      return taken.filter((session) => !known.has(session));
    };
    await eventually(async () => (await missing()).length === 0, 'all that was paid is settled').catch(
      () => {},
    );
    isOver = true;
    await making;
    const kept = await paidOrders();
    const witness = new Set(taken);
    const told = crowds.flatMap(({ paid }) => [...paid]);
    const lost = await missing();
    const doubled = kept.filter(({ times }) => times !== 1);
    const invoices = await gapsIn(
      'invoice',
      'select invoice_number as number from orders where invoice_number is not null',
    );
    const serials = await gapsIn('serial', 'select serial as number from pieces where serial is not null');
    table.push({ fault: 'all', answers: answers().length, payments: taken.length });
    console.log(
      `${taken.length} payments at the provider, ${lost.length} lost, ${doubled.length} doubled; ` +
        `${invoices.given} invoices with ${invoices.gaps.length} gaps, ${serials.given} serials with ${serials.gaps.length} gaps`,
    );
    expect(lost).toEqual([]);
    expect(doubled).toEqual([]);
    expect(kept.filter(({ payment }) => !witness.has(payment))).toEqual([]);
    expect(told.filter((session) => !witness.has(session))).toEqual([]);
    expect(await sandbox.refunds()).toBe(0);
    expect(invoices.gaps).toEqual([]);
    expect(serials.gaps).toEqual([]);
    expect(invoices.given).toBeGreaterThan(0);
    const unsaid = answers().filter(
      ({ status, said }) =>
        status !== 200 && (status !== 503 || !/again|once more|does not answer|went wrong/i.test(said)),
    );
    expect(unsaid).toEqual([]);
  });
});
