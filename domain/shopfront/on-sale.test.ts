import { describe, expect, it } from 'vitest';
import { lineFor } from '../cart/cart-line.ts';
import { CONFIGURATORS } from '../configurator/tables.ts';
import { pausedIn, salePartsOf, spellParts } from './on-sale.ts';
import { PAUSE_REASONS, PAUSED_WORDS } from './pause.messages.ts';
import { isPartOf, type Pause, pauseOfOption, pauseSentence, pausesAmong } from './sale-parts.ts';
import { SALE_TARGETS, saleTarget } from './sale-targets.ts';

const cream = lineFor({ pickupType: 'HUMBUCKER', bundleType: 'SET', pickupFlavor: 'HOT', color: 'cream' });
const pauseOf = (parts: Record<string, string>, state: Pause['state'] = 'paused'): Pause => ({
  ...{ parts, state, name: 'It', words: 'again from Wed 2 December' },
});

describe('a pause', () => {
  it('applies to every line that has its parts, and to no other', () => {
    if (!cream) throw new Error('no line');
    const parts = salePartsOf(cream.config);
    expect(pausedIn([pauseOf({ pickupType: 'HUMBUCKER' })], cream)?.name).toBe('It');
    expect(pausedIn([pauseOf({ pickupType: 'HUMBUCKER', pickupFlavor: 'HOT' })], cream)).toBeDefined();
    expect(pausedIn([pauseOf({ pickupType: 'HUMBUCKER', pickupFlavor: 'VINTAGE' })], cream)).toBeUndefined();
    expect(pausedIn([pauseOf({ pickupType: 'HUMBUCKER' }, 'to order')], cream)).toBeUndefined();
    expect(isPartOf({}, parts)).toBe(true);
  });

  it('of a configurator applies to its builds only', () => {
    const [{ type: pickupType }] = CONFIGURATORS.humbucker.makes;
    const build = { config: { pickupType, choices: { model: 'hornet' } } };
    expect(pausedIn([pauseOf({ of: 'humbucker' })], build)).toBeDefined();
    expect(pausedIn([pauseOf({ of: 'hp90' })], build)).toBeUndefined();
  });

  it('sorts paused parts before parts to order', () => {
    const both = [pauseOf({ pickupType: 'HUMBUCKER' }, 'to order'), pauseOf({ color: 'cream' })];
    expect(cream && pausesAmong(both, salePartsOf(cream.config)).map(({ state }) => state)).toEqual([
      'paused',
      'to order',
    ]);
  });

  it('closes only the option that completes it', () => {
    const order = ['model', 'color'];
    const paused = [pauseOf({ of: 'hp90', model: 'hornet', color: 'wine' })];
    const parts = { of: 'hp90', model: 'hornet', color: 'wine' };
    expect(pauseOfOption(paused, 'color', parts, order)).toBeDefined();
    expect(pauseOfOption(paused, 'model', parts, order)).toBeUndefined();
    expect(pauseOfOption(paused, 'color', { ...parts, color: 'navy' }, order)).toBeUndefined();
  });

  it('is described in a sentence', () => {
    expect(pauseSentence(pauseOf({}))).toBe('It is paused: again from Wed 2 December.');
  });

  it('is described in German if the makers wrote German, and otherwise in their English words [row D629]', () => {
    const pause = pauseOf({});
    expect(PAUSED_WORDS.de(pause)).toBe('It pausiert gerade: again from Wed 2 December.');
    const inGerman = { name: 'Humbucker, Hot', words: 'wieder ab Mittwoch, 2. Dezember' };
    expect(PAUSED_WORDS.de({ ...pause, inGerman })).toBe(
      'Humbucker, Hot pausiert gerade: wieder ab Mittwoch, 2. Dezember.',
    );
    expect(PAUSE_REASONS.de({ ...pause, inGerman })).toBe('wieder ab Mittwoch, 2. Dezember');
    expect(PAUSE_REASONS.en({ ...pause, inGerman })).toBe('again from Wed 2 December');
  });
});

it('the items that can be paused include every product, flavor, colour and option, each once and found by its spelling', () => {
  const ids = SALE_TARGETS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id, parts } of SALE_TARGETS) {
    expect(spellParts(parts)).toBe(id);
    expect(saleTarget(id)?.parts).toEqual(parts);
  }
  const names = SALE_TARGETS.map(({ name }) => name.en);
  for (const name of ['Humbucker', 'Humbucker, Hot', 'Cover Hornet, Wine, HP90'])
    expect(names, name).toContain(name);
  const german = SALE_TARGETS.map(({ name }) => name.de);
  for (const name of ['Humbucker in Hot', 'Kappe Hornet, Weinrot, HP90', 'Magnet: Keramik, HP90'])
    expect(german, name).toContain(name);
  expect(new Set(german).size).toBe(new Set(names).size);
});
