import { counted } from '#domain/cart/counted.ts';
import type { SoldLine } from '#domain/checkout/sold-line.ts';
import { COUNTRY_NAMES, type CountryCode } from '#domain/countries.ts';
import { soldAs } from './sold-as.ts';

/** A line of an order as the workshop shows it: what, in which words, and its picture. */
export interface OrderItem {
  /** "Stratocaster set", "Custom Humbucker". */
  readonly name: string;
  /** "Vintage, White", "Fishbone, Forest/Copper, 52 mm, 8 kΩ". */
  readonly detail: string;
  readonly quantity: number;
  readonly picture: { readonly path: string; readonly alt: string };
}

interface Line {
  readonly id: string;
  readonly sold: Pick<SoldLine, 'title' | 'detail' | 'picture'> | null;
  readonly quantity: number;
}

export function orderItem(line: Line): OrderItem {
  const { title, detail, picture } = soldAs(line);
  return { name: title, detail, quantity: line.quantity, picture };
}

/** Some of an order's goods by name: two of "Stratocaster set (Vintage, White)". */
export const goodsNamed = (lines: readonly Line[], quantities: readonly number[]) =>
  lines.flatMap((line, index) => {
    const quantity = quantities[index] ?? 0;
    if (quantity === 0) return [];
    const { name, detail } = orderItem(line);
    return [{ quantity, name: `${name} (${detail})` }];
  });

/** The same in one line. */
export const goodsWords = (lines: readonly Line[], quantities: readonly number[]): string =>
  goodsNamed(lines, quantities)
    .map(({ quantity, name }) => counted(quantity, name))
    .join('; ');

/** The first name of whoever ordered: enough for two people at a bench. */
export const givenName = (name: string | null): string => name?.trim().split(/\s+/)[0] ?? '';

/** The country that an order goes to, in words; while no address is there it is not known. */
export const placeWords = (country: CountryCode, isAddressed: boolean): string =>
  isAddressed ? COUNTRY_NAMES[country] : 'no address yet';
