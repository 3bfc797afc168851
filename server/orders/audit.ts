import { randomUUID } from 'node:crypto';
import { type Change, readChange } from '#domain/changes/changes.ts';
import type { Db } from '../platform/db/database.ts';
import { auditEntries } from '../platform/db/schema/admin.ts';
import type { Services } from '../platform/services.ts';
import { byOf, type Doer } from './staff.ts';
import { orRefusal, type WorkshopOutcome } from './workshop-outcome.ts';

/** Logs changes that concern no order, in their transaction. Orders have their own log (`append-events.ts`). */
export async function writeAudit(tx: Db, by: Doer, changes: readonly Change[], at: Date): Promise<void> {
  const rows = changes.map(({ kind, payload }, place) => ({
    id: randomUUID(),
    place,
    at,
    ...readChange(kind, payload),
    ...byOf(by),
  }));
  if (rows.length > 0) await tx.insert(auditEntries).values(rows);
}

/** A change under way that is about no order. */
export interface AuditedWork {
  readonly tx: Db;
  readonly now: Date;
  /** Records changes for the audit trail. */
  note(change: Change): void;
}

/** Runs `work` in a transaction that also writes what it notes into the audit trail; answers its refusal, where it throws one. */
export const changeAudited = <T extends object>(
  services: Pick<Services, 'db' | 'now'>,
  by: Doer,
  work: (work: AuditedWork) => Promise<T>,
): Promise<WorkshopOutcome<T>> => {
  const now = services.now();
  return orRefusal(() =>
    services.db.transaction(async (tx) => {
      const changes: Change[] = [];
      const done = await work({ tx, now, note: (change) => void changes.push(change) });
      await writeAudit(tx, by, changes, now);
      return done;
    }),
  );
};

/** Makes a `changeAudited` that goes on with `follow` after a change that is kept. */
export const auditedThen =
  (follow: (services: Services) => unknown) =>
  async <T extends object>(
    services: Services,
    by: Doer,
    work: (work: AuditedWork) => Promise<T>,
  ): Promise<WorkshopOutcome<T>> => {
    const outcome = await changeAudited(services, by, work);
    if (outcome.ok) await follow(services);
    return outcome;
  };
