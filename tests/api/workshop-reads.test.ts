import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { EXAMPLE_ADVISER } from '#domain/books/adviser.ts';
import { dayOf, monthOf } from '#domain/calendar/day.ts';
import { takeCompany } from '#domain/company.ts';
import { companyDataNow } from '#domain/company-data.ts';
import { cents, ZERO } from '#domain/money.ts';
import { vatContained } from '#domain/prices/vat.ts';
import { markSetup } from '../../server/admin/mark-setup.ts';
import { readBoard } from '../../server/admin/read-board.ts';
import { figuresCsv, quarterCsv, readFigures } from '../../server/admin/read-figures.ts';
import { readOrder } from '../../server/admin/read-order.ts';
import { readSetup } from '../../server/admin/read-setup.ts';
import { search } from '../../server/admin/search.ts';
import { setAdviser } from '../../server/books/adviser.ts';
import { addNote } from '../../server/orders/add-note.ts';
import { auditEntries } from '../../server/platform/db/schema/admin.ts';
import { orders } from '../../server/platform/db/schema/orders.ts';
import { leadColours } from '../../server/platform/db/schema/production.ts';
import { refunds } from '../../server/platform/db/schema/returns.ts';
import { stockParts } from '../../server/platform/db/schema/stock.ts';
import { holdUnit } from '../../server/production/hold-unit.ts';
import { readBench } from '../../server/production/read-bench.ts';
import { giveReturnNumber } from '../../server/returns/answer-request.ts';
import { askRefund } from '../../server/returns/ask-refund.ts';
import { enterRow } from '../../server/shipping/enter-customs.ts';
import { packOrder } from '../../server/shipping/pack-order.ts';
import { shipOrder } from '../../server/shipping/ship-order.ts';
import { setCompany } from '../../server/shopfront/set-company.ts';
import { draftText, publishText } from '../../server/shopfront/texts.ts';
import { openFileShop } from '../fixtures/file-shop.ts';
import { setLeadColours } from '../fixtures/lead-colours.ts';
import { refundMade, refundOf } from '../fixtures/orders.ts';
import { pdfText } from '../fixtures/pdf-text.ts';
import { changeRows } from '../fixtures/rows.ts';
import {
  BEA,
  CUSTOM,
  MAXI,
  need,
  orderOf,
  payFor,
  STRAT_SET,
  signedIn,
  unitsIn,
  windAll,
} from '../fixtures/workshop.ts';

const shop = await openFileShop();

const month = () => monthOf(dayOf(shop.services.now()));
const stepOf = async (number: string) =>
  (await readBoard(shop.services, MAXI)).groups.find(({ rows }) => rows.some((row) => row.number === number))
    ?.step;

it('the board shows the next step, moves orders, and promises from the queue', async () => {
  const { services } = shop;
  const empty = await readBoard(services, MAXI);
  expect(empty).toMatchObject({ next: undefined, mine: undefined, queue: { toWind: 0 } });
  const first = await payFor(shop, [STRAT_SET]);
  const second = await payFor(shop, [{ ...CUSTOM, quantity: 2 }]);
  const board = await readBoard(services, MAXI);
  expect(board.queue.toWind).toBe(5);
  expect(board.next).toMatchObject({ order: first.number, number: 1, of: 3, machine: 1, buyer: 'Jonas' });
  expect(board.next?.reason).toMatch(/Put 42\sAWG on machine 1\.$/);
  expect(board.next?.coils[0]?.turns).toBeGreaterThan(1000);
  expect(second.promisedOn && first.promisedOn && second.promisedOn >= first.promisedOn).toBe(true);
  expect(await stepOf(first.number)).toBe('paid');

  await need(holdUnit(services, MAXI, { number: first.number, unit: 1, machine: 2 }));
  const held = await readBoard(services, BEA);
  expect(held.others).toMatchObject([{ name: 'Maxi', machine: 2, unit: { order: first.number, number: 1 } }]);
  // Its wire is on machine 2 with the other; machine 1 is free.
  expect(held.next).toMatchObject({ order: first.number, number: 2, machine: 1 });
  expect((await readBoard(services, MAXI)).mine).toMatchObject({ order: first.number, number: 1 });
  expect(await stepOf(first.number)).toBe('in the making');

  await windAll(shop, first);
  expect(await stepOf(first.number)).toBe('wound');
  await need(
    packOrder(services, BEA, {
      number: first.number,
      parcels: [{ box: 'M', grams: 980 }],
      labelPrinted: true,
    }),
  );
  expect(await stepOf(first.number)).toBe('packed');
  await need(shipOrder(services, BEA, { number: first.number, carrier: 'hand', tracking: [] }));
  expect(await stepOf(first.number)).toBe('shipped');
  expect((await readBoard(services, MAXI)).shippedThisWeek).toBe(1);
});

describe('an order', () => {
  it('is complete, and the bench has its sheet, targets and notes', async () => {
    const { services } = shop;
    const order = await payFor(shop, [{ ...CUSTOM, quantity: 2 }]);
    const { number } = order;
    await need(addNote(services, BEA, { id: randomUUID(), number, text: 'Leads 45 cm.', onSheet: true }));
    await windAll(shop, order);
    const view = await readOrder(services, number);
    expect(view).toMatchObject({
      number,
      step: 'wound',
      state: 'in the making',
      buyer: { name: 'Jonas Beispiel', email: 'jonas@example.org', countryName: 'Germany' },
      promised: { day: order.promisedOn, moved: 0 },
      money: { total: order.total, refunded: 0 },
      usual: { boxes: ['M'], carrier: 'dhl' },
    });
    expect(view?.lines[0]).toMatchObject({
      name: 'Custom Humbucker',
      quantity: 2,
      detail: expect.stringContaining('Fishbone'),
    });
    expect(view?.lines[0]?.units.map(({ measured }) => measured?.inTolerance)).toEqual([true, true]);
    expect(view?.trail.at(0)).toMatchObject({ by: 'Maxi', what: 'Piece 2, test play' });
    expect(view?.trail.at(-1)).toMatchObject({ by: 'shopper', after: 'awaiting payment' });
    const bench = await readBench(services, { number, unit: 1, by: MAXI.accountId });
    expect(bench?.sheet.coils.map(({ turns }) => turns.target)).toHaveLength(2);
    expect(bench?.measured?.resonance).toMatch(/^Resonance [\d.]+\skHz, modelled/);
    expect(bench?.notes).toEqual([{ text: 'Leads 45 cm.', by: 'Bea' }]);
    expect(bench?.band.low.length).toBe(bench?.band.high.length);
    expect(await readBench(services, { number, unit: 3, by: MAXI.accountId })).toBeUndefined();
    expect(await readOrder(services, 'GW-ZZZZZZZZ')).toBeUndefined();
  });

  it('is found by number, name, company, invoice address, e-mail, serial, return and tracking number [row D725]', async () => {
    const { services } = shop;
    const order = await payFor(shop);
    const { number } = order;
    await changeRows(shop, orders, eq(orders.id, order.id), {
      ...{ shippingName: "Zoë Ångström-O'Neill", email: 'zoe.long-name+shop@mail.example' },
      ...{ company: 'Klang & Söhne GmbH', invoiceNumber: 'RE-2026-0417' },
      invoiceTo: {
        name: 'Buchhaltung Süd',
        address: {
          line1: 'Parkallee 12',
          line2: null,
          postal_code: '28209',
          city: 'Bremen',
          state: null,
          country: 'DE',
        },
      },
    });
    await windAll(shop, order);
    const tracking = '00340434161828399999';
    await need(shipOrder(services, MAXI, { number, carrier: 'dhl', tracking: [tracking] }));
    const back = await need(giveReturnNumber(services, MAXI, { number, quantities: [1] }));
    const [unit] = await unitsIn(shop, order.id);
    const typed = [
      ...[number, number.toLowerCase().replace('-', ''), number.slice(3), number.slice(3, 7)],
      ...[
        'zoë',
        'Ångström',
        "o'neill",
        'ZOË ång',
        'angstrom zoe',
        'zoe.long-name+shop@mail.example',
        'mail.example',
        'klang sohne',
        'buchhaltung sud',
        'parkallee bremen',
        '28209',
        're-2026-417',
      ],
      ...[unit?.serial ?? '', back.returnNumber.toLowerCase(), tracking.replace(/(....)/g, '$1 ')],
    ];
    for (const text of typed)
      expect(
        (await search(services, text)).map((hit) => hit.number),
        text,
      ).toContain(number);
    for (const text of ['', '  ', '9X2', "'", 'nobody & | ! :*', '%', '\\', 'GW-'])
      expect(await search(services, text), text).toEqual([]);
  });
});

describe('figures and papers', () => {
  it('equal payments less refunds', async () => {
    const { services } = shop;
    const before = await readFigures(services, month());
    const order = await payFor(shop);
    const asked = refundOf(order.number, { goodwill: cents(1000), reason: '=cmd' });
    await need(askRefund(services, MAXI, asked));
    await refundMade(shop, asked.id);
    const after = await readFigures(services, month());
    expect(after.all.orders).toBe(before.all.orders + 1);
    expect(after.all.refunds).toBe(before.all.refunds - 1000);
    expect(after.all.gross).toBe(before.all.gross + order.total - 1000);
    expect(after.isOpen).toBe(true);
    // A goodwill refund reduces no sale.
    const sold = ({ margin }: typeof after) => margin.reduce((sum, { net }) => sum + net, 0);
    expect(sold(after) - sold(before)).toBe(
      order.goods - vatContained(order.goods, { country: 'DE', ratePercent: 19 }),
    );
    expect(await figuresCsv(services, month(), 'orders')).toContain(order.number);
    expect(await figuresCsv(services, month(), 'refunds')).toContain("'=cmd");
    expect(await figuresCsv(services, month(), 'packaging')).toContain('Cardboard boxes');
    expect(await quarterCsv(services, after.quarter)).toMatch(/^\uFEFFPeriod;/);
    expect((await readFigures(services, '2020-01')).all.orders).toBe(0);
  });

  it('use the months of Leipzig, and show the previous month’s sum', async () => {
    const { services } = shop;
    const paidAt = [
      '2019-02-28T22:59:59.999Z',
      '2019-02-28T23:00Z',
      '2019-03-31T21:59:59.999Z',
      '2019-03-31T22:00Z',
    ];
    const totals: number[] = [];
    for (const at of paidAt) {
      const { id, total } = await payFor(shop);
      totals.push(total);
      await changeRows(shop, orders, eq(orders.id, id), { paidAt: new Date(at) });
      const doneAt = new Date(at);
      const refund = {
        orderId: id,
        state: 'done',
        amount: cents(100),
        reason: 'Late',
        askedAt: doneAt,
        doneAt,
      } as const;
      const parts = { quantities: [], shipping: ZERO, goodwill: cents(100) };
      await shop.database.db.insert(refunds).values({ id: randomUUID(), ...refund, parts, byName: 'Maxi' });
    }
    const [february, march, april, may] = await Promise.all(
      ['2019-02', '2019-03', '2019-04', '2019-05'].map((each) => readFigures(services, each)),
    );
    expect([february, march, april, may].map((each) => each?.all.orders)).toEqual([1, 2, 1, 0]);
    expect([february, march, april, may].map((each) => each?.all.pickups)).toEqual([1, 2, 1, 0]);
    expect([february, march, april, may].map((each) => each?.all.refunds)).toEqual([-100, -200, -100, 0]);
    const gross = [february, march, april].map((each) => each?.all.gross);
    expect(gross).toEqual([
      (totals[0] ?? 0) - 100,
      (totals[1] ?? 0) + (totals[2] ?? 0) - 200,
      (totals[3] ?? 0) - 100,
    ]);
    expect([march, april, may].map((each) => each?.grossBefore)).toEqual(gross);
  });

  it('are PDFs of the order once they have content', async () => {
    const { services } = shop;
    const order = await payFor(shop, [STRAT_SET]);
    const { number } = order;
    const maxi = await signedIn(shop, { role: 'staff', name: 'Maxi' });
    const early = await maxi.file(`orders/${number}/build-sheet-1.pdf`);
    expect([early.status, ((await early.json()) as { error: string }).error]).toEqual([
      409,
      'The pieces have no serial numbers yet. Start work on the order first.',
    ]);
    expect((await maxi.file(`orders/${number}/invoice.pdf`)).status).toBe(409);
    await windAll(shop, order);
    await need(shipOrder(services, MAXI, { number, carrier: 'dhl', tracking: ['00340434161828390000'] }));
    const [unit] = await unitsIn(shop, order.id);
    for (const [paper, words] of [
      ['build-sheet-1.pdf', unit?.serial ?? '?'],
      ['slip-1.pdf', number],
      ['invoice.pdf', (await orderOf(shop, number)).invoiceNumber ?? '?'],
    ] as const) {
      const answered = await maxi.file(`orders/${number}/${paper}`);
      expect([answered.status, answered.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(answered.headers.get('cache-control')).toBe('private, no-store');
      expect(pdfText(new Uint8Array(await answered.arrayBuffer()))).toContain(words);
    }
    const trail = await maxi.file(`orders/${number}/trail.csv`);
    expect(await trail.text()).toContain('Maxi;Serials');
    for (const wrong of ['slip-9.pdf', 'build-sheet-9.pdf', 'other.pdf', 'build-sheet-1.pdf.exe'])
      expect((await maxi.file(`orders/${number}/${wrong}`)).status, wrong).toBe(404);
  });
});

it('the price list is read again on request, and the audit trail records it', async () => {
  const maxi = await signedIn(shop, { role: 'staff', name: 'Maxi' });
  const answered = await maxi.call('read-prices', {});
  expect(answered).toMatchObject({ status: 200, body: { data: { missing: [] } } });
  const { rows } = {
    rows: await shop.database.sql.query<{ payload: unknown }>(
      "select payload from audit_entries where kind = 'prices-read'",
    ),
  };
  expect(rows).toMatchObject([{ payload: { missing: 0 } }]);
});

it('the set-up list lists what a new shop needs in the right order, and disappears once all is done or marked as not needed [case M16] [rows D698, D724]', async () => {
  // The whole process uses the new settings, including later test files.
  onTestFinished(() => takeCompany({}));
  const { services } = shop;
  const { db } = services;
  const sandbox = () => readSetup(services);
  const live = () => readSetup({ db, env: { ...services.env, testMode: false } });
  await db.delete(leadColours);
  const first = await sandbox();
  expect(Object.keys(first ?? {})).toEqual([
    ...['company', 'payment', 'texts', 'stock', 'leads', 'customs', 'adviser'],
  ]);
  expect(first?.company).toBeGreaterThan(3);
  expect(first).toMatchObject({ payment: 1, texts: 1, stock: 1, leads: 3, customs: 1, adviser: 1 });

  await setLeadColours(db);
  const mail = 'post@gewitter.de';
  const data = {
    ...companyDataNow(),
    ...{ legalName: 'Gewitter GbR', partners: ['Maxi Krause'], street: 'Karl-Heine-Straße 1' },
    ...{ vatId: 'DE123456789', gbVatNumber: '', eori: '', phone: '+49 341 1234567' },
    ...{ dhlHome: '33333333330101', dhlAbroad: '', postEkp: '', iban: '' },
    ...{ supportEmail: mail, bugReportEmail: mail, ordersEmail: mail, socialLinks: [] },
    ...{ interview: { title: 'On pickups', url: 'https://gewitter.de/talk' }, host: 'Hetzner Online GmbH' },
  };
  await need(setCompany(services, MAXI, { version: 0, data }));
  await need(setAdviser(services, MAXI, { version: 0, data: EXAMPLE_ADVISER }));
  expect(await live()).toMatchObject({ company: 0, payment: 0, leads: 0, adviser: 0, texts: 1 });
  const text = { text: 'The bench is open.', german: 'Die Werkbank ist offen.', from: null, until: null };
  await need(draftText(services, MAXI, { place: 'banner', ...text }));
  await need(publishText(services, MAXI, { place: 'banner' }));
  const row = { kind: 'tax', country: 'US', code: null, origin: null, from: '2026-01-01' } as const;
  await need(enterRow(services, MAXI, { ...row, until: null, percent: 0, upToPercent: null, source: 'CBP' }));
  await markSetup(services, MAXI, { item: 'stock', needed: false });
  expect(await live()).toBeNull();
  await markSetup(services, MAXI, { item: 'stock', needed: false });
  expect(await sandbox()).toMatchObject({ payment: 1, stock: 'not needed' });
  await markSetup(services, MAXI, { item: 'stock', needed: true });
  expect(await live()).toMatchObject({ stock: 1 });
  const marks = await db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.kind, 'setup-marked'))
    .orderBy(auditEntries.at);
  expect(marks.map(({ byName, payload }) => [byName, payload])).toEqual(
    [false, true].map((needed) => ['Maxi', { item: 'stock', needed }]),
  );
  await db.update(stockParts).set({ countedAt: new Date(), isExample: false });
  expect(await live()).toBeNull();
  expect(await sandbox()).toMatchObject({ payment: 1, texts: 0, stock: 0, customs: 0 });
});
