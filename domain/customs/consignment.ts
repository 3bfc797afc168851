import type { Day } from '../calendar/day.ts';
import type { AbroadCountry } from '../countries.ts';
import { add, type Cents, ZERO } from '../money.ts';
import type { Vat } from '../prices/vat.ts';
import { PICKUPS } from './article.ts';
import {
  type Currency,
  type CurrencyRate,
  type CustomsRows,
  type ImportRow,
  inCurrency,
  rateOn,
  rowInForce,
  shareOf,
} from './rows.ts';

/** Up to here a consignment to Great Britain pays its VAT at the sale, and not at import (pence, before shipping). */
export const BRITISH_LINE = 135_00;
/** Up to here carriers of the post take a parcel to the US, with its duty prepaid (US cents). */
export const US_LINE = 800_00;

/** Goods of one article in a consignment. */
export interface CustomsGoods {
  readonly code: string;
  readonly origin: string;
  /** What was paid for them, a discount taken off; and their price before it. */
  readonly value: Cents;
  readonly listed: Cents;
}

/** Why there is no order to a country. */
export type Closed =
  | { readonly why: 'british number' }
  | { readonly why: 'rate'; readonly currency: Currency }
  | { readonly why: 'duty row'; readonly code: string; readonly origin: string }
  | { readonly why: 'british tax' }
  | { readonly why: 'value'; readonly hundredths: number; readonly perEuro: number };

interface Dutiable {
  /** On the price before a discount, which takes its share off the duty as well. */
  readonly duty: Cents;
  readonly row: ImportRow;
}

/** Under which terms a consignment goes abroad, and the rows that say so. */
export type Consignment =
  /** British VAT is contained in its price. */
  | {
      readonly terms: 'vat contained';
      readonly vat: Vat;
      readonly row: ImportRow;
      readonly rate: CurrencyRate;
    }
  /** Its buyer pays duty and tax where it arrives; `tax` says roughly how much, where a row does. */
  | {
      readonly terms: 'paid at the door';
      readonly rate: CurrencyRate | null;
      readonly tax: ImportRow | null;
    }
  /** We pay the duty, and its buyer has paid it to us; for each of the goods in their order. */
  | {
      readonly terms: 'duty prepaid';
      readonly duty: Cents;
      readonly rate: CurrencyRate;
      readonly goods: readonly Dutiable[];
    }
  | { readonly terms: 'closed'; readonly closed: Closed };

/** What decides it besides the goods. */
export interface Customs {
  readonly rows: CustomsRows;
  /** Our British VAT number; empty while we have none. */
  readonly gbVatNumber: string;
  readonly day: Day;
}

/** Decides how goods go to a country outside the EU's customs, by the rows of a day. */
export function consignmentTo(
  country: AbroadCountry,
  goods: readonly CustomsGoods[],
  customs: Customs,
): Consignment {
  switch (country) {
    case 'GB':
      return toBritain(goods, customs);
    case 'US':
      return toTheStates(goods, customs);
    case 'CH':
    case 'CA':
      return { terms: 'paid at the door', rate: null, tax: taxRow(country, customs) };
  }
}

const closed = (why: Closed): Consignment => ({ terms: 'closed', closed: why });
const worthOf = (goods: readonly CustomsGoods[]): Cents => add(...goods.map(({ value }) => value));
const taxRow = (country: AbroadCountry, { rows, day }: Customs): ImportRow | null =>
  rowInForce(rows.imports, { kind: 'tax', country, day }) ?? null;

function toBritain(goods: readonly CustomsGoods[], customs: Customs): Consignment {
  const rate = rateOn(customs.rows.rates, 'GBP', customs.day);
  if (!rate) return closed({ why: 'rate', currency: 'GBP' });
  const row = taxRow('GB', customs);
  if (inCurrency(worthOf(goods), rate) > BRITISH_LINE) return { terms: 'paid at the door', rate, tax: row };
  if (!customs.gbVatNumber) return closed({ why: 'british number' });
  if (!row) return closed({ why: 'british tax' });
  return { terms: 'vat contained', vat: { country: 'GB', ratePercent: row.basisPoints / 100 }, row, rate };
}

function toTheStates(goods: readonly CustomsGoods[], { rows, day }: Customs): Consignment {
  const rate = rateOn(rows.rates, 'USD', day);
  if (!rate) return closed({ why: 'rate', currency: 'USD' });
  const dutiable: Dutiable[] = [];
  for (const { code, origin, listed } of goods) {
    const row = rowInForce(rows.imports, { kind: 'duty', country: 'US', code, origin, day });
    if (!row) return closed({ why: 'duty row', code, origin });
    dutiable.push({ row, duty: shareOf(listed, row.basisPoints) });
  }
  const hundredths = inCurrency(worthOf(goods), rate);
  if (hundredths > US_LINE) return closed({ why: 'value', hundredths, perEuro: rate.perEuro });
  return { terms: 'duty prepaid', duty: add(...dutiable.map(({ duty }) => duty)), rate, goods: dutiable };
}

/**
 * What is missing on a day, so that nothing, or nothing up to the British line, can be ordered to a country. Empty where
 * everything is there: then only the value of the goods may close one.
 */
export function missingAbroad({ rows, gbVatNumber, day }: Customs): readonly Closed[] {
  const missing: Closed[] = [];
  if (!rateOn(rows.rates, 'GBP', day)) missing.push({ why: 'rate', currency: 'GBP' });
  if (!gbVatNumber) missing.push({ why: 'british number' });
  else if (!rowInForce(rows.imports, { kind: 'tax', country: 'GB', day }))
    missing.push({ why: 'british tax' });
  if (!rateOn(rows.rates, 'USD', day)) missing.push({ why: 'rate', currency: 'USD' });
  const duty = rowInForce(rows.imports, { kind: 'duty', country: 'US', ...PICKUPS, day });
  if (!duty) missing.push({ why: 'duty row', ...PICKUPS });
  return missing;
}

/** What a consignment adds to a quote: a fee of its own, and the tax within its total. */
export function chargesOf(consignment: Consignment): { readonly duty: Cents; readonly vat: Vat } {
  const none: Vat = { country: null, ratePercent: 0 };
  if (consignment.terms === 'vat contained') return { duty: ZERO, vat: consignment.vat };
  return { duty: consignment.terms === 'duty prepaid' ? consignment.duty : ZERO, vat: none };
}
