import { type BookedOrder, type BookedRefund, sectionOf, totalOf } from '../admin/month.ts';
import { addDays, type Day, monthOf } from '../calendar/day.ts';
import { type Cents, cents } from '../money.ts';
import { isOfSmallBusiness, type Vat } from '../prices/vat.ts';
import type { Adviser } from './adviser.ts';
import { ACCOUNT_OF, type Chart } from './chart.ts';
import type { MoneyOnTheWay } from './on-the-way.ts';

/** One line of a month's books. */
export interface Booking {
  readonly on: Day;
  /** Above zero. */
  readonly amount: Cents;
  /** Debit or credit of `account`. */
  readonly side: 'debit' | 'credit';
  readonly account: string;
  readonly contra: string;
  /** Tax key, where the account does not say the tax itself. */
  readonly key: string;
  /** What it is written on: number of an invoice, an order or a payout. */
  readonly voucher: string;
  readonly order: string;
  /** At most 60 signs. */
  readonly text: string;
  /** Whose tax it is, where it is declared through the one-stop shop. */
  readonly destination: Vat | undefined;
}

/** A booked order, and what its sale is written on. */
export interface Vouchers {
  /** Numbers of invoices, by the number of the order; none while an order has not left. */
  readonly invoices: ReadonlyMap<string, string>;
}

/** The account of a sale. Without tax at home is a small business (§ 19 UStG): nothing else is. */
const saleAccount = (chart: Chart, vat: Vat): string =>
  isOfSmallBusiness(vat) ? chart.smallBusiness : chart[ACCOUNT_OF[sectionOf(vat)]];

const destinationOf = (vat: Vat): Vat | undefined => (sectionOf(vat) === 'oss' ? vat : undefined);

/** Where the money of a sale is: on its way from the payment provider, in the bank, or in our own hands. */
const moneyAccount = (chart: Chart, { paidBy }: BookedOrder): string =>
  paidBy === 'cash' ? chart.cash : paidBy === 'bank transfer' ? chart.bank : chart.transit;

/** The last day of a month. */
const lastDay = (month: string): Day => addDays(`${monthOf(addDays(`${month}-28`, 7))}-01`, -1);

/**
 * All that is booked of a month: what was paid, by the day on which it was (§ 20 UStG, as the figures have it), what went back, what
 * the provider kept, and what it paid out. Nothing of it is a sum of others, so that each line leads to its paper.
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
  // Fees are the provider's own invoice of the month: one line, on its last day.
  const fees: Booking[] =
    money.fees === 0
      ? []
      : [
          {
            ...plain,
            ...{ on: lastDay(month), amount: cents(Math.abs(money.fees)) },
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

/** What stands on an account after some bookings, debit above zero. */
export const balanceOf = (account: string, bookings: readonly Booking[]): Cents =>
  cents(
    bookings.reduce((total, { account: own, contra, amount, side }) => {
      const signed = side === 'debit' ? amount : -amount;
      return total + (own === account ? signed : 0) - (contra === account ? signed : 0);
    }, 0),
  );
