import { add, type Cents, cents } from '../money.ts';
import type { PriceList } from '../prices/price-list.ts';
import { keysOf, recordOf } from '../records.ts';
import type { Configurator } from './configurator.ts';
import { CONFIGURATORS } from './tables.ts';

function outlineOf({ path, makes, steps, always = [] }: Configurator) {
  const options = steps
    .flatMap(({ groups }) => groups)
    .map(({ offers }) => offers({}).flatMap(({ lookupKey }) => lookupKey ?? []));
  return {
    path,
    steps: steps.map((step) => (step.id === 'overview' ? 'Overview' : step.title)),
    /** Price keys by group; one of each group is chosen. */
    groups: [makes.map(({ base }) => base), ...always.map((key) => [key]), ...options].filter(
      ({ length }) => length > 0,
    ),
  };
}

export const CONFIGURATOR_OUTLINES = recordOf(keysOf(CONFIGURATORS), (id) => outlineOf(CONFIGURATORS[id]));

/** Price of the cheapest build, cents. Unpriced options are not sold; undefined if a whole group is unpriced. */
export function fromPrice({ groups }: ReturnType<typeof outlineOf>, prices: PriceList): Cents | undefined {
  const cheapest = groups.map((keys) => {
    const priced = keys.map((key) => prices[key]).filter((price): price is Cents => price !== undefined);
    return priced.length > 0 ? cents(Math.min(...priced)) : undefined;
  });
  return cheapest.every((price) => price !== undefined) ? add(...cheapest) : undefined;
}
