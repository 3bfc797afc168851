import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readVisitor } from '../../server/accounts/visitor.ts';
import { accountSessions, accounts } from '../../server/platform/db/schema/accounts.ts';
import { orderEvents, orders } from '../../server/platform/db/schema/orders.ts';
import { startProduction } from '../../server/production/hold-unit.ts';
import { openFileShop } from '../fixtures/file-shop.ts';
import { changeRows } from '../fixtures/rows.ts';
import { MAXI, need, payFor, signedIn } from '../fixtures/workshop.ts';

const shop = await openFileShop();

/** A signed-in buyer of a paid order, in a browser with cookies. */
async function buyer(name: string) {
  const order = await payFor(shop);
  const { id, headers } = await signedIn(shop, { role: 'buyer', name });
  const [account] = await shop.database.db.select().from(accounts).where(eq(accounts.id, id));
  await changeRows(shop, orders, eq(orders.id, order.id), { email: account?.email ?? '' });
  return { order, account: id, cookie: headers.cookie };
}

const seenAt = (time: number) => `; seen=${time}`;

describe('a signed-in visitor', () => {
  it('sees an order’s news on every page until they open it', async () => {
    const { order, cookie } = await buyer('Ines');
    const asks = (more = '') => readVisitor(shop.services, cookie + more);
    expect(await asks()).toMatchObject({ hasNews: false, onItsWay: 0, pickups: 0, builds: 0 });

    await need(startProduction(shop.services, MAXI, { number: order.number }));
    expect(await asks()).toMatchObject({ hasNews: true, onItsWay: 0 });
    expect(await asks(seenAt(Date.now() + 1000))).toMatchObject({ hasNews: false });
    // Neither an outdated nor a broken cookie hides the news.
    for (const seen of [seenAt(Date.now() - 3_600_000), '; seen=soon', '; seen=', seenAt(1)])
      expect(await asks(seen), seen).toMatchObject({ hasNews: true });

    await shop.database.db.update(orders).set({ state: 'shipped' }).where(eq(orders.id, order.id));
    expect(await asks()).toMatchObject({ onItsWay: 1 });
  });

  it('gets no news from before this session, or of their own changes', async () => {
    const { order, account, cookie } = await buyer('Jana');
    const { db } = shop.database;
    const event = { orderId: order.id, version: 1, payload: { from: 'paid' } };
    const later = new Date(Date.now() + 1000);
    await db.insert(orderEvents).values([
      { ...event, id: crypto.randomUUID(), kind: 'cancelled', actor: 'buyer', at: later },
      {
        ...event,
        id: crypto.randomUUID(),
        kind: 'production-started',
        actor: 'maker',
        at: new Date(1.1e12),
      },
    ]);
    expect(await readVisitor(shop.services, cookie)).toMatchObject({ hasNews: false });
    await changeRows(shop, accountSessions, eq(accountSessions.accountId, account), {
      createdAt: new Date(1e12),
    });
    expect(await readVisitor(shop.services, cookie)).toMatchObject({ hasNews: true });
  });

  it('sees nobody else’s orders, and needs a session of the shop', async () => {
    const first = await buyer('Kai');
    const other = await signedIn(shop, { role: 'buyer', name: 'Lea' });
    await need(startProduction(shop.services, MAXI, { number: first.order.number }));
    expect(await readVisitor(shop.services, first.cookie)).toMatchObject({ hasNews: true });
    expect(await readVisitor(shop.services, other.headers.cookie)).toMatchObject({ hasNews: false });
    for (const cookie of [undefined, '', 'session=', `session=${'x'.repeat(43)}`, 'seen=1', 'a=session=x'])
      expect(await readVisitor(shop.services, cookie), cookie).toBeUndefined();
    await shop.database.db.delete(accountSessions).where(eq(accountSessions.accountId, first.account));
    expect(await readVisitor(shop.services, first.cookie)).toBeUndefined();
  });

  it('gets the cached pages if the database does not answer', async () => {
    const { cookie } = await buyer('Mo');
    const db = {
      select: () => {
        throw new Error('away');
      },
    } as never;
    expect(await readVisitor({ ...shop.services, db }, cookie)).toBeUndefined();
  });
});
