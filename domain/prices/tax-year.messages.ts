import { shortDay } from '../calendar/day.ts';
import { formatEuro } from '../money.ts';
import type { SmallBusinessFault } from './tax-year.ts';

const exact = (amount: Parameters<typeof formatEuro>[0]) => formatEuro(amount, { exact: true });
const dayWords = (day: string) => `${shortDay(day)} ${day.slice(0, 4)}`;

/** Why a firm cannot be a small business, as the makers read it. */
export function smallBusinessFaultWords(fault: SmallBusinessFault): string {
  switch (fault.kind) {
    case 'last year':
      return `Cannot be on: the year before comes to ${exact(fault.turnover)} net, the limit is ${exact(fault.limit)}.`;
    case 'this year':
      return `Cannot be on: this year ${exact(fault.turnover)} net, the limit is ${exact(fault.limit)}.`;
    case 'year has begun':
      return `Orders of this year were taxed already: it can begin with a year, on ${dayWords(fault.next)}.`;
    case 'past':
      return 'It begins today or later: orders that are paid keep their tax.';
    case 'holds':
      return `It holds since ${dayWords(fault.from)}, and is not taken back. Turnover ends it by itself.`;
    default:
      return fault satisfies never;
  }
}
