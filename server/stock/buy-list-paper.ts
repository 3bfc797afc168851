import { and, eq } from 'drizzle-orm';
import { dayOf } from '#domain/calendar/day.ts';
import { COMPANY } from '#domain/company.ts';
import { decimalsIn, type Language } from '#domain/languages.ts';
import { add, exactEuro, times, ZERO } from '#domain/money.ts';
import { clockIn } from '#domain/shipping/clock.ts';
import { amountWords } from '#domain/stock/amounts.ts';
import { lineReason, orderedWords, packWords, supplierWords } from '#domain/stock/buying.ts';
import { partOf } from '#domain/stock/parts.ts';
import { refusal, type WorkshopOutcome } from '../orders/index.ts';
import { purchaseLines, stockLots, stockMovements } from '../platform/db/schema/stock.ts';
import type { Paper } from '../platform/documents/typeset.ts';
import { done } from '../platform/outcome/problem.ts';
import type { Services } from '../platform/services.ts';
import { BUY_REFUSALS } from './buy.messages.ts';
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

const joined = (...words: readonly (string | null | undefined)[]): string =>
  words.filter(Boolean).join(' · ');

/**
 * The label of a delivery, complete or partial: contents, ordered quantity, day and lot. The same on each print, whatever
 * arrived since.
 */
export async function goodsLabel(
  services: Services,
  delivery: number,
  language: Language = 'en',
): Promise<WorkshopOutcome<Paper>> {
  const labels = SHELF_PAPERS[language];
  const [row] = await services.db
    .select({ came: stockMovements, ordered: purchaseLines, lot: stockLots })
    .from(stockMovements)
    .innerJoin(purchaseLines, eq(purchaseLines.id, stockMovements.purchaseId))
    .leftJoin(stockLots, eq(stockLots.id, stockMovements.lotId))
    .where(and(eq(stockMovements.id, delivery), eq(stockMovements.kind, 'goods in')));
  if (!row) return refusal(404, BUY_REFUSALS.noDelivery);
  const { came, ordered, lot } = row;
  const { name: names, detail: details, unit } = partOf(came.part);
  const [name, detail] = [names[language], details[language]];
  const day = dayOf(came.at);
  const of = (amount: number) => amountWords(unit, amount, language);
  const isPart = came.change < ordered.amount;
  const paper = await services.papers.typesetter.typeset('goods-label', {
    data: {
      lang: labels.lang,
      title: `${labels.label}: ${joined(lot?.name, name)}`,
      shop: COMPANY.shopName,
      day: day.split('-').map(Number),
      head: lot?.name ?? name,
      amount: isPart ? labels.of(of(came.change), of(ordered.amount)) : of(came.change),
      about: [lot ? name : '', detail].filter(Boolean),
      came: [
        joined(labels.dated(day), ordered.supplierName),
        joined(
          lot?.field == null ? null : `${lot.field}\u00a0mT`,
          lot?.reel ? labels.reel(amountWords('g', lot.reel, language)) : null,
          lot?.diameter == null ? null : `⌀ ${decimalsIn(String(lot.diameter), language)}\u00a0mm`,
          lot?.enamel,
        ),
      ].filter(Boolean),
    },
    standard: 'a-3a',
    at: came.at,
  });
  return done(paper);
}
