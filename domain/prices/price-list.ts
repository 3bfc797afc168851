import { type Cents, fromEuro } from '../money.ts';
import { keysOf, recordOf } from '../records.ts';

/**
 * Initial prices of a new payment account and of the sandbox, in euro by lookup key. Sets 240, single pickups 125,
 * custom bases 125, the open brass cover 15: specification and spec decision 16. The other options are ours: more
 * material or bench time costs more. Output levels with finer wire cost more, all equally, because the level follows
 * from turns, which do not always rise with ohms. Single parts (`part_`) are ours too. A real account's prices replace all of these.
 */
const SEED_EURO = {
  humbucker_set: 240,
  humbucker: 125,
  telecaster_set: 240,
  telecaster_neck: 125,
  telecaster_bridge: 125,
  p90_soapbar_set: 240,
  p90_soapbar: 125,
  p90_dogear_set: 240,
  p90_dogear: 125,
  jazz_bass_set: 240,
  jazz_bass_neck: 125,
  jazz_bass_bridge: 125,
  precision_bass_set: 240,
  stratocaster_set: 240,
  stratocaster: 125,
  humbucker_p90_set: 240,
  humbucker_p90: 125,
  cover_closed_nickel: 15,
  cover_open_brass: 15,
  cover_none: 0,
  output_super_clean: 0,
  output_clean: 0,
  output_vintage: 0,
  output_modern: 0,
  output_spicy: 10,
  output_hot: 10,
  output_reaper: 10,
  p90_clean_output: 0,
  p90_vintage_output: 0,
  p90_modern_output: 0,
  p90_hot_output: 10,
  p90_noiseless_output: 20,
  p90_noiseless_hot_output: 25,
  wax_potting_none: 0,
  wax_potting: 5,
  wiring_three_shielded: 5,
  wiring_two_shielded: 0,
  magnet_ceramic: 0,
  magnet_alnico_2: 5,
  magnet_alnico_3: 5,
  magnet_alnico_4: 5,
  magnet_alnico_5: 0,
  magnet_triple_ceramic: 15,
  reverse_wound: 0,
  quick_connector: 8,
  part_cover_open: 35,
  part_cover_closed: 25,
  part_cover_plastic: 9,
  part_ring: 8,
  part_screws: 4,
  part_springs: 4,
  part_poles: 6,
} as const;

export type LookupKey = keyof typeof SEED_EURO;

export const LOOKUP_KEYS = keysOf(SEED_EURO);

/** Prices in cents by lookup key. Keys may be missing; readers must handle that. */
export type PriceList = Partial<Record<LookupKey, Cents>>;

/** Text without a price list (specification). */
export const NO_PRICES = 'We could not load the prices.';

export const SEED_PRICES = recordOf(LOOKUP_KEYS, (key) => fromEuro(SEED_EURO[key]));

export function isLookupKey(value: string): value is LookupKey {
  return Object.hasOwn(SEED_EURO, value);
}
