import { count, max } from 'drizzle-orm';
import { coverPause } from '#domain/stock/cover-pause.ts';
import { auditedThen } from '../orders/index.ts';
import { queueChanges } from '../platform/db/schema/production.ts';
import { stockStanding } from '../platform/db/schema/stock.ts';
import { lookEvery } from '../platform/look-every.ts';
import type { Services } from '../platform/services.ts';
import { renewStockPauses } from '../shopfront/index.ts';
import { hasCountedParts, readFacts, type ShelfFacts } from './read-shelf.ts';

/** Covers to pause, or to sell to order, while none is free, with the day of arrival. */
const pausesIn = ({ parts, onTheWay }: ShelfFacts) =>
  parts.flatMap(({ part: { id, cover }, row, free }) =>
    cover && row?.whenOut && row.countedAt && free <= 0
      ? [coverPause(cover, row.whenOut, onTheWay.find(({ part }) => part === id)?.due)]
      : [],
  );

const ROW = 1;

/**
 * Updates everything that depends on the stock: the bar's counts, and covers that pause automatically. Runs after each
 * change of the makers, and on a schedule for purchases; idempotent. Reads no orders if nothing was ever counted.
 */
export async function settleStock(services: Services): Promise<void> {
  const { db, now } = services;
  if (!(await hasCountedParts(db))) return;
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

/** Reads the number of parts short for open orders, as last calculated. */
export async function countShort({ db }: Pick<Services, 'db'>): Promise<number> {
  const [row] = await db.select().from(stockStanding);
  return row?.short ?? 0;
}

/** Longest delay until a sold-out cover pauses. */
const LOOK_MS = 30_000;
/** Settles at least this often, for changes whose own settling failed, and on a new day. */
const ANYWAY_MS = 10 * 60_000;

/** Settles the stock when orders need other pickups than before. Returns what ends it. */
export function startStockClock(services: Services): () => void {
  const { db, now, log } = services;
  let settledFor: string | undefined;
  const look = async () => {
    // A change with a lower id may commit later, so the number of changes counts, too.
    const [row] = await db.select({ newest: max(queueChanges.id), changes: count() }).from(queueChanges);
    const state = `${row?.newest} ${row?.changes} ${Math.floor(now().getTime() / ANYWAY_MS)}`;
    if (state === settledFor) return;
    await settleStock(services);
    settledFor = state;
  };
  return lookEvery(LOOK_MS, look, log, 'stock not settled');
}

/** Settles after a change that is kept: the clock does it where this fails. */
export const trySettling = (services: Services): Promise<void> =>
  settleStock(services).catch((err: unknown) => services.log.warn({ err }, 'stock not settled'));

/** Changes the stock, then updates the bar's counts and the covers that pause automatically. */
export const changeStock = auditedThen(trySettling);
