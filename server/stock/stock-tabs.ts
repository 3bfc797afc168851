import { isCounted } from './part-views.ts';
import type { ShelfFacts } from './read-shelf.ts';

export interface StockTabCounts {
  readonly parts: number;
  readonly buy: number;
  readonly way: number;
  readonly orders: number;
  readonly toWind: number;
}

export const tabsOf = (
  { parts, onTheWay, orders: open, toWind }: ShelfFacts,
  buy: number,
): StockTabCounts => ({
  parts: parts.filter(isCounted).length,
  ...{ buy, way: onTheWay.length, orders: open, toWind },
});
