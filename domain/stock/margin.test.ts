import fc from 'fast-check';
import { expect, it } from 'vitest';
import { forAll } from '../../tests/fixtures/for-all.ts';
import { runs } from '../../tests/fixtures/runs.ts';
import { cents } from '../money.ts';
import { vatContained } from '../prices/vat.ts';
import { marginPercent, marginRows, type PackPrice } from './margin.ts';

const HOME = { country: 'DE', ratePercent: 19 } as const;
const PRICES: Readonly<Record<string, PackPrice>> = {
  // A spool of a kilogram, and a bag of a hundred.
  'wire:42': { price: cents(4000), pack: 1_000_000 },
  magnet: { price: cents(9000), pack: 100 },
};
const piece = (kind: string, price: number, ...parts: string[]) => ({
  kind,
  price,
  needs: [{ part: 'wire:42', amount: 25_000 }, ...parts.map((part) => ({ part, amount: 1 }))],
});

it('subtracts the parts of each kind at the price of their packs, and marks a kind with an unpriced part', () => {
  const orders = [
    { goods: cents(23_800), vat: HOME, pieces: [piece('Neck', 10_000, 'magnet'), piece('Bridge', 10_000)] },
    { goods: cents(10_000), vat: { country: null, ratePercent: 0 }, pieces: [piece('Bridge', 1, 'cover')] },
  ];
  const rows = marginRows(orders, (part) => PRICES[part]);
  expect(rows).toEqual([
    { kind: 'Bridge', count: 2, net: 20_000, material: 200, isPartly: true },
    { kind: 'Neck', count: 1, net: 10_000, material: 190, isPartly: false },
  ]);
  expect(rows.map(marginPercent)).toEqual([99, 98]);
  expect(marginPercent({ net: cents(0), material: cents(100) })).toBeUndefined();
});

it('divides an order’s revenue to the cent', () => {
  const prices = fc.array(fc.integer({ min: 1, max: 30_000 }), { minLength: 1, maxLength: 9 });
  forAll(
    [prices, fc.nat(300_000), fc.constantFrom(0, 7, 19, 25.5)],
    (each, goods, ratePercent) => {
      const vat = { country: 'DE', ratePercent } as const;
      const pieces = each.map((price, index) => piece(`${index}`, price));
      const rows = marginRows([{ goods: cents(goods), vat, pieces }], (part) => PRICES[part]);
      const net = goods - vatContained(cents(goods), vat);
      expect(rows.reduce((sum, row) => sum + row.net, 0)).toBe(net);
      const all = each.reduce((sum, price) => sum + price, 0);
      for (const { kind, net: own } of rows)
        expect(Math.abs(own - (net * (each[Number(kind)] ?? 0)) / all)).toBeLessThanOrEqual(1);
    },
    { numRuns: runs(300) },
  );
});
