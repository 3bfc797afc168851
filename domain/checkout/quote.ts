import { type PricedLine, priceKeys, unitPrice } from '../cart/cart-line.ts';
import { type CountryCode, FIRST_COUNTRY } from '../countries.ts';
import { add, type Cents, times, ZERO } from '../money.ts';
import type { LookupKey, PriceList } from '../prices/price-list.ts';
import { TAX_NOW } from '../prices/tax-now.ts';
import { type Vat, vatContained, vatFor } from '../prices/vat.ts';
import { type Shipping, shippingTo } from '../shipping/shipping.ts';

export interface Quote {
  readonly country: CountryCode;
  readonly goods: Cents;
  /** Fee, promotion and resulting price. */
  readonly shipping: Shipping;
  /** Import duty that we prepay: a fee beside shipping, not a tax. */
  readonly duty: Cents;
  /** Amount to pay: goods, shipping and duty, tax included. */
  readonly total: Cents;
  readonly vat: Vat & { readonly contained: Cents };
}

interface Agreed {
  readonly shipping?: Cents | undefined;
  readonly duty?: Cents | undefined;
  readonly total?: Cents | undefined;
  readonly vat?: Vat | undefined;
}

/** Quotes goods of known value. Agreed sums take precedence; a shipping price unlike the table's has no promotion. */
export function quoteGoods(goods: Cents, country: CountryCode, agreed: Agreed = {}): Quote {
  const table = shippingTo(country, goods);
  const { shipping: price = table.price, duty = ZERO } = agreed;
  const shipping = price === table.price ? table : { ...table, fee: price, discount: ZERO, price };
  const { total = add(goods, price, duty), vat = vatFor(country, TAX_NOW) } = agreed;
  return { country, goods, shipping, duty, total, vat: { ...vat, contained: vatContained(total, vat) } };
}

interface Line extends PricedLine {
  readonly quantity: number;
}

interface Priced {
  readonly unit: Cents;
  readonly quantity: number;
}

export type QuoteOf<L extends Priced> = Quote & { readonly lines: readonly L[] };

export function quoteLines<L extends Priced>(
  lines: readonly L[],
  country: CountryCode,
  agreed: Agreed = {},
): QuoteOf<L> {
  const goods = add(...lines.map(({ unit, quantity }) => times(unit, quantity)));
  return { lines, ...quoteGoods(goods, country, agreed) };
}

export type Quoting<L extends Line> =
  | ({ readonly ok: true } & QuoteOf<L & { readonly unit: Cents }>)
  | { readonly ok: false; readonly missing: readonly LookupKey[] };

export function quote<L extends Line>(
  lines: readonly L[],
  prices: PriceList,
  country: CountryCode = FIRST_COUNTRY,
  agreed: Agreed = {},
): Quoting<L> {
  const missing = lines.flatMap(priceKeys).filter((key) => prices[key] === undefined);
  if (missing.length > 0) return { ok: false, missing: [...new Set(missing)] };
  const priced = lines.map((line) => ({ ...line, unit: unitPrice(line, prices) ?? ZERO }));
  return { ok: true, ...quoteLines(priced, country, agreed) };
}
