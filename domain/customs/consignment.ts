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

/** Up to this value VAT to Great Britain is due at the sale, above it at import (pence, before shipping). */
export const BRITISH_LINE = 135_00;
/** Up to this value postal carriers take a parcel to the US with prepaid duty (US cents). */
export const US_LINE = 800_00;

export interface CustomsGoods {
  readonly code: string;
  /** Empty if unknown. */
  readonly origin: string;
  /** Price paid, after a discount; and list price before it. */
  readonly value: Cents;
  readonly listed: Cents;
}

export type Closed =
  /** Goods of unknown origin, which no customs form may contain. */
  | { readonly why: 'origin' }
  | { readonly why: 'british number' }
  | { readonly why: 'rate'; readonly currency: Currency }
  | { readonly why: 'duty row'; readonly code: string; readonly origin: string }
  | { readonly why: 'british tax' }
  | { readonly why: 'value'; readonly hundredths: number; readonly perEuro: number };

interface Dutiable {
  /** On the list price: a discount reduces the duty by its own percentage. */
  readonly duty: Cents;
  readonly row: ImportRow;
}

export type Consignment =
  /** British VAT is included in the price. */
  | {
      readonly terms: 'vat contained';
      readonly vat: Vat;
      readonly row: ImportRow;
      readonly rate: CurrencyRate;
    }
  /** The buyer pays duty and tax on delivery. `tax` estimates the tax, if there is a row. */
  | {
      readonly terms: 'paid at the door';
      readonly rate: CurrencyRate | null;
      readonly tax: ImportRow | null;
    }
  /** The buyer pays the duty to us and we prepay it. One entry for each of the goods, in their order. */
  | {
      readonly terms: 'duty prepaid';
      readonly duty: Cents;
      readonly rate: CurrencyRate;
      readonly goods: readonly Dutiable[];
    }
  | { readonly terms: 'closed'; readonly closed: Closed };

export interface Customs {
  readonly rows: CustomsRows;
  readonly gbVatNumber: string;
  readonly day: Day;
}

export function consignmentTo(
  country: AbroadCountry,
  goods: readonly CustomsGoods[],
  customs: Customs,
): Consignment {
  if (goods.some(({ origin }) => origin === '')) return closed({ why: 'origin' });
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

/** Data missing for any order to a country, or up to the British limit. If empty, only the value can prevent one. */
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

export function chargesOf(consignment: Consignment): { readonly duty: Cents; readonly vat: Vat } {
  const noVat: Vat = { country: null, ratePercent: 0 };
  if (consignment.terms === 'vat contained') return { duty: ZERO, vat: consignment.vat };
  return { duty: consignment.terms === 'duty prepaid' ? consignment.duty : ZERO, vat: noVat };
}
