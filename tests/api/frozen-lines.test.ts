import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf, monthOf } from '#domain/calendar/day.ts';
import { customLineFor, writeLine } from '#domain/cart/cart-line.ts';
import { CONFIGURATORS } from '#domain/configurator/tables.ts';
import { accounts } from '../../server/platform/db/schema/accounts.ts';
import { orderLines, orderPapers, orders } from '../../server/platform/db/schema/orders.ts';
import { askRefund } from '../../server/returns/ask-refund.ts';
import { eventually } from '../fixtures/eventually.ts';
import { orderPaidBy, refundOf } from '../fixtures/orders.ts';
import { stockLine } from '../fixtures/pickups.ts';
import { openTestShop, type TestShop } from '../fixtures/test-shop.ts';
import { asOfTomorrow } from '../fixtures/tomorrow.ts';
import { CUSTOM, MAXI, makeAndShip, need, orderOf, payFor, STRAT_SET } from '../fixtures/workshop.ts';

const P90 = customLineFor(CONFIGURATORS.p90, {
  pickup: 'soapbar',
  base: 'black',
  spacing: '50',
  output: 'vintage',
  potting: 'wax',
  magnet: 'alnico-5',
});
const HP90 = customLineFor(CONFIGURATORS.hp90, {
  model: 'fishbone',
  color: 'forest',
  base: 'copper',
  spacing: '50',
  output: 'vintage',
  potting: 'wax',
  wiring: '2-wire',
  magnet: 'alnico-5',
});
/** A colour that no pickup has tomorrow. */
const BARE = customLineFor(CONFIGURATORS.humbucker, {
  cover: 'none',
  base: 'white',
  spacing: '50',
  output: 'hot',
  coils: 'matched',
  potting: 'none',
  wiring: '2-wire',
  magnet: 'ceramic',
});
const NECK = stockLine('STRATOCASTER', 'VINTAGE', 'NECK', 'white');

/** Everything that shows or mentions sold items, read by a release. */
async function told(shop: TestShop, { shownOrders }: typeof import('../fixtures/shown-orders.tsx')) {
  const { db } = shop.database;
  const { viewAccount } = await import('../../server/pages/account-view.ts');
  const { readFigures } = await import('../../server/admin/read-figures.ts');
  const { orderPaper } = await import('../../server/order-page/order-papers.ts');
  const { correctionsOf } = await import('../../server/order-page/corrections.ts');
  const { orderGoods } = await import('../../server/orders/order-goods.ts');
  const { pdfText } = await import('../fixtures/pdf-text.ts');
  // Papers are stored when first made; here each release makes its own.
  await db.delete(orderPapers);
  const shown = await shownOrders(shop.services);
  const all = await db.select().from(orders);
  for (const order of all) {
    shown[`${order.number} goods`] = JSON.stringify(await orderGoods(db, order.number, 'en'));
    if (!order.shippedAt) continue;
    const papers = (await correctionsOf(db, order)).map(({ place }) => `correction-${place}` as const);
    for (const kind of ['confirmation', 'invoice', ...papers] as const) {
      const paper = await orderPaper(shop.services, order, kind, 'de');
      // Each correction takes the next number.
      if (paper) shown[`${order.number} ${kind} de`] = pdfText(paper.pdf).replace(/RK-\d{4}-\d+/g, 'RK');
    }
  }
  const [account] = await db.select().from(accounts).where(eq(accounts.email, 'jonas@example.org'));
  const session = { id: '', accountId: account?.id ?? '', email: 'jonas@example.org', role: 'buyer' };
  const view = await viewAccount(
    shop.services,
    session as Parameters<typeof viewAccount>[1],
    'en',
    'A'.repeat(32),
  );
  shown.account = JSON.stringify(view?.orders, undefined, 1);
  const { mostBuilt } = await readFigures(shop.services, monthOf(dayOf(shop.services.now())));
  shown.figures = JSON.stringify(mostBuilt);
  return shown;
}

describe('a sold item', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop({ LINK_SECRET: 'a secret of thirty-two letters or more, for this test' });
    const { db } = shop.database;
    await db.insert(accounts).values({
      id: crypto.randomUUID(),
      email: 'jonas@example.org',
      role: 'buyer',
      createdAt: new Date(),
    });
    for (const lines of [
      [STRAT_SET, CUSTOM, P90, HP90],
      [NECK, BARE],
    ]) {
      const order = await payFor(shop, lines);
      const { number } = await makeAndShip(shop, order);
      const quantities = lines.map((_, index) => (index === 0 ? 1 : 0));
      await need(askRefund(shop.services, MAXI, refundOf(number, { quantities, reason: 'Came back' })));
      await eventually(async () => (await orderOf(shop, number)).refunded > 0, 'the refund');
    }
    await payFor(shop, [STRAT_SET, P90]);
    await eventually(async () => {
      const open = await shop.database.sql.query(
        `select 1 from jobs.job where state in ('created', 'active', 'retry')
          and name not like '\\_\\_%' and name not in (select name from jobs.schedule)`,
      );
      return open.length === 0;
    }, 'no letter is on its way: each release writes them anew');
    const at = new Date();
    Object.assign(shop.services, { now: () => at });
  });
  afterAll(() => shop.close());

  it('is shown everywhere as it was sold, whatever later releases offer [rows D152, D38]', async () => {
    const today = await told(shop, await import('../fixtures/shown-orders.tsx'));
    // Guards against an empty comparison.
    expect(Object.keys(today).length).toBeGreaterThan(30);
    const everything = Object.values(today).join('\n');
    for (const words of [
      'Stratocaster set',
      'Vintage',
      'White',
      'Forest',
      'Modern',
      'AlNiCo 5',
      'P90 Soapbar',
    ])
      expect(everything).toContain(words);

    const later = await asOfTomorrow(() => import('../fixtures/shown-orders.tsx'));
    const tables = await import('#domain/configurator/tables.ts');
    expect(Object.keys(tables.CONFIGURATORS)).toEqual(['humbucker', 'hp90']);
    const tomorrow = await told(shop, later);
    expect(Object.keys(tomorrow)).toEqual(Object.keys(today));
    for (const [page, words] of Object.entries(today)) expect.soft(tomorrow[page], page).toBe(words);
  });

  it('is wound as sold even if it is paid tomorrow', async () => {
    const { clientSecret, sessionId } = await shop.addressed([STRAT_SET, P90].map(writeLine));
    const { db } = shop.database;
    const order = await orderPaidBy(shop, sessionId);
    const { planUnits } = await asOfTomorrow(() => import('../../server/production/plan-units.ts'));
    const { units } = await import('../../server/platform/db/schema/production.ts');
    await db.transaction((tx) => planUnits(tx, order, new Date(), shop.services.shopfront.days()));
    const made = await db.select().from(units).where(eq(units.orderId, order.id)).orderBy(units.number);
    expect(made.map(({ sold, awg }) => [sold?.name, awg])).toEqual([
      ['Stratocaster neck', 42],
      ['Stratocaster middle', 42],
      ['Stratocaster bridge', 42],
      ['Custom P90 Soapbar', 42],
    ]);
    expect(clientSecret).toContain(sessionId);
  });

  it('links to the shop only while it is on offer', async () => {
    const [order] = await shop.database.db.select().from(orders).where(eq(orders.state, 'paid'));
    if (!order) throw new Error('no order');
    const how = { language: 'en', form: undefined, done: undefined } as const;
    const page = async () => {
      const { readOrderPage } = await import('../../server/order-page/read-order.ts');
      return (await readOrderPage(shop.services, order, how, undefined)).lines.map(({ path }) => path);
    };
    expect(await asOfTomorrow(page)).toEqual([undefined, undefined]);
  });

  it('fails without stored data instead of being guessed', async () => {
    const { soldAs } = await import('../../server/orders/sold-as.ts');
    const [line] = await shop.database.db.select().from(orderLines);
    if (!line) throw new Error('no line');
    expect(soldAs(line).title).toBe(line.sold?.title);
    expect(() => soldAs({ ...line, sold: null })).toThrow('has no frozen data');
  });
});
