import type { Change } from '#domain/changes/changes.ts';
import { type Doer, Refused, type WorkshopOutcome, writeAudit } from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import type { Services } from '../platform/services.ts';

/** A running change without an order: its transaction and its audit entries. */
interface UnitOfWork {
  readonly tx: Db;
  readonly now: Date;
  note(change: Change): void;
}

/**
 * The only way in which the workshop changes codes, like `changeOrder`: writes to the audit trail in the same
 * transaction. Codes are only issued and withdrawn, so changes cannot conflict.
 */
async function changeAudited<T extends object>(
  services: Services,
  by: Doer,
  work: (work: UnitOfWork) => Promise<T>,
): Promise<WorkshopOutcome<T>> {
  const now = services.now();
  try {
    const value = await services.db.transaction(async (tx) => {
      const changes: Change[] = [];
      const done = await work({ tx, now, note: (change) => void changes.push(change) });
      await writeAudit(tx, by, changes, now);
      return done;
    });
    return { ok: true, value };
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}

/** Changes what the shop says. This process says it at once, the others say it within seconds. */
export async function changeShopfront<T extends object>(
  services: Services,
  by: Doer,
  work: (work: UnitOfWork) => Promise<T>,
): Promise<WorkshopOutcome<T>> {
  const outcome = await changeAudited(services, by, work);
  if (outcome.ok) await services.shopfront.renew();
  return outcome;
}

/** Changes codes. They are only issued and taken back, so no two changes contradict each other. */
export async function changeCode<T extends object>(
  services: Services,
  by: Doer,
  work: (work: UnitOfWork) => Promise<T>,
): Promise<WorkshopOutcome<T>> {
  const outcome = await changeAudited(services, by, work);
  if (outcome.ok) services.jobs.wake();
  return outcome;
}
