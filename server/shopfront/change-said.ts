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
 * The only way in which the workshop changes texts and settings of the shop: writes to the audit trail in the same
 * transaction. Effective in this process at once, in others within seconds.
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
