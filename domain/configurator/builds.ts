import { add, type Cents } from '../money.ts';
import type { ConfiguratorName } from '../pictures.ts';
import type { LookupKey, PriceList } from '../price-list.ts';

/** What pages that lead to a configurator say of it. */
export interface BuildOutline {
  readonly path: string;
  /** Titles of its steps in order, as the specification has them. */
  readonly steps: readonly string[];
  /** Keys of what is added up: of each group one is chosen. */
  readonly groups: readonly (readonly LookupKey[])[];
}

const OUTPUTS = ['super_clean', 'clean', 'vintage', 'modern', 'spicy', 'hot', 'reaper'] as const;
const CLASSIC_OUTPUTS = ['super_clean', 'vintage', 'modern', 'hot', 'reaper'] as const;
const HP90_OUTPUTS = ['clean', 'vintage', 'modern', 'hot', 'noiseless', 'noiseless_hot'] as const;
const POTTING = ['wax_potting_none', 'wax_potting'] as const;
const WIRING = ['wiring_three_shielded', 'wiring_two_shielded'] as const;
const MAGNETS = [
  'magnet_ceramic',
  'magnet_alnico_2',
  'magnet_alnico_3',
  'magnet_alnico_4',
  'magnet_alnico_5',
] as const;

/** The three builds in the order of the specification. */
export const BUILDS: Readonly<Record<ConfiguratorName, BuildOutline>> = {
  humbucker: {
    path: '/configurator/humbucker',
    steps: [
      'Pickup Cover',
      'Cover model',
      'Pickup Color',
      'Pole Spacing',
      'Output Level',
      'Coil Matching',
      'Wax Potting',
      'Wiring',
      'Magnet',
      'Overview',
    ],
    groups: [
      ['humbucker'],
      ['cover_closed_nickel', 'cover_open_brass', 'cover_none'],
      OUTPUTS.map((output) => `output_${output}` as const),
      POTTING,
      WIRING,
      [...MAGNETS, 'magnet_triple_ceramic'],
    ],
  },
  hp90: {
    path: '/configurator/p90',
    steps: [
      'Pickup Cover',
      'Pickup Color',
      'Pole Spacing',
      'Output Level',
      'Wax Potting',
      'Wiring',
      'Magnet',
      'Overview',
    ],
    groups: [
      ['humbucker_p90'],
      ['cover_open_brass'],
      HP90_OUTPUTS.map((output) => `p90_${output}_output` as const),
      POTTING,
      WIRING,
      MAGNETS,
    ],
  },
  p90: {
    path: '/configurator/p90-classic',
    steps: [
      'Pickup Cover',
      'Pickup Color',
      'Pickup Pole Spacing',
      'Output Level',
      'Pickup Wax Potting',
      'Pickup Magnet',
      'Overview',
    ],
    groups: [
      ['p90_dogear', 'p90_soapbar'],
      CLASSIC_OUTPUTS.map((output) => `output_${output}` as const),
      POTTING,
      MAGNETS,
    ],
  },
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
