import type { Recipe } from '../tone/pickup.ts';
import { productByType } from './catalogue.ts';
import { humbuckerWinding } from './humbucker/winding.ts';
import { humbuckerP90Winding } from './humbucker-p90/winding.ts';
import { jazzBassWinding } from './jazz-bass/winding.ts';
import { p90DogearWinding } from './p90-dogear/winding.ts';
import { p90SoapbarWinding } from './p90-soapbar/winding.ts';
import { BUNDLES, type Bundle, type Flavor, type Position } from './pickup-types.ts';
import { precisionBassWinding } from './precision-bass/winding.ts';
import type { StockType } from './products.ts';
import { stratocasterWinding } from './stratocaster/winding.ts';
import { telecasterWinding } from './telecaster/winding.ts';
import type { WindingRecord } from './winding-record.ts';

export const WINDINGS: Record<StockType, WindingRecord> = {
  HUMBUCKER: humbuckerWinding,
  HUMBUCKER_P90: humbuckerP90Winding,
  TELECASTER: telecasterWinding,
  STRATOCASTER: stratocasterWinding,
  P90_DOGEAR: p90DogearWinding,
  P90_SOAPBAR: p90SoapbarWinding,
  JAZZ_BASS: jazzBassWinding,
  PRECISION_BASS: precisionBassWinding,
};

/** Recipe of one stock pickup; undefined if the product has no such flavor or position. */
export function stockRecipe(type: StockType, flavor: Flavor, position: Position): Recipe | undefined {
  const choice = WINDINGS[type][flavor];
  const where = productByType(type).positions[position];
  const ohms = choice?.ohms[position];
  if (!choice || !where || ohms === undefined) return undefined;
  const { bobbin, place, cover = 'none' } = where;
  const { awg, awgAt, magnet, wound, potted = true, matched = true, wires = 2 } = choice;
  const measured = choice.measured?.[position];
  return {
    bobbin,
    place,
    wind: { ohms },
    awg: awgAt?.[position] ?? awg,
    magnet,
    cover,
    potted,
    matched,
    wires,
    wound,
    ...(measured && { measured }),
  };
}

/** The bundle that one stock pickup is sold as. */
export function bundleOf({
  type,
  position,
}: {
  readonly type: StockType;
  readonly position: Position;
}): Bundle {
  const { bundles } = productByType(type);
  return BUNDLES.find((id) => id === position.toUpperCase() && bundles[id]) ?? 'SET';
}
