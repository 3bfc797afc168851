import type { Change } from '#domain/changes/changes.ts';
import { type Doer, Refused, type WorkshopOutcome, writeAudit } from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import type { Services } from '../platform/services.ts';

export interface StockWork {
  readonly tx: Db;
  readonly now: Date;
  note(change: Change): void;
}

/** The only way in which makers change the stock: one transaction with its audit trail. */
export async function changeStock<T extends object>(
  { db, now }: Pick<Services, 'db' | 'now'>,
  by: Doer,
  work: (work: StockWork) => Promise<T>,
): Promise<WorkshopOutcome<T>> {
  const at = now();
  try {
    const value = await db.transaction(async (transaction) => {
      const changes: Change[] = [];
      const done = await work({ tx: transaction, now: at, note: (change) => void changes.push(change) });
      await writeAudit(transaction, by, changes, at);
      return done;
    });
    return { ok: true, value };
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}
