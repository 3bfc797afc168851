import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { DAY_MS, dayOf, monthOf } from '#domain/calendar/day.ts';
import { orderCustoms } from '#domain/customs/order-customs.ts';
import type { Language } from '#domain/languages.ts';
import type { PostalAddress } from '#domain/shipping/postal-address.ts';
import { readOrder } from '../../server/admin/read-order.ts';
import { linesToDeclare, readCustoms } from '../../server/customs/index.ts';
import { readOrderPage } from '../../server/order-page/index.ts';
import { linesOf } from '../../server/orders/index.ts';
import { accounts } from '../../server/platform/db/accounts-schema.ts';
import { closedMonths } from '../../server/platform/db/books-schema.ts';
import { exportedOrders, proofFiles } from '../../server/platform/db/parcels-schema.ts';
import { orderEvents, orders } from '../../server/platform/db/schema.ts';
import { parcels } from '../../server/platform/db/workshop-schema.ts';
import type { Services } from '../../server/platform/services.ts';
import { keepNoLonger } from '../../server/privacy/keep-no-longer.ts';
import { startProduction } from '../../server/production/take-up.ts';
import { markDelivered } from '../../server/shipping/deliver-order.ts';
import { finishHandOver } from '../../server/shipping/hand-over.ts';
import { readParcelsView } from '../../server/shipping/read-parcels-view.ts';
import { eventually } from '../fixtures/eventually.ts';
import { openFileShop } from '../fixtures/file-shop.ts';
import { mailsAbout } from '../fixtures/orders.ts';
import { pdfText } from '../fixtures/pdf-text.ts';
import { changeRows } from '../fixtures/rows.ts';
import {
  CUSTOM,
  MAXI,
  need,
  orderOf,
  payFor,
  STRAT_NECK,
  STRAT_SET,
  signedIn,
  trailOf,
  windAll,
} from '../fixtures/workshop.ts';

const shop = await openFileShop();
const maker = await signedIn(shop, { role: 'staff', name: 'Maxi' });

const ABROAD = {
  US: { line1: '12 Example Street', postal_code: '97201', city: 'Portland', state: 'OR', country: 'US' },
  GB: { line1: '1 Example Road', postal_code: 'SW1A 1AA', city: 'London', country: 'GB' },
  CH: { line1: 'Beispielweg 3', postal_code: '8001', city: 'Zürich', country: 'CH' },
} as const satisfies Record<string, PostalAddress>;

/** A finished order; abroad with the customs data stored at its payment. */
async function wound(to?: keyof typeof ABROAD, lines = [STRAT_NECK]) {
  const order = await payFor(shop, lines);
  if (to) {
    const { db } = shop.database;
    const sold = linesToDeclare(await linesOf(db, order.id));
    const customs = orderCustoms(to, sold, order.discount, {
      ...(await readCustoms(shop.services)),
      gbVatNumber: '',
    });
    await changeRows(shop, orders, eq(orders.id, order.id), {
      shippingCountry: to,
      shippingAddress: ABROAD[to],
      customs,
      duty: customs.duty,
      total: sql`${orders.total} - ${orders.duty} + ${customs.duty}`,
    });
  }
  await need(startProduction(shop.services, MAXI, { number: order.number }));
  await windAll(shop, order);
  return orderOf(shop, order.number);
}

const { call, done } = maker;
let place = 400;
async function packed(to?: keyof typeof ABROAD, lines = [STRAT_NECK]) {
  const order = await wound(to, lines);
  const { number } = order;
  await done('pack', { number, parcels: [{ box: 'M', grams: 1240 }], labelPrinted: true });
  place += 1;
  await done('scan-label', {
    number,
    carrier: to ? 'dhl-international' : 'dhl',
    tracking: [`CX 000 000 ${place} DE`],
  });
  return orderOf(shop, number);
}
const later = (seconds: number): Services => ({
  ...shop.services,
  now: () => new Date(shop.services.now().getTime() + seconds * 1000),
});
/** An order that was handed over to its carrier. */
async function posted(to?: keyof typeof ABROAD) {
  const order = await packed(to);
  const id = randomUUID();
  await done('hand-over', { id, numbers: [order.number] });
  await finishHandOver(later(61), id);
  return order;
}
const eventsOf = (id: string) =>
  shop.database.db
    .select({ kind: orderEvents.kind, payload: orderEvents.payload })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, id))
    .orderBy(orderEvents.place);

describe('the eight checks', () => {
  it('run before the label is printed: an unweighed parcel gets none, a weighed one gets its invoice number [row D410]', async () => {
    const { number, id } = await wound('US', [STRAT_SET]);
    const packing = { number, parcels: [{ box: 'M' }], labelPrinted: true };
    expect(await call('pack', packing)).toMatchObject({
      status: 409,
      body: { error: 'The parcel is not weighed.' },
    });
    expect((await call('pack', { ...packing, parcels: [{ box: 'M', grams: 90 }] })).body.error).toMatch(
      /^The net weight, \d+\sg, is not below the gross weight, 90\sg\.$/,
    );
    await done('pack', { ...packing, parcels: [{ box: 'M', grams: 1240 }] });
    const [row] = await shop.database.db.select().from(exportedOrders).where(eq(exportedOrders.orderId, id));
    expect(row).toMatchObject({ country: 'US', posted: null, provenAt: null });
    expect(row?.invoiceNumber).toMatch(/^RE-\d{4}-\d{4}$/);
    expect((await orderOf(shop, number)).invoiceNumber).toBeNull();
  });

  it('stop a parcel to the UK if a refund lowers it to £135 without a British number [row D410]', async () => {
    const order = await packed('GB', [{ ...CUSTOM, quantity: 2 }]);
    const { number } = order;
    const desk = await readParcelsView(shop.services, number);
    expect(desk.chosen?.customs).toMatchObject({ fault: null, isPrepaid: false });
    await done('refund', {
      id: randomUUID(),
      number,
      quantities: [1],
      shipping: 0,
      goodwill: 2000,
      reason: 'One of two was given back.',
      amount: 15000 + 2000,
    });
    const stopped =
      'The rest is worth £113.10, below £135. We would owe British VAT, but it was not charged.';
    expect((await readParcelsView(shop.services, number)).chosen?.customs).toMatchObject({
      stop: 'under the british line',
      fault: stopped,
    });
    expect((await call('hand-over', { id: randomUUID(), numbers: [number] })).body.error).toBe(
      `${number} cannot leave. ${stopped}`,
    );
    const ship = { number, carrier: 'dhl-international', tracking: ['CX000000999DE'] };
    expect((await call('ship', ship)).body.error).toBe(stopped);
  });
});

describe('a hand-over', () => {
  it('can be undone for a minute, in which nothing is sent [row D411]', async () => {
    const { number, id } = await packed('US');
    const handOver = { id: randomUUID(), numbers: [number] };
    await done('hand-over', handOver);
    await done('hand-over', handOver);
    expect((await call('hand-over', { id: randomUUID(), numbers: [number] })).body.error).toBe(
      `Maxi is handing over ${number}.`,
    );
    expect((await readParcelsView(shop.services)).handedOver).toMatchObject([
      { id: handOver.id, numbers: [number] },
    ]);
    expect(await orderOf(shop, number)).toMatchObject({ state: 'in the making', invoiceNumber: null });
    await done('undo-hand-over', { id: handOver.id });
    await finishHandOver(later(61), handOver.id);
    expect(await orderOf(shop, number)).toMatchObject({ state: 'in the making', shippedAt: null });
    expect((await readParcelsView(shop.services)).leaving.map((row) => row.number)).toContain(number);
    expect((await eventsOf(id)).some(({ kind }) => kind === 'boxes-used')).toBe(false);
  });

  it('posts after a minute: boxes are used, mails are sent, the list includes it, and its proof is due [rows D411, D726]', async () => {
    const [abroad, home] = [await packed('US'), await packed()];
    const id = randomUUID();
    await done('hand-over', { id, numbers: [abroad.number, home.number] });
    await expect(finishHandOver(shop.services, id)).rejects.toThrow('within its minute');
    await finishHandOver(later(61), id);
    await finishHandOver(later(62), id);
    for (const { number, id: orderId } of [abroad, home]) {
      expect(await orderOf(shop, number)).toMatchObject({ state: 'shipped' });
      const events = await eventsOf(orderId);
      expect(events.filter(({ kind }) => kind === 'boxes-used')).toEqual([
        { kind: 'boxes-used', payload: { boxes: ['M'] } },
      ]);
      expect(events.filter(({ kind }) => kind === 'tracking-entered')).toHaveLength(1);
    }
    const mails = await mailsAbout(shop, abroad.number, { makers: 0, shopper: 3 });
    expect(mails.shopper.filter(({ subject }) => /on its way|has left|shipped/i.test(subject))).toHaveLength(
      1,
    );
    expect(await call('undo-hand-over', { id })).toMatchObject({ status: 409 });
    const { proofs, left, today } = await readParcelsView(shop.services);
    expect(left.map(({ number }) => number)).toEqual(expect.arrayContaining([abroad.number, home.number]));
    expect(proofs.open.map(({ number }) => number)).toContain(abroad.number);
    expect(proofs.open.map(({ number }) => number)).not.toContain(home.number);
    const list = await maker.file(`parcels/lists/${today}.pdf`);
    const words = pdfText(new Uint8Array(await list.arrayBuffer())).replace(/\s+/g, '');
    const { invoiceNumber } = await orderOf(shop, abroad.number);
    expect(words).toContain(abroad.number);
    expect(words).toContain(`invoice${invoiceNumber}.VAT-freeexport`);
    const speak = (workshopLanguage: Language) =>
      shop.database.db.update(accounts).set({ workshopLanguage }).where(eq(accounts.id, maker.id));
    await speak('de');
    const german = await (await maker.file(`parcels/lists/${today}.pdf`)).arrayBuffer();
    expect(pdfText(new Uint8Array(german))).toContain('Einlieferungsliste');
    await speak('en');
  });

  it('leaves out an order that was refunded in that minute, and names the reason', async () => {
    const [stays, goes] = [await packed(), await packed()];
    const id = randomUUID();
    await done('hand-over', { id, numbers: [stays.number, goes.number] });
    await done('cancel', {
      number: stays.number,
      refundId: randomUUID(),
      reason: 'Changed their mind',
      amount: stays.total,
    });
    await finishHandOver(later(61), id);
    expect(await orderOf(shop, goes.number)).toMatchObject({ state: 'shipped' });
    expect((await orderOf(shop, stays.number)).state).not.toBe('shipped');
    // The parcel is already in the van, so the makers get a notice.
    expect((await readParcelsView(shop.services)).stayed).toEqual([
      { number: stays.number, why: `Order ${stays.number} is refunded.` },
    ]);
    expect((await readParcelsView(shop.services, undefined, 'de')).stayed).toEqual([
      { number: stays.number, why: expect.stringContaining(`Bestellung ${stays.number}`) },
    ]);
  });

  it('leaves out an order that was unpacked in that minute, until it is ready again and handed over with the next [row D440]', async () => {
    const { number } = await packed();
    const id = randomUUID();
    await done('hand-over', { id, numbers: [number] });
    await done('pack', { number, parcels: [{ box: 'L', grams: 1240 }], labelPrinted: false });
    await finishHandOver(later(61), id);
    const why = async () =>
      (await readParcelsView(shop.services)).stayed.find((row) => row.number === number)?.why;
    expect(await why()).toBe(`${number} is not packed yet. Pack it first.`);
    await done('pack', { number, parcels: [{ box: 'L', grams: 1240 }], labelPrinted: true });
    expect(await why()).toBeNull();
    const again = randomUUID();
    await done('hand-over', { id: again, numbers: [number] });
    expect(await why()).toBeUndefined();
    await done('undo-hand-over', { id: again });
  });

  it('leaves out a parcel to the UK if a refund lowers it to £135 in that minute, and names the reason [row D440]', async () => {
    const { number } = await packed('GB', [{ ...CUSTOM, quantity: 2 }]);
    const id = randomUUID();
    await done('hand-over', { id, numbers: [number] });
    const parts = { number, quantities: [1], shipping: 0, goodwill: 2000, reason: 'One of two.' };
    await done('refund', { ...parts, id: randomUUID(), amount: 15000 + 2000 });
    await finishHandOver(later(61), id);
    expect(await orderOf(shop, number)).toMatchObject({ state: 'in the making', shippedAt: null });
    const { stayed, leaving } = await readParcelsView(shop.services);
    expect(leaving.map((row) => row.number)).toContain(number);
    expect(stayed.find((row) => row.number === number)?.why).toMatch(
      /^GW-\S+ cannot leave\. The rest is worth £113\.10, below £135/,
    );
  });

  it('cannot be undone once its posting has begun, even by a slow clock [row D441]', async () => {
    const [first, second] = [await packed(), await packed()];
    const id = randomUUID();
    await done('hand-over', { id, numbers: [first.number, second.number] });
    // The process ends after the first; the queue gives the job to another one.
    const posted = new Set<string>();
    const dies: Services = {
      ...later(61),
      jobs: {
        ...shop.services.jobs,
        // By content, because a transaction that begins again sends its job again.
        send: async (tx, name, payload, ...rest) => {
          posted.add(JSON.stringify(payload));
          if (posted.size > 1) throw new Error('the process ends');
          return shop.services.jobs.send(tx, name, payload, ...rest);
        },
      },
    };
    await expect(finishHandOver(dies, id)).rejects.toThrow('the process ends');
    const states = async () =>
      (await Promise.all([first, second].map((order) => orderOf(shop, order.number)))).map(
        (order) => order.state,
      );
    expect((await states()).sort()).toEqual(['in the making', 'shipped']);
    expect(await call('undo-hand-over', { id })).toMatchObject({
      status: 409,
      body: { error: 'The minute is over. The e-mails have gone out.' },
    });
    await finishHandOver(shop.services, id);
    expect(await states()).toEqual(['shipped', 'shipped']);
  });

  it('needs a tracking number and a label first', async () => {
    const order = await wound();
    const ask = { id: randomUUID(), numbers: [order.number] };
    expect((await call('hand-over', ask)).body.error).toBe(
      `${order.number} is not packed yet. Pack it first.`,
    );
    await done('pack', { number: order.number, parcels: [{ box: 'M' }], labelPrinted: true });
    expect((await call('hand-over', ask)).body.error).toBe(
      `${order.number} has no tracking number yet. Scan the label.`,
    );
    expect((await call('hand-over', { id: randomUUID(), numbers: [] })).status).toBe(400);
  });
});

describe('proof of export', () => {
  const jpegFile = sharp({ create: { width: 40, height: 30, channels: 3, background: '#c9683a' } })
    .jpeg()
    .toBuffer();
  const send = (day: string, content: string, type = 'image/jpeg') =>
    call('keep-stamped-list', { day, type, content });

  it('is missing after five work days, with the VAT at stake, until the stamped list is uploaded [rows D412, D661]', async () => {
    const { number, id, total } = await posted('CH');
    await changeRows(shop, exportedOrders, eq(exportedOrders.orderId, id), { posted: '2026-01-12' });
    const { proofs } = await readParcelsView(shop.services);
    const row = proofs.open.find((one) => one.number === number);
    expect(row).toMatchObject({ isMissing: true, paid: total });
    expect(proofs.vat).toBe(Math.round((total * 19) / 119));

    const file = await jpegFile;
    const jpeg = file.toString('base64');
    const sent = await Promise.all([1, 2, 3].map(() => send('2026-01-12', jpeg)));
    // Only one of several uploads becomes the proof; the others leave no file.
    const attached = sent
      .filter(({ status }) => status === 200)
      .flatMap(({ body }) => Object(body.data).attached);
    expect(attached).toEqual([number]);
    expect(await shop.database.db.select({ id: proofFiles.id }).from(proofFiles)).toHaveLength(1);
    expect((await send('2026-01-12', jpeg)).status).toBe(409);
    const shown = await maker.file(`parcels/proofs/${number}`);
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(new Uint8Array(file));
    // The file is downloaded, and would be inert even if a browser displayed it.
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': `attachment; filename="${number}-proof.jpg"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect((await readParcelsView(shop.services)).proofs.missing).toBe(0);

    await done('take-proof-back', { number });
    expect((await readParcelsView(shop.services)).proofs.missing).toBe(1);
    await done('enter-record', { number, reference: 'CX000000417DE, delivered 20 Nov' });
    expect((await readParcelsView(shop.services)).proofs.missing).toBe(0);
  });

  it('cannot be removed once its month is closed; a file that proves no order is deleted [cases A11, A13] [row D779]', async () => {
    const { number, id } = await posted('CH');
    const { db } = shop.database;
    await db.update(exportedOrders).set({ posted: '2026-02-11' }).where(eq(exportedOrders.orderId, id));
    const handedOverAt = new Date('2026-02-11T12:00:00Z');
    await db.update(parcels).set({ handedOverAt }).where(eq(parcels.orderId, id));
    await send('2026-02-11', (await jpegFile).toString('base64'));
    await done('take-proof-back', { number });
    const files = () =>
      db.select({ id: proofFiles.id }).from(proofFiles).where(eq(proofFiles.day, '2026-02-11'));
    expect(await files()).toHaveLength(1);
    await keepNoLonger(shop.services);
    expect(await files()).toHaveLength(1);
    await changeRows(shop, proofFiles, eq(proofFiles.day, '2026-02-11'), {
      at: new Date(Date.now() - 2 * DAY_MS),
    });
    await keepNoLonger(shop.services);
    expect(await files()).toHaveLength(0);

    await done('enter-record', { number, reference: 'CX000000418DE' });
    await db.insert(closedMonths).values({ month: '2026-02', byName: 'Maxi', at: new Date() });
    for (const [name, more] of [
      ['take-proof-back', {}],
      ['enter-record', { reference: 'Another one' }],
    ] as const)
      expect(await call(name, { number, ...more })).toMatchObject({
        status: 409,
        body: { error: expect.stringContaining('2026-02') },
      });
    await db.delete(closedMonths).where(eq(closedMonths.month, '2026-02'));
  });

  it('is refused as a file that is too large or has other content than its type [row D660]', async () => {
    const day = '2026-01-13';
    const jpeg = (await jpegFile).toString('base64');
    expect(await send(day, jpeg, 'image/png')).toMatchObject({
      status: 422,
      body: { error: 'This file cannot be read. Choose another one.' },
    });
    for (const type of ['text/html', 'image/svg+xml', 'image/gif'])
      expect((await send(day, jpeg, type)).status, type).toBe(400);
    expect((await send(day, 'A'.repeat(16 * 1024 * 1024))).status).toBe(413);
  });
});

describe('papers and files', () => {
  it('come together for all parcels of a day, and for both carriers [row D413]', async () => {
    const [abroad, home] = [await packed('US'), await packed()];
    const query = `order=${abroad.number}&order=${home.number}`;
    const papers = await maker.file(`parcels/papers.pdf?${query}`);
    expect(papers.headers.get('content-type')).toBe('application/pdf');
    const bytes = new Uint8Array(await papers.arrayBuffer());
    expect(Buffer.from(bytes).toString('latin1')).toContain('pdfaid:part>3');
    // A declaration, two slips and the list of the day.
    expect(
      Buffer.from(bytes)
        .toString('latin1')
        .match(/\/Type \/Page\b/g),
    ).toHaveLength(4);
    const csv = Buffer.from(await (await maker.file(`parcels/dhl.csv?${query}`)).arrayBuffer()).toString(
      'latin1',
    );
    expect(csv.split('\r\n')).toHaveLength(4);
    expect(csv).toContain(';USA;');
    const json = (await (await maker.file(`parcels/dhl.json?${query}`)).json()) as {
      shipments: { customs?: { shippingConditions: string } }[];
    };
    expect(json.shipments.map(({ customs }) => customs?.shippingConditions)).toEqual(
      expect.arrayContaining(['DDP', undefined]),
    );
    const post = (await (await maker.file(`parcels/post.json?${query}`)).json()) as { items: object[] };
    expect(post.items).toHaveLength(1);
    const cn23 = await maker.file(`orders/${abroad.number}/cn23.pdf`);
    const words = pdfText(new Uint8Array(await cn23.arrayBuffer())).replace(/\s+/g, '');
    for (const part of ['Customsdeclaration', '12ExampleStreet', 'Delivereddutypaid', '8518.10'])
      expect(words).toContain(part);
    expect((await maker.file(`orders/${home.number}/cn23.pdf`)).status).toBe(409);
    expect((await maker.file('parcels/ups.csv')).status).toBe(404);
  });

  it('include all packed parcels without a scanned label; a failed link leads to a page with the reason [case M2] [row D700]', async () => {
    const [home, abroad] = [await wound(), await wound('US')];
    for (const { number } of [home, abroad])
      await done('pack', { number, parcels: [{ box: 'M', grams: 1240 }], labelPrinted: true });
    const csv = await (await maker.file('parcels/dhl.csv')).text();
    for (const { number } of (await readParcelsView(shop.services)).leaving) expect(csv).toContain(number);
    for (const { number } of [home, abroad]) expect(csv).toContain(number);
    expect(await (await maker.file('parcels/post.json')).text()).toContain(abroad.number);
    expect((await maker.file('parcels/papers.pdf')).headers.get('content-type')).toBe('application/pdf');
    for (const cookie of ['', maker.headers.cookie])
      for (const path of [
        'parcels/ups.csv',
        'parcels/dhl.csv?order=none',
        `orders/${home.number}/cn23.pdf`,
      ]) {
        const page = await fetch(`${shop.publicUrl}/api/workshop/files/${path}`, {
          headers: { cookie, accept: 'text/html,*/*;q=0.8' },
        });
        expect([path, page.status >= 400]).toEqual([path, true]);
        expect(page.headers.get('content-type')).toContain('text/html');
        expect(await page.text()).toContain('href="/workshop"');
      }
  });
});

it('what comes next is packed once every step is confirmed, and lists the open steps before [case M25] [row D708]', async () => {
  const { number } = await wound();
  const row = async () => (await readParcelsView(shop.services)).next.find((one) => one.number === number);
  expect(await row()).toMatchObject({ open: undefined });
  await done('undo-step', { id: randomUUID(), number, unit: 1, step: 'test play', reason: 'A scratch.' });
  expect(await row()).toMatchObject({ measured: 1, pieces: 1, open: expect.stringMatching(/ open$/) });
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

const trackingOf = async (number: string) =>
  (await readOrder(shop.services, number))?.parcels.map(({ tracking }) => tracking);
/** The latest mail about an order with a subject, once there are that many; the order of sending is random. */
async function mailOf(number: string, about: string, times = 1) {
  const found = async () =>
    (await shop.mails()).filter(({ subject }) => subject === `Order ${number}: ${about}`);
  await eventually(async () => (await found()).length >= times, about);
  return (await found()).at(-1);
}
/** A shipped order whose mails (confirmation, start, shipping) are sent. */
async function sent(to?: keyof typeof ABROAD) {
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

describe('an address that a maker enters', () => {
  const BERLIN = {
    ...{ name: 'Petra Muster', line1: 'Neue Straße 5', line2: '', postal_code: '10115' },
    ...{ city: 'Berlin', state: '', country: 'DE' },
  };

  it('is recorded in the trail, sent to the buyer, and invalidates the label with the old one [case M10] [row D682]', async () => {
    const { id, number } = await packed();
    await done('enter-address', { number, ...BERLIN });
    expect(await orderOf(shop, number)).toMatchObject({
      shippingName: 'Petra Muster',
      shippingAddress: { line1: 'Neue Straße 5', line2: null, postal_code: '10115', city: 'Berlin' },
    });
    const mail = await mailOf(number, 'your delivery address');
    expect(mail?.text).toContain('Neue Straße 5');
    expect(await trailOf(shop, id)).toEqual(
      expect.arrayContaining([
        'Maxi: Address Jonas Beispiel, Karl-Heine-Straße 1, 04229 Leipzig, Germany → Petra Muster, Neue Straße 5, 10115 Berlin, Germany',
        'Maxi: Packing packed → none',
      ]),
    );
    const read = await readOrder(shop.services, number);
    expect(read?.trail.filter(({ kind }) => kind === 'address-changed').map(({ by }) => by)).toEqual([
      'Maxi',
      'Maxi',
    ]);
    expect(read?.parcels).toMatchObject([{ labelPrinted: false, tracking: null }]);
    expect((await call('ship', { number, carrier: 'dhl', tracking: ['CX 000 000 998 DE'] })).status).toBe(
      200,
    );
    expect((await call('enter-address', { number, ...BERLIN, city: 'Potsdam' })).status).toBe(409);
  });

  it('passes the same checks as the buyer’s own, and must keep fee and tax [case M10] [row D682]', async () => {
    const { number, version } = await payFor(shop);
    for (const [wrong, sentence] of [
      [{ postal_code: '1234' }, 'A German postal code has five digits, such as 04229.'],
      [{ country: 'US', postal_code: '97201', state: 'OR' }, 'Country: another shipping fee, tax or customs'],
    ] as const) {
      const { status, body } = await call('enter-address', { number, ...BERLIN, ...wrong });
      expect([status, body.error]).toEqual([422, expect.stringContaining(sentence)]);
    }
    expect((await orderOf(shop, number)).version).toBe(version);
  });
});

it('customs rates are entered with a source, and end the previous ones', async () => {
  const row = {
    kind: 'duty',
    country: 'US',
    code: '8518.10',
    origin: 'DE',
    from: '2026-12-01',
    until: null,
    percent: 5.4,
    upToPercent: null,
    source: 'broker, letter of 30 Nov',
  };
  expect((await call('enter-import-row', { ...row, source: '' })).status).toBe(400);
  expect((await call('enter-import-row', { ...row, code: null })).body.error).toContain(
    'Enter HS code and origin of the duty',
  );
  await done('enter-import-row', row);
  await done('enter-rate', { currency: 'GBP', day: '2026-11-23', perEuro: 0.87, source: 'ECB' });
  const { rules } = await readParcelsView(shop.services);
  expect(rules.imports).toContainEqual(
    expect.objectContaining({
      basisPoints: 540,
      from: '2026-12-01',
      source: 'broker, letter of 30 Nov, read by Maxi',
    }),
  );
});
