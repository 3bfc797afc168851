import { describe, expect, it } from 'vitest';
import { CONFIGURATORS } from '../configurator/tables.ts';
import { cents } from '../money.ts';
import { readCart } from './cart.ts';
import { cartLineSchema, customLineFor, describeLine, lineFor, readLine, writeLine } from './cart-line.ts';

const line = lineFor(
  { pickupType: 'STRATOCASTER', bundleType: 'SET', pickupFlavor: 'HYBRID', color: 'white' },
  2,
  cents(24000),
);

it('a line has the fields of the specification [rows 185–190]', () => {
  expect(line && writeLine(line)).toEqual({
    lookupKey: 'stratocaster_set',
    name: 'Stratocaster',
    path: '/shop/stratocaster?flavor=hybrid&bundleType=set&color=white',
    imagePath: expect.stringMatching(/^\/generated\/pictures\/stratocaster\/.*\.avif$/),
    price: 240,
    quantity: 2,
    config: { bundleType: 'SET', pickupType: 'STRATOCASTER', pickupFlavor: 'HYBRID', color: 'white' },
  });
});

it('a line survives writing and reading, with its price in cents', () => {
  expect(line?.price).toBe(24000);
  expect(line && readLine(writeLine(line))).toEqual(line);
  for (const price of [-1, 1e300, '240', null])
    expect(line && readLine({ ...writeLine(line), price })).toEqual({ ...line, price: 0 });
});

it('a line has a description in both languages', () => {
  expect(line && describeLine(line)).toEqual([
    { label: 'Bundle', value: 'Set: Neck, middle and bridge' },
    { label: 'Flavor', value: 'Hybrid' },
    { label: 'Colour', value: 'White', colours: ['#FFFFFF'] },
  ]);
  expect(line && describeLine(line, 'de')).toEqual([
    { label: 'Umfang', value: 'Set: Hals, Mitte und Steg' },
    { label: 'Flavor', value: 'Hybrid' },
    { label: 'Farbe', value: 'Weiß', colours: ['#FFFFFF'] },
  ]);
});

it('a line without a quantity is one piece (decision 27)', () => {
  const { quantity: _, ...silent } = line ?? {};
  expect(cartLineSchema.parse(silent).quantity).toBe(1);
});

describe('a custom line', () => {
  const custom = customLineFor(
    CONFIGURATORS.humbucker,
    {
      cover: 'open',
      model: 'fishbone',
      color: 'navy',
      base: 'gold',
      spacing: '52',
      output: 'hot',
      coils: 'matched',
      potting: 'wax',
      wiring: '2-wire',
      magnet: 'alnico-4',
    },
    2,
    cents(16_000),
  );

  it('is dropped alone if it is invalid', () => {
    const stored = JSON.parse(JSON.stringify(writeLine(custom)));
    const broken = [
      { ...stored, lookupKey: 'humbucker_p90' },
      { ...stored, config: { ...stored.config, pickupType: 'CUSTOM_P90_DOGEAR' } },
      { ...stored, config: { ...stored.config, output: { item: 'Hot' } } },
      { ...stored, config: { ...custom.config } },
      { ...stored, config: { ...stored.config, cover: { type: { item: 'Closed' } } } },
    ];
    expect(readCart([...broken, stored])).toEqual({ cart: [custom], lost: broken.length, over: 0 });
  });
});
