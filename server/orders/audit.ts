import { randomUUID } from 'node:crypto';
import type { Db } from '../platform/db/database.ts';
import { auditEntries } from '../platform/db/workshop-schema.ts';
import { byOf, type Doer } from './staff.ts';

/** One changed field in words, as the trail shows it: what, before, after. */
export interface Changed {
  readonly what: string;
  readonly before?: string | null | undefined;
  readonly after?: string | null | undefined;
}

interface Where {
  /** Null where it is about no order. */
  readonly orderId: string | null;
  readonly version: number;
}

/** Writes changes down, in the transaction that makes them. Answers the ids of the entries. */
export async function writeAudit(
  tx: Db,
  by: Doer,
  { orderId, version }: Where,
  changes: readonly Changed[],
  at: Date,
): Promise<readonly string[]> {
  const rows = changes.map(({ what, before = null, after = null }, place) => ({
    ...{ id: randomUUID(), orderId, version, place, what, before, after, at },
    ...byOf(by),
  }));
  if (rows.length > 0) await tx.insert(auditEntries).values(rows);
  return rows.map(({ id }) => id);
}
