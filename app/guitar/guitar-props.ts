import { type Guitar, readGuitar } from '#domain/guitar/guitar.ts';
import {
  type BodySpot,
  type GuitarStyle,
  INSTRUMENTS,
  instrumentOf,
  SPOTS,
} from '#domain/guitar/instruments.ts';
import { productByType } from '#domain/products/catalogue.ts';
import { FLAVOR_NAMES, type Flavor } from '#domain/products/pickup-types.ts';
import type { StockType } from '#domain/products/products.ts';
import { stockPickup } from '#domain/products/winding-table.ts';
import { keysOf } from '#domain/records.ts';
import type { Circuit } from '#domain/tone/circuit.ts';
import { type Doubt, doubtOf } from '#domain/tone/doubt.ts';

/** One of our pickups, as the figure shows it in the visitor's guitar. */
export interface FittedPickup {
  readonly spot: BodySpot;
  readonly circuit: Circuit;
  readonly doubt: Doubt;
}

export interface StylePickups {
  /** "Humbucker Modern". */
  readonly name: string;
  readonly href: string;
  readonly pots_Ohm: number;
  readonly pickups: readonly FittedPickup[];
}

/** Initial props of the page, in plain JSON. */
export interface GuitarProps {
  /** The guitar in the address; the visitor's own is only in their browser. */
  readonly linked: Guitar | undefined;
  readonly styles: Readonly<Record<GuitarStyle, StylePickups>>;
}

/** Preferred flavors of a product, the middle one first; not all products have it. */
const FLAVORS_ASKED: readonly Flavor[] = ['MODERN', 'VINTAGE', 'HOT'];

function pickupsOf(type: StockType, flavor: Flavor): readonly FittedPickup[] {
  return SPOTS.flatMap((spot) => {
    const pickup = stockPickup(type, flavor, spot);
    return pickup ? [{ spot, circuit: pickup.circuit, doubt: doubtOf(pickup) }] : [];
  });
}

function stylePickups(style: GuitarStyle): StylePickups {
  const { type, pots_kOhm } = instrumentOf(style);
  const product = productByType(type);
  const flavor = FLAVORS_ASKED.find((asked) => pickupsOf(type, asked).length > 0) ?? 'VINTAGE';
  return {
    name: `${product.name} ${FLAVOR_NAMES[flavor]}`,
    href: `/shop/${product.slug}`,
    pots_Ohm: pots_kOhm * 1000,
    pickups: pickupsOf(type, flavor),
  };
}

const STYLES = Object.fromEntries(
  keysOf(INSTRUMENTS).map((style) => [style, stylePickups(style)]),
) as GuitarProps['styles'];

export const guitarProps = (query: URLSearchParams): GuitarProps => ({
  linked: readGuitar(query),
  styles: STYLES,
});
