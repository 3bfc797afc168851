import { LOOKUP_KEYS, type LookupKey } from '../prices/price-list.ts';

/** What keys are about, in the order of the desk. */
const GROUPS: readonly (readonly [name: string, holds: RegExp])[] = [
  ['Sets', /_set$/],
  ['Covers', /^cover_/],
  ['Output', /output/],
  ['Wax', /^wax_/],
  ['Magnet and wiring', /^(magnet|wiring)_/],
  ['One pickup', /./],
];
const ORDER = ['Sets', 'Covers', 'One pickup', 'Wax', 'Output', 'Magnet and wiring'];

const groupOf = (key: LookupKey): string => GROUPS.find(([, holds]) => holds.test(key))?.[0] ?? '';

/** All keys, by what they are about. */
export const PRICE_GROUPS = ORDER.map((name) => ({
  name,
  keys: LOOKUP_KEYS.filter((key) => groupOf(key) === name),
}));

/** What the words of a key leave out beside the heading of its group. */
const DROPPED = /^(cover|magnet)_|_set$|^output_|_output$/g;

/** "Telecaster set", "P90 noiseless hot", "Open brass cover": a key in the words of the makers. */
export function priceName(key: LookupKey): string {
  const group = groupOf(key);
  const words = key
    .replace(DROPPED, '')
    .replace(/^wiring_three/, 'wiring_five_wires')
    .replace(/^wiring_two/, 'wiring_two_wires')
    .replaceAll('_', ' ')
    .replace(/p90/g, 'P90')
    .replace(/alnico/g, 'AlNiCo');
  const whole =
    { Sets: `${words} set`, Covers: `${words} cover`, 'Magnet and wiring': words }[group] ?? words;
  return whole.charAt(0).toUpperCase() + whole.slice(1);
}
