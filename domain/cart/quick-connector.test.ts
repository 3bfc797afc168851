import { describe, expect, it } from 'vitest';
import { reportOf } from '../../tests/fixtures/pickups.ts';
import { WHOLE_BUILDS } from '../../tests/fixtures/whole-builds.ts';
import { freezeLine } from '../checkout/sold-line.ts';
import { readBuildAddress } from '../configurator/address.ts';
import { buildKey, readBuildKey } from '../configurator/build-key.ts';
import { CONFIGURATORS } from '../configurator/tables.ts';
import { chooseExtra } from '../configurator/wizard.ts';
import { cents, times } from '../money.ts';
import { SEED_PRICES } from '../prices/price-list.ts';
import { buildSheet, ownWords } from '../production/build-sheet.ts';
import { bundlesOf, flavorsOf, positionsOf } from '../products/catalogue.ts';
import { PRODUCTS, type Product } from '../products/products.ts';
import { FITTED_RETURN_DAYS } from '../returns/returns.ts';
import { needsOf } from '../stock/needs.ts';
import { sameLine } from './cart.ts';
import { customLineFor, describeLine, lineFor, readLine, unitPrice, writeLine } from './cart-line.ts';

const STOCK = (PRODUCTS as readonly Product[]).flatMap((product) =>
  bundlesOf(product).map((bundleType) => {
    const [pickupFlavor = 'VINTAGE'] = flavorsOf(product);
    const choice = { pickupType: product.type, bundleType, pickupFlavor, color: product.colours[0] };
    return {
      pickups: positionsOf(product, bundleType).length,
      lines: [lineFor(choice), lineFor({ ...choice, connector: 'quick' })] as const,
    };
  }),
);
const BUILDS = Object.values(CONFIGURATORS).map((configurator) => {
  const query = new URL(WHOLE_BUILDS[configurator.id], 'https://shop.test').searchParams;
  const reading = readBuildAddress(configurator, query);
  if (!reading.ok) throw new Error(`${reading.part} is not on offer`);
  const { choices } = reading.wizard;
  const connected = chooseExtra(configurator, choices, 'connector', 'quick');
  return {
    ...{ configurator, choices, connected, pickups: 1 },
    lines: [customLineFor(configurator, choices), customLineFor(configurator, connected)] as const,
  };
});
const PRICE = cents(900);
const PRICES = { ...SEED_PRICES, quick_connector: PRICE };

describe('a quick connector', () => {
  it('is an option of every stock pickup and build: in address, description and price per pickup [row D844]', () => {
    for (const { lines, pickups } of [...STOCK, ...BUILDS]) {
      const [plain, connected] = lines;
      if (!plain || !connected) throw new Error('not on offer');
      expect(connected.path).toMatch(/[?&]connector=quick$/);
      expect(describeLine(connected).at(-1)).toEqual({
        label: 'Lead',
        value: `Quick connector: ${FITTED_RETURN_DAYS} days to fit it and play it`,
      });
      expect(describeLine(connected, 'de').at(-1)?.value).toMatch(/^Steckverbindung: 21 Tage/);
      expect(readLine(JSON.parse(JSON.stringify(writeLine(connected))))).toEqual(connected);
      expect(sameLine(plain, connected)).toBe(false);
      expect(unitPrice(connected, PRICES)).toBe((unitPrice(plain, PRICES) ?? 0) + times(PRICE, pickups));
    }
  });

  it('changes nothing for plain leads: address, line, price, description, build sheet and parts [row D845]', () => {
    const { quick_connector: _, ...without } = PRICES;
    for (const { lines } of [...STOCK, ...BUILDS]) {
      const [plain, connected] = lines;
      if (!plain || !connected) throw new Error('not on offer');
      expect(JSON.stringify([writeLine(plain), describeLine(plain)])).not.toMatch(/connector/i);
      expect([unitPrice(plain, without), unitPrice(connected, without)]).toEqual([
        unitPrice(plain, PRICES),
        undefined,
      ]);
      const sold = freezeLine(plain.config, reportOf);
      expect(JSON.stringify(sold)).not.toMatch(/connector/i);
      for (const pickup of sold.pickups) {
        expect(buildSheet(pickup).connector).toBe(false);
        expect(needsOf(pickup).some(({ part }) => part.startsWith('connector'))).toBe(false);
      }
    }
  });

  it('is listed with its pickup on makers’ lines and build sheets, and as a part with a pin for each lead [row D846]', () => {
    for (const { lines } of [...STOCK, ...BUILDS]) {
      const sold = lines[1] && freezeLine(lines[1].config, reportOf);
      expect(sold?.detail).toMatch(/, quick connector$/);
      for (const pickup of sold?.pickups ?? []) {
        const { connector, wires } = buildSheet(pickup);
        expect(connector).toBe(true);
        expect(pickup.summary).toMatch(/, quick connector$/);
        expect(ownWords(pickup, 'de').words).toMatch(/, Steckverbindung$/);
        expect(needsOf(pickup)).toContainEqual({ part: `connector:${wires}`, amount: 1, stage: 'cover' });
      }
    }
  });

  it('is in the key of a build, with or without reversed winding, and can be removed again', () => {
    for (const { configurator, choices, connected } of BUILDS) {
      expect(readBuildKey(buildKey(configurator, connected))?.choices).toEqual(connected);
      const both = chooseExtra(configurator, connected, 'wound', 'reverse');
      expect(readBuildKey(buildKey(configurator, both))?.choices).toEqual(both);
      expect(chooseExtra(configurator, connected, 'connector', undefined)).toEqual(choices);
      expect(chooseExtra(configurator, choices, 'connector', 'slow')).toEqual(choices);
    }
  });
});
