import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyBuild, anyWord } from '../../tests/fixtures/configurator-builds.ts';
import * as oracle from '../../tests/fixtures/configurator-oracle.ts';
import { KINDS, type Kind, PAGES, TITLES } from '../../tests/fixtures/configurator-tables.ts';
import { written } from '../../tests/fixtures/configurator-words.ts';
import { forAll, itForAll } from '../../tests/fixtures/for-all.ts';
import { runs } from '../../tests/fixtures/runs.ts';
import { nearMisses } from '../../tests/fuzz/spoil.ts';
import { customLineFor, isCustom, readLine, writeLine } from '../cart/cart-line.ts';
import { customFault } from './custom-fault.ts';
import { CONFIGURATORS } from './tables.ts';

/** Fields of a written configuration that contain text from the specification. */
const PLACES = [
  'pickupType',
  'cover.type.item',
  'cover.material.item',
  'cover.model',
  'cover.color',
  'color',
  'poleSpacing.spacing',
  'poleSpacing.label',
  'output.item.label',
  'coilMatching',
  'waxPotting.item',
  'wiring.item',
  'magnet.item',
  'extraMagnet',
];
const lookUp = (value: unknown, place: string): unknown =>
  place
    .split('.')
    .reduce<unknown>(
      (inner, key) =>
        typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)
          ? Reflect.get(inner, key)
          : undefined,
      value,
    );
const isSaid = (value: unknown) => value !== undefined && value !== null && value !== '';
/** Colours may be spelled as in old links. */
const plain = (value: unknown) =>
  String(value)
    .trim()
    .toLowerCase()
    .replace(/[\s/_]+/g, '-')
    .replace(/^zebra-/, '');

/** A written build with real terms in wrong places: from other lists or another build. */
const mixed = fc
  .record({
    one: anyBuild,
    other: anyBuild,
    place: fc.constantFrom(...PLACES),
    word: fc.oneof(anyWord, fc.constant(null), fc.constantFrom(50, 52, 51, -0, 1e308)),
    borrows: fc.boolean(),
  })
  .map(({ one, other, place, word, borrows }) => {
    const config = JSON.parse(JSON.stringify(written(one.kind, one.choices)));
    const said = borrows ? lookUp(written(other.kind, other.choices), place) : word;
    const keys = place.split('.');
    const inner = keys.slice(0, -1).reduce((node, key) => {
      node[key] ??= {};
      return node[key];
    }, config);
    inner[keys.at(-1) ?? ''] = said;
    return config;
  });
const spoilt = nearMisses(anyBuild.map(({ kind, choices }) => written(kind, choices)));

const KIND_OF: Readonly<Record<string, Kind>> = {
  CUSTOM_HUMBUCKER: 'humbucker',
  CUSTOM_HUMBUCKER_P90: 'hp90',
  CUSTOM_P90_DOGEAR: 'p90',
  CUSTOM_P90_SOAPBAR: 'p90',
};
const BASES: oracle.Chosen = {
  CUSTOM_HUMBUCKER: 'humbucker',
  CUSTOM_HUMBUCKER_P90: 'humbucker_p90',
  CUSTOM_P90_DOGEAR: 'p90_dogear',
  CUSTOM_P90_SOAPBAR: 'p90_soapbar',
};

/** The claimed type of a configuration, if it is one of ours. */
const typeOf = (config: unknown): string => {
  const type = lookUp(config, 'pickupType');
  return typeof type === 'string' && Object.hasOwn(KIND_OF, type) ? type : '';
};

describe('changed configurations', () => {
  it('become the build that they describe, or are refused with the name of their step', () => {
    const titles = KINDS.flatMap((each) => Object.values(TITLES[each]));
    let [read, refused] = [0, 0];
    // Each is read as a line, as a fault and by the specification's oracle.
    forAll(
      [fc.oneof(mixed, spoilt)],
      (config) => {
        const type = typeOf(config);
        const kind = KIND_OF[type];
        const line = readLine({ lookupKey: BASES[type] ?? 'humbucker', config });
        const fault = customFault(config);
        expect(fault === undefined).toBe(line !== undefined || !kind);
        if (fault && kind) {
          refused += 1;
          expect(fault).toMatch(/^[A-Z][^\n]{10,160}\.$/);
          const [heading, step] = fault.split(/, |:/);
          expect(heading).toBe(PAGES[kind].heading);
          expect(titles, fault).toContain(step);
        }
        if (!line) return;
        read += 1;
        if (!kind || !isCustom(line.config)) throw new Error('a stock pickup');
        const choices = line.config.choices as oracle.Chosen;
        expect(oracle.isWhole(kind, choices), JSON.stringify(choices)).toBe(true);
        const own = written(kind, choices);
        for (const place of PLACES) {
          const said = lookUp(config, place);
          const spell = place.endsWith('color') ? plain : String;
          if (isSaid(said) && spell(said) !== spell(lookUp(own, place)))
            expect(said, place).toBe(lookUp(own, place));
        }
      },
      { numRuns: runs(2000, { slow: 5 }) },
    );
    expect(Math.min(read, refused)).toBeGreaterThan(200);
  });

  itForAll([anyBuild])(
    'can give their spacing by its label only, like the specified cart (decision 35) [rows 470, D35]',
    ({ kind, choices }) => {
      const own = written(kind, choices);
      const { label } = own.poleSpacing;
      const line = {
        lookupKey: oracle.keysOf(kind, choices)[0],
        config: { ...own, poleSpacing: { label } },
      };
      expect(customFault(line.config)).toBeUndefined();
      const read = readLine(line);
      expect(read && isCustom(read.config) && read.config.choices).toEqual(choices);
      expect(customFault({ ...own, poleSpacing: { label: 'Middle' } })).toContain(
        '“Middle” is not available',
      );
      expect(customFault({ ...own, poleSpacing: {} })).toBe(
        choices.spacing ? customFault({ ...own, poleSpacing: null }) : undefined,
      );
    },
  );

  itForAll([anyBuild])(
    'have the key of the HP90’s brass at its material (row 468), and no amounts (decision 41) [rows 468, D41]',
    ({ kind, choices }) => {
      const line = customLineFor(CONFIGURATORS[kind], choices);
      const { config } = writeLine(line);
      expect(lookUp(config, 'cover.material.price.lookupKey')).toBe(
        kind === 'hp90' ? 'cover_open_brass' : undefined,
      );
      const keysAlone = /"price":\{("lookupKey":"[a-z0-9_]+")?\}/g;
      expect(JSON.stringify(config).replace(keysAlone, '')).not.toContain('"price"');
      // Amounts in the input are ignored.
      const bold = JSON.parse(JSON.stringify(config).replaceAll('"lookupKey":', '"price":0,"lookupKey":'));
      expect(readLine({ ...writeLine(line), config: bold })).toEqual(readLine(writeLine(line)));
    },
  );

  itForAll([anyBuild])(
    'have null as their second magnet (row 476), and refuse anything else [rows 476, D41]',
    ({ kind, choices }) => {
      const { config } = writeLine(customLineFor(CONFIGURATORS[kind], choices));
      expect(lookUp(config, 'extraMagnet')).toBeNull();
      expect(customFault({ ...config, extraMagnet: undefined })).toBeUndefined();
      expect(customFault({ ...config, extraMagnet: { item: 'Ceramic' } })).toContain('Magnet: ');
    },
  );

  it('of a classic P90 have its name and the picture of their look (row 480, decision 42) [rows 480, D42]', () => {
    for (const [pickup, name] of [
      ['dogear', 'Custom P90 Dogear'],
      ['soapbar', 'Custom P90 Soapbar'],
    ] as const)
      for (const base of ['black', 'cream'] as const)
        for (const spacing of ['50', '52'] as const) {
          const choices = { pickup, base, spacing, output: 'vintage', potting: 'none', magnet: 'ceramic' };
          const line = customLineFor(CONFIGURATORS.p90, choices);
          expect([line.lookupKey, line.name]).toEqual([`p90_${pickup}`, name]);
          expect(line.imagePath).toContain(`/p90-${pickup}-${spacing}-${base}`);
        }
  });

  it('name the wrong step and the wrong option', () => {
    const change = (part: object, kind: Kind = 'humbucker', turns = [0]) =>
      customFault({ ...written(kind, oracle.buildFrom(kind, turns)), ...part });
    expect(change({})).toBeUndefined();
    expect(change({ magnet: { item: 'AlNiCo 8' } })).toBe(
      'Custom Humbucker, Magnet: “AlNiCo 8” is not available with the rest of this build.',
    );
    expect(change({ magnet: { item: 'alnico-5' } })).toContain('Magnet: “alnico-5” is not available');
    expect(change({ output: null })).toBe('Custom Humbucker, Output Level: nothing chosen.');
    expect(change({ output: 7 })).toBe('Custom Humbucker, Output Level: we could not read the choice.');
    expect(change({ extraMagnet: { item: 'Ceramic' } })).toContain('Magnet: we could not read the choice.');
    expect(change({ poleSpacing: { spacing: 52, label: 'Neck' } })).toContain('Pole Spacing: “Neck” is not');
    expect(change({ poleSpacing: { spacing: 52, label: 'Bridge' } }, 'humbucker', [2])).toContain(
      'Custom Humbucker, Pole Spacing: “52” is not',
    );
    expect(change({ wiring: { item: '5-Wire Output (Shielded)' } }, 'p90')).toContain('Custom P90, Wiring: ');
    expect(change({ coilMatching: 'Matched' }, 'hp90')).toContain('Custom HP90, Coil Matching: “Matched”');
    expect(change({ color: null }, 'hp90', [1])).toBe('Custom HP90, Pickup Color: nothing chosen.');
    expect(change({ magnet: { item: 'Triple Ceramic' } }, 'hp90')).toContain('“Triple Ceramic” is not');
    expect(change({ magnet: { item: ` \n${'🎸x'.repeat(5000)}` } })?.length).toBeLessThan(160);
    for (const nobody of [null, 5, 'x', [], {}, { pickupType: 'CUSTOM_BASS' }, { pickupType: '__proto__' }])
      expect(customFault(nobody)).toBeUndefined();
  });
});
