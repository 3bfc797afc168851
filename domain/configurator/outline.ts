import { add, type Cents } from '../money.ts';
import type { ConfiguratorName } from '../pictures.ts';
import type { LookupKey, PriceList } from '../price-list.ts';
import { baseKeyOf } from './bill.ts';
import type { Configurator } from './configurator.ts';
import { CLASSIC_TYPES } from './options.ts';
import { CONFIGURATORS } from './tables.ts';

/** What pages that lead to a configurator say of it. */
export interface BuildOutline {
  readonly path: string;
  /** Titles of its steps in order, the overview by its short name. */
  readonly steps: readonly string[];
  /** Keys of what is added up: of each group one is chosen. */
  readonly groups: readonly (readonly LookupKey[])[];
}

function outlineOf(configurator: Configurator): BuildOutline {
  const { id, path, steps, always } = configurator;
  const bases =
    id === 'p90'
      ? CLASSIC_TYPES.map(({ id: pickup }) => baseKeyOf(configurator, { pickup }))
      : [baseKeyOf(configurator, {})];
  const options = steps
    .flatMap(({ groups }) => groups)
    .map(({ offers }) => offers({}).flatMap(({ lookupKey }) => lookupKey ?? []));
  return {
    path,
    steps: steps.map((step) => (step.id === 'overview' ? 'Overview' : step.title)),
    groups: [bases, ...always.map(({ lookupKey }) => [lookupKey]), ...options].filter(
      ({ length }) => length > 0,
    ),
  };
}

/** The three builds in the order of the specification. */
export const BUILDS: Readonly<Record<ConfiguratorName, BuildOutline>> = {
  humbucker: outlineOf(CONFIGURATORS.humbucker),
  hp90: outlineOf(CONFIGURATORS.hp90),
  p90: outlineOf(CONFIGURATORS.p90),
};

/**
 * What the cheapest build of a configurator costs, in cents. An option that the list does not know is not sold;
 * undefined where none of a group is, because then nothing can be built.
 */
export function fromPrice({ groups }: BuildOutline, prices: PriceList): Cents | undefined {
  const cheapest = groups.map((keys) => {
    const known = keys.map((key) => prices[key]).filter((price): price is Cents => price !== undefined);
    return known.length > 0 ? (Math.min(...known) as Cents) : undefined;
  });
  return cheapest.every((price) => price !== undefined) ? add(...cheapest) : undefined;
}
