import { type Day, yearOf } from '../calendar/day.ts';
import { type CountryCode, type Destination, isAbroad } from '../countries.ts';
import { add, type Cents, cents } from '../money.ts';
import { type TaxRules, type Vat, vatContained, vatFor } from './vat.ts';

/**
 * Net sales to consumers of other member states in a year above which they are taxed where they go: 10 000 euro
 * (Directive 2006/112/EC, art. 59c; § 3c (4) UStG).
 */
export const OSS_LINE = cents(1_000_000);
/** Where the makers are told that it comes near. Ours, and no law's. */
export const OSS_TOLD = cents(800_000);
/** Net sales of the year before, above which nobody is a small business: 25 000 euro (§ 19 (1) UStG, since 2025). */
export const SMALL_LAST_YEAR = cents(2_500_000);
/** Net sales of the running year, above which nobody stays one: 100 000 euro (§ 19 (1) UStG, since 2025). */
export const SMALL_THIS_YEAR = cents(10_000_000);

/** What the sales of a year can pass: 8 000 and 10 000 euro to other member states, and the end of a small business. */
export type TaxLine = 'oss told' | 'oss passed' | 'small business over';

/** A line that a year has passed, on the day of the order that passed it. */
export interface PassedLine {
  readonly year: number;
  readonly line: TaxLine;
  readonly on: Day;
}

/** What the makers have set and the years have passed: all that the tax of a day follows from. */
export interface TaxRecords {
  /** The last thing that was said of § 19; undefined where nothing ever was. */
  readonly smallBusiness: { readonly from: Day } | undefined;
  readonly lines: readonly PassedLine[];
  /**
   * From when the makers have chosen the destination's rates, whatever a year has sold: the firm has passed the line elsewhere,
   * or has renounced it (§ 3c (4) UStG).
   */
  readonly oss: Day | undefined;
}

/** The day on which a year passed a line. */
const passedOn = ({ lines }: Pick<TaxRecords, 'lines'>, year: number, line: TaxLine): Day | undefined =>
  lines.find((one) => one.year === year && one.line === line)?.on;

/** Whether a year begins with the destination's rates because the one before passed the line. */
export const beganAbove = (records: Pick<TaxRecords, 'lines'>, year: number): boolean =>
  passedOn(records, year - 1, 'oss passed') !== undefined;

/** Whether the destination's rates apply on a day by the makers' choice. */
export const isOssChosen = ({ oss }: Pick<TaxRecords, 'oss'>, day: Day): boolean =>
  oss !== undefined && oss <= day;

/** The last day that the choice binds: it holds for two calendar years (§ 3c (4) UStG). */
export const ossBindsUntil = (from: Day): Day => `${yearOf(from) + 1}-12-31`;

/** Why the choice cannot be set to a day, or taken back. */
export type OssFault = { readonly kind: 'past' } | { readonly kind: 'binds'; readonly until: Day };

/** What keeps the makers from another choice than the one that stands; `null` is for none. */
export function ossFault(standing: Day | null, from: Day | null, today: Day): OssFault | undefined {
  if (standing !== null && standing <= today && ossBindsUntil(standing) >= today)
    return { kind: 'binds', until: ossBindsUntil(standing) };
  return from !== null && from < today ? { kind: 'past' } : undefined;
}

/** Days up to one on which turnover ended the small business that was last said to hold. */
const endsUntil = ({ smallBusiness, lines }: TaxRecords, day: Day): readonly Day[] =>
  lines.flatMap(({ line, on }) =>
    line === 'small business over' && smallBusiness && on >= smallBusiness.from && on <= day ? [on] : [],
  );

/** Whether small business was said to hold on a day and has not ended since, by turnover. */
const isSaidSmall = (records: TaxRecords, day: Day): boolean =>
  records.smallBusiness !== undefined &&
  records.smallBusiness.from <= day &&
  endsUntil(records, day).length === 0;

/** From when small business is over by turnover, as was last said of it; undefined where nothing has ended it. */
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

/** Net sales of all kinds, of a year and of the one before; of those before the shop there are none. */
export interface Turnover {
  readonly lastYear: Cents;
  readonly thisYear: Cents;
}

/**
 * Whose tax sales of a day have, as far as anybody knows before the next one is paid. A year that follows one of more than
 * 25 000 euro ends a small business by itself.
 */
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

/** Whether a country is another member state, or Northern Ireland. */
export const isOtherMember = (country: CountryCode): boolean => country !== 'DE' && !isAbroad(country);

/** Whether a sale counts towards the line of the one-stop shop: those to firms that gave a VAT id do not. */
export const countsForOss = (country: CountryCode, isFirm: boolean): boolean =>
  isOtherMember(country) && !isFirm;

/** The rules for a buyer: the destination's rates are for consumers, a firm that gave a VAT id has the German one. */
export const rulesForBuyer = (rules: TaxRules, isFirm: boolean): TaxRules =>
  isFirm ? { ...rules, aboveOssThreshold: false } : rules;

/** The sales of a year before a sale that is to be settled. */
export interface SoldBefore {
  readonly turnover: Turnover;
  /** Of this year, net, to consumers of other member states; less what went back. */
  readonly oss: Cents;
}

/** What a sale came to: whose tax it has, and which lines the year passes with it. */
export interface TaxOfSale {
  readonly vat: Vat;
  readonly passes: readonly { readonly line: TaxLine; readonly net: Cents }[];
  /** Whether it was sold as a small business sells. */
  readonly rules: TaxRules;
}

const netOf = (gross: Cents, vat: Vat): Cents => cents(gross - vatContained(gross, vat));

/**
 * Whose tax a sale has that is paid on a day: the one that passes a line is the first on its other side. `gross` is all that is
 * paid. Whether it passes is asked with the net that it has on this side, for the other is not known before.
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
  const all = add(turnover.thisYear, netOf(gross, vatFor(to, before)));
  const endsSmall =
    isSaidSmall(records, day) &&
    (!before.smallBusiness || all > SMALL_THIS_YEAR) &&
    isNew('small business over');
  const smallBusiness = before.smallBusiness === true && !endsSmall;
  const here = { ...before, smallBusiness };
  const counted = countsForOss(to.country, isFirm) ? add(oss, netOf(gross, vatFor(to, here))) : undefined;
  const isPast = (line: Cents) => counted !== undefined && counted > line;
  const rules = { ...here, aboveOssThreshold: here.aboveOssThreshold || isPast(OSS_LINE) };
  return {
    vat: vatFor(to, rules),
    rules,
    passes: [
      ...(endsSmall ? [{ line: 'small business over', net: all } as const] : []),
      ...(counted !== undefined && isPast(OSS_TOLD) && isNew('oss told')
        ? [{ line: 'oss told', net: counted } as const]
        : []),
      ...(counted !== undefined && isPast(OSS_LINE) && isNew('oss passed')
        ? [{ line: 'oss passed', net: counted } as const]
        : []),
    ],
  };
}

/** Why a firm cannot be a small business from a day on, with the sum and the limit that forbid it. */
export type SmallBusinessFault =
  | { readonly kind: 'last year' | 'this year'; readonly turnover: Cents; readonly limit: Cents }
  /** Sales of that year were taxed already: it begins with a year (§ 19 (3) UStG). */
  | { readonly kind: 'year has begun'; readonly next: Day }
  | { readonly kind: 'past' }
  | { readonly kind: 'holds'; readonly from: Day };

/** What keeps a firm from being a small business from a day on. `turnover` is that of today. */
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
