import { randomUUID } from 'node:crypto';
import type { Db } from '../platform/db/database.ts';
import { auditEntries } from '../platform/db/workshop-schema.ts';
import { byOf, type Doer } from './staff.ts';

/** One changed field that is of no order, in words: what, before, after. Orders have a log (`append-events.ts`). */
export interface Changed {
  readonly what: string;
  readonly before?: string | null | undefined;
  readonly after?: string | null | undefined;
}

/** Writes changes down, in the transaction that makes them. */
export async function writeAudit(tx: Db, by: Doer, changes: readonly Changed[], at: Date): Promise<void> {
  const rows = changes.map(({ what, before = null, after = null }, place) => ({
    id: randomUUID(),
    place,
    what,
    before,
    after,
    at,
    ...byOf(by),
  }));
  if (rows.length > 0) await tx.insert(auditEntries).values(rows);
}
