import { asc } from 'drizzle-orm';
import type { Db } from '../platform/db/database.ts';
import { buyingChoices } from '../platform/db/schema/stock.ts';
import { isCounted, type ShelfFacts, type ShelfPart } from './read-shelf.ts';

export type BuyingChoice = typeof buyingChoices.$inferSelect;

export const readBuyingChoices = (db: Db): Promise<BuyingChoice[]> =>
  db.select().from(buyingChoices).orderBy(asc(buyingChoices.part));

/** Short parts and manually added ones are on the list. */
export const isOnList = ({ buy }: ShelfPart, choice: BuyingChoice | undefined): boolean =>
  buy !== undefined || choice?.added === true;

export async function countToBuy(db: Db, { parts }: ShelfFacts): Promise<number> {
  const choices = new Map((await readBuyingChoices(db)).map((choice) => [choice.part, choice]));
  return parts.filter((one) => isOnList(one, choices.get(one.part.id))).length;
}

/** Figures of the tabs of all stock pages. */
export const tabsOf = ({ parts, onTheWay, orders: open, toWind }: ShelfFacts, buy: number) => ({
  parts: parts.filter(isCounted).length,
  ...{ buy, way: onTheWay.length, orders: open, toWind },
});

export type StockTabCounts = ReturnType<typeof tabsOf>;
