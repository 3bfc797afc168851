import { randomUUID } from 'node:crypto';
import { type Change, readChange } from '#domain/changes/changes.ts';
import type { Db } from '../platform/db/database.ts';
import { auditEntries } from '../platform/db/workshop-schema.ts';
import { byOf, type Doer } from './staff.ts';

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
