import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { writeLine } from '#domain/cart/cart-line.ts';
import { closeStaleOrders } from '../../server/checkout/close-stale-orders.ts';
import { freezeOrder, quoteCart } from '../../server/checkout/freeze-order.ts';
import { addNote } from '../../server/orders/add-note.ts';
import { orders } from '../../server/platform/db/schema/orders.ts';
import { withdrawals } from '../../server/platform/db/schema/returns.ts';
import { askRefund } from '../../server/returns/ask-refund.ts';
import { buyWith, issue, rowOf } from '../fixtures/codes.ts';
import { eventually } from '../fixtures/eventually.ts';
import { failEachOnce } from '../fixtures/failing-transactions.ts';
import { openFileShop } from '../fixtures/file-shop.ts';
import { keepLog } from '../fixtures/kept-log.ts';
import { goodwillOf, historyOf, mailsAbout, refundMade, sentBackOf } from '../fixtures/orders.ts';
import { CUSTOM, MAXI, need, payFor, trailOf, unitsIn } from '../fixtures/workshop.ts';

const kept = keepLog();
const shop = await openFileShop({ LOG_LEVEL: 'debug' }, { log: kept.log });
const failed = failEachOnce(shop.database);

const placesOf = (folder: string) => [...failed.places.keys()].filter((place) => place.startsWith(folder));
const said = (words: string, number: string) =>
  kept
    .text()
    .split('\n')
    .filter((line) => line.includes(words) && line.includes(number));

/** Each of these is retried; `npm test -- retries` makes every transaction of the API tests fail once. */
describe('when each transaction fails just before its commit', () => {
  it('an order is paid once, planned once, reported once, and confirmed by one mail', async () => {
    const { id, number, paymentReference } = await payFor(shop);
    const { states } = await historyOf(shop, paymentReference ?? '');
    expect(states).toEqual(['awaiting payment', 'paid']);
    expect(await unitsIn(shop, id)).toHaveLength(1);
    expect((await mailsAbout(shop, number, { makers: 0, shopper: 1 })).shopper).toHaveLength(1);
    expect(said('"order paid"', number)).toHaveLength(1);
    expect(placesOf('server/checkout/settle-payment.ts')).toHaveLength(1);
  });

  it('a code is used once, and money goes back once', async () => {
    const { code, ...issued } = await issue(shop);
    const { order } = await buyWith(shop, code);
    expect(order.discount).toBeGreaterThan(0);
    expect((await rowOf(shop, issued.id)).code).toBe(code);
    const asked = goodwillOf(order.number, 500);
    await need(askRefund(shop.services, MAXI, asked));
    await refundMade(shop, asked.id);
    expect(await sentBackOf(shop, order)).toEqual([500]);
    expect((await trailOf(shop, order.id)).filter((line) => line.includes('Refund'))).toHaveLength(2);
    expect(placesOf('server/shopfront/').length).toBeGreaterThanOrEqual(1);
  });

  it('a note is stored once, and an unpaid order ends once', async () => {
    const { id, number } = await payFor(shop);
    await need(
      addNote(shop.services, MAXI, { id: randomUUID(), number, text: 'Ring first', onSheet: false }),
    );
    expect((await trailOf(shop, id)).filter((line) => line.includes('Ring first'))).toHaveLength(1);
    const quoted = quoteCart([writeLine(CUSTOM)], await shop.services.prices.current(), 'DE');
    if (!quoted.ok) throw new Error(quoted.error);
    const unpaid = await freezeOrder(shop.services, quoted.value, 'en');
    await closeStaleOrders({ ...shop.services, now: () => new Date(Date.now() + 3 * 3_600_000) });
    const [row] = await shop.database.db.select().from(orders).where(eq(orders.id, unpaid.id));
    expect(row?.state).toBe('cancelled');
    expect(placesOf('server/orders/change-order.ts')).toHaveLength(1);
  });

  it('a withdrawal is stored once, and acknowledged by one mail', async () => {
    const { number, email } = await payFor(shop);
    const declared = { name: 'Jonas', orderNumber: number, email: email ?? '', goods: '', step: 'confirm' };
    expect((await shop.sendForm('/withdraw', declared)).status).toBe(303);
    await eventually(async () => {
      const rows = await shop.database.db.select().from(withdrawals);
      return rows.length === 1 && rows[0]?.state === 'matched' && rows[0].acknowledgedAt !== null;
    }, 'the withdrawal taken up and acknowledged');
    const mails = (await shop.mails()).filter(({ id }) => id.startsWith('withdrawal'));
    expect(mails).toHaveLength(1);
    expect(placesOf('server/returns/').length).toBeGreaterThanOrEqual(2);
  });
});
