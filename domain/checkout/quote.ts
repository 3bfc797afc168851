import { type PricedLine, priceKeys, unitPrice } from '../cart/cart-line.ts';
import { type CountryCode, FIRST_COUNTRY } from '../countries.ts';
import { add, type Cents, times, ZERO } from '../money.ts';
import type { LookupKey, PriceList } from '../prices/price-list.ts';
import { TAX_NOW } from '../prices/tax-now.ts';
import { type Vat, vatContained, vatFor } from '../prices/vat.ts';
import { type Shipping, shippingTo } from '../shipping/shipping.ts';

/** What goods come to when they are shipped to a country. */
export interface Quote {
  readonly country: CountryCode;
  readonly goods: Cents;
  /** Fee, promotion and what is left of the fee. */
  readonly shipping: Shipping;
  /** Import duty that we prepay for the buyer: a fee beside shipping, and never a tax. */
  readonly duty: Cents;
  /** What the shopper pays: goods, shipping and duty, tax contained. */
  readonly total: Cents;
  readonly vat: Vat & { readonly contained: Cents };
}

/** What of a quote was settled before and is not to be worked out anew. */
interface Agreed {
  readonly shipping?: Cents | undefined;
  readonly duty?: Cents | undefined;
  readonly total?: Cents | undefined;
  readonly vat?: Vat | undefined;
}

/**
 * Quotes goods whose value is known: those of a frozen order, of a payment session. What was agreed before counts,
 * and a shipping price other than the table's is as it is, without a promotion.
 */
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

/** The quote of lines whose unit prices are known. */
export type QuoteOf<L extends Priced> = Quote & { readonly lines: readonly L[] };

/** Quotes lines that hold their unit prices. */
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

/** Quotes the lines of a cart from a price list; where that lacks prices, says which. */
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
