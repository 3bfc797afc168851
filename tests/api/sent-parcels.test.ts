import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { dayOf, monthOf } from '#domain/calendar/day.ts';
import { readOrder } from '../../server/admin/read-order.ts';
import { readOrderPage } from '../../server/order-page/index.ts';
import { closedMonths } from '../../server/platform/db/schema/books.ts';
import { exportedOrders } from '../../server/platform/db/schema/shipping.ts';
import { markDelivered } from '../../server/shipping/deliver-order.ts';
import { readParcelsView } from '../../server/shipping/read-parcels-view.ts';
import { mailsAbout } from '../fixtures/orders.ts';
import { openParcelDesk } from '../fixtures/parcel-desk.ts';
import { orderOf, trailOf } from '../fixtures/workshop.ts';

const { shop, maker, packed, posted, later, mailOf } = await openParcelDesk();
const { call, done } = maker;

const trackingOf = async (number: string) =>
  (await readOrder(shop.services, number))?.parcels.map(({ tracking }) => tracking);

/** A shipped order whose mails (confirmation, start, shipping) are sent. */
async function sent(to?: Parameters<typeof packed>[0]) {
  const { id, number } = await packed(to);
  const [tracking = ''] = (await trackingOf(number)) ?? [];
  const carrier = to ? 'dhl-international' : 'dhl';
  const ship = { number, carrier, tracking: [tracking] };
  await done('ship', ship);
  expect((await mailOf(number, 'on its way'))?.text).toContain(tracking);
  return { id, number, tracking, ship };
}

describe('a parcel that has left', () => {
  it('can get a corrected tracking number at any time, and its buyer gets it by mail [case M9] [row D680]', async () => {
    const { id, number, tracking } = await sent();
    await done('deliver', { number });
    await done('scan-label', { number, carrier: 'dhl', tracking: ['CX 000 000 999 DE'] });
    expect(await trackingOf(number)).toEqual(['CX000000999DE']);
    const mail = await mailOf(number, 'the right tracking number');
    expect(mail?.text).toContain('CX000000999DE');
    expect(mail?.text).not.toContain(tracking);
    expect(await trailOf(shop, id)).toContain(`Maxi: Tracking number ${tracking} → CX000000999DE`);
    // A repetition changes nothing, and an unknown number is refused.
    await done('scan-label', { number, carrier: 'dhl', tracking: ['CX 000 000 999 DE'] });
    expect((await call('scan-label', { number, carrier: 'dhl', tracking: ['?'] })).status).toBe(422);
    expect((await mailsAbout(shop, number, { makers: 0, shopper: 4 })).shopper).toHaveLength(4);
  });

  it('can be undone while it is still here: its buyer gets a mail, and it leaves again with the same invoice number [case M9] [row D681]', async () => {
    const { id, number, ship } = await sent('US');
    const { invoiceNumber } = await orderOf(shop, number);
    await done('undo-shipping', { number });
    expect(await orderOf(shop, number)).toMatchObject({ state: 'in the making', shippedAt: null });
    await mailOf(number, 'it has not left yet');
    expect(await trailOf(shop, id)).toContain('Maxi: State shipped → in the making, taken back');
    const desk = await readParcelsView(shop.services);
    expect(desk.left.map((row) => row.number)).not.toContain(number);
    const exported = () =>
      shop.database.db.select().from(exportedOrders).where(eq(exportedOrders.orderId, id));
    expect(await exported()).toMatchObject([{ posted: null }]);
    const page = await readOrderPage(
      shop.services,
      await orderOf(shop, number),
      { language: 'en', form: undefined, done: undefined },
      undefined,
    );
    expect(page.view).toMatchObject({ address: 'packed' });

    await done('ship', ship);
    expect(await orderOf(shop, number)).toMatchObject({ state: 'shipped', invoiceNumber });
    await mailOf(number, 'on its way', 2);
    expect(await exported()).toMatchObject([{ posted: expect.any(String) }]);
  });

  it('cannot be undone once it is delivered, its export is proven or its month is closed [case M9] [row D681]', async () => {
    const { number } = await sent('US');
    await done('enter-record', { number, reference: 'CX000000417DE, delivered 20 Nov' });
    expect((await call('undo-shipping', { number })).body.error).toContain('Remove the proof first.');
    await done('take-proof-back', { number });
    const month = monthOf(dayOf((await orderOf(shop, number)).shippedAt ?? new Date()));
    const closed = shop.database.db;
    await closed.insert(closedMonths).values({ month, byName: 'Maxi', at: new Date() });
    expect((await call('undo-shipping', { number })).body.error).toContain('are closed');
    await closed.delete(closedMonths);
    await done('deliver', { number });
    expect((await call('undo-shipping', { number })).status).toBe(409);
  });
});

it('a delivery can be undone, and is not repeated by the clock [row D414]', async () => {
  const { number } = await posted();
  await done('deliver', { number });
  await done('undo-delivery', { number });
  expect(await orderOf(shop, number)).toMatchObject({ state: 'shipped', deliveredAt: null });
  await markDelivered(later(60 * 24 * 3600));
  expect((await orderOf(shop, number)).state).toBe('shipped');
  await done('deliver', { number });
  expect((await orderOf(shop, number)).state).toBe('delivered');
});
