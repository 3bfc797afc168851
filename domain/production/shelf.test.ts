import { expect, it } from 'vitest';
import { shelvable } from './shelf.ts';

const WOUND = new Date('2026-11-02T10:00:00Z');
const made = (id: string, lineId = 'a', over: object = {}) => ({
  ...{ id, lineId, serial: `26-${id}`, state: 'wound' as const, woundAt: WOUND, apart: null },
  ...over,
});
const ids = (order: Parameters<typeof shelvable>[0]) => shelvable(order).map(({ id }) => id);
const LINES = [{ id: 'a', quantity: 2 }];
const units = [made('1'), made('2')];

it('accepts only pieces that came back, were refunded or cancelled before shipping, or were removed from the shelf [row D716]', () => {
  const sent = { state: 'delivered', shippedAt: WOUND, lines: LINES, units } as const;
  expect(ids({ ...sent, back: [0] })).toEqual([]);
  expect(ids({ ...sent, back: [1] })).toEqual(['1', '2']);
  // Any pieces, as many as came back; those taken from stock are included and may return to it.
  const onShelf = { apart: 'on shelf' as const };
  expect(ids({ ...sent, units: [made('1', 'a', onShelf), made('2')], back: [1] })).toEqual([]);
  expect(ids({ ...sent, units: [made('1', 'a', { apart: 'gone' }), made('2')], back: [2] })).toEqual([
    '1',
    '2',
  ]);
  expect(ids({ ...sent, units: [made('1', 'a', { apart: 'gone' }), made('2')], back: [1] })).toEqual(['1']);
  const refunded = [made('1', 'a', { state: 'refunded' }), made('2')];
  expect(ids({ ...sent, state: 'in the making', shippedAt: null, units: refunded, back: [0] })).toEqual([
    '1',
  ]);
  const first = made('1', 'a', { state: 'refunded', ...onShelf });
  expect(ids({ ...sent, units: [first, made('2')], back: [1] })).toEqual(['2']);
  const cancelled = { ...sent, state: 'cancelled', shippedAt: null, back: [0] } as const;
  const half = [made('1'), made('2', 'a', { state: 'to wind', woundAt: null, serial: null })];
  expect(ids({ ...cancelled, units: half })).toEqual(['1']);
  expect(ids({ ...cancelled, state: 'paid', units: half })).toEqual([]);
});

it('counts a returned set as all its pickups', () => {
  const set = [made('1'), made('2'), made('3')];
  const lines = [{ id: 'a', quantity: 1 }];
  expect(ids({ state: 'returned', shippedAt: WOUND, lines, units: set, back: [1] })).toEqual(['1', '2', '3']);
});
