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
import { measurements, units } from '../platform/db/workshop-schema.ts';
import type { Services } from '../platform/services.ts';
import { ownValues } from './keep-measurement.ts';

/** Our latest made pickups against the model, each with its latest measurement. Nothing in it names a pickup. */
export async function readMadeClasses(db: Db): Promise<readonly MadeClass[]> {
  const rows = await db
    .selectDistinctOn([units.woundAt, units.id], {
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
  const made: MadeDeviation[] = [];
  for (const { pickup, measured } of rows) {
    made.push(madeDeviation(pickup, ownValues(measured)));
    // Lets requests in between two fits.
    await setImmediate();
  }
  return madeClasses(made);
}

/** Makes the kept page of the model follow a measurement. After a failure, the next change of the shop does. */
export const renewMadeClasses = ({ shopfront, log }: Pick<Services, 'shopfront' | 'log'>): Promise<void> =>
  shopfront.renew().catch((err: unknown) => log.warn({ err }, 'the page of the model is not renewed'));
