import { FLAVORS, type Flavor, POSITIONS, type Position, type StockType } from '../pickup-types.ts';
import { inKilohertz } from './figure-words.ts';
import { type Figures, figuresOf } from './figures.ts';
import { MAGNET_NAMES } from './magnets.ts';
import { type Measured, makePickup, type Pickup } from './pickup.ts';
import { stockRecipe } from './stock-recipes.ts';

export type { ToneParameters } from './tone-parameters.ts';

/** One pickup of the catalogue as wound: modelled, typical figures, not measurements. */
export interface Winding extends Figures {
  readonly type: StockType;
  readonly flavor: Flavor;
  readonly position: Position;
  readonly pickup: Pickup;
}

/** Pages ask often and pickups never change: each is wound at the first question, and its figures come with it. */
const wound = new Map<string, Pickup | undefined>();
const tables = new Map<StockType, readonly Winding[]>();

/** A pickup of the catalogue as wound; undefined where it has none. */
export function stockPickup(type: StockType, flavor: Flavor, position: Position): Pickup | undefined {
  const key = `${type} ${flavor} ${position}`;
  if (!wound.has(key)) {
    const recipe = stockRecipe(type, flavor, position);
    wound.set(key, recipe && makePickup(recipe));
  }
  return wound.get(key);
}

/** All windings of a product, flavor by flavor, neck first. */
export function windingTable(type: StockType): readonly Winding[] {
  const table = tables.get(type) ?? computeTable(type);
  tables.set(type, table);
  return table;
}

function computeTable(type: StockType): Winding[] {
  return FLAVORS.flatMap((flavor) =>
    POSITIONS.flatMap((position) => {
      const pickup = stockPickup(type, flavor, position);
      return pickup ? [{ type, flavor, position, pickup, ...figuresOf(pickup) }] : [];
    }),
  );
}

/** The windings of a product in a flavor, neck first. */
export const windingsOf = (type: StockType, flavor: Flavor): Winding[] =>
  windingTable(type).filter((winding) => winding.flavor === flavor);

const number = (value: number, digits: number) => value.toFixed(digits);

/** 12040 → "12 040", with no-break spaces. */
const thousands = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, '\u00a0');

/** The specification's spec bullets of one pickup, as label and value with its unit. */
export function specBullets(winding: Figures): { label: string; value: string }[] {
  const mark = (key: keyof Measured) => (winding.measured?.includes(key) ? ', measured' : '');
  return [
    { label: 'DC resistance', value: `${number(winding.dcr_kOhm, 1)}\u00a0kΩ${mark('dcr_kOhm')}` },
    { label: 'Wire gauge', value: `${winding.awg}\u00a0AWG` },
    {
      label: winding.turns.length > 1 ? 'Turns per coil' : 'Turns',
      value: [...new Set(winding.turns)].map(thousands).join(' / '),
    },
    { label: 'Magnets', value: MAGNET_NAMES[winding.magnet] },
    { label: 'Inductance', value: `${number(winding.inductance_H, 1)}\u00a0H${mark('inductance_H')}` },
    { label: 'Capacitance', value: `${winding.capacitance_pF}\u00a0pF${mark('capacitance_pF')}` },
    { label: 'Q-factor at 1 kHz', value: number(winding.q_1kHz, 1) },
    {
      label: 'Resonance, loaded',
      value: `${inKilohertz(winding.resonance_kHz * 1000)}${mark('resonance_kHz')}`,
    },
    { label: 'Wax potting', value: winding.potted ? 'yes' : 'no' },
    { label: 'Lead', value: `${winding.wires}-wire, shielded` },
  ];
}
