import { expect, it } from 'vitest';
import { cartLineSchema, describeLine, lineFor } from './cart-line.ts';

const line = lineFor(
  { pickupType: 'STRATOCASTER', bundleType: 'SET', pickupFlavor: 'HYBRID', color: 'white' },
  2,
  240,
);

it('a line has the fields of the specification', () => {
  expect(line).toEqual({
    lookupKey: 'stratocaster_set',
    name: 'Stratocaster',
    path: '/shop/stratocaster?flavor=hybrid&bundleType=set&color=white',
    imagePath: expect.stringMatching(/^\/generated\/pictures\/stratocaster\/.*\.webp$/),
    price: 240,
    quantity: 2,
    config: { bundleType: 'SET', pickupType: 'STRATOCASTER', pickupFlavor: 'HYBRID', color: 'white' },
  });
});

it('a line is described in the words of the shop', () => {
  expect(line && describeLine(line)).toEqual([
    { label: 'Bundle', value: 'Set: Neck, middle and bridge' },
    { label: 'Flavor', value: 'Hybrid' },
    { label: 'Colour', value: 'White' },
  ]);
});

it('a line that is silent about its quantity is one piece (decision 27)', () => {
  const { quantity: _, ...silent } = line ?? {};
  expect(cartLineSchema.parse(silent).quantity).toBe(1);
});
