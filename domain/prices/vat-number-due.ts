import { type Day, yearOf } from '../calendar/day.ts';
import { type Cents, cents } from '../money.ts';
import {
  endOfSmallBusiness,
  SMALL_LAST_YEAR,
  SMALL_THIS_YEAR,
  type TaxRecords,
  type Turnover,
} from './tax-year.ts';

/** Share of a § 19 limit at which the makers are warned, because a VAT number takes weeks. Our choice, not a law. */
const NEAR_PERCENT = 80;
const near = (limit: Cents): Cents => cents((limit * NEAR_PERCENT) / 100);

/** Small business is over, ends with the year, may end with any order, or may end with the year (`near`). */
export type VatNumberDue =
  | { readonly kind: 'over'; readonly from: Day }
  | { readonly kind: 'year' | 'near'; readonly from: Day; readonly turnover: Cents; readonly limit: Cents }
  | { readonly kind: 'order'; readonly turnover: Cents; readonly limit: Cents };

/** Need for a VAT number; undefined with one, without small business, or far from the limits. */
export function vatNumberDue(
  records: TaxRecords,
  today: Day,
  turnover: Turnover,
  { vatId }: { readonly vatId: string },
): VatNumberDue | undefined {
  if (vatId !== '' || !records.smallBusiness) return undefined;
  const over = endOfSmallBusiness(records, today, turnover);
  if (over) return { kind: 'over', from: over };
  const { thisYear } = turnover;
  if (thisYear >= near(SMALL_THIS_YEAR)) return { kind: 'order', turnover: thisYear, limit: SMALL_THIS_YEAR };
  if (thisYear < near(SMALL_LAST_YEAR)) return undefined;
  const kind = thisYear > SMALL_LAST_YEAR ? 'year' : 'near';
  const from = `${yearOf(today) + 1}-01-01`;
  return { kind, from, turnover: thisYear, limit: SMALL_LAST_YEAR };
}
