import { type Day, monthOf } from '../calendar/day.ts';
import { COUNTRY_NAMES, type CountryCode } from '../countries.ts';
import { add, type Cents, cents, ZERO } from '../money.ts';
import { type Vat, vatContained } from '../prices/vat.ts';
import { keysOf, recordOf } from '../records.ts';

export interface BookedOrder {
  readonly number: string;
  readonly paid: Day;
  readonly country: CountryCode;
  /** Sold to a firm of another member state that gave a VAT id. */
  readonly isFirm?: boolean;
  readonly vat: Vat;
  /** Goods after discount. */
  readonly goods: Cents;
  readonly shipping: Cents;
  /** Import duty prepaid by the buyer: a fee, passed on to a carrier. */
  readonly duty: Cents;
  readonly pickups: number;
  /** Payment of an order by hand; undefined if the payment provider took the money. */
  readonly paidBy?: 'cash' | 'bank transfer' | undefined;
}

/** A refund on its day; negative if a dispute was won and the money returned. */
export interface BookedRefund {
  readonly order: BookedOrder;
  readonly on: Day;
  readonly amount: Cents;
  /** Amount of the order refunded earlier. */
  readonly before: Cents;
  readonly reason: string;
  /** Taken or returned by a dispute, not refunded by us. */
  readonly isDispute?: boolean;
}

/** Declaration of a sale: domestic, through the one-stop shop, to HM Revenue & Customs, or an export. */
export type MonthSection = 'home' | 'oss' | 'uk' | 'export';

export const sectionOf = ({ country }: Vat): MonthSection =>
  country === null ? 'export' : country === 'DE' ? 'home' : country === 'GB' ? 'uk' : 'oss';

export const totalOf = ({ goods, shipping, duty }: BookedOrder): Cents => add(goods, shipping, duty);

export const vatOfOrder = (order: BookedOrder): Cents => vatContained(totalOf(order), order.vat);

/** Tax of a refund: the change in the tax of the rest, so that partial refunds add up to the tax on the invoice. */
export function vatOfRefund({ order, amount, before }: BookedRefund): Cents {
  const remaining = cents(totalOf(order) - before);
  return cents(vatContained(remaining, order.vat) - vatContained(cents(remaining - amount), order.vat));
}

const NOTHING = { orders: 0, pickups: 0, goods: 0, shipping: 0, duty: 0, refunds: 0, vat: 0 };
type Sums = typeof NOTHING;

const figuresOf = ({ orders, pickups, goods, shipping, duty, refunds, vat }: Sums) => {
  const gross = goods + shipping + duty + refunds;
  return {
    orders,
    pickups,
    goods: cents(goods),
    shipping: cents(shipping),
    duty: cents(duty),
    refunds: cents(refunds),
    gross: cents(gross),
    net: cents(gross - vat),
    vat: cents(vat),
  };
};

function grown(into: Sums, by: Partial<Sums>): Sums {
  return recordOf(keysOf(NOTHING), (key) => into[key] + (by[key] ?? 0));
}

const SECTIONS: readonly MonthSection[] = ['home', 'oss', 'uk', 'export'];

export function monthFigures(
  month: string,
  orders: readonly BookedOrder[],
  refunds: readonly BookedRefund[],
) {
  const rows = new Map<string, { of: BookedOrder; sums: Sums }>();
  const book = (order: BookedOrder, by: Partial<Sums>) => {
    const key = `${order.vat.country} ${order.country} ${order.vat.ratePercent} ${order.isFirm === true}`;
    const row = rows.get(key) ?? { of: order, sums: NOTHING };
    rows.set(key, { of: row.of, sums: grown(row.sums, by) });
  };
  for (const order of orders.filter(({ paid }) => monthOf(paid) === month)) {
    const { goods, shipping, duty, pickups } = order;
    book(order, { orders: 1, pickups, goods, shipping, duty, vat: vatOfOrder(order) });
  }
  const back = refunds.filter(({ on }) => monthOf(on) === month);
  for (const refund of back) book(refund.order, { refunds: -refund.amount, vat: -vatOfRefund(refund) });
  const lines = [...rows.values()]
    .map(({ of: { country, vat, isFirm = false }, sums }) => ({
      section: sectionOf(vat),
      country,
      name: COUNTRY_NAMES[country],
      isFirm,
      ratePercent: vat.ratePercent,
      ...figuresOf(sums),
    }))
    .sort(
      (a, b) =>
        SECTIONS.indexOf(a.section) - SECTIONS.indexOf(b.section) ||
        b.gross - a.gross ||
        Number(a.isFirm) - Number(b.isFirm) ||
        (a.name < b.name ? -1 : 1),
    );
  return {
    month,
    rows: lines,
    all: figuresOf([...rows.values()].reduce((sum, { sums }) => grown(sum, sums), NOTHING)),
    oss: lines.filter(({ section }) => section === 'oss').reduce((sum, { vat }) => add(sum, vat), ZERO),
    refundedOrders: new Set(back.map(({ order }) => order.number)).size,
  };
}

/** Revenue at one rate; firms with a VAT id are separate. Refunds are negative; net and VAT are after refunds. */
export type MonthRow = ReturnType<typeof monthFigures>['rows'][number];

/** Median of counts; the lower one of two middle values. Undefined for an empty list. */
export function median(counts: readonly number[]): number | undefined {
  return [...counts].sort((a, b) => a - b)[Math.floor((counts.length - 1) / 2)];
}
