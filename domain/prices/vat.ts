import { type CountryCode, type Destination, EU_DESTINATIONS } from '../countries.ts';
import { type Cents, cents } from '../money.ts';

export interface Vat {
  readonly country: CountryCode | null;
  readonly ratePercent: number;
}

/**
 * Standard rates of the member states and Northern Ireland in percent, as of 2026 (European Commission, "VAT rates
 * applied in the Member States"). Used for destinations above the one-stop shop threshold of 10 000 euro.
 */
const STANDARD_RATE_PERCENT: Record<(typeof EU_DESTINATIONS)[number], number> = {
  AT: 20,
  BE: 21,
  BG: 20,
  CY: 19,
  CZ: 21,
  DE: 19,
  DK: 25,
  EE: 24,
  ES: 21,
  FI: 25.5,
  FR: 20,
  GR: 24,
  HR: 25,
  HU: 27,
  IE: 23,
  IT: 22,
  LT: 21,
  LU: 17,
  LV: 21,
  MT: 18,
  NL: 21,
  PL: 23,
  PT: 23,
  RO: 21,
  SE: 25,
  SI: 22,
  SK: 23,
  XI: 20,
};

export interface TaxRules {
  /** Sales to other member states have passed 10 000 euro in this year or the last. */
  readonly aboveOssThreshold: boolean;
  /** § 19 UStG: no tax, neither domestic nor of other member states. */
  readonly smallBusiness?: boolean;
}

/**
 * Tax contained in a price by destination. Below the threshold German tax applies in the whole EU, above it that of the
 * destination or its region; exports are tax-free (§ 4 no. 1 a UStG). The price itself does not change.
 */
export function vatFor(
  destination: CountryCode | Destination,
  { aboveOssThreshold, smallBusiness }: TaxRules,
): Vat {
  const { country: goesTo, ratePercent } =
    typeof destination === 'string' ? { country: destination } : destination;
  const member = EU_DESTINATIONS.find((country) => country === goesTo);
  if (!member) return { country: null, ratePercent: 0 };
  if (smallBusiness) return { country: 'DE', ratePercent: 0 };
  if (!aboveOssThreshold) return { country: 'DE', ratePercent: STANDARD_RATE_PERCENT.DE };
  return { country: member, ratePercent: ratePercent ?? STANDARD_RATE_PERCENT[member] };
}

/** True for a sale of a small business: domestic, without tax. */
export const isOfSmallBusiness = ({ country, ratePercent }: Vat): boolean =>
  country === 'DE' && ratePercent === 0;

/** The tax contained in a gross amount, rounded to the cent. */
export function vatContained(gross: Cents, { ratePercent }: Vat): Cents {
  return cents(Math.round((gross * ratePercent) / (100 + ratePercent)));
}

/** The gross amount without its tax. */
export const withoutVat = (gross: Cents, vat: Vat): Cents => cents(gross - vatContained(gross, vat));
