import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf, monthOf } from '#domain/calendar/day.ts';
import { readSession } from '../../server/accounts/sessions.ts';
import { openWorkshop, type WorkshopReads } from '../../server/admin/reads.ts';
import { orderPath } from '../../server/orders/order-link.ts';
import { viewAccount } from '../../server/pages/account-view.ts';
import type { Database, Db } from '../../server/platform/db/database.ts';
import { MIGRATIONS } from '../../server/platform/db/open-database.ts';
import { openPostgres } from '../../server/platform/db/postgres.ts';
import { readFromReplica } from '../../server/platform/db/read-from-replica.ts';
import type { Services } from '../../server/platform/services.ts';
import { readPassport } from '../../server/production/read-passport.ts';
import { atLength } from '../fixtures/at-length.ts';
import { freshDatabase } from '../fixtures/fresh-database.ts';
import { needing } from '../fixtures/machine.ts';
import { startPgbouncer } from '../fixtures/pgbouncer.ts';
import { type PostgresPair, startPostgresPair } from '../fixtures/postgres-pair.ts';
import { openTestShop, type TestShop } from '../fixtures/test-shop.ts';
import { payFor, signedIn, unitsIn, windAll } from '../fixtures/workshop.ts';

let pair: PostgresPair;
let shop: TestShop;
let request: Request;
beforeAll(async () => {
  pair = await startPostgresPair();
  const { primary, standby } = pair;
  // The copy has the database under the same name.
  const readUrl = (url: string) =>
    Object.assign(new URL(standby.url), { pathname: new URL(url).pathname }).href;
  shop = await openTestShop({}, { servers: { primary: primary.url, readUrl } });
  const { headers } = await signedIn(shop, { role: 'staff', name: 'Maxi' });
  request = new Request(shop.publicUrl, { headers });
});
afterAll(async () => {
  await shop?.close();
  await pair?.close();
});

/** A connection on which every query fails. */
const nobody = <T extends object>(of: T): T =>
  new Proxy(of, {
    get: () => {
      throw new Error('This is not to be asked');
    },
  });

/** The replica once it is readable: one that lags at first is skipped for a while. */
async function copyOf({ replica }: Pick<Database, 'replica'>): Promise<Db> {
  for (;;) {
    const copy = await replica?.upToDate();
    if (copy) return copy;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Services that wait longer for the replica, which may lag on a busy machine. */
const patient = (): Services => ({
  ...shop.services,
  replica: { upToDate: () => copyOf(shop.services) },
});

/** The workshop's reads after authentication, without access to the primary. */
async function workshopOffPrimary(): Promise<WorkshopReads> {
  const services: { -readonly [Key in keyof Services]: Services[Key] } = patient();
  const workshop = await openWorkshop(services, request);
  if (!workshop) throw new Error('no workshop');
  services.db = nobody(services.db);
  return workshop;
}

async function workshopOf(services: Services): Promise<WorkshopReads> {
  const workshop = await openWorkshop(services, request);
  if (!workshop) throw new Error('no workshop');
  return workshop;
}

const numbersOn = async ({ board }: WorkshopReads) =>
  (await board()).groups.flatMap(({ rows }) => rows.map(({ number }) => number));

const isCopy = async (): Promise<boolean> => {
  const asked = await readFromReplica(shop.services, ({ db }: { db: Db }) =>
    db.execute<{ so: boolean }>('select pg_is_in_recovery() as so'),
  );
  return JSON.stringify(asked).includes('"so":true');
};

/** Waits until the replica, skipped after a lag, is used again. */
async function untilCopyIsRead(): Promise<void> {
  while (!(await isCopy())) await new Promise((resolve) => setTimeout(resolve, 50));
}

describe('a shop with a read replica', () => {
  it('reads workshop lists and passports there, and finds recent writes', async () => {
    const order = await payFor(shop);
    await windAll(shop, order);
    const [unit] = await unitsIn(shop, order.id);
    await untilCopyIsRead();
    const workshop = await workshopOffPrimary();
    expect(await numbersOn(workshop)).toContain(order.number);
    expect(await workshop.search(order.number)).not.toEqual([]);
    await workshop.counts();
    await workshop.codes();
    await workshop.returns({ allMonths: true });
    await workshop.figures(monthOf(dayOf(new Date())));
    const found = await readFromReplica(patient(), (aside) =>
      readPassport(aside, unit?.serial ?? '', undefined, 'en'),
    );
    expect(found.kind).toBe('passport');
  });

  it('shows recent writes while the replica lags, to buyers and makers alike', async () => {
    await untilCopyIsRead();
    await pair.standby.ask('select pg_wal_replay_pause()');
    const order = await payFor(shop);
    // A buyer's own data is read from the primary, whatever the replica's state.
    const own = await shop.get(orderPath(shop.services, order.id, 'en'));
    expect(own.status).toBe(200);
    expect(JSON.stringify(own.body)).toContain(order.number);
    expect(await numbersOn(await workshopOf(shop.services))).toContain(order.number);
    expect(await isCopy()).toBe(false);
    await pair.standby.ask('select pg_wal_replay_resume()');
    await untilCopyIsRead();
    expect(await numbersOn(await workshopOffPrimary())).toContain(order.number);
  });

  it('never reads personal pages from the replica', async () => {
    const { replica } = shop.services;
    if (!replica) throw new Error('no replica');
    const services = { ...shop.services, replica: nobody(replica) };
    const session = await readSession(services, request);
    if (!session) throw new Error('no session');
    expect(await viewAccount(services, session, 'en')).toBeDefined();
    const { number } = await payFor(shop);
    expect(await (await workshopOf(services)).order(number)).toMatchObject({ number });
  });

  atLength(
    'ends slow queries there, also with a pooler in front of the replica only',
    needing('pgbouncer'),
    async () => {
      const { url = '', drop } = await freshDatabase(undefined, pair.primary.url);
      const pooler = await startPgbouncer(pair.standby.url);
      const silent = { lost() {}, waiting() {} };
      const database = await openPostgres(url, MIGRATIONS, silent, pooler.through(url));
      try {
        const copy = await copyOf(database);
        const slow = copy.execute(sql`select pg_sleep(60)`);
        // The server's own error: the session stays usable.
        await expect(slow).rejects.toMatchObject({ cause: { code: '57014' } });
        expect(await copyOf(database)).toBe(copy);
      } finally {
        await database.close();
        await pooler.stop();
        await drop();
      }
    },
  );

  atLength('continues without it if it hangs or is gone', async () => {
    await untilCopyIsRead();
    pair.standby.signal('SIGSTOP');
    const order = await payFor(shop);
    const workshop = await workshopOf(shop.services);
    expect(await numbersOn(workshop)).toContain(order.number);
    pair.standby.signal('SIGCONT');
    await untilCopyIsRead();
    await pair.standby.kill();
    const next = await payFor(shop);
    expect(await numbersOn(workshop)).toEqual(expect.arrayContaining([order.number, next.number]));
  });
});
