import { type BookedOrder, type BookedRefund, sectionOf, totalOf } from '../admin/month.ts';
import { type Day, lastDayOf, monthOf } from '../calendar/day.ts';
import { type Cents, cents } from '../money.ts';
import { isOfSmallBusiness, type Vat } from '../prices/vat.ts';
import type { Adviser } from './adviser.ts';
import type { Chart } from './chart.ts';
import type { MoneyOnTheWay } from './on-the-way.ts';

export interface Booking {
  readonly on: Day;
  /** Positive. */
  readonly amount: Cents;
  readonly side: 'debit' | 'credit';
  readonly account: string;
  readonly contra: string;
  /** Tax key; empty if the account implies the tax. */
  readonly key: string;
  /** Voucher: number of an invoice, an order or a payout. */
  readonly voucher: string;
  readonly order: string;
  /** At most 60 characters. */
  readonly text: string;
  /** Country and rate of a sale declared through the one-stop shop. */
  readonly destination: Vat | undefined;
}

export interface Vouchers {
  /** Invoice numbers by order number. An order that has not left has none. */
  readonly invoices: ReadonlyMap<string, string>;
}

/** The account of a sale. A domestic sale without tax is one of a small business (§ 19 UStG). */
const saleAccount = (chart: Chart, vat: Vat): string =>
  isOfSmallBusiness(vat) ? chart.smallBusiness : chart[sectionOf(vat)];

const destinationOf = (vat: Vat): Vat | undefined => (sectionOf(vat) === 'oss' ? vat : undefined);

/** The account that holds the money of a sale: in transit from the payment provider, in the bank, or cash. */
const moneyAccount = (chart: Chart, { paidBy }: BookedOrder): string =>
  paidBy === 'cash' ? chart.cash : paidBy === 'bank transfer' ? chart.bank : chart.transit;

/**
 * All entries of a month: payments by the day of receipt (§ 20 UStG, as in the figures), refunds, the provider's fees
 * and payouts. No entry is a sum of others, so each leads to its paper.
 */
export function bookingsOf(
  month: string,
  { chart, feeKey }: Pick<Adviser, 'chart' | 'feeKey'>,
  orders: readonly BookedOrder[],
  refunds: readonly BookedRefund[],
  { invoices }: Vouchers,
  money: MoneyOnTheWay,
): readonly Booking[] {
  const voucherOf = (order: BookedOrder) => invoices.get(order.number) ?? order.number;
  const sale = (order: BookedOrder) => ({
    account: moneyAccount(chart, order),
    contra: saleAccount(chart, order.vat),
    key: '',
    voucher: voucherOf(order),
    order: order.number,
    destination: destinationOf(order.vat),
  });
  const sales = orders
    .filter(({ paid }) => monthOf(paid) === month)
    .map((order): Booking => {
      const text = `${order.number}, ${order.country}`;
      return { ...sale(order), on: order.paid, amount: totalOf(order), side: 'debit', text };
    });
  const back = refunds
    .filter(({ on }) => monthOf(on) === month)
    .map(({ order, on, amount, isDispute }): Booking => {
      const text = `${order.number}, ${order.country}, ${isDispute ? 'Rückbelastung' : 'Erstattung'}`;
      const side = amount > 0 ? 'credit' : 'debit';
      return { ...sale(order), on, amount: cents(Math.abs(amount)), side, text };
    });
  const plain = { key: '', order: '', destination: undefined } as const;
  // The provider invoices its fees monthly: one entry, on the month's last day.
  const fees: Booking[] =
    money.fees === 0
      ? []
      : [
          {
            ...plain,
            ...{ on: lastDayOf(month), amount: cents(Math.abs(money.fees)) },
            side: money.fees < 0 ? 'debit' : 'credit',
            ...{ account: chart.fees, contra: chart.transit, key: feeKey },
            ...{ voucher: `STRIPE-${month}`, text: `Gebühren Stripe ${month}` },
          },
        ];
  const paidOut = money.payouts
    .filter(({ amount }) => amount !== 0)
    .map(
      ({ id, on, amount }): Booking => ({
        ...plain,
        ...{ on, amount: cents(Math.abs(amount)), side: amount > 0 ? 'debit' : 'credit' },
        ...{ account: chart.bank, contra: chart.transit, voucher: id, text: 'Auszahlung Stripe' },
      }),
    );
  return [...sales, ...back, ...fees, ...paidOut]
    .filter(({ amount }) => amount !== 0)
    .toSorted((a, b) =>
      a.on < b.on ? -1 : a.on > b.on ? 1 : a.voucher < b.voucher ? -1 : a.voucher > b.voucher ? 1 : 0,
    );
}

export const accountBalance = (account: string, bookings: readonly Booking[]): Cents =>
  cents(
    bookings.reduce((total, { account: own, contra, amount, side }) => {
      const signed = side === 'debit' ? amount : -amount;
      return total + (own === account ? signed : 0) - (contra === account ? signed : 0);
    }, 0),
  );
