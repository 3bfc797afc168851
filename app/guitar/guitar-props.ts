import { readGuitar } from '#domain/guitar/guitar.ts';
import { type GuitarStyle, INSTRUMENTS, instrumentOf, SPOTS } from '#domain/guitar/instruments.ts';
import { productByType } from '#domain/products/catalogue.ts';
import { FLAVOR_NAMES, type Flavor } from '#domain/products/pickup-types.ts';
import type { StockType } from '#domain/products/products.ts';
import { stockPickup } from '#domain/products/winding-table.ts';
import { keysOf, recordOf } from '#domain/records.ts';
import { doubtOf } from '#domain/tone/doubt.ts';

/** Preferred flavors of a product, the middle one first; not all products have it. */
const FLAVORS_ASKED: readonly Flavor[] = ['MODERN', 'VINTAGE', 'HOT'];

/** Our pickups, as the figure shows them in the visitor's guitar. */
const pickupsOf = (type: StockType, flavor: Flavor) =>
  SPOTS.flatMap((spot) => {
    const pickup = stockPickup(type, flavor, spot);
    return pickup ? [{ spot, circuit: pickup.circuit, doubt: doubtOf(pickup) }] : [];
  });

export type FittedPickup = ReturnType<typeof pickupsOf>[number];

function stylePickups(style: GuitarStyle) {
  const { type, pots_kOhm } = instrumentOf(style);
  const product = productByType(type);
  const flavor = FLAVORS_ASKED.find((asked) => pickupsOf(type, asked).length > 0) ?? 'VINTAGE';
  return {
    /** "Humbucker Modern". */
    name: `${product.name} ${FLAVOR_NAMES[flavor]}`,
    href: `/shop/${product.slug}`,
    pots_Ohm: pots_kOhm * 1000,
    pickups: pickupsOf(type, flavor),
  };
}

export type StylePickups = ReturnType<typeof stylePickups>;

const STYLES = recordOf(keysOf(INSTRUMENTS), stylePickups);

/** Initial props of the page, in plain JSON. The visitor's own guitar is only in their browser. */
export const guitarProps = (query: URLSearchParams) => ({ linked: readGuitar(query), styles: STYLES });

export type GuitarProps = ReturnType<typeof guitarProps>;
