import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '../../tests/fixtures/for-all.ts';
import { CONFIGURATORS } from '../configurator/tables.ts';
import { LOOKUP_KEYS, SEED_PRICES } from '../prices/price-list.ts';
import { specBullets } from '../tone/spec-bullets.ts';
import {
  bundlesOf,
  flavorsOf,
  isOnOffer,
  lookupKeyOf,
  productBySlug,
  productPath,
  readProductQuery,
} from './catalogue.ts';
import { COLOUR_IDS, readColour } from './colours.ts';
import { BUNDLES, FLAVORS } from './pickup-types.ts';
import { PRODUCTS, type Product, STOCK_TYPES } from './products.ts';
import { windingsOf } from './winding-table.ts';

const product = (slug: string): Product => {
  const found = productBySlug(slug);
  if (!found) throw new Error(slug);
  return found;
};
const read = (slug: string, query: string) => readProductQuery(product(slug), new URLSearchParams(query));

describe('catalogue', () => {
  it('contains the eight specified products with their colours, flavors and bundles [rows 1, 204–211, 551]', () => {
    const table = PRODUCTS.map((entry: Product) => [
      entry.slug,
      entry.colours.join(' '),
      flavorsOf(entry).join(' '),
      bundlesOf(entry).join(' '),
    ]);
    const three = 'HOT MODERN VINTAGE';
    const four = 'HOT HYBRID MODERN VINTAGE';
    expect(table).toEqual([
      ['humbucker', 'black cream zebra-black-cream zebra-black-white', four, 'SET NECK BRIDGE'],
      ['humbucker-p90', 'black', three, 'SET NECK BRIDGE'],
      ['telecaster', 'black', three, 'SET NECK BRIDGE'],
      ['stratocaster', 'black white cream', four, 'SET NECK MIDDLE BRIDGE'],
      ['p90-dogear', 'black cream', three, 'SET NECK BRIDGE'],
      ['p90-soapbar', 'black white cream', three, 'SET NECK BRIDGE'],
      ['jazz-bass', 'black', three, 'SET NECK BRIDGE'],
      ['precision-bass', 'black', three, 'SET'],
    ]);
  });

  it('prices sets at 240 and single pickups at 125 euro [rows 194, 292–293, 561]', () => {
    for (const entry of PRODUCTS as readonly Product[]) {
      for (const bundle of bundlesOf(entry)) {
        const key = entry.bundles[bundle];
        expect(key && SEED_PRICES[key]).toBe(bundle === 'SET' ? 24000 : 12500);
      }
    }
  });

  it('prices every option between 0 and 25 euro, the open brass cover at 15 (decision 16) [row 561]', () => {
    for (const { steps } of Object.values(CONFIGURATORS))
      for (const { lookupKey } of steps.flatMap(({ groups }) =>
        groups.flatMap(({ offers }) => [...offers({}), ...offers({ cover: 'open' })]),
      ))
        if (lookupKey) {
          expect(SEED_PRICES[lookupKey], lookupKey).toBeGreaterThanOrEqual(0);
          expect(SEED_PRICES[lookupKey], lookupKey).toBeLessThanOrEqual(2500);
        }
    expect(SEED_PRICES.cover_open_brass).toBe(1500);
    for (const base of ['humbucker', 'humbucker_p90', 'p90_dogear', 'p90_soapbar'] as const)
      expect(SEED_PRICES[base]).toBe(12500);
  });

  it('has a winding with figures for every pickup of every flavor [row 200]', () => {
    for (const entry of PRODUCTS as readonly Product[]) {
      for (const flavor of flavorsOf(entry)) {
        const windings = windingsOf(entry.type, flavor);
        const single = bundlesOf(entry).filter((bundle) => bundle !== 'SET');
        expect(windings.map(({ position }) => position)).toEqual(
          single.length > 0 ? single.map((bundle) => bundle.toLowerCase()) : ['split'],
        );
        for (const winding of windings) {
          for (const figure of Object.values(winding.tone)) expect(figure).toBeGreaterThanOrEqual(0);
          for (const figure of Object.values(winding.tone)) expect(figure).toBeLessThanOrEqual(1);
          expect(specBullets(winding).every(({ value }) => value.length > 0)).toBe(true);
        }
      }
    }
  });

  it('meets the resistances that the specification states for the humbucker-sized P90 [rows 214–216]', () => {
    const ohms = (flavor: 'HOT' | 'MODERN' | 'VINTAGE') =>
      windingsOf('HUMBUCKER_P90', flavor).map(({ dcr_kOhm }) => dcr_kOhm);
    expect(ohms('HOT')).toEqual([9, 10]);
    expect(ohms('MODERN')).toEqual([8, 8.5]);
    expect(ohms('VINTAGE')).toEqual([7.2, 7.8]);
    expect(windingsOf('HUMBUCKER_P90', 'HOT').map(({ awg, magnet }) => [awg, magnet])).toEqual([
      [42, 'A5'],
      [42, 'A5'],
    ]);
  });

  it('lists every lookup key of both documents [rows 222, 494–500, 553–554]', () => {
    const stock =
      'humbucker_set humbucker telecaster_set telecaster_neck telecaster_bridge p90_soapbar_set p90_soapbar jazz_bass_set jazz_bass_neck jazz_bass_bridge precision_bass_set stratocaster_set stratocaster p90_dogear_set p90_dogear humbucker_p90_set humbucker_p90';
    const options =
      'cover_closed_nickel cover_open_brass cover_none output_super_clean output_clean output_vintage output_modern output_spicy output_hot output_reaper p90_clean_output p90_vintage_output p90_modern_output p90_hot_output p90_noiseless_output p90_noiseless_hot_output wax_potting_none wax_potting wiring_three_shielded wiring_two_shielded magnet_ceramic magnet_alnico_2 magnet_alnico_3 magnet_alnico_4 magnet_alnico_5 magnet_triple_ceramic';
    const ours =
      'reverse_wound quick_connector part_cover_open part_cover_closed part_cover_plastic part_ring part_screws part_springs part_poles';
    expect([...LOOKUP_KEYS].sort()).toEqual(`${stock} ${options} ${ours}`.split(' ').sort());
  });
});

describe('a product page’s query', () => {
  it('reads flavor, bundle in both spellings, and colours old and new [row 94]', () => {
    expect(read('humbucker', 'flavor=hot&bundletype=neck&color=zebra black-cream')).toEqual({
      flavor: 'HOT',
      bundle: 'NECK',
      colour: 'zebra-black-cream',
    });
    expect(read('humbucker', 'bundleType=bridge&color=Black/Cream')).toEqual({
      flavor: undefined,
      bundle: 'BRIDGE',
      colour: 'zebra-black-cream',
    });
  });

  it('ignores unknown flavors and bundles, and falls back to black [rows 239, 256]', () => {
    expect(read('telecaster', 'flavor=hybrid&bundletype=middle&color=cream')).toEqual({
      flavor: undefined,
      bundle: 'SET',
      colour: 'black',
    });
    forAll([fc.string(), fc.string(), fc.string()], (flavor, bundletype, color) => {
      const { colour, bundle } = read(
        'stratocaster',
        String(new URLSearchParams({ flavor, bundletype, color })),
      );
      expect(product('stratocaster').colours).toContain(colour);
      expect(bundlesOf(product('stratocaster'))).toContain(bundle);
    });
  });

  it.each([
    ['bundletype=xx&bundleType=bridge', { bundle: 'BRIDGE' }],
    ['bundletype=&bundleType=bridge', { bundle: 'BRIDGE' }],
    ['bundleType=xx&bundletype=bridge', { bundle: 'BRIDGE' }],
    ['bundletype=xx&bundletype=neck&bundleType=bridge', { bundle: 'NECK' }],
    ['bundleType=bridge&bundletype=neck', { bundle: 'BRIDGE' }],
    ['bundletype=middle&bundletype=neck', { bundle: 'NECK' }],
    ['bundletype=middle&bundleType=', { bundle: 'SET' }],
    ['flavor=&flavor=loud&flavor=Hot&flavor=modern', { flavor: 'HOT' }],
    ['flavor=hybrid', { flavor: 'HYBRID' }],
    ['color=&color=pink&color=cream&color=black', { colour: 'cream' }],
    ['color=white&color=Black/Cream', { colour: 'zebra-black-cream' }],
    ['color=white&color=pink', { colour: 'black' }],
  ])('takes the first known value in any spelling: %s (decision 13) [rows 95, 558]', (query, expected) => {
    expect(read('humbucker', query)).toMatchObject(expected);
  });

  it('reads back every link that the cart creates', () => {
    for (const pickupType of STOCK_TYPES)
      for (const pickupFlavor of FLAVORS)
        for (const bundleType of BUNDLES)
          for (const [color, wound] of COLOUR_IDS.flatMap((id) => [[id], [id, 'reverse']] as const)) {
            const choice = { pickupType, pickupFlavor, bundleType, color, ...(wound && { wound }) };
            expect(lookupKeyOf(choice) !== undefined).toBe(isOnOffer(choice));
            if (!isOnOffer(choice)) continue;
            const url = new URL(productPath(choice), 'http://localhost');
            const slug = url.pathname.split('/')[2] ?? '';
            expect(read(slug, url.search)).toEqual({
              flavor: pickupFlavor,
              bundle: bundleType,
              colour: color,
              ...(wound && { wound }),
            });
          }
  });

  it('recognizes zebras by id, by product data and by display name [rows 184, 557]', () => {
    for (const spelling of ['zebra-black-white', 'zebra black-white', 'Zebra Black/White', 'Black/White'])
      expect(readColour(spelling)).toBe('zebra-black-white');
    expect(readColour('constructor')).toBeUndefined();
  });
});
