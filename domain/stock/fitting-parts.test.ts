import { describe, expect, it } from 'vitest';
import { reportOf, STOCK_UNITS } from '../../tests/fixtures/pickups.ts';
import { lineOf, readLine, writeLine } from '../cart/cart-line.ts';
import { customTypeOf } from '../configurator/custom-types.ts';
import type { Choices } from '../configurator/record.ts';
import { CONFIGURATORS } from '../configurator/tables.ts';
import { freezePickup } from '../production/sold-pickup.ts';
import type { UnitBuild } from '../production/unit.ts';
import { type CustomLook, customLooks } from '../products/custom-looks.ts';
import { SPARE_PARTS } from '../products/spare-parts.ts';
import { changeBy, partsFor } from './fitting-parts.ts';
import { needsOf } from './needs.ts';
import { isPart } from './parts.ts';

/** A build with a look; the winding under it changes no fit. */
function buildOf(look: CustomLook): UnitBuild {
  const { pickup, cover, colour, base, spacing } = {
    colour: undefined,
    base: undefined,
    spacing: '',
    ...look,
  };
  const of = pickup === 'humbucker' || pickup === 'hp90' ? pickup : 'p90';
  const isOpen = cover !== 'closed' && cover !== 'none';
  const choices = {
    ...{ magnet: 'alnico-5', potting: 'none', wiring: '2-wire', output: 'modern', coils: 'matched' },
    ...(of === 'p90'
      ? { pickup: pickup.replace('p90-', ''), base: colour }
      : { cover: isOpen ? 'open' : cover, ...(isOpen && { model: cover }), color: colour, base }),
    spacing: String(spacing),
  } as Choices;
  return { pickupType: customTypeOf(CONFIGURATORS[of], choices), choices } as UnitBuild;
}

const sold = (build: UnitBuild) => freezePickup(build, reportOf);
const idsOf = (build: UnitBuild) => partsFor(sold(build)).map(({ id }) => id);

describe('parts for a pickup', () => {
  it('fit every build and stock pickup: always screws, and covers of its size if it has one [row D884]', () => {
    const builds = customLooks().map(buildOf);
    expect(builds).toHaveLength(1303);
    for (const build of [...builds, ...STOCK_UNITS]) {
      const pickup = sold(build);
      const parts = partsFor(pickup);
      const of = (kind: string) => parts.filter((part) => part.kind === kind);
      const name = JSON.stringify(build);
      expect(of('screws'), name).toHaveLength(1);
      // A dogear is screwed to the body.
      expect(of('springs'), name).toHaveLength(pickup.pickup.recipe.bobbin === 'p90-dogear' ? 0 : 1);
      const covers = of('cover').map(({ id }) => id);
      const own = needsOf(pickup).find(({ part }) => part.startsWith('cover:'));
      expect(covers.length > 0, name).toBe(own !== undefined);
      if (own) expect(covers, name).toContain(own.part);
    }
  });

  it('have the pickup’s kind and spacing', () => {
    const fishbone = idsOf(
      buildOf({ pickup: 'humbucker', cover: 'fishbone', colour: 'forest', base: 'copper', spacing: 52 }),
    );
    expect(fishbone).toContain('cover:closed:52');
    expect(fishbone.filter((id) => id.startsWith('cover:') && !id.endsWith(':52'))).toEqual([]);
    expect(fishbone).toContain('ring:cream');
    expect(idsOf(buildOf({ pickup: 'humbucker', cover: 'none', base: 'black' }))).toEqual([
      ...['ring:black', 'ring:cream', 'screw:pole', 'screw:mount:humbucker', 'spring:humbucker'],
    ]);
    expect(idsOf(buildOf({ pickup: 'p90-dogear', cover: 'own', colour: 'cream', spacing: 50 }))).toEqual([
      ...['cover:p90-dogear:black', 'cover:p90-dogear:cream', 'screw:pole', 'screw:mount:p90-dogear'],
    ]);
  });

  it('are in stock, and each can be a line of the cart [row D885]', () => {
    for (const { id } of SPARE_PARTS) {
      expect(isPart(id), id).toBe(true);
      const line = lineOf({ spare: id, serial: '26-0412' });
      expect(line && readLine(writeLine(line)), id).toEqual(line);
    }
    const none = (lookupKey: string, spare: string, serial: string) =>
      expect(readLine({ lookupKey, config: { spare, serial } })).toBe(undefined);
    none('part_ring', 'ring:blue', '26-0412');
    none('part_ring', 'ring:black', '26-0412"');
    none('part_screws', 'ring:black', '26-0412');
  });

  it('change the level at the resonance if their metal is different [row D886]', () => {
    const { pickup } = sold(buildOf({ pickup: 'humbucker', cover: 'closed', spacing: 52 }));
    const change = (id: string) =>
      SPARE_PARTS.filter((part) => part.id === id).map((part) => changeBy(pickup, part))[0];
    expect(change('cover:closed:52')).toBeUndefined();
    expect(change('ring:black')).toBeUndefined();
    // A whole brass cover loses more than nickel silver, and more than webs of brass.
    const plain = change('cover:humbucker:plain:black:52');
    const open = change('cover:humbucker:fishbone:black:52');
    expect(plain?.level_dB).toBeLessThan(-1);
    expect(plain?.level_dB).toBeLessThan(open?.level_dB ?? Number.NaN);
    expect(plain?.frequency_Hz).toBe(open?.frequency_Hz);
  });
});
