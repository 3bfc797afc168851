import type { StockType } from '../products/products.ts';
import { PICKUP_PLACES, type PlaceId } from '../tone/strings.ts';
import { type BodySpot, type GuitarStyle, instrumentOf } from './instruments.ts';

const PLACES_OF: Partial<Record<StockType, Partial<Record<BodySpot, PlaceId>>>> = {
  HUMBUCKER: { neck: 'humbucker-neck', bridge: 'humbucker-bridge' },
  P90_SOAPBAR: { neck: 'p90-neck', bridge: 'p90-bridge' },
  STRATOCASTER: { neck: 'stratocaster-neck', middle: 'stratocaster-middle', bridge: 'stratocaster-bridge' },
  TELECASTER: { neck: 'telecaster-neck', bridge: 'telecaster-bridge' },
  JAZZ_BASS: { neck: 'jazz-bass-neck', bridge: 'jazz-bass-bridge' },
  PRECISION_BASS: { split: 'precision-bass-split', bridge: 'jazz-bass-bridge' },
};

const middleOf = (coils: readonly number[]): number =>
  (coils.reduce((sum, metres) => sum + metres, 0) / coils.length) * 1000;

/** Centre of a pickup, mm from the bridge. */
export function spotPlace(style: GuitarStyle, spot: BodySpot): number {
  const places = PLACES_OF[instrumentOf(style).type] ?? {};
  const place = places[spot];
  if (place) return middleOf(PICKUP_PLACES[place].coils);
  return middleOf(Object.values(places).flatMap((id) => middleOf(PICKUP_PLACES[id].coils) / 1000));
}

export const fretPlace = (scale_mm: number, fret: number): number => scale_mm * 2 ** (-fret / 12);
