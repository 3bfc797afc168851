import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { spareLineFor } from '#domain/cart/cart-line.ts';
import { freezeLine } from '#domain/checkout/sold-line.ts';
import { needsOf, wireNeed } from '#domain/stock/needs.ts';
import { soldAs } from '../../server/orders/index.ts';
import { stockMovements } from '../../server/platform/db/schema/stock.ts';
import { readParts } from '../../server/production/read-parts.ts';
import { readPassport } from '../../server/production/read-passport.ts';
import { readFacts } from '../../server/stock/read-shelf.ts';
import { pdfText } from '../fixtures/pdf-text.ts';
import { reportOf, stockLine } from '../fixtures/pickups.ts';
import { movedIn, openStockDesk } from '../fixtures/stock-desk.ts';
import { CUSTOM, finishUnit, payFor, unitsIn, windAll } from '../fixtures/workshop.ts';

const { shop, maxi, onHand, versionOf, agrees } = await openStockDesk();

const COVER = 'cover:humbucker:fishbone:forest:52';

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
