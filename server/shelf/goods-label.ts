import { and, eq } from 'drizzle-orm';
import { dayOf, shortDay } from '#domain/calendar/day.ts';
import { COMPANY } from '#domain/company.ts';
import { amountWords } from '#domain/stock/amounts.ts';
import { partOf } from '#domain/stock/parts.ts';
import { refusal, type WorkshopOutcome } from '../orders/index.ts';
import { purchaseLines, stockLots, stockMovements } from '../platform/db/stock-schema.ts';
import type { Paper } from '../platform/documents/typeset.ts';
import { done } from '../platform/outcome/problem.ts';
import type { Services } from '../platform/services.ts';
import { BUY_REFUSALS } from './buy.messages.ts';

const dayWords = (day: string): string => `${shortDay(day)} ${day.slice(0, 4)}`;
const said = (...words: readonly (string | null | undefined)[]): string => words.filter(Boolean).join(' · ');

/**
 * The label of what came at once, all of an order or a part of it: what is in it, how much of what was ordered, its day and
 * its lot. It says the same whenever it is printed, whatever came since.
 */
export async function goodsLabel(services: Services, delivery: number): Promise<WorkshopOutcome<Paper>> {
  const [row] = await services.db
    .select({ came: stockMovements, ordered: purchaseLines, lot: stockLots })
    .from(stockMovements)
    .innerJoin(purchaseLines, eq(purchaseLines.id, stockMovements.purchaseId))
    .leftJoin(stockLots, eq(stockLots.id, stockMovements.lotId))
    .where(and(eq(stockMovements.id, delivery), eq(stockMovements.kind, 'goods in')));
  if (!row) return refusal(404, BUY_REFUSALS.noDelivery);
  const { came, ordered, lot } = row;
  const {
    name: { en: name },
    detail: { en: detail },
    unit,
  } = partOf(came.part);
  const day = dayOf(came.at);
  const of = (amount: number) => amountWords(unit, amount);
  const isPart = came.change < ordered.amount;
  const paper = await services.papers.typesetter.typeset('goods-label', {
    data: {
      title: `Label: ${said(lot?.name, name)}`,
      shop: COMPANY.shopName,
      day: day.split('-').map(Number),
      head: lot?.name ?? name,
      amount: isPart ? `${of(came.change)} of ${of(ordered.amount)}` : of(came.change),
      about: [lot ? name : '', detail].filter(Boolean),
      came: [
        said(dayWords(day), ordered.supplierName),
        said(
          lot?.field == null ? null : `${lot.field}\u00a0mT`,
          lot?.reel ? `reel ${amountWords('g', lot.reel)}` : null,
          lot?.diameter == null ? null : `⌀ ${lot.diameter}\u00a0mm`,
          lot?.enamel,
        ),
      ].filter(Boolean),
    },
    standard: 'a-3a',
    at: came.at,
  });
  return done(paper);
}
