import { dayOf } from '#domain/calendar/day.ts';
import { COMPANY } from '#domain/company.ts';
import type { Language } from '#domain/languages.ts';
import { add, exactEuro, times, ZERO } from '#domain/money.ts';
import { clockIn } from '#domain/shipping/clock.ts';
import { lineReason, supplierWords } from '#domain/stock/buy-words.ts';
import { orderedWords, packWords } from '#domain/stock/buying.ts';
import type { Paper } from '../platform/documents/typeset.ts';
import type { Services } from '../platform/services.ts';
import { SHELF_PAPERS } from './papers.messages.ts';
import { readBuyingView } from './read-buying-view.ts';

/** The buying list on A4: orders by supplier, and parts on the way. */
export async function buyListPaper(
  services: Services,
  by: string,
  language: Language = 'en',
): Promise<Paper> {
  const labels = SHELF_PAPERS[language];
  const { today, at, tabs, groups, sum, way } = await readBuyingView(services, language);
  const ticked = groups
    .map((group) => ({ ...group, lines: group.lines.filter((line) => line.ticked) }))
    .filter(({ lines }) => lines.length > 0);
  const left = groups.flatMap(({ supplier, lines }) =>
    lines.filter((line) => !line.ticked).map(({ name }) => [name, supplier?.name].filter(Boolean).join(', ')),
  );
  const lines = ticked.flatMap((group) => group.lines);
  return services.papers.typesetter.typeset('to-buy', {
    data: {
      ...{ title: labels.toBuy, lang: labels.lang, words: labels.list },
      shop: COMPANY.shopName,
      day: dayOf(new Date(at)).split('-').map(Number),
      about: labels.about(lines.length, ticked.length, tabs.orders),
      printed: { day: labels.weekday(today), at: `${clockIn(new Date(at))}, ${by}` },
      sum: exactEuro(sum),
      groups: ticked.map(({ supplier, lines: own }) => ({
        name: supplier?.name ?? labels.noSupplier,
        about: supplier ? supplierWords(supplier, language) : labels.setOne,
        lines: own.map((line) => ({
          name: line.name,
          why: lineReason(line, language),
          buy: packWords(line.unit, line.packs, line.packWord, line.pack, language),
          net: exactEuro(line.sum),
        })),
      })),
      way: way.map((line) => ({
        name: line.name,
        why: labels.way(line.supplier, labels.short(line.orderedOn), labels.weekday(line.due)),
        buy: orderedWords(line.unit, line.amount - line.came, language),
        net: exactEuro(line.packs > 0 ? times(line.price, line.packs) : add(ZERO)),
      })),
      left: left.length > 0 ? labels.leftOut(left.join('; ')) : labels.allIn,
      city: COMPANY.city,
    },
    files: {},
    standard: 'a-3a',
    at: new Date(at),
  });
}
