import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { writeLine } from '#domain/cart/cart-line.ts';
import { readOrder } from '../../server/admin/read-order.ts';
import type { ShopperOrder } from '../../server/order-page/read-order.ts';
import { move } from '../../server/orders/append-events.ts';
import { orderPath } from '../../server/orders/order-link.ts';
import { CLOCK } from '../../server/orders/staff.ts';
import { orders } from '../../server/platform/db/schema/orders.ts';
import { deleteData } from '../../server/privacy/delete-data.ts';
import { exportData } from '../../server/privacy/export-data.ts';
import { keepNoLonger } from '../../server/privacy/keep-no-longer.ts';
import { startProduction } from '../../server/production/hold-unit.ts';
import { openLoggedShop } from '../fixtures/file-shop.ts';
import { orderPaidBy } from '../fixtures/orders.ts';
import { pdfText } from '../fixtures/pdf-text.ts';
import { HUMBUCKER_SET } from '../fixtures/pickups.ts';
import { CUSTOM, MAXI, makeAndShip, need, signedIn } from '../fixtures/workshop.ts';

const { shop } = await openLoggedShop(
  { LOG_LEVEL: 'debug' },
  /beispiel gitarren|DE123456789|341 123456|rechnungsweg|buchhaltung/i,
);

const INVOICE = {
  name: 'Buchhaltung',
  address: { line1: 'Rechnungsweg 2', postal_code: '10115', city: 'Berlin', country: 'DE' },
};
const DETAILS = {
  company: 'Beispiel Gitarren GmbH',
  vatId: 'de 123.456.789',
  phone: '+49 341 123456',
  invoice: INVOICE,
};
const EMPTY = { company: '', vatId: '', phone: '', invoice: null };

const line = HUMBUCKER_SET;
const tell = (checkoutSessionId: string, details: object) =>
  shop.post('/api/shop/buyer-details', { checkoutSessionId, details });
const rowOf = (sessionId: string) => orderPaidBy(shop, sessionId);
async function payWith(details: object, items: readonly object[] = [line]) {
  const { clientSecret, sessionId } = await shop.addressed([...items]);
  expect((await tell(sessionId, details)).status).toBe(200);
  await shop.pay(clientSecret);
  await shop.get(`/api/shop/checkout-status?session_id=${sessionId}`);
  return rowOf(sessionId);
}
const nightIn = (days: number) =>
  keepNoLonger({ ...shop.services, now: () => new Date(Date.now() + days * 86_400_000) });

describe('a buyer’s details beside the address', () => {
  it('are stored with the order and can change until payment; the latest ones stay', async () => {
    const { clientSecret, sessionId } = await shop.addressed([line]);
    expect((await tell(sessionId, DETAILS)).status).toBe(200);
    expect((await tell(sessionId, EMPTY)).status).toBe(200);
    expect(await rowOf(sessionId)).toMatchObject({
      company: null,
      vatId: null,
      phone: null,
      invoiceTo: null,
    });
    expect((await tell(sessionId, DETAILS)).status).toBe(200);
    await shop.pay(clientSecret);
    await shop.get(`/api/shop/checkout-status?session_id=${sessionId}`);
    expect(await rowOf(sessionId)).toMatchObject({
      state: 'paid',
      company: 'Beispiel Gitarren GmbH',
      vatId: 'DE123456789',
      phone: '+49 341 123456',
      shippingName: 'Jonas Beispiel',
      invoiceTo: INVOICE,
    });
    // Papers do not change after the payment, even if the checkout is still open somewhere.
    expect((await tell(sessionId, EMPTY)).status).toBe(410);
    expect(await rowOf(sessionId)).toMatchObject({ company: 'Beispiel Gitarren GmbH' });
  });

  it.each([
    ['a company without end', { company: 'x'.repeat(101) }],
    ['a VAT id too short for its country', { vatId: 'DE12345678' }],
    ['a phone number of letters', { phone: 'call me' }],
    ['an invoice to nobody', { invoice: { ...INVOICE, name: ' ' } }],
  ])('are refused with an explanation: %s', async (_, change) => {
    const { status, body } = await tell('cs_test_unknown', { ...DETAILS, ...change });
    expect([status, body]).toEqual([400, { error: expect.stringMatching(/^[A-Z].{10,160}\.$/) }]);
  });

  it.each([
    ['a country we do not serve', { country: 'JP' }, 'country'],
    ['no city', { city: ' ' }, 'city'],
    ['no postal code', { postal_code: '' }, 'postal code'],
  ])('require a complete invoice address: %s', async (_, change, part) => {
    const { sessionId } = await shop.checkout([line]);
    const address = { ...INVOICE.address, ...change };
    const { status, body } = await tell(sessionId, { ...DETAILS, invoice: { ...INVOICE, address } });
    expect([400, 422]).toContain(status);
    expect(JSON.stringify(body)).toContain(part);
    expect((await rowOf(sessionId)).invoiceTo).toBeNull();
  });

  it('are refused for an unknown checkout', async () => {
    expect((await tell('cs_test_unknown', DETAILS)).status).toBe(404);
  });
});

describe('details on documents', () => {
  it('put the phone on the slip and company, VAT id and address on the Factur-X invoice; the order’s page shows all of it [row D591]', async () => {
    const order = await payWith(DETAILS, [writeLine(CUSTOM)]);
    const { number } = order;
    await makeAndShip(shop, order);
    const maxi = await signedIn(shop, { role: 'staff', name: 'Maxi' });
    const letters = async (answer: Promise<Response>) =>
      pdfText(new Uint8Array(await (await answer).arrayBuffer())).replaceAll(/\s/g, '');
    const slip = await letters(maxi.file(`orders/${number}/slip-1.pdf`));
    for (const part of ['JonasBeispiel', 'Karl-Heine-Straße1', 'Phone+49341123456'])
      expect(slip).toContain(part);
    expect(slip).not.toMatch(/GitarrenGmbH|DE123456789|Rechnungsweg/);
    for (const [language, words] of [
      ['en', ['VATIDDE123456789', 'Deliveredto', 'JonasBeispiel,Karl-Heine-Straße1']],
      ['de', ['USt-IdNr.DE123456789', 'Geliefertan']],
    ] as const) {
      const path = orderPath(shop.services, order.id, language);
      const invoice = await letters(fetch(`${shop.publicUrl}${path}/invoice.pdf`));
      for (const part of ['BeispielGitarrenGmbH', 'Buchhaltung', 'Rechnungsweg2', '10115Berlin', ...words])
        expect(invoice, language).toContain(part);
      expect(invoice).not.toContain('341123456');
    }
    // A firm's bookkeeping reads it by machine: the same name and number, unchanged since it was first issued.
    const path = `${shop.publicUrl}${orderPath(shop.services, order.id, 'de')}/invoice.pdf`;
    const [first, again] = [await (await fetch(path)).bytes(), await (await fetch(path)).bytes()];
    expect(Buffer.from(first).equals(again)).toBe(true);
    const file = Buffer.from(first).toString('latin1');
    expect(file).toContain('/UF (factur-x.xml)');
    expect(file).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
    const page = (await shop.get(orderPath(shop.services, order.id, 'en'))).body as {
      order?: ShopperOrder;
    } & ShopperOrder;
    expect((page.order ?? page).billed).toEqual({
      company: 'Beispiel Gitarren GmbH',
      vatId: 'DE123456789',
      phone: '+49 341 123456',
      invoiceTo: INVOICE,
    });
    expect((await readOrder(shop.services, number))?.buyer).toMatchObject({
      phone: '+49 341 123456',
      company: 'Beispiel Gitarren GmbH',
      vatId: 'DE123456789',
      invoiceTo: ['Buchhaltung', 'Rechnungsweg 2', '10115 Berlin', 'Germany'],
    });
  });

  it('name the company on the parcel if it has no invoice address of its own', async () => {
    const order = await payWith({ ...DETAILS, invoice: null }, [writeLine(CUSTOM)]);
    await need(startProduction(shop.services, MAXI, { number: order.number }));
    const maxi = await signedIn(shop, { role: 'staff', name: 'Maxi' });
    const answer = await maxi.file(`orders/${order.number}/slip-1.pdf`);
    const slip = pdfText(new Uint8Array(await answer.arrayBuffer())).replaceAll(/\s/g, '');
    expect(slip).toContain('BeispielGitarrenGmbH');
  });
});

describe('details as personal data', () => {
  it('are in the data copy; a deletion removes the phone and keeps the invoice data', async () => {
    const { services } = shop;
    const { db } = shop.database;
    const order = await payWith(DETAILS);
    const copy = JSON.stringify(await exportData(db, services.keptMails, 'jonas@example.org', new Date()));
    for (const part of ['Beispiel Gitarren GmbH', 'DE123456789', '+49 341 123456', 'Rechnungsweg 2'])
      expect(copy).toContain(part);
    await db.update(orders).set({ state: 'refunded' }).where(eq(orders.id, order.id));
    const requestId = '33333333-3333-4333-8333-333333333333';
    await deleteData(db, 'jonas@example.org', requestId, new Date());
    const [after] = await db.select().from(orders).where(eq(orders.id, order.id));
    expect(after).toMatchObject({ email: null, phone: null, company: 'Beispiel Gitarren GmbH' });
    expect(after?.invoiceTo).toEqual(INVOICE);
  });

  it('are deleted after a month without payment; the phone of a paid order after six months', async () => {
    const { db } = shop.database;
    const { sessionId } = await shop.checkout([line]);
    await tell(sessionId, DETAILS);
    const expired = { kind: 'expired', payload: { from: 'awaiting payment' } } as const;
    await move(db, await rowOf(sessionId), expired, { by: CLOCK, at: new Date() });
    const paid = await payWith(DETAILS);
    await db.update(orders).set({ shippedAt: new Date() }).where(eq(orders.id, paid.id));
    const paidNow = async () => (await db.select().from(orders).where(eq(orders.id, paid.id)))[0];
    await nightIn(29);
    expect(await rowOf(sessionId)).toMatchObject({ company: 'Beispiel Gitarren GmbH', invoiceTo: INVOICE });
    await nightIn(32);
    expect(await rowOf(sessionId)).toMatchObject({
      company: null,
      vatId: null,
      phone: null,
      invoiceTo: null,
    });
    expect((await paidNow())?.phone).toBe('+49 341 123456');
    await nightIn(190);
    expect(await paidNow()).toMatchObject({ phone: null, vatId: 'DE123456789', invoiceTo: INVOICE });
  });
});
