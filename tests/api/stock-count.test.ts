import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { EXAMPLE_PARTS } from '#domain/stock/example.ts';
import {
  purchaseLines,
  stockLots,
  stockMovements,
  stockParts,
  suppliers,
} from '../../server/platform/db/schema/stock.ts';
import { layExample } from '../../server/stock/lay-example.ts';
import { readCountingView } from '../../server/stock/read-counting-view.ts';
import { readStockView } from '../../server/stock/read-stock-view.ts';
import { openStockDesk } from '../fixtures/stock-desk.ts';
import { openTestShop } from '../fixtures/test-shop.ts';
import { CUSTOM, payFor, signedIn, windAll } from '../fixtures/workshop.ts';

const { shop, maxi, onHand, versionOf, agrees } = await openStockDesk();
const bea = await signedIn(shop, { role: 'staff', name: 'Bea' });

type Signed = Awaited<ReturnType<typeof signedIn>>;

it('a shop in test mode has example parts once, and labels them as examples [row D526]', async () => {
  await layExample(shop.services);
  const desk = await readStockView(shop.services);
  expect(desk.tabs.parts).toBe(EXAMPLE_PARTS.length);
  expect(desk.isExample).toBe(true);
  expect(desk.wire.lots.map(({ name }) => name)).toContain('W-42-07');
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
    await windAll(shop, await payFor(shop, [CUSTOM]));
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
