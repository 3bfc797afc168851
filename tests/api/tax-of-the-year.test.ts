import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type CartLine, writeLine } from '#domain/cart/cart-line.ts';
import { takeCompany } from '#domain/company.ts';
import { companyDataNow } from '#domain/company-data.ts';
import type { CountryCode } from '#domain/countries.ts';
import { cents } from '#domain/money.ts';
import { takeTax, taxForPages } from '#domain/prices/tax-now.ts';
import { readOss, setOss } from '../../server/books/oss.ts';
import { readSmallBusiness, setSmallBusiness } from '../../server/books/small-business.ts';
import { readVatNumberDue } from '../../server/books/vat-number.ts';
import { auditEntries } from '../../server/platform/db/schema/admin.ts';
import { orderLines, orderNotices, orders } from '../../server/platform/db/schema/orders.ts';
import { setCompany } from '../../server/shopfront/index.ts';
import { openFileShop } from '../fixtures/file-shop.ts';
import { mailed, orderPaidBy } from '../fixtures/orders.ts';
import { changeRows } from '../fixtures/rows.ts';
import { BEA, CUSTOM, MAXI, need } from '../fixtures/workshop.ts';

const TO: Partial<Record<CountryCode, { postal_code: string; city: string }>> = {
  DE: { postal_code: '04229', city: 'Leipzig' },
  FR: { postal_code: '75001', city: 'Paris' },
  SE: { postal_code: '111 22', city: 'Stockholm' },
};

vi.useFakeTimers({ toFake: ['Date'] });
const on = (day: string) => vi.setSystemTime(new Date(`${day}T10:00:00+01:00`));
on('2026-03-02');
const shop = await openFileShop();

/** Each test begins on the same day, without orders and choices. */
beforeEach(async () => {
  on('2026-03-02');
  await shop.database.sql.query(
    'truncate orders, tax_lines, small_business_records, oss_records, company_records, audit_entries cascade',
  );
  await shop.services.shopfront.renew();
});
afterAll(() => {
  vi.useRealTimers();
  takeTax();
});

/** Opens a checkout to a country; returns the tax shown before the payment. */
async function open(country: CountryCode, lines: readonly CartLine[] = [CUSTOM]) {
  const { clientSecret, sessionId } = await shop.checkout(lines.map(writeLine));
  const address = { line1: 'Example 1', country, ...TO[country] };
  const { status, body } = await shop.post('/api/shop/calculate-shipping', {
    checkoutSessionId: sessionId,
    shippingDetails: { name: 'Sam Example', address },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  const { vat } = (body as { data: { vat: { country: string; ratePercent: number } } }).data;
  return { clientSecret, sessionId, said: `${vat.country} ${vat.ratePercent}` };
}

const settle = (sessionId: string) => shop.get(`/api/shop/checkout-status?session_id=${sessionId}`);

async function orderOfSession(sessionId: string) {
  const { db } = shop.database;
  const order = await orderPaidBy(shop, sessionId);
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, order.id));
  const rates = new Set(lines.map(({ vatCountry, vatRatePercent }) => `${vatCountry} ${vatRatePercent}`));
  return { order, rates: [...rates].join() };
}

/** Buys one pickup; returns its order and the tax on its lines. */
async function buy(country: CountryCode) {
  const { clientSecret, sessionId, said } = await open(country);
  await shop.pay(clientSecret);
  await settle(sessionId);
  return { ...(await orderOfSession(sessionId)), said };
}

/** Enlarges a paid order, so that few orders make up a year's sales. Net at home, with 19 %. */
const growTo = async (id: string, net: number) => {
  await changeRows(shop, orders, eq(orders.id, id), { total: cents(Math.round((net * 119) / 100)) });
};

const noticesOf = async (id: string) => {
  const rows = await shop.database.db.select().from(orderNotices).where(eq(orderNotices.orderId, id));
  return rows.map(({ about }) => about);
};

describe('the one-stop shop', () => {
  it('is announced at 8 000 euro, begins with the order that passes 10 000, and continues through the next year [row D570]', async () => {
    const first = await buy('FR');
    expect([first.said, first.rates]).toEqual(['DE 19', 'DE 19']);
    await growTo(first.order.id, 799_000);
    on('2026-04-01');
    const near = await buy('FR');
    expect(near.rates).toBe('DE 19');
    expect(await noticesOf(near.order.id)).toEqual(['one-stop shop near']);
    await growTo(near.order.id, 200_000);
    expect(taxForPages()).toBeUndefined();

    on('2026-04-27');
    const passing = await buy('SE');
    // The announced tax is the one that was written.
    expect([passing.said, passing.rates]).toEqual(['DE 19', 'SE 25']);
    expect(await noticesOf(passing.order.id)).toEqual(['one-stop shop begins']);
    await mailed(shop, ({ subject }) => subject.includes('than 10.000'), 'the makers have a mail');
    expect(taxForPages()).toBe('one-stop shop');
    const later = await buy('FR');
    expect([later.said, later.rates]).toEqual(['FR 20', 'FR 20']);
    expect((await buy('DE')).rates).toBe('DE 19');

    // Later refunds do not change it.
    await changeRows(shop, orders, eq(orders.id, first.order.id), { refunded: cents(900_000) });
    expect((await buy('FR')).rates).toBe('FR 20');

    const year = await readOss(shop.services, 2026);
    expect(year).toMatchObject({ toldOn: '2026-04-01', passedOn: '2026-04-27', beganAbove: false });
    expect(year.months.map(({ month }) => month)).toEqual(['2026-01', '2026-02', '2026-03', '2026-04']);
    const kept = Math.round((799_000 * 119) / 100) - 900_000;
    expect(year.months[2]?.net).toBe(kept - Math.round((kept * 19) / 119));
    expect(year.months[3]?.since).toBe(year.net);

    on('2027-01-04');
    await shop.services.shopfront.renew();
    const next = await buy('SE');
    expect([next.said, next.rates]).toEqual(['SE 25', 'SE 25']);
    expect(await readOss(shop.services, 2027)).toMatchObject({ passedOn: undefined, beganAbove: true });
  });

  it('starts on a day chosen by the makers: pages and orders follow on that day, earlier orders keep their tax [row D722]', async () => {
    const { db } = shop.database;
    const before = await buy('FR');
    await need(setOss(shop.services, MAXI, { version: 0, from: '2026-03-10' }));
    expect(await setOss(shop.services, BEA, { version: 0, from: '2026-03-11' })).toMatchObject({
      status: 409,
    });
    expect((await buy('FR')).rates).toBe('DE 19');
    on('2026-03-10');
    await shop.services.shopfront.renew();
    expect(taxForPages()).toBe('one-stop shop');
    const after = await buy('FR');
    expect([after.said, after.rates]).toEqual(['FR 20', 'FR 20']);
    expect(await noticesOf(after.order.id)).toEqual([]);
    expect((await buy('DE')).rates).toBe('DE 19');
    expect((await orderOfSession(before.order.paymentReference ?? '')).rates).toBe('DE 19');
    expect(await readOss(shop.services, 2026)).toMatchObject({ chosenFrom: '2026-03-10', beganAbove: false });
    expect(await setOss(shop.services, BEA, { version: 1, from: null })).toMatchObject({
      ...{ ok: false, status: 422, said: { de: expect.stringContaining('bis 31.12.2027') } },
    });
    const changes = await db.select().from(auditEntries).where(eq(auditEntries.kind, 'oss-set'));
    expect(changes).toMatchObject([{ byName: 'Maxi', payload: { before: null, after: '2026-03-10' } }]);
  });

  it('excludes firms with a VAT id, and taxes them at home [case M22]', async () => {
    const { db } = shop.database;
    const firm = await buy('FR');
    await db.update(orders).set({ vatId: 'FR83404833048' }).where(eq(orders.id, firm.order.id));
    await growTo(firm.order.id, 1_100_000);
    expect(await readOss(shop.services, 2026)).toMatchObject({ net: 0, firms: 1_100_000 });
    const consumer = await buy('FR');
    expect(consumer.rates).toBe('DE 19');
    await growTo(consumer.order.id, 1_000_000);
    // The threshold is exceeded now, only for consumers.
    expect((await buy('FR')).rates).toBe('FR 20');
    const { clientSecret, sessionId } = await open('FR');
    await db.update(orders).set({ vatId: 'FR83404833048' }).where(eq(orders.paymentReference, sessionId));
    await shop.pay(clientSecret);
    await settle(sessionId);
    expect((await orderOfSession(sessionId)).rates).toBe('DE 19');
  });

  it('counts orders after refunds, and never lets two simultaneous ones stay under the threshold together [row D571]', async () => {
    const first = await buy('FR');
    await growTo(first.order.id, 1_100_000);
    // Most of it was refunded; 9 800 net remain.
    await changeRows(shop, orders, eq(orders.id, first.order.id), {
      refunded: cents(Math.round((120_000 * 119) / 100)),
    });
    const both = [await open('FR'), await open('FR')];
    for (const { clientSecret } of both) await shop.pay(clientSecret);
    await Promise.all(both.map(({ sessionId }) => settle(sessionId)));
    const rates = await Promise.all(
      both.map(async ({ sessionId }) => (await orderOfSession(sessionId)).rates),
    );
    expect(rates.toSorted()).toEqual(['DE 19', 'FR 20']);
  });
});

describe('a small business', () => {
  it('starts on a chosen day, once; from then on no order contains VAT, and all texts follow [row D572]', async () => {
    const today = '2026-03-02';
    expect(await readSmallBusiness(shop.services)).toMatchObject({
      isOn: false,
      version: 0,
      earliest: today,
    });
    await need(setSmallBusiness(shop.services, MAXI, { version: 0, from: '2027-01-01' }));
    expect(taxForPages()).toBeUndefined();
    expect((await buy('DE')).rates).toBe('DE 19');
    const late = await setSmallBusiness(shop.services, BEA, { version: 0, from: '2028-01-01' });
    expect(late).toMatchObject({ ok: false, status: 409, conflict: { by: MAXI.name, version: 1 } });
    const begun = await setSmallBusiness(shop.services, BEA, { version: 1, from: today });
    expect(begun).toMatchObject({ ok: false, status: 422 });

    on('2027-01-01');
    await shop.services.shopfront.renew();
    expect(taxForPages()).toBe('small business');
    const [home, abroad] = [await buy('DE'), await buy('FR')];
    expect([home.said, home.rates, abroad.said, abroad.rates]).toEqual(Array(4).fill('DE 0'));
    await mailed(
      shop,
      ({ text }) => text.includes('No VAT: exempt as a small business'),
      'its confirmation says so',
    );
    const mail = (await shop.mails()).find(({ text }) => text.includes(home.order.number));
    expect(mail?.text).not.toMatch(/Incl\..*VAT/);
    const desk = await readSmallBusiness(shop.services);
    expect(desk).toMatchObject({ isOn: true, from: '2027-01-01', fault: { kind: 'holds' } });
    const again = await setSmallBusiness(shop.services, BEA, { version: 1, from: '2028-01-01' });
    expect(again).toMatchObject({ ok: false, status: 422 });

    // Above 100 000 euro the exemption ends with that very order.
    await changeRows(shop, orders, eq(orders.id, home.order.id), { total: cents(9_999_000) });
    const over = await buy('DE');
    expect(over.rates).toBe('DE 19');
    expect(await noticesOf(over.order.id)).toEqual(['small business over']);
    expect(taxForPages()).not.toBe('small business');
    expect(await readSmallBusiness(shop.services)).toMatchObject({ isOn: false, from: undefined });
  });

  it('with only a tax number is warned in time that it needs a VAT number, and from when [row D614]', async () => {
    onTestFinished(() => takeCompany({}));
    const due = () => readVatNumberDue(shop.services);
    await need(setSmallBusiness(shop.services, MAXI, { version: 0, from: '2026-03-02' }));
    const data = { ...companyDataNow(), vatId: '', taxNumber: '232/123/45678' };
    await need(setCompany(shop.services, MAXI, { version: 0, data }));
    expect(await due()).toBeNull();
    const { order } = await buy('DE');
    const grow = (net: number) => changeRows(shop, orders, eq(orders.id, order.id), { total: cents(net) });
    await grow(2_100_000);
    expect(await due()).toMatchObject({ kind: 'near', turnover: 2_100_000, from: '2027-01-01' });
    await grow(9_999_000);
    expect(await due()).toMatchObject({ kind: 'order', turnover: 9_999_000, limit: 10_000_000 });

    on('2026-05-04');
    const over = await buy('DE');
    expect(over.rates).toBe('DE 19');
    expect(await due()).toEqual({ kind: 'over', from: '2026-05-04' });
    await mailed(shop, ({ text }) => text.includes('The VAT number is missing.'), 'the makers have a mail');
    await need(setCompany(shop.services, MAXI, { version: 1, data: { ...data, vatId: 'DE123456789' } }));
    expect(await due()).toBeNull();
  });
});
