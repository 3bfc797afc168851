import { type Day, monthOf } from '../calendar/day.ts';
import { COUNTRY_NAMES, type CountryCode } from '../countries.ts';
import { add, type Cents, cents, ZERO } from '../money.ts';
import { type Vat, vatContained } from '../prices/vat.ts';
import { keysOf, recordOf } from '../records.ts';

/** An order as the books see it, on the day it was paid. */
export interface BookedOrder {
  readonly number: string;
  readonly paid: Day;
  /** Where it goes. */
  readonly country: CountryCode;
  /** Set where it was sold to a firm of another member state, by the VAT id that it gave. */
  readonly isFirm?: boolean;
  /** Whose tax it carries, frozen on the order. */
  readonly vat: Vat;
  /** Goods less a code's discount. */
  readonly goods: Cents;
  readonly shipping: Cents;
  /** Import duty that its buyer has prepaid: a fee, passed on to a carrier. */
  readonly duty: Cents;
  readonly pickups: number;
  /** How an order by hand was paid; undefined where the payment provider took the money. */
  readonly paidBy?: 'cash' | 'bank transfer' | undefined;
}

/** Money that went back, on its day; below zero where a dispute was won and it came home. */
export interface BookedRefund {
  readonly order: BookedOrder;
  readonly on: Day;
  readonly amount: Cents;
  /** What of the order went back before. */
  readonly before: Cents;
  readonly reason: string;
  /** Taken or brought back by a dispute, not sent back by us. */
  readonly isDispute?: boolean;
}

/** Where a sale is declared: at home, through the one-stop shop, to HM Revenue & Customs, or nowhere, being an export. */
export type Section = 'home' | 'oss' | 'uk' | 'export';

export const sectionOf = ({ country }: Vat): Section =>
  country === null ? 'export' : country === 'DE' ? 'home' : country === 'GB' ? 'uk' : 'oss';

/** One line of revenue: a country at a rate, firms with a VAT id apart. Refunds are negative; net and VAT are what is left after them. */
export interface MonthRow {
  readonly section: Section;
  readonly country: CountryCode;
  readonly name: string;
  readonly isFirm: boolean;
  readonly ratePercent: number;
  readonly orders: number;
  readonly pickups: number;
  readonly goods: Cents;
  readonly shipping: Cents;
  readonly duty: Cents;
  readonly refunds: Cents;
  readonly gross: Cents;
  readonly net: Cents;
  readonly vat: Cents;
}

export interface MonthFigures {
  readonly month: string;
  readonly rows: readonly MonthRow[];
  readonly all: Omit<MonthRow, 'section' | 'country' | 'name' | 'isFirm' | 'ratePercent'>;
  /** Of the VAT, what is declared through the one-stop shop. */
  readonly oss: Cents;
  readonly refundedOrders: number;
}

export const totalOf = ({ goods, shipping, duty }: BookedOrder): Cents => add(goods, shipping, duty);

/** The tax within an order, to the cent: what its invoice says. */
export const vatOfOrder = (order: BookedOrder): Cents => vatContained(totalOf(order), order.vat);

/**
 * The tax within a refund: what it changes in the tax of what is left. So refunds in parts take back exactly the tax
 * that the invoice showed, and never a cent more.
 */
export function vatOfRefund({ order, amount, before }: BookedRefund): Cents {
  const left = cents(totalOf(order) - before);
  return cents(vatContained(left, order.vat) - vatContained(cents(left - amount), order.vat));
}

interface Sums {
  orders: number;
  pickups: number;
  goods: number;
  shipping: number;
  duty: number;
  refunds: number;
  vat: number;
}

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

const NOTHING: Sums = { orders: 0, pickups: 0, goods: 0, shipping: 0, duty: 0, refunds: 0, vat: 0 };

function grown(into: Sums, by: Partial<Sums>): Sums {
  return recordOf(keysOf(NOTHING), (key) => into[key] + (by[key] ?? 0));
}

const SECTIONS: readonly Section[] = ['home', 'oss', 'uk', 'export'];

/** Revenue by country, rate and kind of buyer: at home first, then the EU and exports, the largest first. */
export function monthFigures(
  month: string,
  orders: readonly BookedOrder[],
  refunds: readonly BookedRefund[],
): MonthFigures {
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

/** The middle of some counts: of an even number the lower one of the two in the middle. Undefined for none. */
export function median(counts: readonly number[]): number | undefined {
  return [...counts].sort((a, b) => a - b)[Math.floor((counts.length - 1) / 2)];
}
