import type { Change } from '#domain/changes/changes.ts';
import { type Doer, Refused, type WorkshopOutcome, writeAudit } from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import type { Services } from '../platform/services.ts';

/** A change under way that is about no order: its transaction, and what of it is written down. */
interface CodeUnitOfWork {
  readonly tx: Db;
  readonly now: Date;
  note(change: Change): void;
}

/**
 * The one way in which the workshop changes codes, as `changeOrder` is for orders: what is noted goes into the audit trail
 * in the transaction of the change. A code is issued and taken back and nothing else, so no two can contradict each other.
 */
export async function changeCode<T extends object>(
  services: Services,
  by: Doer,
  work: (work: CodeUnitOfWork) => Promise<T>,
): Promise<WorkshopOutcome<T>> {
  const now = services.now();
  try {
    const value = await services.db.transaction(async (tx) => {
      const changes: Change[] = [];
      const done = await work({ tx, now, note: (change) => void changes.push(change) });
      await writeAudit(tx, by, changes, now);
      return done;
    });
    services.jobs.wake();
    return { ok: true, value };
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}
