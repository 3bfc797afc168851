import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { dayOf } from '#domain/calendar/day.ts';
import { addWorkDays, workDayFrom } from '#domain/calendar/work-days.ts';
import { customLineFor } from '#domain/cart/cart-line.ts';
import { CONFIGURATORS } from '#domain/configurator/tables.ts';
import type { Language } from '#domain/languages.ts';
import { accounts } from '../../server/platform/db/schema/accounts.ts';
import { stockMovements } from '../../server/platform/db/schema/stock.ts';
import { readBuyingView } from '../../server/stock/read-buying-view.ts';
import { readStockView } from '../../server/stock/read-stock-view.ts';
import { settleStock } from '../../server/stock/settle.ts';
import { pdfText } from '../fixtures/pdf-text.ts';
import { openStockDesk } from '../fixtures/stock-desk.ts';
import { orderOf, payFor, signedIn } from '../fixtures/workshop.ts';

const { shop, maxi, onHand, versionOf, agrees } = await openStockDesk();
const bea = await signedIn(shop, { role: 'staff', name: 'Bea' });

/** A build whose cover no other test takes. */
const STARS = 'cover:humbucker:stars:lavender:52';
const STARS_LINE = customLineFor(CONFIGURATORS.humbucker, {
  ...{ cover: 'open', model: 'stars', color: 'lavender', base: 'black', spacing: '52', output: 'modern' },
  ...{ coils: 'matched', potting: 'none', wiring: '2-wire', magnet: 'alnico-5' },
});

describe('bought parts', () => {
  it('are listed from stock and orders, ordered once, and arrive in portions with their own lot [rows D527, D532]', async () => {
    const { services } = shop;
    const desk = await readBuyingView(services);
    const group = desk.groups.find(({ supplier }) => supplier?.name === 'Kartonwerk Muster');
    const line = group?.lines.find(({ part }) => part === 'box:M');
    expect(line).toMatchObject({ packs: 1, pack: 25, ticked: true });
    for (const packs of [3, 2]) await maxi.done('choose-line', { part: 'box:M', ticked: true, packs });
    const chosen = (await readBuyingView(services)).groups.flatMap(({ lines }) => lines);
    expect(chosen.find(({ part }) => part === 'box:M')).toMatchObject({ packs: 2, ticked: true });
    const today = workDayFrom(dayOf(services.now()));
    const due = addWorkDays(today, 2);
    const order = {
      ...{ id: randomUUID(), supplierId: group?.supplier?.id, due },
      lines: [{ part: 'box:M', packs: 2 }],
    };
    await maxi.done('order-parts', order);
    await maxi.done('order-parts', order);
    const after = await readBuyingView(services);
    expect(after.groups.flatMap(({ lines }) => lines).map(({ part }) => part)).not.toContain('box:M');
    const way = after.way.filter(({ name }) => name === 'Box M');
    expect(way).toMatchObject([{ amount: 50, came: 0, due, isLate: false }]);

    // A partial delivery, counted once despite repeated presses; the rest gets a day.
    const [first] = way;
    const boxes = await onHand('box:M');
    const in12 = {
      ...{ id: randomUUID(), line: first?.id, version: first?.version, came: 12, restDue: null },
    };
    expect(await maxi.call('take-in', in12)).toMatchObject({ status: 422 });
    await maxi.done('take-in', { ...in12, restDue: addWorkDays(due, 3) });
    await maxi.done('take-in', { ...in12, restDue: addWorkDays(due, 3) });
    expect(await onHand('box:M')).toBe(boxes + 12);
    // The other maker's page is outdated, so the call is refused with the new day.
    expect(await bea.call('take-in', { ...in12, id: randomUUID(), came: 50 })).toMatchObject({
      status: 409,
      body: { conflict: { by: 'Maxi' } },
    });
    const rest = (await readBuyingView(services)).way.find(({ name }) => name === 'Box M');
    expect(rest).toMatchObject({ came: 12, due: addWorkDays(due, 3) });
    // [case M25] Partial deliveries count as received too.
    const { received } = await readBuyingView(services);
    expect(received).toMatchObject([{ name: 'Box M', came: 12, deliveries: [{ amount: 12 }] }]);
    await maxi.done('cancel-rest', { id: rest?.id, version: rest?.version, reason: 'They have none left.' });

    // A delivered spool becomes a lot of its own; lots are never merged.
    const wire = (await readBuyingView(services)).way.find(({ isWire }) => isWire);
    const spool = {
      id: randomUUID(),
      line: wire?.id,
      version: wire?.version,
      came: wire?.amount,
      restDue: null,
    };
    expect(await maxi.call('take-in', { ...spool, lot: { name: 'W-43-04' } })).toMatchObject({ status: 409 });
    await maxi.done('take-in', { ...spool, lot: { name: 'W-43-05', reel: 86_000 } });
    const lots = (await readStockView(services)).wire.lots.filter(({ awg }) => awg === 43);
    expect(lots).toMatchObject([
      { name: 'W-43-04', place: 'shelf' },
      { name: 'W-43-05', place: 'sealed', onHand: 500_000 },
    ]);
    await agrees();
    const paper = await maxi.file('stock/to-buy.pdf');
    expect(paper.status).toBe(200);
    expect(paper.headers.get('content-type')).toBe('application/pdf');
  });

  it('have a label for each delivered part, with amount, day and lot [rows D613, D726]', async () => {
    const { services } = shop;
    const bars = async () => {
      const { way, received } = await readBuyingView(services);
      return [...way, ...received].find(({ name }) => name === 'Bar AlNiCo 2');
    };
    const wordsOf = async (id: number | undefined) => {
      const paper = await maxi.file(`stock/label-${id}.pdf`);
      expect(paper.status).toBe(200);
      expect(paper.headers.get('content-type')).toBe('application/pdf');
      return pdfText(new Uint8Array(await paper.arrayBuffer())).replace(/\s+/g, '');
    };
    const line = (await readBuyingView(services)).way.find(({ name }) => name === 'Bar AlNiCo 2');
    expect(line).toMatchObject({ amount: 24, deliveries: [] });
    const today = workDayFrom(dayOf(services.now()));
    const part = { line: line?.id, version: line?.version, came: 10, restDue: addWorkDays(today, 5) };
    await maxi.done('take-in', { ...part, id: randomUUID(), lot: { name: 'M-A2-09', field: 51 } });
    const open = await bars();
    expect(open).toMatchObject({ came: 10, deliveries: [{ amount: 10, lot: 'M-A2-09' }] });
    const [first] = open?.deliveries ?? [];
    const label = await wordsOf(first?.id);
    for (const said of ['M-A2-09', 'BarAlNiCo2', '10of24', '51mT', 'MagneteMustermann'])
      expect(label).toContain(said);
    // A maker with a German workshop reads German papers.
    const speak = (workshopLanguage: Language) =>
      shop.database.db.update(accounts).set({ workshopLanguage }).where(eq(accounts.id, maxi.id));
    await speak('de');
    expect(await wordsOf(first?.id)).toContain('10von24');
    const list = await maxi.file('stock/to-buy.pdf');
    expect(pdfText(new Uint8Array(await list.arrayBuffer()))).toContain('Einkaufsliste');
    await speak('en');

    // The rest becomes a lot of its own, and the first label stays valid.
    const rest = { ...part, version: (line?.version ?? 0) + 1, came: 14, restDue: null };
    await maxi.done('take-in', { ...rest, id: randomUUID(), lot: { name: 'M-A2-10' } });
    const all = await bars();
    expect(all?.deliveries).toMatchObject([
      { id: first?.id, amount: 10 },
      { amount: 14, lot: 'M-A2-10' },
    ]);
    const second = await wordsOf(all?.deliveries[1]?.id);
    expect(second).toContain('M-A2-10');
    expect(second).toContain('14of24');
    expect(second).not.toContain('mT');
    expect(await wordsOf(first?.id)).toBe(label);

    // Initial stock has no label, and neither has an empty delivery.
    const [counted] = await shop.database.db
      .select({ id: stockMovements.id })
      .from(stockMovements)
      .where(eq(stockMovements.kind, 'first count'))
      .limit(1);
    expect(counted).toBeDefined();
    for (const id of [counted?.id, 0, '99999999999999999999'])
      expect((await maxi.file(`stock/label-${id}.pdf`)).status, `${id}`).toBe(404);
    await agrees();
  });

  it('break a promise by the rules of the queue if they are late, and keep it if they are on time [row D528]', async () => {
    const { services } = shop;
    const version = await versionOf(STARS);
    await maxi.done('count-part', {
      id: randomUUID(),
      part: STARS,
      lot: null,
      version,
      found: 0,
      reason: 'broken',
    });
    const order = await payFor(shop, [STARS_LINE]);
    const promised = (await orderOf(shop, order.number)).promisedOn ?? '';
    const short = async () =>
      (await readStockView(services)).short.find(
        ({ part, order: of }) => part === STARS && of === order.number,
      );
    expect(await short()).toMatchObject({ free: -1, comes: undefined, daysLate: 0, promised });
    const desk = await readBuyingView(services);
    const group = desk.groups.find(({ lines }) => lines.some(({ part }) => part === STARS));
    expect(group?.lines.find(({ part }) => part === STARS)?.short?.order).toBe(order.number);
    const due = promised;
    await maxi.done('order-parts', {
      ...{ id: randomUUID(), supplierId: group?.supplier?.id, due },
      lines: [{ part: STARS, packs: 1 }],
    });
    expect(await short()).toMatchObject({ comes: due, daysLate: 0, instead: undefined });
    const line = (await readBuyingView(services)).way.find(({ waits }) =>
      waits.some(({ order: of }) => of === order.number),
    );
    const late = addWorkDays(promised, 1);
    await maxi.done('move-delivery', { id: line?.id, version: line?.version, due: late });
    // One work day late: the promise rules give the new date, with their buffer.
    expect(await short()).toMatchObject({ comes: late, daysLate: 1, instead: addWorkDays(late, 2) });
  });

  it('pause a cover in the configurator until its delivery day, if the makers choose so [row D529]', async () => {
    const { services } = shop;
    const part = 'cover:humbucker:hornet:navy:50';
    const row = (await readStockView(services, { part })).chosen;
    if (!row) throw new Error('no part');
    const { pack, packWord, price, supplierId, reorder } = row;
    const count = (found: number, version: number) =>
      maxi.done('count-part', {
        ...{ id: randomUUID(), part, lot: null, version, found, reason: 'miscounted' },
      });
    await count(0, row.version);
    await services.shopfront.renew();
    const paused = async () => {
      const said = await services.shopfront.current();
      return said.pauses.find(({ name }) => name.startsWith('Cover Hornet, Navy'));
    };
    expect(await paused()).toBeUndefined();
    const set = { part, pack, packWord, price, supplierId, reorder, drawer: '', whenOut: 'paused' };
    await maxi.done('set-part', set);
    expect(await paused()).toMatchObject({
      state: 'paused',
      parts: { of: 'humbucker', model: 'hornet', color: 'navy', spacing: '50' },
    });
    const due = addWorkDays(workDayFrom(dayOf(services.now())), 6);
    await maxi.done('order-parts', { id: randomUUID(), supplierId, due, lines: [{ part, packs: 1 }] });
    expect((await paused())?.words).toMatch(/^again from \w+day, \d+ \w+$/);
    expect((await paused())?.inGerman).toEqual({
      name: 'Kappe Hornet, Nachtblau, 50\u00a0mm, Humbucker',
      words: expect.stringMatching(/^wieder ab \w+tag|^wieder ab Mittwoch/),
    });
    await settleStock(services);
    const line = (await readBuyingView(services)).way.find(({ name }) => name === 'Cover Hornet, Navy');
    await maxi.done('take-in', {
      ...{ id: randomUUID(), line: line?.id, version: line?.version, came: 4, restDue: null },
    });
    expect(await paused()).toBeUndefined();
    await agrees();
  });
});
