import { setImmediate } from 'node:timers/promises';
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import {
  type MadeClass,
  type MadeDeviation,
  MOST_MADE,
  madeClasses,
  madeDeviation,
} from '#domain/production/made-check.ts';
import { isMeasured, UNIT_STATES } from '#domain/production/unit-state.ts';
import type { Pickup } from '#domain/tone/pickup.ts';
import type { Db } from '../platform/db/database.ts';
import { measurements, units } from '../platform/db/schema/production.ts';
import type { Services } from '../platform/services.ts';
import { ownValues } from './keep-measurement.ts';

/**
 * Reads our latest made pickups against the model, each with its latest measurement. Nothing in the result names a
 * pickup.
 */
export function createMadeReader(db: Db): () => Promise<readonly MadeClass[]> {
  // A fit of a sweep takes two milliseconds, and neither a measurement nor its model changes.
  let known: ReadonlyMap<string, MadeDeviation> = new Map();
  return async () => {
    const rows = await db
      .selectDistinctOn([units.woundAt, units.id], {
        kind: units.kind,
        pickup: sql<Pickup>`${units.sold}->'pickup'`,
        measured: measurements,
      })
      .from(units)
      .innerJoin(measurements, eq(measurements.unitId, units.id))
      .where(
        and(
          isNotNull(units.woundAt),
          isNotNull(units.sold),
          inArray(units.state, UNIT_STATES.filter(isMeasured)),
        ),
      )
      .orderBy(desc(units.woundAt), units.id, desc(measurements.at))
      .limit(MOST_MADE);
    const next = new Map<string, MadeDeviation>();
    for (const { kind, pickup, measured } of rows) {
      const key = `${measured.id} ${kind}`;
      const before = known.get(key);
      // Lets requests in between two fits.
      if (!before) await setImmediate();
      next.set(key, before ?? madeDeviation(pickup, ownValues(measured)));
    }
    known = next;
    return madeClasses([...next.values()]);
  };
}

/** Makes the kept page of the model follow a measurement. After a failure, the next change of the shop does. */
export const renewMadeClasses = ({ shopfront, log }: Pick<Services, 'shopfront' | 'log'>): Promise<void> =>
  shopfront.renew().catch((err: unknown) => log.warn({ err }, 'the page of the model is not renewed'));
