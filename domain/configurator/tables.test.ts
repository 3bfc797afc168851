import { describe, expect, it } from 'vitest';
import { asksOf, start, TRUNKS, wayOf } from '../../tests/fixtures/configurator-oracle.ts';
import { AMOUNTS, KINDS, PAGES, type Row, TITLES } from '../../tests/fixtures/configurator-tables.ts';
import { LOOKUP_KEYS, SEED_PRICES } from '../prices/price-list.ts';
import { MAGNET_NAMES } from '../tone/magnets.ts';
import { baseKeyOf } from './bill.ts';
import { isOnTheWay } from './configurator.ts';
import { HUMBUCKER_MAGNETS, type Option, type OutputOption, P90_MAGNETS, WIRINGS } from './options.ts';
import { type Choices, lookOf } from './record.ts';
import { CONFIGURATORS } from './tables.ts';
import { begin } from './wizard.ts';

const rowOf = (option: Option): Row => {
  const { id, name, lookupKey, ohms } = option as OutputOption;
  return [id, name, lookupKey, ohms];
};
const labels = (kind: 'humbucker' | 'hp90' | 'p90') =>
  CONFIGURATORS[kind].steps.flatMap(({ groups }) => groups.map(({ label }) => label));

const isElectric = (field: string) =>
  ['output', 'coilMatching', 'waxPotting', 'wiring', 'magnet'].includes(field);

/** Asserts that on each path the groups accepted by `isAsked` offer the rows of the specification. */
function expectOffersAsListed(
  kind: (typeof KINDS)[number],
  isAsked: (field: string) => boolean = () => true,
): void {
  const groups = CONFIGURATORS[kind].steps.flatMap((step) => step.groups);
  for (const trunk of TRUNKS[kind]) {
    const offered = groups
      .map(({ field, offers }) => [field, offers(trunk as Choices).map(rowOf)] as const)
      .filter(([field, rows]) => isAsked(field) && rows.length > 0);
    const listed = asksOf(kind, trunk)
      .filter(([field]) => isAsked(field))
      .map(([field, rows]) => [field, rows.map(([id, name, key, ohms]) => [id, name, key, ohms])]);
    expect(listed.length).toBeGreaterThan(0);
    expect(offered, JSON.stringify(trunk)).toEqual(listed);
  }
}

describe('the tables of the configurators', () => {
  it('have the specified steps, in order and with their titles [rows 378, 383, 386–387, 397]', () => {
    for (const kind of KINDS) {
      const { steps, path, heading } = CONFIGURATORS[kind];
      expect({ path, heading }).toEqual(PAGES[kind]);
      expect(steps.map(({ id, title }) => [id, title])).toEqual(Object.entries(TITLES[kind]));
    }
    const both = ['Cover Color', 'Base Color'];
    const p90 = ['Pole Spacing', 'Output Level', 'Wax Potting'];
    expect(labels('humbucker').slice(0, 4)).toEqual(['Pickup Cover', 'Cover model', ...both]);
    expect(labels('hp90')).toEqual(['Cover model', ...both, ...p90, 'Wiring', 'Magnet']);
    expect(labels('p90')).toEqual(['Pickup Cover', 'Color', ...p90, 'Magnet']);
  });

  it('skip model and colour for Closed, neither for Open, and go from colour to output for No Cover [row 380]', () => {
    for (const kind of KINDS) {
      for (const trunk of TRUNKS[kind]) {
        const way = CONFIGURATORS[kind].steps.filter((step) => isOnTheWay(step, trunk as Choices));
        expect(
          way.map(({ id }) => id),
          JSON.stringify(trunk),
        ).toEqual(wayOf(kind, trunk));
      }
    }
  });

  describe('offer the specified options in order, with their price keys and ohms', () => {
    it('for the humbucker: covers, colours, spacings [rows 360, 366–370, 484, 539, 554]', () => {
      expectOffersAsListed('humbucker', (field) => !isElectric(field));
    });

    it('for the humbucker: outputs, matching, wax, wirings, magnets [rows 373–377, 487, 490–492]', () => {
      expectOffersAsListed('humbucker', isElectric);
    });

    it('for the HP90 [rows 384, 485, 488, 553]', () => expectOffersAsListed('hp90'));

    it('for the classic P90 [rows 393–396, 489]', () => expectOffersAsListed('p90'));
  });

  it('turn the live view at every step except the overview, and for the classic P90 not at its colour step [row 345]', () => {
    expect(CONFIGURATORS.humbucker.rests).toEqual(['overview']);
    expect(CONFIGURATORS.hp90.rests).toEqual(['overview']);
    expect(CONFIGURATORS.p90.rests).toEqual(['color', 'overview']);
  });

  it('show poles 50 mm apart until a spacing is chosen', () => {
    const open = { cover: 'open', model: 'stars', color: 'navy' };
    expect(lookOf(CONFIGURATORS.humbucker, open)).toMatchObject({ spacing: 50 });
    expect(lookOf(CONFIGURATORS.humbucker, { ...open, spacing: '52' })).toMatchObject({ spacing: 52 });
  });

  it('start with the specified defaults: an HP90 black over cream, a classic P90 black [rows 477, 479]', () => {
    for (const kind of KINDS) expect(begin(CONFIGURATORS[kind])).toEqual(start(kind));
  });

  it('have a price for each specified key, and a base for each pickup (decisions 7 to 9) [rows 481, 507, 534, 552]', () => {
    const bases = [
      baseKeyOf({ id: 'humbucker' }, {}),
      baseKeyOf({ id: 'hp90' }, {}),
      ...['dogear', 'soapbar'].map((pickup) => baseKeyOf({ id: 'p90' }, { pickup })),
    ];
    expect(bases).toEqual(['humbucker', 'humbucker_p90', 'p90_dogear', 'p90_soapbar']);
    const options = KINDS.flatMap((kind) => TRUNKS[kind].flatMap((trunk) => asksOf(kind, trunk)))
      .flatMap(([, rows]) => rows)
      .flatMap(([, , key]) => key ?? []);
    expect(new Set([...bases, ...options])).toEqual(new Set(Object.keys(AMOUNTS)));
    for (const key of Object.keys(AMOUNTS)) expect(LOOKUP_KEYS).toContain(key);
    expect(CONFIGURATORS.hp90.always?.map((key) => SEED_PRICES[key])).toEqual([1500]);
  });

  it('give each option the magnet and the wires in its name, without AlNiCo 8 [row 492]', () => {
    for (const { name, magnet } of HUMBUCKER_MAGNETS)
      expect(MAGNET_NAMES[magnet].toLowerCase()).toBe(name.toLowerCase());
    for (const { name, wires } of WIRINGS) expect(name).toBe(`${wires}-Wire Output (Shielded)`);
    expect(HUMBUCKER_MAGNETS.map(({ name }) => name)).not.toContain('AlNiCo 8');
    expect(P90_MAGNETS).toHaveLength(5);
  });
});
