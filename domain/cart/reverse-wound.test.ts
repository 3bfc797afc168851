import { describe, expect, it } from 'vitest';
import { reportOf } from '../../tests/fixtures/pickups.ts';
import { quote } from '../checkout/quote.ts';
import { freezeLine } from '../checkout/sold-line.ts';
import { choose } from '../configurator/configurator.ts';
import { CONFIGURATORS } from '../configurator/tables.ts';
import { toneBuildOf } from '../configurator/tone-build.ts';
import { cents } from '../money.ts';
import { SEED_PRICES } from '../prices/price-list.ts';
import { buildSheet } from '../production/build-sheet.ts';
import { coilPlan } from '../production/coil-plan.ts';
import { buildsOf, pickupOf, settingKey } from '../production/unit.ts';
import { bundlesOf, flavorsOf, isOnOffer } from '../products/catalogue.ts';
import { PRODUCTS, type Product } from '../products/products.ts';
import { buildPickup } from '../tone/build.ts';
import { sameLine } from './cart.ts';
import { customLineFor, describeLine, lineFor, readLine, unitPrice, writeLine } from './cart-line.ts';

const BRIDGE = {
  pickupType: 'TELECASTER',
  bundleType: 'BRIDGE',
  pickupFlavor: 'VINTAGE',
  color: 'black',
} as const;
const usual = lineFor(BRIDGE);
const reversed = lineFor({ ...BRIDGE, wound: 'reverse' });
if (!usual || !reversed) throw new Error('not on offer');

const HP90 = {
  model: 'plain',
  color: 'wine',
  spacing: '52',
  output: 'modern',
  potting: 'none',
  wiring: '5-wire',
  magnet: 'alnico-4',
} as const;
const build = customLineFor(CONFIGURATORS.hp90, { ...HP90, wound: 'reverse' });
const WORDS = { label: 'Winding', value: 'Reverse wound, reverse polarity' };

describe('reverse wound, reverse polarity', () => {
  it('is available only for a single pickup with one coil', () => {
    for (const product of PRODUCTS as readonly Product[])
      for (const pickupFlavor of flavorsOf(product))
        for (const bundleType of bundlesOf(product)) {
          const config = { pickupType: product.type, bundleType, pickupFlavor, color: product.colours[0] };
          const units = buildsOf(config);
          const isOneCoil =
            units.length === 1 && units.every((unit) => coilPlan(pickupOf(unit)).coils.length === 1);
          expect(isOnOffer({ ...config, wound: 'reverse' }), `${product.type} ${bundleType}`).toBe(isOneCoil);
        }
    for (const configurator of Object.values(CONFIGURATORS))
      for (const { id } of configurator.outputs)
        for (const { pickup } of configurator.makes) {
          const choices = { ...(pickup && { pickup }), output: id };
          const { coils } = coilPlan(buildPickup(toneBuildOf(configurator, choices)));
          const isOneCoil = choose(configurator, choices, 'wound', 'reverse').wound === 'reverse';
          expect(isOneCoil, `${configurator.id} ${id}`).toBe(coils.length === 1);
        }
  });

  it('is dropped if the chosen level leaves no room for it', () => {
    const chosen = choose(CONFIGURATORS.hp90, { ...HP90, wound: 'reverse' }, 'output', 'noiseless');
    expect(chosen).toMatchObject({ output: 'noiseless' });
    expect(chosen.wound).toBeUndefined();
  });

  it('is in the line’s address, description and price, and makes it a separate line', () => {
    for (const line of [reversed, build]) {
      expect(line.path).toMatch(/[?&]wound=reverse$/);
      expect(describeLine(line)).toContainEqual(WORDS);
      expect(readLine(JSON.parse(JSON.stringify(writeLine(line))))).toEqual(line);
    }
    expect(sameLine(usual, reversed)).toBe(false);
    const prices = { ...SEED_PRICES, reverse_wound: cents(900) };
    expect(unitPrice(reversed, prices)).toBe((SEED_PRICES.telecaster_bridge ?? 0) + 900);
    expect(quote([reversed, usual], prices)).toMatchObject({
      ok: true,
      lines: [{ unit: 13_400 }, { unit: 12_500 }],
    });
    const { reverse_wound: _, ...without } = prices;
    expect(unitPrice(reversed, without)).toBeUndefined();
    expect(unitPrice(usual, without)).toBe(12_500);
    expect(unitPrice(build, without)).toBeUndefined();
  });

  it('leaves older lines unchanged, and is refused for pickups that cannot be wound so [row D483]', () => {
    expect(writeLine(usual).config).not.toHaveProperty('wound');
    expect(readLine(writeLine(usual))).toEqual(usual);
    const plain = customLineFor(CONFIGURATORS.hp90, HP90);
    expect(writeLine(plain).config).not.toHaveProperty('wound');
    const set = lineFor({ ...BRIDGE, bundleType: 'SET' });
    expect(
      set && readLine({ ...writeLine(set), config: { ...set.config, wound: 'reverse' } }),
    ).toBeUndefined();
    const { config, ...rest } = writeLine(
      customLineFor(CONFIGURATORS.hp90, { ...HP90, output: 'noiseless' }),
    );
    expect(readLine({ ...rest, config: { ...config, wound: WORDS.value } })).toBeUndefined();
    expect(readLine({ ...writeLine(usual), config: { ...usual.config, wound: 'sideways' } })).toBeUndefined();
  });

  it('reverses direction and poles on the build sheet, but not the tone', () => {
    const [sold] = freezeLine(reversed.config, reportOf).pickups;
    const [before] = freezeLine(usual.config, reportOf).pickups;
    if (!sold || !before) throw new Error('nothing sold');
    expect(buildSheet(sold).coils[0]).toMatchObject({ direction: 'counter-clockwise', pole: 'S' });
    expect(buildSheet(before).coils[0]).toMatchObject({ direction: 'clockwise', pole: 'N' });
    expect(buildSheet(sold)).toMatchObject({ reversed: true, polarity: { pole: 'S', isUp: true } });
    expect(sold.summary).toBe('Vintage, Black, bridge, reverse wound');
    expect(freezeLine(reversed.config, reportOf)).toMatchObject({ detail: 'Vintage, Black, reverse wound' });
    expect(sold.pickup.circuit).toEqual(before.pickup.circuit);
    const [one, other] = [reversed, usual].map(({ config }) =>
      settingKey(buildsOf(config)[0] ?? (config as never)),
    );
    expect(one).not.toBe(other);
    const [own] = freezeLine(build.config, reportOf).pickups;
    expect(own && buildSheet(own)).toMatchObject({
      reversed: true,
      coils: [{ direction: 'counter-clockwise', pole: 'S' }],
    });
    expect(own?.summary).toMatch(/, reverse wound$/);
  });

  it('gives a pickup that is reversed in its set the usual direction', () => {
    const neck = lineFor({ ...BRIDGE, bundleType: 'NECK', wound: 'reverse' });
    const [sold] = neck ? freezeLine(neck.config, reportOf).pickups : [];
    expect(sold && buildSheet(sold).coils[0]).toMatchObject({ direction: 'clockwise', pole: 'N' });
  });
});
