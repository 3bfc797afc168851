import { isCounted } from './part-views.ts';
import type { ShelfFacts } from './read-shelf.ts';

export const tabsOf = ({ parts, onTheWay, orders: open, toWind }: ShelfFacts, buy: number) => ({
  parts: parts.filter(isCounted).length,
  ...{ buy, way: onTheWay.length, orders: open, toWind },
});

export type StockTabCounts = ReturnType<typeof tabsOf>;
