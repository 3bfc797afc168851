import { asc } from 'drizzle-orm';
import type { Db } from '../platform/db/database.ts';
import { buyingChoices } from '../platform/db/stock-schema.ts';
import type { ShelfFacts, ShelfPart } from './read-shelf.ts';

/** What the makers changed of a line. */
export type Choice = typeof buyingChoices.$inferSelect;

export const readChoices = (db: Db): Promise<Choice[]> =>
  db.select().from(buyingChoices).orderBy(asc(buyingChoices.part));

/** What is missing is on the list, and what somebody put there. */
export const isOnList = ({ buy }: ShelfPart, choice: Choice | undefined): boolean =>
  buy !== undefined || choice?.added === true;

/** How many lines the list has. */
export async function countToBuy(db: Db, { parts }: ShelfFacts): Promise<number> {
  const choices = new Map((await readChoices(db)).map((choice) => [choice.part, choice]));
  return parts.filter((one) => isOnList(one, choices.get(one.part.id))).length;
}
