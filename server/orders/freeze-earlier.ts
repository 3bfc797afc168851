import { and, asc, eq, isNull } from 'drizzle-orm';
import { freezeLine } from '#domain/checkout/sold-line.ts';
import { freezePickup } from '#domain/production/sold-pickup.ts';
import { orderLines } from '../platform/db/schema.ts';
import { units } from '../platform/db/workshop-schema.ts';
import type { Services } from '../platform/services.ts';

/** So many lines are written down in one transaction. */
const AT_ONCE = 200;

/**
 * Writes down what was sold before lines were frozen whole, from the tables as they are at the first start of this release,
 * line by line with its pieces. A second time it finds nothing to do; of two processes each takes what the other has not
 * got hold of, and whoever comes last waits for the other's.
 */
export async function freezeEarlier({
  db,
  log,
  papers,
}: Pick<Services, 'db' | 'log' | 'papers'>): Promise<void> {
  const { report } = papers.pictures;
  const failed = new Set<string>();
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
      for (const { id, config } of left) {
        try {
          const sold = freezeLine(config, report);
          const made = await tx
            .select({ id: units.id, build: units.build })
            .from(units)
            .where(and(eq(units.lineId, id), isNull(units.sold)));
          const frozen = made.map((unit) => ({ id: unit.id, sold: freezePickup(unit.build, report) }));
          for (const unit of frozen)
            await tx.update(units).set({ sold: unit.sold }).where(eq(units.id, unit.id));
          await tx.update(orderLines).set({ sold }).where(eq(orderLines.id, id));
        } catch (err) {
          failed.add(id);
          log.error({ err, lineId: id }, 'line not frozen');
        }
      }
      return left.length;
    });
    if (found === 0) return;
  }
}
