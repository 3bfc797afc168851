import { dayOf, shortDay, weekdayAndDay } from '#domain/calendar/day.ts';
import { COMPANY } from '#domain/company.ts';
import { add, type Cents, formatEuro, times, ZERO } from '#domain/money.ts';
import { clockIn } from '#domain/parcels/clock.ts';
import { lineReason, supplierWords } from '#domain/stock/buy-words.ts';
import { orderedWords, packWords } from '#domain/stock/buying.ts';
import type { Paper } from '../platform/documents/typeset.ts';
import type { Services } from '../platform/services.ts';
import { readBuyDesk } from './read-buy-desk.ts';

const euro = (amount: Cents): string => formatEuro(amount, { exact: true });
const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** The list on A4, to be ticked with a pencil: what is ordered where, and what is on the way. */
export async function buyListPaper(services: Services, by: string): Promise<Paper> {
  const { today, at, tabs, groups, sum, way } = await readBuyDesk(services);
  const ticked = groups
    .map((group) => ({ ...group, lines: group.lines.filter((line) => line.ticked) }))
    .filter(({ lines }) => lines.length > 0);
  const left = groups.flatMap(({ supplier, lines }) =>
    lines.filter((line) => !line.ticked).map(({ name }) => [name, supplier?.name].filter(Boolean).join(', ')),
  );
  const lines = ticked.flatMap((group) => group.lines);
  return services.papers.typesetter.typeset('to-buy', {
    data: {
      title: 'To buy',
      shop: COMPANY.shopName,
      day: dayOf(new Date(at)).split('-').map(Number),
      about: `${counted(lines.length, 'line')} at ${counted(ticked.length, 'supplier')}, for ${counted(tabs.orders, 'open order')}`,
      printed: { day: weekdayAndDay(today), at: `${clockIn(new Date(at))}, ${by}` },
      sum: euro(sum),
      groups: ticked.map(({ supplier, lines: own }) => ({
        name: supplier?.name ?? 'No supplier yet',
        about: supplier ? supplierWords(supplier) : 'set one on the shelf',
        lines: own.map((line) => ({
          name: line.name,
          why: lineReason(line),
          buy: packWords(line.unit, line.packs, line.packWord, line.pack),
          net: euro(line.sum),
        })),
      })),
      way: way.map((line) => ({
        name: line.name,
        why: `${line.supplier}, ordered ${shortDay(line.orderedOn)}, due ${weekdayAndDay(line.due)}`,
        buy: orderedWords(line.unit, line.amount - line.came),
        net: euro(line.packs > 0 ? times(line.price, line.packs) : add(ZERO)),
      })),
      left: left.length > 0 ? `left out: ${left.join('; ')}` : 'nothing is left out',
      city: COMPANY.city,
    },
    files: {},
    standard: 'a-3a',
    at: new Date(at),
  });
}
