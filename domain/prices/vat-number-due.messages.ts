import { shortDay } from '../calendar/day.ts';
import { formatEuro } from '../money.ts';
import type { VatNumberDue } from './vat-number-due.ts';

const exact = (amount: Parameters<typeof formatEuro>[0]) => formatEuro(amount, { exact: true });
const dayWords = (day: string) => `${shortDay(day)} ${day.slice(0, 4)}`;

/** From when invoices need a VAT number, and why, as the makers read it. */
export function vatNumberDueWords(due: VatNumberDue): string {
  switch (due.kind) {
    case 'over':
      return `The firm is no small business any more since ${dayWords(due.from)} (§ 19), and its invoices show VAT.`;
    case 'year':
      return `This year comes to ${exact(due.turnover)} net, above ${exact(due.limit)}: § 19 ends, and invoices show VAT from ${dayWords(due.from)} on.`;
    case 'near':
      return `This year comes to ${exact(due.turnover)} net. Above ${exact(due.limit)} § 19 ends, and invoices show VAT from ${dayWords(due.from)} on.`;
    case 'order':
      return `This year comes to ${exact(due.turnover)} net. § 19 ends with the order that passes ${exact(due.limit)}, and invoices show VAT from that one on.`;
    default:
      return due satisfies never;
  }
}

/** What is missing then, and what it is needed for. */
export const VAT_NUMBER_MISSING =
  'The VAT number is missing. Invoices name the tax number until it is entered; exports and the one-stop shop need it. The Federal Central Tax Office (BZSt) gives it, and that takes weeks.';
