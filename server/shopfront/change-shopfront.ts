import type { Change } from '#domain/changes/changes.ts';
import { type Doer, Refused, type WorkshopOutcome, writeAudit } from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import type { Services } from '../platform/services.ts';

interface SaidUnitOfWork {
  readonly tx: Db;
  readonly now: Date;
  note(change: Change): void;
}

/**
 * The one way in which the workshop changes what the shop says: what is noted goes into the audit trail in the transaction of
 * the change. Afterwards this process says it at once, and the others within seconds.
 */
export async function changeSaid<T extends object>(
  services: Services,
  by: Doer,
  work: (work: SaidUnitOfWork) => Promise<T>,
): Promise<WorkshopOutcome<T>> {
  const now = services.now();
  try {
    const value = await services.db.transaction(async (tx) => {
      const changes: Change[] = [];
      const done = await work({ tx, now, note: (change) => void changes.push(change) });
      await writeAudit(tx, by, changes, now);
      return done;
    });
    await services.shopfront.renew();
    return { ok: true, value };
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}
