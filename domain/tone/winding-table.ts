import {
  FLAVORS,
  type Flavor,
  POSITIONS,
  type Position,
  STOCK_TYPES,
  type StockType,
} from '../pickup-types.ts';
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
}

/** The wound pickup behind a row; undefined where the catalogue has none. */
export function stockPickup(type: StockType, flavor: Flavor, position: Position): Pickup | undefined {
  const recipe = stockRecipe(type, flavor, position);
  return recipe && makePickup(recipe);
}

/** Computes the whole catalogue, neck first. */
export function computeCatalogue(): Winding[] {
  return STOCK_TYPES.flatMap((type) =>
    FLAVORS.flatMap((flavor) =>
      POSITIONS.flatMap((position) => {
        const pickup = stockPickup(type, flavor, position);
        return pickup ? [{ type, flavor, position, ...figuresOf(pickup) }] : [];
      }),
    ),
  );
}

/** Pages ask often and figures never change: computed at the first question. */
let table: readonly Winding[] | undefined;

/** The windings of a product in a flavor, neck first. */
export function windingsOf(type: StockType, flavor: Flavor): Winding[] {
  table ??= computeCatalogue();
  return table.filter((winding) => winding.type === type && winding.flavor === flavor);
}

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
      value: `${number(winding.resonance_kHz, 1)}\u00a0kHz${mark('resonance_kHz')}`,
    },
    { label: 'Wax potting', value: winding.potted ? 'yes' : 'no' },
    { label: 'Lead', value: `${winding.wires}-wire, shielded` },
  ];
}
