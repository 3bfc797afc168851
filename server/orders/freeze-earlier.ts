import { asc, inArray, isNull, sql } from 'drizzle-orm';
import { freezeLine } from '#domain/checkout/sold-line.ts';
import { asWoundBefore } from '#domain/production/earlier-pickup.ts';
import { freezePickup } from '#domain/production/sold-pickup.ts';
import type { Db } from '../platform/db/database.ts';
import { orderLines } from '../platform/db/schema/orders.ts';
import { units } from '../platform/db/schema/production.ts';
import type { Services } from '../platform/services.ts';

const AT_ONCE = 500;

/** Memoizes by input: most of thousands of lines are alike. */
function alike<From, To>(make: (from: From) => To): (from: From) => string {
  const cache = new Map<string, string>();
  return (from) => {
    const key = JSON.stringify(from);
    const known = cache.get(key) ?? JSON.stringify(make(from));
    cache.set(key, known);
    return known;
  };
}

/** Writes the frozen data of rows, sending equal data once. */
async function writeSold(
  tx: Db,
  table: typeof units | typeof orderLines,
  sold: readonly (readonly [id: string, sold: string])[],
): Promise<void> {
  if (sold.length === 0) return;
  const distinct = [...new Set(sold.map(([, each]) => each))];
  const placeOf = new Map(distinct.map((each, index) => [each, index + 1]));
  const ids = sql.param(sold.map(([id]) => id));
  const places = sql.param(sold.map(([, each]) => placeOf.get(each)));
  await tx.execute(sql`
    with written as materialized (
      select place, words::jsonb as sold from unnest(${sql.param(distinct)}::text[]) with ordinality as each (words, place)
    )
    update ${table} set sold = written.sold
    from unnest(${ids}::uuid[], ${places}::int[]) as each (id, place) join written on written.place = each.place
    where ${table}.id = each.id`);
}

/**
 * Freezes lines that earlier releases sold, from the tables at the first start of this release, in portions of lines with
 * their pickups. Idempotent; processes share the work by skipping locked rows, and the last one waits for the others.
 */
export async function freezeEarlier({
  db,
  log,
  papers,
}: Pick<Services, 'db' | 'log' | 'papers'>): Promise<void> {
  const { report } = papers.pictures;
  const failed = new Set<string>();
  const lineOf = alike((config: (typeof orderLines.$inferSelect)['config']) => {
    // They were sold in English only and keep that wording.
    const { inGerman: _, ...sold } = freezeLine(config, report);
    return sold;
  });
  const unitOf = alike((build: (typeof units.$inferSelect)['build']) =>
    freezePickup(build, report, asWoundBefore),
  );
  for (;;) {
    const found = await db.transaction(async (tx) => {
      const lines = await tx
        .select({ id: orderLines.id, config: orderLines.config })
        .from(orderLines)
        .where(isNull(orderLines.sold))
        .orderBy(asc(orderLines.id))
        .limit(AT_ONCE + failed.size)
        .for('update');
      const left = lines.filter(({ id }) => !failed.has(id));
      if (left.length === 0) return 0;
      const made = await tx
        .select({ id: units.id, lineId: units.lineId, build: units.build, sold: units.sold })
        .from(units)
        .where(
          inArray(
            units.lineId,
            left.map(({ id }) => id),
          ),
        );
      const unitsOf = Map.groupBy(
        made.filter(({ sold }) => sold === null),
        ({ lineId }) => lineId,
      );
      const frozen: { line: [string, string]; pieces: (readonly [string, string])[] }[] = [];
      for (const { id, config } of left) {
        try {
          const pieces = (unitsOf.get(id) ?? []).map((unit) => [unit.id, unitOf(unit.build)] as const);
          frozen.push({ line: [id, lineOf(config)], pieces });
        } catch (err) {
          failed.add(id);
          log.error({ err, lineId: id }, 'line not frozen');
        }
      }
      await writeSold(
        tx,
        units,
        frozen.flatMap(({ pieces }) => pieces),
      );
      await writeSold(
        tx,
        orderLines,
        frozen.map(({ line }) => line),
      );
      return left.length;
    });
    if (found === 0) return;
  }
}
