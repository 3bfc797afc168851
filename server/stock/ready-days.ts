import { count, isNotNull } from 'drizzle-orm';
import type { Day } from '#domain/calendar/day.ts';
import { stockParts } from '../platform/db/stock-schema.ts';
import type { Services } from '../platform/services.ts';
import { readFacts } from './read-shelf.ts';

/** Day on which all wire of an order is in stock, by order number; only for orders whose missing parts are on the way. */
export async function readReadyDays({
  db,
  now,
}: Pick<Services, 'db' | 'now'>): Promise<ReadonlyMap<string, Day>> {
  const ready = new Map<string, Day>();
  const [countedStock] = await db
    .select({ counted: count() })
    .from(stockParts)
    .where(isNotNull(stockParts.countedAt));
  if (!countedStock?.counted) return ready;
  const { parts } = await readFacts({ db, now });
  for (const { wanting, comes } of parts.flatMap(({ short }) => short))
    if (wanting.stage === 'begun' && comes !== undefined && comes > (ready.get(wanting.order) ?? ''))
      ready.set(wanting.order, comes);
  return ready;
}
