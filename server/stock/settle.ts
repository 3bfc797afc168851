import { sql } from 'drizzle-orm';
import { coverPause } from '#domain/stock/cover-pause.ts';
import { stockParts, stockStanding } from '../platform/db/stock-schema.ts';
import type { Services } from '../platform/services.ts';
import { renewStockPauses } from '../shopfront/index.ts';
import { readFacts, type ShelfFacts } from './read-shelf.ts';

/** Covers that the makers want paused, or sold to order, while none is free; with the day on which more come. */
const pausesIn = ({ parts, onTheWay }: ShelfFacts) =>
  parts.flatMap(({ part: { id, cover }, row, free }) =>
    cover && row?.whenOut && row.countedAt && free <= 0
      ? [coverPause(cover, row.whenOut, onTheWay.find(({ part }) => part === id)?.due)]
      : [],
  );

const ROW = 1;

/**
 * Brings what follows from the stock up to date: what the bar counts, and covers that pause themselves. Asked after each
 * change of the makers', and by the clock for what shoppers buy; asked twice it changes nothing. Reads no order where
 * nothing is on the book.
 */
export async function settleStock(services: Services): Promise<void> {
  const { db, now } = services;
  const [kept] = await db
    .select({ counted: sql<boolean>`count(${stockParts.countedAt}) > 0` })
    .from(stockParts);
  if (!kept?.counted) return;
  const facts = await readFacts(services);
  const standing = {
    short: facts.parts.filter(({ short }) => short.length > 0).length,
    breaks: facts.parts.some(({ short }) => short.some(({ daysLate }) => daysLate > 0)),
    at: now(),
  };
  await db
    .insert(stockStanding)
    .values({ id: ROW, ...standing })
    .onConflictDoUpdate({ target: stockStanding.id, set: standing });
  await renewStockPauses(services, pausesIn(facts));
}

/** How many parts were short for open orders when that was last worked out. */
export async function countShort({ db }: Pick<Services, 'db'>): Promise<number> {
  const [row] = await db.select().from(stockStanding);
  return row?.short ?? 0;
}

/** So long may pass until a cover that was bought pauses itself. */
const LOOK_MS = 30_000;

/** Settles the stock again and again; one look at a time. Answers what ends it. */
export function startStockClock(services: Services): () => void {
  let isLooking = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      await settleStock(services);
    } catch (err) {
      services.log.warn({ err }, 'stock not settled');
    } finally {
      isLooking = false;
    }
  };
  const looking = setInterval(() => void look(), LOOK_MS).unref();
  return () => clearInterval(looking);
}
