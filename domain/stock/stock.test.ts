import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyBuild } from '../../tests/fixtures/configurator-builds.ts';
import { forAll, itForAll } from '../../tests/fixtures/for-all.ts';
import { FISHBONE as fishbone, reportOf } from '../../tests/fixtures/pickups.ts';
import { runs } from '../../tests/fixtures/runs.ts';
import { BOX_IDS, boxesFor } from '../admin/packaging.ts';
import { shortDayIn } from '../calendar/day.ts';
import { customTypeOf } from '../configurator/custom-types.ts';
import type { Choices } from '../configurator/record.ts';
import { CONFIGURATORS } from '../configurator/tables.ts';
import { cents } from '../money.ts';
import { freezePickup } from '../production/sold-pickup.ts';
import type { UnitBuild } from '../production/unit.ts';
import { UNIT_STATES } from '../production/unit-state.ts';
import { FLAVORS, POSITIONS } from '../products/pickup-types.ts';
import { PRODUCTS } from '../products/products.ts';
import { stockRecipe } from '../products/winding-table.ts';
import { amountChangeWords, amountOf, amountSentence, amountWords, inUnit } from './amounts.ts';
import { lineReason, orderedWords, packWords, supplierWords } from './buying.ts';
import { asksWhy, endsPercent, wireLeft } from './counting.ts';
import { type LOT_PLACES, nextLotName, spoolFor } from './lots.ts';
import { boxNeeds, needsOf, STAGES, wireNeed } from './needs.ts';
import { isPart, PARTS, partOf } from './parts.ts';
import { leavesAfter, neededOn, openNeeds, reservedOf, toBuy, usable } from './shelf.ts';

const STOCK: readonly UnitBuild[] = PRODUCTS.flatMap(({ type, colours }) =>
  FLAVORS.flatMap((pickupFlavor) =>
    POSITIONS.filter((position) => stockRecipe(type, pickupFlavor, position)).flatMap((position) =>
      colours.map((color) => ({ pickupType: type, pickupFlavor, position, color })),
    ),
  ),
);
const anyUnit: fc.Arbitrary<UnitBuild> = fc.oneof(
  fc.constantFrom(...STOCK),
  anyBuild.map(
    ({ kind, choices }) =>
      ({
        pickupType: customTypeOf(CONFIGURATORS[kind], choices as Choices),
        choices: choices as Choices,
      }) as UnitBuild,
  ),
);
const sold = (build: UnitBuild) => freezePickup(build, reportOf);
const stock = (pickupType: string, pickupFlavor: string, position: string) =>
  sold({ pickupType, pickupFlavor, position, color: 'black' } as UnitBuild);

const FISHBONE = sold(fishbone);

describe('the parts of a pickup', () => {
  it('include the model’s wire to the gram', () => {
    const grams = (of: typeof FISHBONE) => wireNeed(of).amount / 1000;
    // 8 kΩ of 42 AWG: 1 421 m at 29.4 g a kilometre.
    expect(grams(FISHBONE)).toBeCloseTo(41.8, 1);
    expect(grams(stock('JAZZ_BASS', 'MODERN', 'bridge'))).toBeGreaterThan(30);
    expect(grams(FISHBONE)).toBeCloseTo(
      wireNeed(FISHBONE, 1).amount / 1000 + wireNeed(FISHBONE, 2).amount / 1000,
      2,
    );
  });

  it('match its build sheet', () => {
    const parts = Object.fromEntries(needsOf(FISHBONE).map(({ part, amount }) => [part, amount]));
    expect(parts).toEqual({
      'wire:42': wireNeed(FISHBONE).amount,
      'bobbin:humbucker:copper': 2,
      'baseplate:humbucker': 1,
      'keeper:humbucker': 1,
      'screw:pole': 6,
      slug: 6,
      'bar:A5': 1,
      'screw:bobbin': 4,
      'cover:humbucker:fishbone:forest:52': 1,
      'cable:five': 350,
    });
  });

  it('are on the shelf by name, for every build [row D520]', () => {
    forAll(
      [anyUnit],
      (build) => {
        for (const { part, amount } of needsOf(sold(build))) {
          expect(isPart(part), `${part} of ${JSON.stringify(build)}`).toBe(true);
          expect(Number.isInteger(amount) && amount > 0).toBe(true);
        }
      },
      { numRuns: runs(300) },
    );
    for (const build of STOCK)
      for (const { part } of needsOf(sold(build))) expect(isPart(part), part).toBe(true);
    for (let pickups = 1; pickups < 30; pickups += 1)
      for (const { part } of boxNeeds(boxesFor(pickups))) expect(isPart(part)).toBe(true);
  });

  it('have unique names, and each part has one place', () => {
    expect(new Set(PARTS.map(({ id }) => id)).size).toBe(PARTS.length);
    expect(partOf('cover:gone:blue')).toMatchObject({
      name: { en: 'cover:gone:blue', de: 'cover:gone:blue' },
      unit: 'piece',
    });
  });
});

describe('the reserved parts', () => {
  const anyProgress = fc.record({
    booked: fc.subarray([...STAGES]),
    state: fc.constantFrom(...UNIT_STATES),
    covered: fc.boolean(),
  });

  itForAll([fc.array(fc.tuple(anyUnit, anyProgress), { maxLength: 8 })], { numRuns: runs(60) })(
    'are those that pieces have not used yet: never below zero, and fewer with each step [row D521]',
    (pieces) => {
      const all = reservedOf(pieces.flatMap(([build]) => needsOf(sold(build))));
      const open = reservedOf(
        pieces.flatMap(([build, progress]) => openNeeds(needsOf(sold(build)), progress)),
      );
      for (const [part, amount] of open) {
        expect(amount).toBeGreaterThan(0);
        expect(amount).toBeLessThanOrEqual(all.get(part) ?? 0);
      }
    },
  );

  it('exclude those of a coil on the machine', () => {
    const needs = needsOf(FISHBONE);
    const open = openNeeds(needs, { booked: ['begun'], state: 'on the bench', covered: false });
    expect(open.map(({ part }) => part)).not.toContain('wire:42');
    expect(open.map(({ part }) => part)).toContain('bar:A5');
    // A piece begun before the first count took its wire then.
    expect(openNeeds(needs, { booked: [], state: 'wound', covered: true })).toEqual([]);
  });
});

describe('the shelf', () => {
  it('ignores remnants of spools', () => {
    expect(usable(0, [25_000, 312_000])).toBe(312_000);
    expect(usable(12)).toBe(12);
  });

  it('orders missing parts and parts below their reorder level in whole packs, minus those on the way', () => {
    expect(toBuy({ free: -1, onTheWay: 0, reorder: 15, pack: 25 })).toEqual({ amount: 16, packs: 1 });
    expect(toBuy({ free: 40, onTheWay: 0, reorder: 120, pack: 40 })).toEqual({ amount: 80, packs: 2 });
    expect(toBuy({ free: 40, onTheWay: 100, reorder: 120, pack: 40 })).toBeUndefined();
    expect(toBuy({ free: 5, onTheWay: 0, reorder: 0, pack: 1 })).toBeUndefined();
    forAll(
      [
        fc.record({
          free: fc.integer({ min: -500, max: 500 }),
          onTheWay: fc.nat(500),
          reorder: fc.nat(500),
          pack: fc.integer({ min: 1, max: 300 }),
        }),
      ],
      (shelf) => {
        const bought = toBuy(shelf);
        const after = shelf.free + shelf.onTheWay + (bought?.packs ?? 0) * shelf.pack;
        expect(after).toBeGreaterThanOrEqual(shelf.reorder);
      },
    );
  });

  it('needs a coil’s parts before its wax has cooled, and a cover on the day itself', () => {
    expect(neededOn('2026-12-01', 'begun')).toBe('2026-11-25');
    expect(neededOn('2026-11-30', 'cover')).toBe('2026-11-30');
    expect(leavesAfter('2026-12-01', 'cover')).toBe('2026-12-01');
  });
});

it('counting asks for no reason for remnants up to four per cent of the used wire [row D524]', () => {
  // 436 g on the scale, 124 of them reel; the book has 318, 310 used since.
  const found = wireLeft(436_000, 124_000);
  expect(found).toBe(312_000);
  const counted = { book: 318_000, found, usedSince: 310_000 };
  expect(endsPercent(counted)).toBeCloseTo(1.9, 1);
  expect(asksWhy(counted)).toBe(false);
  expect(asksWhy({ ...counted, found: 300_000 })).toBe(true);
  expect(asksWhy({ book: 46, found: 43 })).toBe(true);
  expect(asksWhy({ book: 46, found: 46 })).toBe(false);
  expect(wireLeft(100_000, 124_000)).toBe(0);
});

describe('a spool', () => {
  const spool = (
    id: string,
    place: (typeof LOT_PLACES)[number],
    onHand: number,
    openedOn: string | null,
  ) => ({
    ...{ id, place, onHand, openedOn },
    name: id,
  });

  it('is the one on the machine if it has enough, then the oldest open one, then a sealed one', () => {
    const spools = [
      spool('06', 'machine 2', 25_000, '2026-09-08'),
      spool('07', 'machine 1', 312_000, '2026-10-26'),
      spool('08', 'sealed', 1_004_000, null),
      spool('05', 'shelf', 90_000, '2026-08-01'),
    ];
    expect(spoolFor(spools, 43_000, 1)?.id).toBe('07');
    expect(spoolFor(spools, 43_000, 2)?.id).toBe('05');
    expect(spoolFor(spools, 400_000, 1)?.id).toBe('08');
    expect(spoolFor(spools.slice(0, 1), 43_000, 2)?.id).toBe('06');
    expect(spoolFor([], 43_000, 1)).toBeUndefined();
  });

  it('gets the next number', () => {
    expect(nextLotName('W-43', ['W-43-04', 'W-42-09', 'W-43-02'])).toBe('W-43-05');
    expect(nextLotName('W-44', [])).toBe('W-44-01');
  });
});

it('amounts are whole, and have their unit', () => {
  expect(amountOf('g', 0.0294)).toBe(29);
  expect(amountWords('g', 1_004_200)).toBe('1\u00a0004\u00a0g');
  expect(amountWords('m', 5300)).toBe('5.3\u00a0m');
  expect(amountWords('piece', -1)).toBe('−1');
  expect(amountWords('g', -400)).toBe('0\u00a0g');
  expect(amountChangeWords('piece', 200)).toBe('+200');
  expect(amountChangeWords('g', -33_000)).toBe('−33\u00a0g');
  for (const id of BOX_IDS) expect(partOf(`box:${id}`).unit).toBe('piece');
  forAll([fc.nat(100_000)], (count) => {
    expect(inUnit('piece', amountOf('piece', count))).toBe(count);
    expect(inUnit('g', amountOf('g', count))).toBe(count);
  });
});

describe('the makers’ texts about stock', () => {
  it('have the decimals of their language', () => {
    expect(amountWords('m', 5300, 'de')).toBe('5,3\u00a0m');
    expect(amountChangeWords('m', -5300, 'de')).toBe('−5,3\u00a0m');
    expect(amountSentence('m', 1500)).toEqual({ en: '1.5\u00a0m', de: '1,5\u00a0m' });
  });

  it('show days without their weekday', () => {
    expect(shortDayIn('2026-11-09', 'en')).toBe('9 Nov');
    expect(shortDayIn('2026-11-09', 'de')).toBe('9. Nov.');
  });

  it('count packs', () => {
    expect(packWords('piece', 1, 'bundle', 25)).toBe('1 bundle of 25');
    expect(packWords('piece', 4, 'piece', 1)).toBe('4 pieces');
    expect(packWords('piece', 2, 'bag', 100, 'de')).toBe('2 Beutel zu 100');
    expect(packWords('g', 2, 'spool', 1_000_000, 'de')).toBe('2 Drahtrollen zu 1\u00a0000\u00a0g');
    expect(packWords('piece', 4, 'piece', 1, 'de')).toBe('4 Stück');
    expect(orderedWords('piece', 1)).toBe('1 piece');
    expect(orderedWords('piece', 25)).toBe('25');
    expect(orderedWords('piece', 1, 'de')).toBe('1 Stück');
    expect(orderedWords('m', 2500, 'de')).toBe('2,5\u00a0m');
  });

  it('name a supplier and explain why a line is on the list', () => {
    const supplier = { town: 'Halle', post: cents(690), freeFrom: cents(5000), days: 2 };
    expect(supplierWords(supplier)).toBe('Halle · free from 50\u00a0€ · 2 days');
    expect(supplierWords({ ...supplier, post: cents(0), days: 1 }, 'de')).toBe(
      'Halle · ohne Versandkosten · 1 Tag',
    );
    const line = {
      ...{ unit: 'piece' as const, free: -1, onHand: 9, reserved: 10, reorder: 15, need: 16 },
      short: { buyer: 'Ida Muster', promised: '2026-12-02' },
    };
    expect(lineReason(line)).toBe('−1 for Ida, Wed 2 Dec · reorder at 15');
    expect(lineReason(line, 'de')).toBe('−1 für Ida, Mi. 2. Dez. · nachbestellen ab 15');
    expect(lineReason({ ...line, free: 40, reorder: 120, short: undefined }, 'de')).toBe(
      'nachbestellen ab 120, 40 frei',
    );
    expect(lineReason({ ...line, need: 0, short: undefined }, 'de')).toBe('von Hand hinzugefügt');
  });

  it('name each part in both languages', () => {
    expect(partOf('rod:A5')).toMatchObject({
      name: { en: 'Rod AlNiCo 5', de: 'Stabmagnet AlNiCo 5' },
      detail: { en: 'lengths as on the sheet', de: 'Länge laut Bauzettel' },
    });
    expect(partOf('cover:hp90:hornet:wine:50')).toMatchObject({
      name: { en: 'Cover Hornet, Wine', de: 'Kappe Hornet, Weinrot' },
      detail: { en: 'HP90, 50\u00a0mm, brass', de: 'HP90, 50\u00a0mm, Messing' },
    });
    for (const { name, detail } of PARTS) {
      expect(name.de).not.toBe('');
      expect(detail.de === '').toBe(detail.en === '');
    }
  });
});
