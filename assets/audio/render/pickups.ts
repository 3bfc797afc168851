import type { Flavor, Position } from '#domain/products/pickup-types.ts';
import { PRODUCTS, type StockType } from '#domain/products/products.ts';
import { stockRecipe, windingsOf } from '#domain/products/winding-table.ts';
import { impulseResponse } from '#domain/tone/impulse.ts';
import { makePickup, outputLevel, ownLoad, type Pickup } from '#domain/tone/pickup.ts';
import type { PlaceId } from '#domain/tone/strings.ts';
import { magnitudeAt } from '#domain/tone/transfer.ts';
import { SAMPLE_RATE } from '../sample-rate.ts';

/** One pickup of the catalogue with its place and filter. */
export interface StockPickup {
  readonly type: StockType;
  readonly slug: string;
  readonly flavor: Flavor;
  readonly position: Position;
  readonly place: PlaceId;
  readonly pickup: Pickup;
}

/** Every pickup of a product: flavors in the order of the catalogue, neck first. */
export function stockPickups(slug: string): StockPickup[] {
  const product = PRODUCTS.find((each) => each.slug === slug);
  if (!product) throw new Error(`No product "${slug}"`);
  const flavors = Object.keys(product.flavors) as Flavor[];
  return flavors.flatMap((flavor) =>
    windingsOf(product.type, flavor).map(({ position }) => {
      const recipe = stockRecipe(product.type, flavor, position);
      if (!recipe) throw new Error(`No recipe for ${slug} ${flavor} ${position}`);
      const { place } = recipe;
      return { type: product.type, slug, flavor, position, place, pickup: makePickup(recipe) };
    }),
  );
}

/** A pickup in its guitar as a filter: the response of its winding, times its output. */
export function pickupFilter(pickup: Pickup): Float64Array {
  const gain = 10 ** (outputLevel(pickup) / 20);
  return Float64Array.from(
    impulseResponse(pickup.circuit, ownLoad(pickup), SAMPLE_RATE),
    (tap) => tap * gain,
  );
}

/**
 * A pickup's sound as text: place, and level in tenths of a decibel at frequencies by thirds of an octave. Inaudible
 * changes of the model do not change it.
 */
export function voiceprint({ place, pickup }: StockPickup): string {
  const output = outputLevel(pickup);
  const load = ownLoad(pickup);
  const { coils, aperture, instrument } = pickup.place;
  const levels = Array.from({ length: 24 }, (_, third) =>
    (20 * Math.log10(magnitudeAt(pickup.circuit, load, 63 * 2 ** (third / 3))) + output).toFixed(1),
  );
  return [place, instrument.scale, ...coils, aperture, ...levels].join(' ');
}
