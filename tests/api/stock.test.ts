import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { dayOf } from '#domain/calendar/day.ts';
import { addWorkDays, workDayFrom } from '#domain/calendar/work-days.ts';
import { customLineFor, spareLineFor } from '#domain/cart/cart-line.ts';
import { freezeLine } from '#domain/checkout/sold-line.ts';
import { CONFIGURATORS } from '#domain/configurator/tables.ts';
import type { Language } from '#domain/languages.ts';
import { EXAMPLE_PARTS } from '#domain/stock/example.ts';
import { needsOf, wireNeed } from '#domain/stock/needs.ts';
import { soldAs } from '../../server/orders/index.ts';
import { accounts } from '../../server/platform/db/accounts-schema.ts';
import {
  purchaseLines,
  stockLots,
  stockMovements,
  stockParts,
  suppliers,
} from '../../server/platform/db/stock-schema.ts';
import { readParts } from '../../server/production/read-parts.ts';
import { readPassport } from '../../server/production/read-passport.ts';
import { layExample } from '../../server/stock/lay-example.ts';
import { readBuyingView } from '../../server/stock/read-buying-view.ts';
import { readCountingView } from '../../server/stock/read-counting-view.ts';
import { readFacts } from '../../server/stock/read-shelf.ts';
import { readStockView } from '../../server/stock/read-stock-view.ts';
import { settleStock } from '../../server/stock/settle.ts';
import { openFileShop } from '../fixtures/file-shop.ts';
import { pdfText } from '../fixtures/pdf-text.ts';
import { reportOf, stockLine } from '../fixtures/pickups.ts';
import { openTestShop } from '../fixtures/test-shop.ts';
import { CUSTOM, finishUnit, orderOf, payFor, signedIn, unitsIn, windAll } from '../fixtures/workshop.ts';

type Signed = Awaited<ReturnType<typeof signedIn>>;

const shop = await openFileShop();
await layExample(shop.services);
const maxi = await signedIn(shop, { role: 'staff', name: 'Maxi' });
const bea = await signedIn(shop, { role: 'staff', name: 'Bea' });

const COVER = 'cover:humbucker:fishbone:forest:52';
/** A build whose cover no other test takes. */
const STARS = 'cover:humbucker:stars:lavender:52';
const STARS_LINE = customLineFor(CONFIGURATORS.humbucker, {
  ...{ cover: 'open', model: 'stars', color: 'lavender', base: 'black', spacing: '52', output: 'modern' },
  ...{ coils: 'matched', potting: 'none', wiring: '2-wire', magnet: 'alnico-5' },
});

async function onHand(part: string): Promise<number> {
  const [row] = await shop.database.db.select().from(stockParts).where(eq(stockParts.id, part));
  return row?.onHand ?? Number.NaN;
}
const versionOf = async (part: string): Promise<number> => {
  const [row] = await shop.database.db.select().from(stockParts).where(eq(stockParts.id, part));
  return row?.version ?? 0;
};

const movedIn = (movements: readonly { part: string; change: number }[], part: string) =>
  movements.reduce((sum, movement) => (movement.part === part ? sum + movement.change : sum), 0);

/** Compares stock with the sum of all movements, by part and by spool. */
async function agrees(): Promise<void> {
  const { db } = shop.database;
  const [movements, parts, lots] = await Promise.all([
    db.select().from(stockMovements),
    db.select().from(stockParts),
    db.select().from(stockLots),
  ]);
  for (const { id, onHand: book } of parts) expect(movedIn(movements, id), id).toBe(book);
  for (const lot of lots.filter(({ part }) => part.startsWith('wire:')))
    expect(
      movements.filter(({ lotId }) => lotId === lot.id).reduce((sum, { change }) => sum + change, 0),
      lot.name,
    ).toBe(lot.onHand);
}

it('a shop in test mode has example parts once, and labels them as examples [row D526]', async () => {
  await layExample(shop.services);
  const desk = await readStockView(shop.services);
  expect(desk.tabs.parts).toBe(EXAMPLE_PARTS.length);
  expect(desk.isExample).toBe(true);
  expect(desk.wire.lots.map(({ name }) => name)).toContain('W-42-07');
  await agrees();
});

describe('work at the bench', () => {
  it('takes its parts from the shelf once, and returns them when it is undone [row D522]', async () => {
    const order = await payFor(shop, [CUSTOM]);
    const { number } = order;
    const [unit] = await unitsIn(shop, order.id);
    if (!unit) throw new Error('no piece');
    const wire = wireNeed(soldAs(unit)).amount;
    const before = await onHand('wire:42');
    const hold = { number, unit: 1, machine: 1 };
    await maxi.done('hold-piece', hold);
    await maxi.done('hold-piece', hold);
    expect(before - (await onHand('wire:42'))).toBe(wire);
    // Put back on the list and started again: one coil is taken.
    await maxi.done('release-piece', { number, unit: 1 });
    expect(await onHand('wire:42')).toBe(before);
    await maxi.done('hold-piece', hold);
    expect(before - (await onHand('wire:42'))).toBe(wire);

    const covers = await onHand(COVER);
    const bars = await onHand('bar:A5');
    await maxi.done('release-piece', { number, unit: 1 });
    await windAll(shop, order);
    expect(await onHand(COVER)).toBe(covers - 1);
    expect(await onHand('bar:A5')).toBe(bars - 1);
    // The removed cover is in stock again, and taken again when mounted.
    await maxi.done('undo-step', {
      id: randomUUID(),
      number,
      unit: 1,
      step: 'cover',
      reason: 'It was the wrong one.',
    });
    expect(await onHand(COVER)).toBe(covers);
    await finishUnit(shop, { number, unit: 1, row: unit }).catch(() => {});
    for (const step of ['cover', 'test play'])
      await maxi.call('confirm-step', { id: randomUUID(), number, unit: 1, step, figures: {} });
    expect(await onHand(COVER)).toBe(covers - 1);

    const [small, medium] = [await onHand('box:S'), await onHand('box:M')];
    const packed = (box: string, grams = 400) =>
      maxi.done('pack', { number, parcels: [{ box, grams }], labelPrinted: true });
    await packed('S');
    await packed('S', 420);
    expect(await onHand('box:S')).toBe(small - 1);
    await packed('M');
    expect([await onHand('box:S'), await onHand('box:M')]).toEqual([small, medium - 1]);
    await agrees();

    // Exactly the parts of its build sheet were taken.
    const movements = await shop.database.db.select().from(stockMovements);
    for (const { part, amount } of needsOf(soldAs(unit))) {
      const taken = movements.filter(({ kind }) => kind !== 'first count');
      expect(movedIn(taken, part), part).toBe(-amount);
    }
  });

  it('takes wire again for a coil that is wound again, and the passport names its spool [row D523]', async () => {
    const order = await payFor(shop, [CUSTOM]);
    const { number } = order;
    await windAll(shop, order);
    const [unit] = await unitsIn(shop, order.id);
    if (!unit?.serial) throw new Error('no serial');
    const found = await readPassport(shop.services, unit.serial, undefined, 'en');
    const rows = found.kind === 'passport' ? found.view.passport.rows : [];
    expect(rows.find(({ name }) => name === 'Wire from spool')?.values).toEqual(['W-42-07']);
    const [wire, bobbins] = [await onHand('wire:42'), await onHand('bobbin:humbucker:copper')];
    const again = { coil: 2, reason: 'The wire broke.' };
    await maxi.done('hold-piece', { number, unit: 1, machine: 1, again });
    expect(wire - (await onHand('wire:42'))).toBe(wireNeed(soldAs(unit), 2).amount);
    expect(await onHand('bobbin:humbucker:copper')).toBe(bobbins);
    await maxi.done('release-piece', { number, unit: 1 });
    await agrees();
  });

  it('at many places at once takes each part once', async () => {
    const order = await payFor(shop, [CUSTOM]);
    const before = await onHand('wire:42');
    const [unit] = await unitsIn(shop, order.id);
    if (!unit) throw new Error('no piece');
    const answers = await Promise.all(
      [1, 2, 1, 2, 1].map((machine) => maxi.call('hold-piece', { number: order.number, unit: 1, machine })),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(before - (await onHand('wire:42'))).toBe(wireNeed(soldAs(unit)).amount);
    await maxi.done('release-piece', { number: order.number, unit: 1 });
    await agrees();
  });
});

it('a part that is sold on its own needs no winding, is reserved, and leaves the shelf when its order is packed [row D887]', async () => {
  const part = 'screw:mount:stratocaster';
  const [pickup] = freezeLine(stockLine('STRATOCASTER', 'VINTAGE', 'NECK', 'white').config, reportOf).pickups;
  if (!pickup) throw new Error('no pickup');
  const offered = async () => {
    const parts = await readParts(shop.services, pickup, 'en');
    return parts.flatMap(({ choices }) => choices).find(({ id }) => id === part)?.stock;
  };
  const count = { id: randomUUID(), part, lot: null, version: await versionOf(part), found: 5 };
  await maxi.done('count-part', { ...count, reason: 'miscounted' });
  expect(await offered()).toBe('in stock');
  const before = await onHand(part);
  const reserved = async () =>
    (await readFacts(shop.services)).parts.find((one) => one.part.id === part)?.reserved;
  const line = spareLineFor({ spare: part, serial: '26-0413' }, 2);
  if (!line) throw new Error('no such part');
  const order = await payFor(shop, [line]);
  const { number } = order;
  expect(await unitsIn(shop, order.id)).toEqual([]);
  expect(order).toMatchObject({ goods: 800, pickups: 0 });
  expect(await reserved()).toBe(4);
  // One of five is left, and a pickup takes two.
  expect(await offered()).not.toBe('in stock');
  await maxi.done('take-up', { number });
  await maxi.done('pack', { number, parcels: [{ box: 'S', grams: 210 }], labelPrinted: true });
  expect([await onHand(part), await reserved()]).toEqual([before - 4, 0]);
  const slip = await maxi.file(`orders/${number}/slip-1.pdf`);
  const text = pdfText(new Uint8Array(await slip.arrayBuffer())).replaceAll(/\s+/g, ' ');
  expect(text).toContain('2 × Mounting screws Stratocaster, Pieces 2, For pickup 26-0413');
  await maxi.done('ship', { number, carrier: 'dhl', tracking: ['00340434161828391234'] });
  await agrees();
});

describe('counting', () => {
  it('requires a reason, reports conflicting counts and loses nothing [rows D525, D531]', async () => {
    const part = 'bar:CER';
    const version = await versionOf(part);
    const count = (who: Signed, found: number, more: object = {}) =>
      who.call('count-part', { id: randomUUID(), part, lot: null, version, found, ...more });
    expect(await count(maxi, 15)).toMatchObject({ status: 422 });
    expect((await count(bea, 15, { reason: 'miscounted' })).status).toBe(200);
    const second = await count(maxi, 14, { reason: 'broken' });
    expect(second).toMatchObject({
      status: 409,
      body: {
        conflict: {
          by: 'Bea',
          version: version + 1,
          fields: [
            { field: 'pieces', before: '17', theirs: '15, miscounted', yours: '14, broken' },
            { field: 'taken since', theirs: '0', yours: '0' },
          ],
        },
      },
    });
    expect(await onHand(part)).toBe(15);
    // "Take mine", with the version from the response; pressed twice it counts once.
    const mine = { id: randomUUID(), part, lot: null, version: version + 1, found: 14, reason: 'broken' };
    await maxi.done('count-part', mine);
    await maxi.done('count-part', mine);
    expect(await onHand(part)).toBe(14);
    await agrees();
  });

  it('weighs a spool with its reel; up to four per cent of waste needs no reason', async () => {
    const desk = await readStockView(shop.services);
    const lot = desk.wire.lots.find(({ name }) => name === 'W-42-07');
    if (!lot) throw new Error('no spool');
    const weigh = (found: number, more: object = {}) =>
      maxi.call('count-part', {
        ...{ id: randomUUID(), part: 'wire:42', lot: lot.id, version: lot.version, found, ...more },
      });
    expect(await weigh(lot.onHand - 30_000)).toMatchObject({ status: 422 });
    expect((await weigh(lot.onHand - 1000)).status).toBe(200);
    const counting = await readCountingView(shop.services, { part: 'wire:42', lot: lot.id });
    expect(counting.items[counting.at]).toMatchObject({
      book: lot.onHand - 1000,
      usedSince: 0,
      isDone: true,
    });
    await agrees();
  });
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

it('a shop that takes money starts empty with a guided count, and books no uncounted parts', async () => {
  const own = await openTestShop();
  try {
    const real = { ...own.services, takesMoney: true };
    const parts = () => own.database.db.$count(stockParts);
    const clear = async () => {
      for (const table of [stockMovements, purchaseLines, stockLots, stockParts, suppliers])
        await own.database.db.delete(table);
    };
    // The start has added the example parts already and adds none again.
    expect(await parts()).toBe(EXAMPLE_PARTS.length);
    await clear();
    await layExample(own.services);
    expect(await parts()).toBe(EXAMPLE_PARTS.length);
    await clear();
    await layExample(real);
    const desk = await readStockView(real);
    expect(desk.tabs.parts).toBe(0);
    const order = await payFor(own, [CUSTOM]);
    await windAll(own, order);
    expect(await own.database.db.select().from(stockMovements)).toEqual([]);
    const counting = await readCountingView(real, {});
    expect(counting.done).toBe(0);
    expect(counting.items[counting.at]).toMatchObject({ part: 'wire:42', lot: 'new', isFirst: true });
    const who = await signedIn(own, { role: 'staff', name: 'Maxi' });
    await who.done('count-part', {
      ...{ id: randomUUID(), part: 'wire:42', lot: 'new', version: 0, found: 312_000, reel: 124_000 },
    });
    // Each within its limit, together more than the shop can count.
    const most = {
      id: randomUUID(),
      part: 'wire:42',
      lot: 'new',
      version: 0,
      found: 1_000_000_000,
      reel: 1,
    };
    expect((await who.call('count-part', most)).status).toBe(422);
    const next = await readCountingView(real, {});
    expect(next.items[0]).toMatchObject({ name: 'W-42-01', isDone: true });
    expect(next.items[next.at]).toMatchObject({ part: 'wire:43' });
    await who.done('count-part', { id: randomUUID(), part: 'bar:A5', lot: null, version: 0, found: 46 });
    expect((await readStockView(real)).tabs.parts).toBe(2);
  } finally {
    await own.close();
  }
});
