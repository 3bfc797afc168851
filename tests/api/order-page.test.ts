import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import type { ShopperOrder } from '../../server/order-page/read-order.ts';
import { orderPath } from '../../server/orders/order-link.ts';
import { orderNotices, orderPapers, orders } from '../../server/platform/db/schema/orders.ts';
import { startProduction } from '../../server/production/hold-unit.ts';
import { packOrder } from '../../server/shipping/pack-order.ts';
import { shipOrder } from '../../server/shipping/ship-order.ts';
import { eventually } from '../fixtures/eventually.ts';
import { openLoggedShop } from '../fixtures/file-shop.ts';
import { mailed, movesOf, orderPaidBy } from '../fixtures/orders.ts';
import { pdfText } from '../fixtures/pdf-text.ts';
import { changeRows, rowsIn } from '../fixtures/rows.ts';
import {
  CUSTOM,
  MAXI,
  makeAndShip,
  need,
  orderOf,
  payFor,
  STRAT_SET,
  trailOf,
  windAll,
} from '../fixtures/workshop.ts';

// The log contains neither the buyer nor the order's link.
const { shop, kept } = await openLoggedShop({ LOG_LEVEL: 'debug' }, /jonas|karl-heine|petra|neue straße/i);
afterAll(() => {
  for (const path of opened) expect(kept.text()).not.toContain(path.split('/').at(-1));
});

type Row = typeof orders.$inferSelect;
const opened: string[] = [];
function pathOf({ id }: Row, language: 'en' | 'de' = 'en'): string {
  const path = orderPath(shop.services, id, language);
  opened.push(path);
  return path;
}
const fetchPage = (path: string, init: RequestInit = {}) =>
  fetch(shop.publicUrl + path, { redirect: 'manual', ...init });
const readPage = async (path: string): Promise<ShopperOrder> => (await shop.get(path)).body as ShopperOrder;

const NEW = {
  what: 'address',
  name: 'Petra Muster',
  line1: 'Neue Straße 5',
  line2: '',
  state: '',
  postal_code: '10115',
  city: 'Berlin',
  country: 'DE',
};

describe('the page of an order', () => {
  it('opens with the link in its mail, shows that order, and is never cached [row D50]', async () => {
    const order = await payFor(shop, [STRAT_SET, CUSTOM]);
    await eventually(async () => (await shop.mails()).length > 0, 'the confirmation');
    const [mail] = await shop.mails();
    const path = pathOf(order);
    expect(mail?.text).toContain(shop.publicUrl + path);
    expect(mail?.html).toContain(shop.publicUrl + path);

    const answer = await fetchPage(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('x-robots-tag')).toContain('noindex');
    const page = (await answer.json()) as ShopperOrder;
    expect(page).toMatchObject({
      number: order.number,
      recipient: { name: 'Jonas Beispiel', address: { city: 'Leipzig' } },
      view: { status: 'paid', address: 'open', withdrawal: { may: true }, sendBack: { may: false } },
      pickups: { all: 4, measured: 0 },
      parcels: [],
    });
    expect(page.lines.map(({ name, quantity }) => `${quantity} ${name}`)).toEqual([
      '1 Stratocaster',
      '1 Custom Humbucker',
    ]);
    expect(page.lines[1]?.path).toContain('/configurator/humbucker?cover=open');
    expect((await fetchPage(pathOf(order, 'de'))).status).toBe(200);
    expect((await fetchPage(path, { method: 'HEAD' })).status).toBe(200);
  });

  it('opens with nothing else: other orders, guessed ids, altered letters, other purposes, other spellings [row D50]', async () => {
    const [mine, other] = [await payFor(shop), await payFor(shop)];
    const path = pathOf(mine);
    const token = path.split('/').at(-1) ?? '';
    const [, ends = '', mac = ''] = token.split('.');
    const { signing } = shop.services;
    for (const wrong of [
      ...[mine.id, mine.number],
      `${other.id}.${ends}.${mac}`,
      token.toUpperCase(),
      `%${token.charCodeAt(0).toString(16)}${token.slice(1)}`,
      signing.token('data request', mine.id),
      signing.token('order', '5f0c2f5e-0000-4000-8000-000000000000'),
    ])
      for (const suffix of ['', '/invoice.pdf', '/confirmation.pdf']) {
        const answer = await fetchPage(`/order/${wrong}${suffix}`);
        expect(answer.status, wrong + suffix).toBe(404);
        expect(await answer.text()).not.toMatch(/Jonas|Leipzig/);
      }
    expect((await shop.sendForm(`/order/${other.id}.${ends}.${mac}`, NEW)).status).toBe(404);
    expect((await fetchPage(`/ORDER/${token}`)).status).toBe(404);
    expect((await fetchPage(`${path}/`)).status).toBe(404);
    expect((await fetchPage(`${path}/other.pdf`)).status).toBe(404);
    expect((await orderOf(shop, other.number)).shippingName).toBe('Jonas Beispiel');
  });

  it('of an order that was never paid does not exist', async () => {
    const { sessionId } = await shop.checkout([STRAT_SET]);
    expect((await fetchPage(pathOf(await orderPaidBy(shop, sessionId)))).status).toBe(404);
  });
});

describe('an address', () => {
  it('is changed once, recorded in both trails, and reported to the makers [row D51]', async () => {
    const order = await payFor(shop);
    const path = pathOf(order);
    const { version } = await readPage(path);
    const answer = await shop.sendForm(path, { ...NEW, version: String(version) });
    expect(answer).toMatchObject({ status: 303, location: `${path}?done=address#address` });
    expect(await orderOf(shop, order.number)).toMatchObject({
      shippingName: 'Petra Muster',
      shippingAddress: { line1: 'Neue Straße 5', line2: null, postal_code: '10115', city: 'Berlin' },
      version: version + 1,
      total: order.total,
    });
    expect(await trailOf(shop, order.id)).toEqual([
      'buyer: Address Jonas Beispiel, Karl-Heine-Straße 1, 04229 Leipzig, Germany → Petra Muster, Neue Straße 5, 10115 Berlin, Germany',
    ]);
    const moves = await movesOf(shop, order.id);
    expect(moves.map(({ mover, note }) => `${mover} ${note}`)).toContain('customer address changed');
    await mailed(
      shop,
      ({ subject }) => subject === `Order ${order.number}: new address`,
      'we have been told',
    );
    expect((await shop.sendForm(path, { ...NEW, version: String(version + 1) })).status).toBe(303);
    expect(await trailOf(shop, order.id)).toHaveLength(1);
  });

  it('is returned with its errors, and names a change of fee or tax', async () => {
    const order = await payFor(shop);
    const path = pathOf(order);
    for (const [fields, faults] of [
      [{ city: 'B'.repeat(101) }, { city: 'too long' }],
      [
        { postal_code: 'SW1A 1AA', line1: '\u200b\u0000' },
        { postal_code: 'misspelled', line1: 'missing' },
      ],
      [{ country: 'AT' }, { country: 'elsewhere' }],
      [{ country: 'XX' }, { country: 'elsewhere' }],
    ] as const) {
      const answer = await shop.sendForm(path, { ...NEW, ...fields });
      expect(answer.status).toBe(422);
      expect((answer.body as ShopperOrder).form).toMatchObject({ what: 'address', faults });
    }
    expect((await shop.sendForm(path, { what: 'gift' })).status).toBe(400);
    expect((await shop.sendForm(path, NEW, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await orderOf(shop, order.number)).version).toBe(0);
  });

  it('sent from two windows: the later one is refused and shows the stored address', async () => {
    const order = await payFor(shop);
    const path = pathOf(order);
    const seen = { version: String((await readPage(path)).version) };
    const both = await Promise.all([
      shop.sendForm(path, { ...NEW, ...seen }),
      shop.sendForm(path, { ...NEW, ...seen, city: 'Hamburg', postal_code: '20095' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([303, 409]);
    const told = both.find(({ status }) => status === 409)?.body as ShopperOrder;
    expect(told.form).toMatchObject({ what: 'address', refused: 'faster' });
    expect(told.recipient.address?.city).toBe((await orderOf(shop, order.number)).shippingAddress?.city);
    // Confirmed on the new page, it succeeds.
    const again = await shop.sendForm(path, { ...NEW, city: 'Hamburg', version: String(told.version) });
    expect(again.status).toBe(303);
  });

  it('is final once the label is printed; of a simultaneous change and parcel one sees the other [row D51]', async () => {
    const packed = await payFor(shop);
    await need(startProduction(shop.services, MAXI, { number: packed.number }));
    await windAll(shop, packed);
    const label = { number: packed.number, parcels: [{ box: 'S' as const }], labelPrinted: true };
    await need(packOrder(shop.services, MAXI, label));
    const refused = await shop.sendForm(pathOf(packed), NEW);
    expect(refused).toMatchObject({
      status: 409,
      body: { form: { refused: 'closed' }, view: { address: 'packed' } },
    });

    const racing = await payFor(shop);
    await need(startProduction(shop.services, MAXI, { number: racing.number }));
    await windAll(shop, racing);
    const path = pathOf(racing);
    const version = String((await readPage(path)).version);
    const [changed, sent] = await Promise.all([
      shop.sendForm(path, { ...NEW, version }),
      shipOrder(shop.services, MAXI, {
        number: racing.number,
        carrier: 'dhl',
        tracking: ['00340434161234567890'],
      }),
    ]);
    expect(sent.ok).toBe(true);
    const after = await orderOf(shop, racing.number);
    expect(after.state).toBe('shipped');
    expect(after.shippingAddress?.city).toBe(changed.status === 303 ? 'Berlin' : 'Leipzig');
    // Whichever came first, it is closed afterwards.
    const late = await shop.sendForm(path, { ...NEW, city: 'Köln' });
    expect(late).toMatchObject({
      status: 409,
      body: { form: { refused: 'closed' }, view: { address: 'shipped' } },
    });
  });
});

it('the language of an order is chosen on its page: mails and the makers’ documents follow, and the trail records it [rows D74, D37]', async () => {
  const order = await payFor(shop);
  expect(await readPage(pathOf(order, 'de'))).toMatchObject({ language: 'de', mailsIn: 'en' });
  const path = pathOf(order, 'de');
  for (let press = 0; press < 2; press++)
    expect(await shop.sendForm(path, { what: 'language' })).toMatchObject({
      status: 303,
      location: `${path}?done=language#language`,
    });
  expect((await orderOf(shop, order.number)).language).toBe('de');
  expect(await trailOf(shop, order.id)).toEqual(['buyer: Language English → Deutsch']);
  expect((await shop.sendForm(path, { what: 'language' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(
    403,
  );
  await makeAndShip(shop, order);
  const written = async () => (await shop.mails()).filter(({ text }) => text.includes(order.number));
  await eventually(
    async () => (await written()).some(({ text }) => text.includes(shop.publicUrl + path)),
    'a mail in German',
  );
  expect((await written()).map(({ subject }) => subject).join(' ')).toMatch(/Bestellung .*in Arbeit/);
});

describe('documents', () => {
  const letters = (pdf: Uint8Array) => pdfText(pdf).replace(/[\s\u00a0]+/g, '');
  async function paper(path: string): Promise<{ answer: Response; bytes: Uint8Array }> {
    const answer = await fetchPage(path);
    return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
  }

  it('include the confirmation at once, in both languages', async () => {
    const order = await payFor(shop);
    for (const [language, title] of [
      ['en', 'Orderconfirmation'],
      ['de', 'Bestellbestätigung'],
    ] as const) {
      const { answer, bytes } = await paper(`${pathOf(order, language)}/confirmation.pdf`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('application/pdf');
      expect(answer.headers.get('content-disposition')).toBe(`inline; filename="${order.number}.pdf"`);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
      for (const part of [title, order.number, 'JonasBeispiel', 'CustomHumbucker', 'Fishbone'])
        expect(letters(bytes)).toContain(part);
    }
  });

  it('include the invoice once the parcel leaves: one number for simultaneous requests, and always the same bytes [row D52]', async () => {
    const order = await payFor(shop);
    expect((await fetchPage(`${pathOf(order)}/invoice.pdf`)).status).toBe(404);
    const sent = await makeAndShip(shop, order);
    const path = `${pathOf(order)}/invoice.pdf`;
    const all = await Promise.all([1, 2, 3].map(() => paper(path)));
    const [first] = all;
    for (const { answer, bytes } of all) {
      expect(answer.status).toBe(200);
      expect(bytes).toEqual(first?.bytes);
    }
    for (const part of ['Invoice', sent.invoiceNumber ?? '-', order.number, '24,94', 'DHLPaket'])
      expect(letters(first?.bytes ?? new Uint8Array())).toContain(part);
    await changeRows(shop, orders, eq(orders.id, order.id), { shippingName: 'Somebody Else' });
    expect((await paper(path)).bytes).toEqual(first?.bytes);
    const german = await paper(`${pathOf(order, 'de')}/invoice.pdf`);
    expect(letters(german.bytes)).toContain('Rechnung');
    const rows = await shop.database.db.select().from(orderPapers).where(eq(orderPapers.orderId, order.id));
    expect(rows.map(({ number, language }) => `${number} ${language}`).sort()).toEqual([
      `${sent.invoiceNumber} de`,
      `${sent.invoiceNumber} en`,
    ]);
  });
});

it('a return can be requested after the parcel has left, and the makers get one notice', async () => {
  const order = await payFor(shop, [STRAT_SET, CUSTOM]);
  const path = pathOf(order);
  const ask = (fields: Record<string, string>) => shop.sendForm(path, { what: 'return', ...fields });
  expect(await ask({ 'quantity-1': '1' })).toMatchObject({
    status: 409,
    body: { form: { refused: 'closed' } },
  });
  await makeAndShip(shop, order);
  expect(await ask({ 'quantity-0': '0' })).toMatchObject({
    status: 409,
    body: { form: { refused: 'nothing' } },
  });
  expect(await ask({ 'quantity-0': '0', 'quantity-1': '9' })).toMatchObject({ status: 303 });
  expect((await ask({ 'quantity-1': '1' })).status).toBe(303);
  const notices = await rowsIn(shop, orderNotices, eq(orderNotices.orderId, order.id));
  expect(notices.filter(({ about }) => about === 'return asked')).toHaveLength(1);
  const page = await readPage(path);
  expect(page).toMatchObject({
    view: { status: 'shipped', sendBack: { may: true } },
    parcels: [{ carrier: 'DHL Paket', tracking: '00340434161828391234' }],
  });
  expect(page.askedToSendBack).toBeDefined();
});
