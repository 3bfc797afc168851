import { describe, expect, it } from 'vitest';
import { fromEuro } from '../money.ts';
import { SEED_PRICES } from '../prices/price-list.ts';
import { CONFIGURATOR_OUTLINES, fromPrice } from './outline.ts';

const { humbucker, hp90, p90 } = CONFIGURATOR_OUTLINES;

describe('the outline of a configurator', () => {
  it('lists its steps, with the overview last', () => {
    expect(Object.values(CONFIGURATOR_OUTLINES).map(({ steps }) => steps.length)).toEqual([10, 8, 7]);
    for (const { steps } of Object.values(CONFIGURATOR_OUTLINES)) expect(steps.at(-1)).toBe('Overview');
  });

  it('starts at the price of the base and its cheapest options, including the open brass cover of the HP90', () => {
    expect([humbucker, hp90, p90].map((build) => fromPrice(build, SEED_PRICES))).toEqual(
      [125, 140, 125].map(fromEuro),
    );
  });

  it('includes the cheapest option of a group without a free one', () => {
    const prices = { ...SEED_PRICES, wax_potting_none: fromEuro(3), wax_potting: fromEuro(2) };
    expect(fromPrice(humbucker, prices)).toBe(fromEuro(127));
  });

  it('uses the cheaper of two bases', () => {
    expect(fromPrice(p90, { ...SEED_PRICES, p90_soapbar: fromEuro(110) })).toBe(fromEuro(110));
    const { p90_dogear: _, ...withoutDogear } = { ...SEED_PRICES, p90_soapbar: fromEuro(130) };
    expect(fromPrice(p90, withoutDogear)).toBe(fromEuro(130));
  });

  it('skips options without a price, and has no price if a whole group lacks one', () => {
    const { cover_none: _, ...covered } = SEED_PRICES;
    expect(fromPrice(humbucker, covered)).toBe(fromEuro(140));
    const { cover_open_brass: __, ...unbrassed } = SEED_PRICES;
    expect(fromPrice(hp90, unbrassed)).toBeUndefined();
    expect(fromPrice(humbucker, {})).toBeUndefined();
  });
});
