import { describe, expect, it } from 'vitest';
import { SEED_PRICES } from '../prices/price-list.ts';
import { priceKeysOf, sumOf } from './bill.ts';
import type { Configurator, ConfiguratorId } from './configurator.ts';
import { describeBuild } from './describe.ts';
import { lookOf } from './look.ts';
import type { Choices, Field } from './record.ts';
import { CONFIGURATORS } from './tables.ts';
import { begin, canGoOn, choose, goBack, goOn, pick, type Wizard } from './wizard.ts';

/** The rules one by one, in few words; `wizard.test.ts` walks through all of them at once. */
const shopper = (id: ConfiguratorId, wizard: Wizard = begin(CONFIGURATORS[id])) => {
  const at = CONFIGURATORS[id];
  return {
    wizard,
    step: wizard.step,
    choices: wizard.choices,
    canGoOn: canGoOn(at, wizard),
    pick: (...picks: string[]) =>
      shopper(
        id,
        picks.reduce((before, said) => {
          const [field, option = ''] = said.split(' ');
          return pick(at, before, field as Field, option);
        }, wizard),
      ),
    goOn: () => shopper(id, goOn(at, wizard)),
    back: () => shopper(id, goBack(at, wizard)),
  };
};
const euro = (id: ConfiguratorId, choices: Choices) => {
  const sum = sumOf(priceKeysOf(CONFIGURATORS[id], choices), SEED_PRICES);
  return sum.ok ? sum.price / 100 : undefined;
};

describe('picking', () => {
  it('goes on by itself', () => {
    expect(shopper('humbucker').pick('cover closed', 'spacing 52', 'output hot').step).toBe('coils');
  });

  it('stays after coming back, unless it is the option that is chosen already', () => {
    const back = shopper('humbucker').pick('cover closed', 'spacing 52').back();
    expect(back.step).toBe('spacing');
    expect(back.pick('spacing 50')).toMatchObject({ step: 'spacing', choices: { spacing: '50' } });
    expect(back.pick('spacing 52').step).toBe('output');
    expect(back.pick('spacing 50', 'spacing 50').step).toBe('output');
  });

  it('goes on again once a shopper who came back has continued', () => {
    const again = shopper('humbucker').pick('cover closed', 'spacing 52', 'output hot').back().back().goOn();
    expect(again.pick('output reaper').step).toBe('coils');
  });

  it('moves on to colour with the model that is chosen already [row 365]', () => {
    const model = shopper('humbucker').pick('cover open', 'model stars').back();
    expect(model.step).toBe('model');
    expect(model.pick('model stars').step).toBe('color');
  });

  it('by the arrow keys chooses and moves nothing', () => {
    const at = CONFIGURATORS.humbucker;
    const { wizard } = shopper('humbucker').pick('cover closed');
    const picked = pick(at, wizard, 'spacing', '52', { stays: true });
    expect(picked).toEqual({ ...wizard, choices: { cover: 'closed', spacing: '52' } });
    expect(pick(at, picked, 'spacing', '52', { stays: true })).toEqual(picked);
  });

  it('of something that is not on offer is none', () => {
    const back = shopper('humbucker').pick('cover closed', 'spacing 52').wizard;
    for (const [field, id] of [
      ['spacing', '51'],
      ['spacing', 'constructor'],
      ['output', 'hot'],
      ['constructor', 'name'],
    ])
      expect(pick(CONFIGURATORS.humbucker, { ...back, step: 'spacing' }, field as Field, id ?? '')).toEqual({
        ...back,
        step: 'spacing',
      });
  });

  it('waits for Continue where there are colours to choose [rows 391–392]', () => {
    expect(shopper('p90').pick('pickup soapbar', 'base cream')).toMatchObject({
      step: 'color',
      canGoOn: true,
    });
    expect(shopper('humbucker').pick('cover open', 'model stars', 'color wine', 'base gold').step).toBe(
      'color',
    );
  });
});

describe('Continue', () => {
  it('is closed until a cover model is chosen [rows 364, 516]', () => {
    const open = shopper('humbucker').pick('cover open');
    expect(open).toMatchObject({ step: 'model', canGoOn: false });
    expect(open.goOn().step).toBe('model');
    expect(open.pick('model radio').back().canGoOn).toBe(true);
  });

  it('is closed at the pole spacing while a colour is unset; a build without a base colour has none to set (decision 29) [rows 372, 393, 517, D29]', () => {
    const bare = { cover: 'open', model: 'radio', color: 'navy', spacing: '50' };
    const at = (id: ConfiguratorId, choices: Choices) =>
      shopper(id, { choices, step: 'spacing', cameBack: false }).canGoOn;
    expect(at('humbucker', bare)).toBe(false);
    expect(at('humbucker', { ...bare, base: 'gold' })).toBe(true);
    expect(at('humbucker', { ...bare, model: 'plain' })).toBe(true);
    expect(at('humbucker', { cover: 'closed', spacing: '50' })).toBe(true);
    expect(at('p90', { pickup: 'dogear', spacing: '50' })).toBe(false);
    expect(at('p90', { pickup: 'dogear', base: 'black', spacing: '50' })).toBe(true);
  });
});

describe('the way of a humbucker', () => {
  it('leads from Closed to pole spacing, and back [row 379]', () => {
    const closed = shopper('humbucker').pick('cover closed');
    expect(closed.step).toBe('spacing');
    expect(closed.back().step).toBe('cover');
  });

  it('leads from No Cover to colour, straight to output level, and back [row 381]', () => {
    const bare = shopper('humbucker').pick('cover none');
    expect(bare.step).toBe('color');
    expect(bare.goOn().step).toBe('output');
    expect(bare.goOn().back().step).toBe('color');
    expect(bare.back().step).toBe('cover');
  });

  it('leads a build sheet without a cover to 50 mm (decision 11) [row 556]', () => {
    expect(describeBuild(CONFIGURATORS.humbucker, { cover: 'none', base: 'black' })[0]).toEqual({
      label: 'Pole Spacing',
      value: '50\u00a0mm, Neck',
    });
  });
});

describe('a changed choice', () => {
  const whole = shopper('humbucker')
    .pick('cover open', 'model stars', 'color wine', 'base gold')
    .goOn()
    .pick('spacing 52', 'output hot', 'coils matched', 'potting wax', 'wiring 5-wire', 'magnet alnico-2');

  it('of the cover type resets everything after it; Open is Navy, anything but Closed over Black [rows 478, 501–502]', () => {
    expect(whole.step).toBe('overview');
    const change = (cover: string) => choose(CONFIGURATORS.humbucker, whole.choices, 'cover', cover);
    expect(change('closed')).toEqual({ cover: 'closed' });
    expect(change('none')).toEqual({ cover: 'none', base: 'black' });
    const bare = { cover: 'none', base: 'cream' };
    expect(choose(CONFIGURATORS.humbucker, bare, 'cover', 'open')).toEqual({
      cover: 'open',
      color: 'navy',
      base: 'black',
    });
    expect(change('open')).toBe(whole.choices);
  });

  it('to a plain cover clears the base colour, and any other brings the default back [rows 385, 503]', () => {
    const hp90 = shopper('hp90').pick('model hook', 'base gold').choices;
    const plain = choose(CONFIGURATORS.hp90, hp90, 'model', 'plain');
    expect(plain).toEqual({ model: 'plain', color: 'black' });
    expect(choose(CONFIGURATORS.hp90, plain, 'model', 'stars')).toMatchObject({ base: 'cream' });
    expect(choose(CONFIGURATORS.humbucker, whole.choices, 'model', 'plain')).not.toHaveProperty('base');
  });

  it('of the classic pickup resets to black and swaps the model [row 504]', () => {
    const dogear = shopper('p90')
      .pick('pickup dogear', 'base cream')
      .goOn()
      .pick('spacing 52', 'output hot', 'potting wax', 'magnet ceramic');
    expect(dogear.step).toBe('overview');
    const soapbar = choose(CONFIGURATORS.p90, dogear.choices, 'pickup', 'soapbar');
    expect(soapbar).toEqual({ pickup: 'soapbar', base: 'black' });
    expect(lookOf(CONFIGURATORS.p90, dogear.choices)).toMatchObject({ pickup: 'p90-dogear' });
    expect(lookOf(CONFIGURATORS.p90, soapbar)).toMatchObject({ pickup: 'p90-soapbar' });
  });

  it('keeps to the family of covers whose pole spacing is chosen, 50 mm before one is', () => {
    const look = (choices: Choices) => lookOf(CONFIGURATORS.humbucker, choices);
    expect(look({ cover: 'open', model: 'stars', color: 'navy' })).toMatchObject({ spacing: 50 });
    expect(look(whole.choices)).toMatchObject({ spacing: 52 });
    expect(look(choose(CONFIGURATORS.humbucker, whole.choices, 'spacing', '50'))).toMatchObject({
      spacing: 50,
    });
  });
});

describe('the live view', () => {
  it('turns at every step of humbucker and HP90, at colours too; the classic P90 rests there (row 345) [row 345]', () => {
    const turning = ({ steps, rests }: Configurator) =>
      steps.map(({ id }) => id).filter((id) => !rests.includes(id));
    expect(turning(CONFIGURATORS.humbucker)).toEqual(
      'cover model color spacing output coils potting wiring magnet'.split(' '),
    );
    expect(turning(CONFIGURATORS.hp90)).toEqual(
      'model color spacing output potting wiring magnet'.split(' '),
    );
    expect(turning(CONFIGURATORS.p90)).toEqual('pickup spacing output potting magnet'.split(' '));
  });
});

describe('the price', () => {
  it('of a humbucker follows every choice [row 506]', () => {
    const prices = ['cover open', 'model stars', 'output hot', 'potting wax', 'magnet triple-ceramic'].reduce(
      (sums: [Choices, ...(number | undefined)[]], said) => {
        const [field, id = ''] = said.split(' ');
        const next = choose(CONFIGURATORS.humbucker, sums[0], field as Field, id);
        return [next, ...sums.slice(1), euro('humbucker', next)] as typeof sums;
      },
      [{}],
    );
    expect(prices.slice(1)).toEqual([140, 140, 150, 155, 170]);
    expect(euro('humbucker', {})).toBe(125);
  });

  it('of an HP90 counts its open brass cover, 15 euro, from the start [rows 507, 534]', () => {
    expect(euro('hp90', begin(CONFIGURATORS.hp90).choices)).toBe(140);
    expect(euro('hp90', { output: 'noiseless', magnet: 'alnico-4' })).toBe(165);
  });

  it('of a classic P90 is its base, output, potting and magnet [row 508]', () => {
    expect(euro('p90', begin(CONFIGURATORS.p90).choices)).toBe(125);
    const choices = {
      pickup: 'soapbar',
      base: 'cream',
      output: 'reaper',
      potting: 'wax',
      magnet: 'alnico-2',
    };
    expect(euro('p90', choices)).toBe(145);
  });
});
