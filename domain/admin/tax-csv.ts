import { type Day, monthOf } from '../calendar/day.ts';
import { COUNTRY_NAMES } from '../countries.ts';
import { amountCell, type CsvCell, countCell, rateCell, writeCsv } from '../csv.ts';
import {
  type BookedOrder,
  type BookedRefund,
  monthFigures,
  sectionOf,
  totalOf,
  vatOfOrder,
  vatOfRefund,
} from './month.ts';

const SECTION_WORDS = {
  home: 'At home',
  oss: 'EU, one-stop shop',
  uk: 'United Kingdom',
  export: 'Export',
} as const;

const inMonth = (month: string) => (order: BookedOrder) => monthOf(order.paid) === month;

/** Orders of a month by day of payment, one a row. Contains order numbers and no names, which the books do not need. */
export function ordersCsv(month: string, orders: readonly BookedOrder[]): string {
  const rows = orders.filter(inMonth(month)).map((order): readonly CsvCell[] => {
    const gross = totalOf(order);
    const vat = vatOfOrder(order);
    return [
      order.paid,
      order.number,
      COUNTRY_NAMES[order.country],
      SECTION_WORDS[sectionOf(order.vat)],
      countCell(order.pickups),
      ...[order.goods, order.shipping, order.duty, gross, gross - vat].map(amountCell),
      rateCell(order.vat.ratePercent),
      amountCell(vat),
    ];
  });
  const head = 'Paid,Order,Country,Declared,Pickups,Goods,Shipping,Duty,Gross,Net,Rate %,VAT'.split(',');
  return writeCsv([head, ...rows]);
}

export function vatCsv(
  month: string,
  orders: readonly BookedOrder[],
  refunds: readonly BookedRefund[],
): string {
  const rows = monthFigures(month, orders, refunds).rows.map((row): readonly CsvCell[] => [
    SECTION_WORDS[row.section],
    row.country,
    row.isFirm ? `${row.name}, firms with a VAT id` : row.name,
    countCell(row.orders),
    ...[row.goods, row.shipping, row.duty, row.refunds, row.net].map(amountCell),
    rateCell(row.ratePercent),
    amountCell(row.vat),
  ]);
  const head = 'Declared,Code,Country,Orders,Goods,Shipping,Duty,Refunds,Net,Rate %,VAT'.split(',');
  return writeCsv([head, ...rows]);
}

export function refundsCsv(month: string, refunds: readonly BookedRefund[]): string {
  const rows = refunds
    .filter(({ on }) => monthOf(on) === month)
    .map((refund): readonly CsvCell[] => [
      refund.on,
      refund.order.number,
      COUNTRY_NAMES[refund.order.country],
      amountCell(-refund.amount),
      rateCell(refund.order.vat.ratePercent),
      amountCell(-vatOfRefund(refund)),
      refund.order.paid,
      refund.reason,
    ]);
  return writeCsv([
    ['Refunded', 'Order', 'Country', 'Gross', 'Rate %', 'VAT', 'Order paid', 'Reason'],
    ...rows,
  ]);
}

/** A quarter of the one-stop shop, as `2026-Q4`. */
export const quarterOf = (day: Day): string =>
  `${day.slice(0, 4)}-Q${Math.floor((Number(day.slice(5, 7)) - 1) / 3) + 1}`;

/**
 * One-stop shop declaration of a quarter: supplies by member state and rate, then a row for each earlier quarter that
 * refunds correct (Regulation (EU) 2020/194, annex III).
 */
export function ossCsv(
  quarter: string,
  orders: readonly BookedOrder[],
  refunds: readonly BookedRefund[],
): string {
  const sums = new Map<string, { order: BookedOrder; of: string; gross: number; vat: number }>();
  const book = (order: BookedOrder, gross: number, vat: number) => {
    if (sectionOf(order.vat) !== 'oss') return;
    const orderQuarter = quarterOf(order.paid);
    const key = `${orderQuarter === quarter ? '' : orderQuarter} ${order.vat.country} ${order.vat.ratePercent}`;
    const row = sums.get(key) ?? { order, of: orderQuarter, gross: 0, vat: 0 };
    sums.set(key, { ...row, gross: row.gross + gross, vat: row.vat + vat });
  };
  for (const order of orders)
    if (quarterOf(order.paid) === quarter) book(order, totalOf(order), vatOfOrder(order));
  for (const refund of refunds)
    if (quarterOf(refund.on) === quarter) book(refund.order, -refund.amount, -vatOfRefund(refund));
  const rows = [...sums]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { order, of, gross, vat }]): readonly CsvCell[] => [
      quarter,
      order.vat.country ?? '',
      'GOODS',
      of === quarter ? 'STANDARD' : '',
      of === quarter ? rateCell(order.vat.ratePercent) : '',
      of === quarter ? amountCell(gross - vat) : '',
      amountCell(vat),
      of === quarter ? '' : of,
    ]);
  const head = 'Period,Member state,Supply,Rate type,Rate %,Taxable amount,VAT,Correction of'.split(',');
  return writeCsv([head, ...rows]);
}
