import { expect, it } from 'vitest';
import { cartLineSchema, describeLine, lineFor, readLine, writeLine } from './cart-line.ts';
import { cents } from './money.ts';

const line = lineFor(
  { pickupType: 'STRATOCASTER', bundleType: 'SET', pickupFlavor: 'HYBRID', color: 'white' },
  2,
  cents(24000),
);

it('a line has the fields of the specification', () => {
  expect(line && writeLine(line)).toEqual({
    lookupKey: 'stratocaster_set',
    name: 'Stratocaster',
    path: '/shop/stratocaster?flavor=hybrid&bundleType=set&color=white',
    imagePath: expect.stringMatching(/^\/generated\/pictures\/stratocaster\/.*\.webp$/),
    price: 240,
    quantity: 2,
    config: { bundleType: 'SET', pickupType: 'STRATOCASTER', pickupFlavor: 'HYBRID', color: 'white' },
  });
});

it('a line is read as it was written, its price in cents inside the shop', () => {
  expect(line?.price).toBe(24000);
  expect(line && readLine(writeLine(line))).toEqual(line);
  for (const price of [-1, 1e300, '240', null])
    expect(line && readLine({ ...writeLine(line), price })).toEqual({ ...line, price: 0 });
});

it('a line is described in the words of the shop', () => {
  expect(line && describeLine(line)).toEqual([
    { label: 'Bundle', value: 'Set: Neck, middle and bridge' },
    { label: 'Flavor', value: 'Hybrid' },
    { label: 'Colour', value: 'White', colours: ['#FFFFFF'] },
  ]);
});

it('a line that is silent about its quantity is one piece (decision 27)', () => {
  const { quantity: _, ...silent } = line ?? {};
  expect(cartLineSchema.parse(silent).quantity).toBe(1);
});
