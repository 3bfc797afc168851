import {
  type BookedOrder,
  type BookedRefund,
  sectionOf,
  totalOf,
  vatOfOrder,
  vatOfRefund,
} from '../admin/month.ts';
import { quarterOf } from '../admin/tax-csv.ts';
import { type Day, monthOf } from '../calendar/day.ts';
import type { CountryCode } from '../countries.ts';
import { amountCell, type CsvCell, rateCell, writeCsv } from '../csv.ts';
import { type Cents, cents } from '../money.ts';
import type { MoneyLine, MoneyOnTheWay } from './on-the-way.ts';

export interface OssRow {
  readonly country: CountryCode;
  readonly ratePercent: number;
  /** The earlier quarter that it corrects; null for the month's own quarter. */
  readonly correctionOf: string | null;
  readonly net: Cents;
  readonly vat: Cents;
}

/** One-stop shop rows of a month: its quarter by country, the largest first, then corrections of earlier ones. */
export function ossRows(
  month: string,
  orders: readonly BookedOrder[],
  refunds: readonly BookedRefund[],
): readonly OssRow[] {
  const quarter = quarterOf(`${month}-01`);
  const rows = new Map<string, { of: Omit<OssRow, 'net' | 'vat'>; gross: number; vat: number }>();
  const book = ({ vat: { country, ratePercent }, paid }: BookedOrder, gross: number, vat: number) => {
    if (country === null) return;
    const ownQuarter = quarterOf(paid);
    const correctionOf = ownQuarter === quarter ? null : ownQuarter;
    const key = `${country} ${ratePercent} ${correctionOf}`;
    const row = rows.get(key) ?? { of: { country, ratePercent, correctionOf }, gross: 0, vat: 0 };
    rows.set(key, { ...row, gross: row.gross + gross, vat: row.vat + vat });
  };
  const isOss = ({ vat }: BookedOrder) => sectionOf(vat) === 'oss';
  for (const order of orders)
    if (isOss(order) && monthOf(order.paid) === month) book(order, totalOf(order), vatOfOrder(order));
  for (const refund of refunds)
    if (isOss(refund.order) && monthOf(refund.on) === month)
      book(refund.order, -refund.amount, -vatOfRefund(refund));
  return [...rows.values()]
    .map(({ of, gross, vat }) => ({ ...of, net: cents(gross - vat), vat: cents(vat) }))
    .toSorted(
      (a, b) =>
        Number(a.correctionOf !== null) - Number(b.correctionOf !== null) ||
        b.net - a.net ||
        (a.country < b.country ? -1 : 1),
    );
}

export const ossMonthCsv = (month: string, rows: readonly OssRow[]): string =>
  writeCsv([
    ['Month', 'Quarter', 'Member state', 'Rate %', 'Taxable amount', 'VAT', 'Correction of'],
    ...rows.map(({ country, ratePercent, net, vat, correctionOf }): readonly CsvCell[] => [
      ...[month, quarterOf(`${month}-01`), country, rateCell(ratePercent), amountCell(net), amountCell(vat)],
      correctionOf ?? '',
    ]),
  ]);

export function payoutsCsv({ payouts }: MoneyOnTheWay, month: string, lines: readonly MoneyLine[]): string {
  const head = ['Row', 'Id', 'Day', 'Kind', 'Order', 'Gross', 'Fee', 'Net', 'Payout'];
  const rows = payouts.map(({ id, on, amount }): readonly CsvCell[] => [
    ...['payout', id, on, '', '', '', '', amountCell(amount), id],
  ]);
  const shown = new Set(payouts.map(({ id }) => id));
  const moved = lines
    .filter(({ on, payout }) => monthOf(on) === month || (payout !== null && shown.has(payout)))
    .toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : a.id < b.id ? -1 : 1))
    .map(({ id, on, kind, order, gross, fee, payout }): readonly CsvCell[] => [
      ...['movement', id, on, kind, order ?? '', amountCell(gross), amountCell(fee)],
      ...[amountCell(gross - fee), payout ?? ''],
    ]);
  return writeCsv([head, ...rows, ...moved]);
}

export interface ProvenExport {
  readonly order: string;
  readonly invoice: string;
  readonly posted: Day;
  readonly country: CountryCode;
  /** Amount paid, less refunds. */
  readonly paid: Cents;
  readonly proof: string | null;
  readonly reference: string | null;
  /** Name of the proof's file beside the table. */
  readonly file: string | null;
}

export const proofsCsv = (exports: readonly ProvenExport[]): string =>
  writeCsv([
    ['Posted', 'Order', 'Invoice', 'Country', 'Value', 'Proof', 'Reference', 'File'],
    ...exports.map(
      ({ posted, order, invoice, country, paid, proof, reference, file }): readonly CsvCell[] => [
        ...[posted, order, invoice, country, amountCell(paid), proof ?? 'missing'],
        ...[reference ?? '', file ?? ''],
      ],
    ),
  ]);

/** Number of rows without the head. */
export const rowsIn = (csv: string): number => csv.split('\r\n').length - 2;

export interface ListedPaper {
  readonly number: string;
  readonly order: string;
  readonly day: Day;
  /** Negative for a correction. */
  readonly amount: Cents;
}

export const papersCsv = (papers: readonly ListedPaper[]): string =>
  writeCsv([
    ['Number', 'Day', 'Order', 'Gross'],
    ...papers.map(({ number, day, order, amount }): readonly CsvCell[] => [
      ...[number, day, order, amountCell(amount)],
    ]),
  ]);
