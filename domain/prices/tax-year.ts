import { type Day, yearOf } from '../calendar/day.ts';
import { type CountryCode, type Destination, isAbroad } from '../countries.ts';
import { add, type Cents, cents } from '../money.ts';
import { type TaxRules, type Vat, vatFor, withoutVat } from './vat.ts';

/**
 * Annual net sales to consumers in other member states above which the destination's tax applies: 10 000 euro
 * (Directive 2006/112/EC, art. 59c; § 3c (4) UStG).
 */
export const OSS_LINE = cents(1_000_000);
/** Sales at which the makers are warned. Our choice, not a law. */
export const OSS_TOLD = cents(800_000);
/** Net sales of the previous year that end a small business: 25 000 euro (§ 19 (1) UStG, since 2025). */
export const SMALL_LAST_YEAR = cents(2_500_000);
/** Net sales of the current year that end a small business: 100 000 euro (§ 19 (1) UStG, since 2025). */
export const SMALL_THIS_YEAR = cents(10_000_000);

/** Thresholds of annual sales: 8 000 and 10 000 euro to other member states, and the end of a small business. */
export type TaxLine = 'oss told' | 'oss passed' | 'small business over';

/** A threshold passed in a year, with the day of the order that passed it. */
export interface PassedLine {
  readonly year: number;
  readonly line: TaxLine;
  readonly on: Day;
}

/** Settings and passed thresholds that determine the tax of a day. */
export interface TaxRecords {
  readonly smallBusiness: { readonly from: Day } | undefined;
  readonly lines: readonly PassedLine[];
  /**
   * Day from which the makers have chosen the destination's rates regardless of sales: the firm has passed the
   * threshold elsewhere, or has waived it (§ 3c (4) UStG).
   */
  readonly oss: Day | undefined;
}

const passedOn = ({ lines }: Pick<TaxRecords, 'lines'>, year: number, line: TaxLine): Day | undefined =>
  lines.find((one) => one.year === year && one.line === line)?.on;

/** True if a year begins with the destination's rates because the previous one passed the threshold. */
export const beganAbove = (records: Pick<TaxRecords, 'lines'>, year: number): boolean =>
  passedOn(records, year - 1, 'oss passed') !== undefined;

/** True if the destination's rates apply on a day by choice. */
export const isOssChosen = ({ oss }: Pick<TaxRecords, 'oss'>, day: Day): boolean =>
  oss !== undefined && oss <= day;

/** Last day of the choice, which is binding for two calendar years (§ 3c (4) UStG). */
export const ossBindsUntil = (from: Day): Day => `${yearOf(from) + 1}-12-31`;

export type OssFault = { readonly kind: 'past' } | { readonly kind: 'binds'; readonly until: Day };

/** Fault of a new choice, given the current one; `null` means no choice. */
export function ossFault(standing: Day | null, from: Day | null, today: Day): OssFault | undefined {
  if (standing !== null && standing <= today && ossBindsUntil(standing) >= today)
    return { kind: 'binds', until: ossBindsUntil(standing) };
  return from !== null && from < today ? { kind: 'past' } : undefined;
}

/** Days until `day` on which turnover ended the current small business. */
const endsUntil = ({ smallBusiness, lines }: TaxRecords, day: Day): readonly Day[] =>
  lines.flatMap(({ line, on }) =>
    line === 'small business over' && smallBusiness && on >= smallBusiness.from && on <= day ? [on] : [],
  );

/** True if small business is set for a day and turnover has not ended it. */
const isSaidSmall = (records: TaxRecords, day: Day): boolean =>
  records.smallBusiness !== undefined &&
  records.smallBusiness.from <= day &&
  endsUntil(records, day).length === 0;

/** Day on which turnover ends the small business; undefined if it has not. */
export function endOfSmallBusiness(
  records: TaxRecords,
  today: Day,
  { lastYear }: Pick<Turnover, 'lastYear'>,
): Day | undefined {
  const { smallBusiness } = records;
  if (!smallBusiness || smallBusiness.from > today) return undefined;
  const byLastYear = lastYear > SMALL_LAST_YEAR ? [`${yearOf(today)}-01-01`] : [];
  return [...endsUntil(records, today), ...byLastYear].toSorted()[0];
}

/** Net sales of all kinds in a year and the previous one; zero before the shop existed. */
export interface Turnover {
  readonly lastYear: Cents;
  readonly thisYear: Cents;
}

/** Tax rules of a day before its next payment. A year after more than 25 000 euro ends a small business. */
export function taxRulesOn(
  records: TaxRecords,
  day: Day,
  { lastYear }: Pick<Turnover, 'lastYear'>,
): TaxRules {
  const year = yearOf(day);
  const smallBusiness = isSaidSmall(records, day) && lastYear <= SMALL_LAST_YEAR;
  const aboveOssThreshold =
    isOssChosen(records, day) ||
    beganAbove(records, year) ||
    passedOn(records, year, 'oss passed') !== undefined;
  return { aboveOssThreshold, smallBusiness };
}

/** True for another member state, or Northern Ireland. */
export const isOtherMember = (country: CountryCode): boolean => country !== 'DE' && !isAbroad(country);

/** True if a sale adds to the one-stop shop threshold. Sales to firms with a VAT id do not. */
export const countsForOss = (country: CountryCode, isFirm: boolean): boolean =>
  isOtherMember(country) && !isFirm;

/** Rules for a buyer. The destination's rates are for consumers; a firm with a VAT id has the German rate. */
export const rulesForBuyer = (rules: TaxRules, isFirm: boolean): TaxRules =>
  isFirm ? { ...rules, aboveOssThreshold: false } : rules;

export interface SoldBefore {
  readonly turnover: Turnover;
  /** Net sales of this year to consumers in other member states, less refunds. */
  readonly oss: Cents;
}

export interface TaxOfSale {
  readonly vat: Vat;
  readonly passes: readonly { readonly line: TaxLine; readonly net: Cents }[];
  readonly rules: TaxRules;
}

/**
 * Tax of a sale paid on a day. The sale that passes a threshold is the first one under the new rules. `gross` is the
 * total paid. The threshold is checked with the net amount under the old rules, because the new one is not known
 * before.
 */
export function taxOfSale(
  records: TaxRecords,
  {
    to,
    day,
    gross,
    isFirm,
  }: { readonly to: Destination; readonly day: Day; readonly gross: Cents; readonly isFirm: boolean },
  { turnover, oss }: SoldBefore,
): TaxOfSale {
  const before = rulesForBuyer(taxRulesOn(records, day, turnover), isFirm);
  const year = yearOf(day);
  const isNew = (line: TaxLine) => passedOn(records, year, line) === undefined;
  const netTotal = add(turnover.thisYear, withoutVat(gross, vatFor(to, before)));
  const endsSmall =
    isSaidSmall(records, day) &&
    (!before.smallBusiness || netTotal > SMALL_THIS_YEAR) &&
    isNew('small business over');
  const smallBusiness = before.smallBusiness === true && !endsSmall;
  const currentRules = { ...before, smallBusiness };
  const counted = countsForOss(to.country, isFirm)
    ? add(oss, withoutVat(gross, vatFor(to, currentRules)))
    : undefined;
  const isPast = (line: Cents) => counted !== undefined && counted > line;
  const rules = { ...currentRules, aboveOssThreshold: currentRules.aboveOssThreshold || isPast(OSS_LINE) };
  return {
    vat: vatFor(to, rules),
    rules,
    passes: [
      ...(endsSmall ? [{ line: 'small business over', net: netTotal } as const] : []),
      ...(counted !== undefined && isPast(OSS_TOLD) && isNew('oss told')
        ? [{ line: 'oss told', net: counted } as const]
        : []),
      ...(counted !== undefined && isPast(OSS_LINE) && isNew('oss passed')
        ? [{ line: 'oss passed', net: counted } as const]
        : []),
    ],
  };
}

/** Why a firm cannot be a small business from a day on, with the sum and the limit. */
export type SmallBusinessFault =
  | { readonly kind: 'last year' | 'this year'; readonly turnover: Cents; readonly limit: Cents }
  /** Sales of that year were already taxed, and the rule starts with a year (§ 19 (3) UStG). */
  | { readonly kind: 'year has begun'; readonly next: Day }
  | { readonly kind: 'past' }
  | { readonly kind: 'holds'; readonly from: Day };

/** Fault of a small business from a day on. `turnover` is today's. */
export function smallBusinessFault(
  records: TaxRecords,
  from: Day,
  today: Day,
  turnover: Turnover,
): SmallBusinessFault | undefined {
  if (taxRulesOn(records, today, turnover).smallBusiness && records.smallBusiness)
    return { kind: 'holds', from: records.smallBusiness.from };
  if (from < today) return { kind: 'past' };
  const isNextYear = yearOf(from) > yearOf(today);
  const { lastYear, thisYear } = turnover;
  if (!isNextYear && lastYear > SMALL_LAST_YEAR)
    return { kind: 'last year', turnover: lastYear, limit: SMALL_LAST_YEAR };
  if (!isNextYear && thisYear > SMALL_THIS_YEAR)
    return { kind: 'this year', turnover: thisYear, limit: SMALL_THIS_YEAR };
  if (isNextYear && thisYear > SMALL_LAST_YEAR)
    return { kind: 'last year', turnover: thisYear, limit: SMALL_LAST_YEAR };
  const next = `${yearOf(from) + 1}-01-01`;
  if (!from.endsWith('-01-01') && (isNextYear || thisYear > 0)) return { kind: 'year has begun', next };
  return undefined;
}
