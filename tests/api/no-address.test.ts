import { eq } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { dayOf, yearOf } from '#domain/calendar/day.ts';
import { writeLine } from '#domain/cart/cart-line.ts';
import { COMPANY, takeCompany } from '#domain/company.ts';
import { companyDataNow } from '#domain/company-data.ts';
import { cents, formatEuro } from '#domain/money.ts';
import { slipPaper } from '../../server/admin/papers.ts';
import { readBoard } from '../../server/admin/read-board.ts';
import { readOrder } from '../../server/admin/read-order.ts';
import { readOss } from '../../server/books/oss.ts';
import { enterAddress } from '../../server/order-page/index.ts';
import type { ShopperOrder } from '../../server/order-page/read-order.ts';
import { orderPath } from '../../server/orders/order-link.ts';
import { orderLines, orderNotices, orders } from '../../server/platform/db/schema/orders.ts';
import { exportedOrders } from '../../server/platform/db/schema/shipping.ts';
import { startProduction } from '../../server/production/hold-unit.ts';
import { cancelOrder } from '../../server/returns/cancel-order.ts';
import { carrierFile, postedParcels } from '../../server/shipping/carrier-files.ts';
import { declare } from '../../server/shipping/declare.ts';
import { packOrder } from '../../server/shipping/pack-order.ts';
import { shipOrder } from '../../server/shipping/ship-order.ts';
import { ADDRESSES } from '../fixtures/addresses.ts';
import { eventually } from '../fixtures/eventually.ts';
import { openFileShop } from '../fixtures/file-shop.ts';
import { orderByWallet, orderPaidBy } from '../fixtures/orders.ts';
import { payBySandbox } from '../fixtures/pay-by-sandbox.ts';
import { HUMBUCKER_SET, stockLine } from '../fixtures/pickups.ts';
import { changeRows } from '../fixtures/rows.ts';
import { MAXI, need, orderOf, windAll } from '../fixtures/workshop.ts';

const shop = await openFileShop();

type Row = typeof orders.$inferSelect;
type Shipping = Parameters<typeof payBySandbox>[0]['shipping'];

const single = stockLine('STRATOCASTER', 'VINTAGE', 'MIDDLE', 'white');
const set = HUMBUCKER_SET;
const BERLIN = { line1: 'Neue Straße 5', postal_code: '10115', city: 'Berlin', country: 'DE' };
const AGREED = { name: 'Kim Beispiel', address: BERLIN };

/** Orders by a wallet whose sheet has one address and whose payment has another, or none. */
async function payByWallet(shipping: Shipping, { line = single, agreed = AGREED } = {}): Promise<Row> {
  const email = 'kim@example.org';
  const placed = await orderByWallet(shop, [writeLine(line)], { email, shippingDetails: agreed });
  const { clientSecret, orderNumber, payment } = placed;
  const buys = { baseUrl: shop.publicUrl, clientSecret, email };
  const paid = await payBySandbox(shipping ? { ...buys, shipping } : buys);
  expect(paid.outcome).toBe('paid');
  await shop.get(`/api/shop/checkout-status?session_id=${payment}`);
  return orderOf(shop, orderNumber);
}

const noticesOf = async ({ id }: Row) =>
  (await shop.database.db.select().from(orderNotices).where(eq(orderNotices.orderId, id)))
    .map(({ about }) => about)
    .sort();
const mailsOf = async ({ number }: Row) =>
  (await shop.mails()).filter(({ subject }) => subject.includes(number));
const pathOf = ({ id }: Row) => orderPath(shop.services, id, 'en');
const pageOf = async (order: Row) => (await shop.get(pathOf(order))).body as ShopperOrder;
const give = (order: Row, address: Record<string, string>) =>
  shop.sendForm(pathOf(order), { what: 'address', line2: '', state: '', ...address });

const WORDLESS = 'This order has no address yet. The buyer has been asked by e-mail.';
const PARCEL = { parcels: [{ box: 'S' }] as const, labelPrinted: true };
const DHL = { carrier: 'dhl', tracking: ['0034 0434 1612 3456 78'] } as const;

describe('a wallet that pays', () => {
  it('without an address that we ship to leaves the order paid but on hold', async () => {
    const buesingen = { ...BERLIN, postal_code: '78266', city: 'Büsingen' };
    const order = await payByWallet({ name: 'Kim Beispiel', address: buesingen });
    expect(order).toMatchObject({ state: 'paid', shippingAddress: null, total: 13_119 });
    expect(await noticesOf(order)).toEqual(['address missing']);
    expect(await pageOf(order)).toMatchObject({ lacksAddress: true, countries: ['DE'] });
  });

  it('with an address in a closed country causes a notice to the makers, and its buyer reads that the order is on hold [row D362]', async () => {
    const order = await payByWallet(ADDRESSES.US, { line: { ...set, quantity: 3 } });
    expect(order).toMatchObject({
      state: 'paid',
      shippingCountry: 'US',
      customs: { closed: { why: 'value' } },
    });
    expect(await noticesOf(order)).toEqual(['amount differs', 'closed abroad']);
    const { customs, lacksAddress } = await pageOf(order);
    expect(lacksAddress).toBe(false);
    expect(customs).toEqual([
      expect.stringContaining('The post takes parcels to the United States up to $800'),
      expect.stringContaining('paid but on hold'),
    ]);
    const toMakers = `Order ${order.number} is paid from a country we cannot ship to now`;
    await eventually(async () => {
      const mails = await mailsOf(order);
      const confirmation = mails.find(
        ({ to, text }) => to.includes('kim@') && text.includes('paid but on hold'),
      );
      return confirmation !== undefined && mails.some(({ subject }) => subject === toMakers);
    }, 'both are told by mail');
  });

  it('with an untidy address has it normalized as in the form', async () => {
    const order = await payByWallet({
      name: '  Kim   Beispiel ',
      address: { ...BERLIN, line1: ' Neue\u00a0Straße  5 ', city: 'Berlin ' },
    });
    expect(order).toMatchObject({
      shippingName: 'Kim Beispiel',
      shippingAddress: { line1: 'Neue Straße 5', city: 'Berlin', country: 'DE' },
    });
    expect(await noticesOf(order)).toEqual([]);
  });
});

describe('an order without an address', () => {
  it('notifies the makers, asks its buyer, invents no country, and can be neither packed nor shipped [rows 564, D39]', async () => {
    const order = await payByWallet(undefined);
    await eventually(async () => (await mailsOf(order)).length === 3, 'confirmation, question and notice');
    const mails = await mailsOf(order);
    const asked = mails.find(({ subject }) => subject.endsWith('where should we send it?'));
    expect(asked?.to).toBe('kim@example.org');
    expect(asked?.text).toContain(`${shop.publicUrl}${pathOf(order)}#address`);
    expect(asked?.text).toContain('paid for shipping to Germany');
    const confirmed = mails.find(({ subject }) => subject.endsWith('thank you'));
    expect(confirmed?.text).toContain('Please add it on your order page');
    expect(confirmed?.text).not.toMatch(/With you|Shipping, Germany/);
    expect(mails.find(({ subject }) => subject.endsWith('is paid and has no address'))?.to).not.toBe(
      'kim@example.org',
    );

    const { number } = order;
    const board = JSON.stringify(await readBoard(shop.services, MAXI));
    expect(board).toMatch(new RegExp(`"${number}"[^}]*"countryName":"no address yet"`));
    expect((await readOrder(shop.services, number))?.buyer).toMatchObject({
      lacksAddress: true,
      countryName: 'no address yet',
    });
    // Production continues; only dispatch waits.
    await need(startProduction(shop.services, MAXI, { number }));
    await windAll(shop, order);
    const refused = { ok: false, status: 409, error: WORDLESS };
    expect(await packOrder(shop.services, MAXI, { number, ...PARCEL })).toMatchObject(refused);
    expect(await shipOrder(shop.services, MAXI, { number, ...DHL })).toMatchObject(refused);
    expect(await slipPaper(shop.services, number, 1, 'Maxi')).toMatchObject(refused);
    expect((await orderOf(shop, number)).state).toBe('in the making');
  });

  it('continues with the address that its buyer enters, once', async () => {
    const order = await payByWallet(undefined);
    const { number } = order;
    await need(startProduction(shop.services, MAXI, { number }));
    await windAll(shop, order);
    expect((await give(order, { ...AGREED.address, name: '' })).status).toBe(422);
    const given = await give(order, { ...AGREED.address, name: 'Kim Beispiel' });
    expect([given.status, given.location]).toEqual([303, `${pathOf(order)}?done=address#address`]);
    expect(await noticesOf(order)).toEqual(['address given', 'address missing']);
    expect(await pageOf(order)).toMatchObject({
      lacksAddress: false,
      recipient: { name: 'Kim Beispiel', address: { city: 'Berlin' } },
    });
    expect((await slipPaper(shop.services, number, 1, 'Maxi')).ok).toBe(true);
    await need(packOrder(shop.services, MAXI, { number, ...PARCEL }));
    await need(shipOrder(shop.services, MAXI, { number, ...DHL }));
    expect((await orderOf(shop, number)).state).toBe('shipped');
  });

  it('continues with the address that a maker enters, and its buyer gets a mail [case M10] [rows D682, D785]', async () => {
    const order = await payByWallet(undefined);
    const { number } = order;
    const given = { number, name: 'Kim Beispiel', ...AGREED.address, line2: '', state: '' };
    await need(enterAddress(shop.services, MAXI, given));
    expect(await pageOf(order)).toMatchObject({ lacksAddress: false });
    const after = 'Kim Beispiel, Neue Straße 5, 10115 Berlin, Germany';
    expect((await readOrder(shop.services, number))?.trail).toContainEqual(
      expect.objectContaining({ kind: 'address-given', by: 'Maxi', after }),
    );
    await eventually(
      async () => (await mailsOf(order)).some(({ subject }) => subject.endsWith('your delivery address')),
      'its buyer is told',
    );
  });

  it('goes only to countries with the same total; otherwise the makers refund it', async () => {
    const order = await payByWallet(undefined);
    const vienna = {
      line1: 'Ring 1',
      postal_code: '1010',
      city: 'Wien',
      country: 'AT',
      name: 'Kim Beispiel',
    };
    const refused = await give(order, vienna);
    expect(refused.status).toBe(422);
    expect((refused.body as ShopperOrder).form).toMatchObject({ faults: { country: 'elsewhere' } });
    expect((await orderOf(shop, order.number)).shippingAddress).toBeNull();
    const cancelled = await cancelOrder(shop.services, MAXI, {
      number: order.number,
      refundId: crypto.randomUUID(),
      reason: 'lives in Austria',
    });
    expect(cancelled.ok).toBe(true);
    await eventually(
      async () => (await orderOf(shop, order.number)).refunded === order.total,
      'all of it back',
    );

    // Above 200 euro both fees are zero and the tax is equal, so the sum stays.
    const large = await payByWallet(undefined, { line: set });
    expect((await give(large, vienna)).status).toBe(303);
    expect(await orderOf(shop, large.number)).toMatchObject({ shippingCountry: 'AT', total: large.total });
    const lines = await shop.database.db.select().from(orderLines).where(eq(orderLines.orderId, large.id));
    expect(lines.map(({ vatCountry }) => vatCountry)).toEqual(['DE']);
  });

  it('keeps the agreed country if the wallet names another without a street', async () => {
    const order = await payByWallet({ name: 'Kim', address: { ...BERLIN, line1: '', country: 'US' } });
    expect(order).toMatchObject({ shippingCountry: 'DE', shippingAddress: null });
    expect(await noticesOf(order)).toEqual(['address missing']);
  });
});

const place = (country: string, postal_code: string, state?: string) => ({
  name: 'Sam Example',
  address: { line1: '1 Main Street', city: 'Example', country, postal_code, ...(state && { state }) },
});

/** Opens a checkout to an address; returns the shop's answer. */
async function checkoutTo(shippingDetails: ReturnType<typeof place>) {
  const { clientSecret, sessionId } = await shop.checkout([writeLine(single)]);
  const answer = await shop.post('/api/shop/calculate-shipping', {
    checkoutSessionId: sessionId,
    shippingDetails,
  });
  return { ...answer, clientSecret, sessionId };
}

async function buyToBelfast() {
  const { clientSecret, sessionId } = await checkoutTo(place('GB', 'BT1 1AA'));
  await shop.pay(clientSecret);
  await shop.get(`/api/shop/checkout-status?session_id=${sessionId}`);
  return orderPaidBy(shop, sessionId);
}

describe('a territory with its own rules', () => {
  it('is refused by name before the payment and in a wallet [row D655]', async () => {
    const to = place('GB', 'JE2 3AB');
    const refused = { status: 422, body: { error: expect.stringContaining('to Jersey') } };
    expect(await checkoutTo(to)).toMatchObject(refused);
    const items = [writeLine(single)];
    expect(await shop.post('/api/shop/express-checkout', { items, shippingDetails: to })).toMatchObject(
      refused,
    );
  });

  it('is sold to under the country it belongs to [row D655]', async () => {
    const data = { country: 'XI', shipping: 1949, duty: 0, vat: { country: 'DE', ratePercent: 19 } };
    expect(await checkoutTo(place('GB', 'BT1 1AA'))).toMatchObject({ status: 200, body: { data } });
  });

  it('is mentioned in the cart, which only knows the United Kingdom, also below the limit that is closed [row D659]', async () => {
    const ask = async (country: string) =>
      (await shop.post('/api/shop/charges-abroad', { items: [writeLine(single)], country })).body;
    const perhaps = expect.stringContaining('Northern Ireland (postcodes BT)');
    expect(await ask('GB')).toMatchObject({ data: { isOpen: true, words: [expect.anything(), perhaps] } });
    expect(JSON.stringify(await ask('CH'))).not.toContain('Northern Ireland');
    const { gbVatNumber } = COMPANY;
    onTestFinished(() => takeCompany({ ...companyDataNow(), gbVatNumber }));
    takeCompany({ ...companyDataNow(), gbVatNumber: '' });
    expect(await ask('GB')).toMatchObject({ data: { isOpen: false, words: [expect.anything(), perhaps] } });
    expect(await checkoutTo(place('GB', 'BT1 1AA'))).toMatchObject({ status: 200 });
    expect(await checkoutTo(place('GB', 'M1 1AE'))).toMatchObject({ status: 422 });
  });

  it('shows the same duty in figures and in words with any discount [case A13]', async () => {
    for (const discountPercent of [0, 50, 100]) {
      const asked = { items: [writeLine(single)], country: 'US', discountPercent };
      const { body } = await shop.post('/api/shop/charges-abroad', asked);
      const { duty, words } = (body as { data: { duty: number; words: string[] } }).data;
      expect(words.join(' ')).toContain(formatEuro(cents(duty), { exact: true }));
    }
  });

  it('is recognized by the part of its code that a wallet shows, and held if the payment names another [row D655]', async () => {
    const items = [writeLine(single)];
    const ask = (address: object) =>
      shop.post('/api/shop/express-checkout', { items, shippingDetails: { address } });
    expect(JSON.stringify((await ask({ country: 'GB', postal_code: 'BT1' })).body)).toContain(
      'Northern Ireland',
    );
    expect((await ask({ country: 'GB', postal_code: 'GY1' })).status).toBe(422);
    const order = await payByWallet(place('GB', 'GY1 1AA'), { agreed: place('GB', 'M1 1AE') });
    expect(order).toMatchObject({ shippingCountry: 'GB', shippingAddress: null });
    expect(await noticesOf(order)).toEqual(['address missing']);
    const belfast = await payByWallet(place('GB', 'BT1 1AA'), { agreed: place('GB', 'M1 1AE') });
    expect(belfast).toMatchObject({ shippingCountry: 'XI', customs: null });
  });
});

describe('an order to Northern Ireland', () => {
  it('is a sale within the EU: EU tax, no customs record, no declaration, no export, and an entry in the one-stop shop [row D656]', async () => {
    const year = yearOf(dayOf(shop.services.now()));
    const before = (await readOss(shop.services, year)).net;
    const order = await buyToBelfast();
    expect(order).toMatchObject({
      ...{ state: 'paid', shippingCountry: 'XI', customs: null, duty: 0, shipping: 1949 },
      shippingAddress: { country: 'GB', postal_code: 'BT1 1AA' },
    });
    const lines = await shop.database.db.select().from(orderLines).where(eq(orderLines.orderId, order.id));
    expect(lines.map(({ vatCountry, vatRatePercent }) => [vatCountry, vatRatePercent])).toEqual([['DE', 19]]);
    const vat = Math.round((order.total * 19) / 119);
    expect((await readOss(shop.services, year)).net - before).toBe(order.total - vat);

    const { number } = order;
    await need(startProduction(shop.services, MAXI, { number }));
    await windAll(shop, order);
    expect(await declare(shop.services, order, [{ box: 'S', grams: 500 }])).toBeUndefined();
    const file = await carrierFile(shop.services, 'dhl.csv', [number]);
    expect(new TextDecoder('latin1').decode(file?.ok ? file.value.content : undefined)).toMatch(
      /BT1 1AA.*GBR/,
    );
    await need(packOrder(shop.services, MAXI, { number, ...PARCEL }));
    await need(shipOrder(shop.services, MAXI, { number, ...DHL }));
    const posted = await postedParcels(shop.services, dayOf(shop.services.now()), [number]);
    expect(posted.find((row) => row.order === number)).toMatchObject({ country: 'GB', exported: undefined });
    expect(
      await shop.database.db.select().from(exportedOrders).where(eq(exportedOrders.orderId, order.id)),
    ).toEqual([]);
  });

  it('can move to another address there, but neither out of it nor into it [row D657]', async () => {
    const order = await buyToBelfast();
    const to = (postal_code: string) => ({ ...place('GB', postal_code).address, name: 'Sam Example' });
    expect(await pageOf(order)).toMatchObject({ countries: ['XI'] });
    const refused = { status: 422, body: { form: { faults: { postal_code: 'elsewhere' } } } };
    expect(await give(order, to('M1 1AE'))).toMatchObject(refused);
    expect(await give(order, to('JE2 3AB'))).toMatchObject(refused);
    expect((await give(order, to('BT9 5AB'))).status).toBe(303);
    expect(await orderOf(shop, order.number)).toMatchObject({
      shippingCountry: 'XI',
      shippingAddress: { country: 'GB', postal_code: 'BT9 5AB' },
    });
    const english = await payByWallet(place('GB', 'M1 1AE'), { agreed: place('GB', 'M1 1AE') });
    expect(await give(english, to('BT1 1AA'))).toMatchObject(refused);
    expect((await give(english, to('IM1 1AA'))).status).toBe(303);

    // Sales from before postal codes were required stay unchanged.
    await shop.database.db.update(orders).set({ shippingCountry: 'GB' }).where(eq(orders.id, order.id));
    expect((await give(await orderOf(shop, order.number), to('BT2 8BG'))).status).toBe(303);
    expect((await orderOf(shop, order.number)).shippingCountry).toBe('GB');
  });
});

const at = (line1: string, line2 = '', city = 'Leipzig') => ({
  name: 'Kim Beispiel',
  address: { line1, line2, city, country: 'DE', postal_code: '04229' },
});

describe('a kind of address', () => {
  it('without parcel delivery is refused with an explanation, in checkout and wallet [case F4] [row D744]', async () => {
    const to = at('Postfach 12 34');
    const refused = { status: 422, body: { error: expect.stringContaining('do not deliver to post boxes') } };
    expect(await checkoutTo(to)).toMatchObject(refused);
    const asked = { items: [writeLine(single)], confirm: true, email: 'kim@example.org' };
    expect(await shop.post('/api/shop/express-checkout', { ...asked, shippingDetails: to })).toMatchObject(
      refused,
    );
  });

  it('is stored as the carrier writes it: a Packstation with its post number [case F4] [row D745]', async () => {
    const dhl = at('dhl packstation nr. 145', 'Postnummer 12345678');
    const order = await payByWallet(dhl, { agreed: dhl });
    expect(order.shippingAddress).toMatchObject({ line1: 'Packstation 145', line2: '12345678' });
    expect(await noticesOf(order)).toEqual([]);
  });
});

it('an address that is too long for the carrier waits until the makers shorten it [case F5] [row D748]', async () => {
  const long = at('Neue Straße 5', '', 'Leipzig'.repeat(7));
  const order = await payByWallet(long, { agreed: long });
  const { number } = order;
  expect(await noticesOf(order)).toEqual(['address misfits']);
  const why = 'The city has 49 characters. The carrier’s file takes 40.';
  expect((await readOrder(shop.services, number))?.buyer.misfit).toBe(why);
  await need(startProduction(shop.services, MAXI, { number }));
  await windAll(shop, order);
  expect(await packOrder(shop.services, MAXI, { number, ...PARCEL })).toMatchObject({
    status: 409,
    error: why,
  });
  const { name, address } = at('Neue Straße 5');
  await need(enterAddress(shop.services, MAXI, { number, name, ...address, line2: '', state: '' }));
  expect((await readOrder(shop.services, number))?.buyer.misfit).toBeUndefined();
  await need(packOrder(shop.services, MAXI, { number, ...PARCEL }));

  // An order packed before there were limits causes a message in the file.
  await changeRows(shop, orders, eq(orders.id, order.id), { shippingAddress: long.address as never });
  expect(await carrierFile(shop.services, 'dhl.json', [number])).toMatchObject({
    ...{ ok: false, status: 409 },
    error: expect.stringContaining(`${number} does not fit this file. ${why}`),
  });
});
