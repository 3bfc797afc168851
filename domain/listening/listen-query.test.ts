import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyBuild } from '../../tests/fixtures/configurator-builds.ts';
import { forAll, itForAll } from '../../tests/fixtures/for-all.ts';
import { billSum, priceKeysOf } from '../configurator/bill.ts';
import { buildKey } from '../configurator/build-key.ts';
import { CONFIGURATORS } from '../configurator/tables.ts';
import { toneBuildOf } from '../configurator/tone-build.ts';
import { MEASURED_PICKUPS } from '../finder/measured-pickups.ts';
import { fromEuro } from '../money.ts';
import { SEED_PRICES } from '../prices/price-list.ts';
import { keysOf } from '../records.ts';
import { isBuild, listenPath, pickKey, pickName, pickPrice } from './listen-choice.ts';
import { pickPrices } from './listen-prices.ts';
import { listenQuery, readPick, readPicks } from './listen-query.ts';

const anyMadeBuild = anyBuild.map(({ kind, choices }) => ({ configurator: CONFIGURATORS[kind], choices }));

const FISHBONE = 'custom-humbucker.open.fishbone.forest.copper.52.modern.unmatched.wax.5-wire.alnico-5';
const DOGEAR = 'custom-p90.dogear.cream.50.hot.wax.alnico-2';

const keys = (search: string) => readPicks(new URLSearchParams(search)).map(pickKey);
const DEFAULT = keys('');

describe('builds among the picks', () => {
  it('appear in the address, beside stock pickups and each other', () => {
    expect(keys(`a=${FISHBONE}&b=humbucker.hot.bridge`)).toEqual([FISHBONE, 'humbucker.hot.bridge']);
    expect(keys(`a=telecaster.hot.neck&b=${DOGEAR}&c=${FISHBONE.toUpperCase()}`)).toEqual([
      'telecaster.hot.neck',
      DOGEAR,
      FISHBONE,
    ]);
  });

  itForAll([fc.array(anyMadeBuild, { minLength: 2, maxLength: 3 })])(
    'lead back to the same choice',
    (builds) => {
      const picks = builds.flatMap(
        ({ configurator, choices }) => readPick(buildKey(configurator, choices)) ?? [],
      );
      const url = new URL(listenPath(picks), 'https://gewitter.example');
      expect(url.search).toBe(url.search.toLowerCase());
      expect(readPicks(url.searchParams)).toEqual(picks);
      expect(listenQuery(picks).toString()).toBe(url.searchParams.toString());
      expect(picks.map((pick) => isBuild(pick) && pick.tone)).toEqual(
        builds.map(({ configurator, choices }) => toneBuildOf(configurator, choices)),
      );
    },
  );

  it('can be combined with their twin at the other position, and with other coil modes', () => {
    const keyed = (end: string) => keys(`a=${FISHBONE}${end}&b=${DOGEAR}`)[0];
    for (const end of ['.split', '.parallel', '.neck-bridge', '.neck-bridge.split'])
      expect(keyed(end)).toBe(FISHBONE + end);
    // A form also sends defaults.
    expect(keyed('&a=bridge&a=series')).toBe(FISHBONE);
    expect(keyed('&a=neck-bridge&a=parallel')).toBe(`${FISHBONE}.neck-bridge.parallel`);
    // Two wires leave no choice, nor does one coil.
    const twoWires = FISHBONE.replace('5-wire', '2-wire');
    expect(keys(`a=${twoWires}.split&b=${DOGEAR}.parallel`)).toEqual([twoWires, DOGEAR]);
    expect(readPick(`${FISHBONE}.split.wax`)).toBeUndefined();
    expect(readPick(`${FISHBONE}.neck-bridge.split`)).toMatchObject({ pair: 'neck-bridge', coils: 'split' });
    const [pair] = readPicks(new URLSearchParams({ a: `${FISHBONE}.neck-bridge.split` }));
    expect(pair && pickName(pair)).toBe(
      'Custom Humbucker, Fishbone, Modern, AlNiCo 5, neck and bridge, split',
    );
  });

  it('are compared with the nearest stock pickup if they are the only pick', () => {
    expect(keys(`a=${FISHBONE}`)).toEqual([FISHBONE, 'humbucker.vintage.bridge']);
    expect(keys(`b=${DOGEAR}`)).toEqual([DOGEAR, 'p90-dogear.hot.neck']);
  });

  it('are ignored if they are incomplete or not on offer', () => {
    for (const text of [
      'custom-humbucker',
      'custom-humbucker.open.humbucker.hot.bridge',
      FISHBONE.replace('.wax', ''),
      FISHBONE.replace('fishbone', 'hook'),
      `${FISHBONE}.wax`,
      FISHBONE.replaceAll('.', '/'),
      'custom-__proto__.constructor',
      `custom-humbucker${'.open'.repeat(5000)}`,
    ])
      expect(keys(`a=${encodeURIComponent(text)}`), text.slice(0, 80)).toEqual(DEFAULT);
  });

  it('are read without an error from any input', () => {
    const word = fc.constantFrom(
      ...FISHBONE.split('.'),
      ...DOGEAR.split('.'),
      'humbucker',
      '%00',
      'constructor',
    );
    const entry = fc.array(fc.oneof(word, fc.string()), { maxLength: 12 }).map((words) => words.join('.'));
    forAll(
      [fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'remove'), entry), { maxLength: 6 })],
      (said) => {
        const picks = readPicks(new URLSearchParams(said));
        expect(picks.length).toBeGreaterThanOrEqual(2);
        expect(picks.length).toBeLessThanOrEqual(3);
        expect(readPicks(listenQuery(picks))).toEqual(picks);
      },
    );
  });
});

it('measured pickups of other makers among the picks appear in the address at their own position, with ours beside them [row D841]', () => {
  expect(keys('a=tone-zone.neck&b=humbucker.hot.neck')).toEqual(['tone-zone.neck', 'humbucker.hot.neck']);
  // Made for one position only; a form without scripts sends the flavor of the pickup before.
  expect(keys('a=duncan-jazz&a=hot&a=bridge&b=cv-tele-neck.neck-bridge.split')).toEqual([
    'duncan-jazz.neck',
    'cv-tele-neck.neck',
  ]);
  expect(keys('a=epiphone-lp-bridge')).toEqual(['epiphone-lp-bridge.bridge', 'humbucker.vintage.bridge']);
  for (const id of keysOf(MEASURED_PICKUPS)) {
    const [pick] = readPicks(new URLSearchParams({ a: id }));
    expect(pick && readPick(pickKey(pick))).toEqual(pick);
    expect(pick && pickPrice(pick, pickPrices([pick], SEED_PRICES))).toBeUndefined();
  }
});

describe('the description of a build', () => {
  it('contains its name, by cover, output and magnet', () => {
    const nameOf = (key: string) => {
      const pick = readPick(key);
      return pick && pickName(pick);
    };
    expect(nameOf(FISHBONE)).toBe('Custom Humbucker, Fishbone, Modern, AlNiCo 5');
    expect(nameOf('custom-humbucker.none.cream.hot.matched.none.2-wire.ceramic')).toBe(
      'Custom Humbucker, No Cover, Hot, Ceramic',
    );
    expect(nameOf('custom-hp90.plain.wine.52.noiseless-hot.wax.5-wire.alnico-2')).toBe(
      'Custom HP90, Plain, Noiseless Hot, AlNiCo 2',
    );
    expect(nameOf(DOGEAR)).toBe('Custom P90 Dogear, Hot, AlNiCo 2');
  });

  it('contains the configurator’s price', () => {
    forAll([anyMadeBuild], ({ configurator, choices }) => {
      const picks = readPicks(new URLSearchParams({ a: buildKey(configurator, choices) }));
      const prices = picks.map((pick) => pickPrice(pick, pickPrices(picks, SEED_PRICES)));
      const sum = billSum(priceKeysOf(configurator, choices), SEED_PRICES);
      expect(prices).toEqual([sum.ok && sum.price, fromEuro(125)]);
    });
    // Base 125, open cover 15, wax 5, five wires 5.
    const picks = readPicks(
      new URLSearchParams({ a: FISHBONE, b: 'precision-bass.hot', c: 'jazz-bass.hot.neck' }),
    );
    expect(picks.map((pick) => pickPrice(pick, pickPrices(picks, SEED_PRICES)))).toEqual(
      [150, 240, 125].map(fromEuro),
    );
  });

  it('contains the price of both pickups if two are heard', () => {
    const picks = readPicks(
      new URLSearchParams({
        a: `${FISHBONE}.neck-bridge`,
        b: 'stratocaster.vintage.middle-bridge',
        c: 'telecaster.hot.neck-bridge',
      }),
    );
    const prices = pickPrices(picks, SEED_PRICES);
    const [twins, pair, set] = picks.map((pick) => pickPrice(pick, prices));
    expect(twins).toBe(fromEuro(300));
    const single = readPick('stratocaster.vintage.middle');
    expect(pair).toBe(2 * Number(single && pickPrice(single, prices)));
    expect(set).toBe(SEED_PRICES.telecaster_set);
  });

  it('has no price if the list lacks one of its parts', () => {
    const picks = readPicks(new URLSearchParams({ a: FISHBONE, b: DOGEAR }));
    const { cover_open_brass: _, ...list } = SEED_PRICES;
    expect(picks.map((pick) => pickPrice(pick, pickPrices(picks, list)) !== undefined)).toEqual([
      false,
      true,
    ]);
  });
});
