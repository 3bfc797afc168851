import { eq } from 'drizzle-orm';
import { dayOf } from '#domain/calendar/day.ts';
import { type NumberKind, nextNumber } from '#domain/orders/running-number.ts';
import type { Db } from '../platform/db/database.ts';
import { runningNumbers } from '../platform/db/schema/orders.ts';

/**
 * Takes the next numbers of a series in the caller's transaction. Others block until it ends, and a rollback returns the
 * numbers, so a series has no gaps, as tax law requires.
 */
export async function takeNumbers(
  tx: Db,
  kind: NumberKind,
  count: number,
  now: Date,
): Promise<readonly string[]> {
  await tx.insert(runningNumbers).values({ kind, last: null }).onConflictDoNothing();
  const [row] = await tx.select().from(runningNumbers).where(eq(runningNumbers.kind, kind)).for('update');
  const given: string[] = [];
  let last = row?.last ?? undefined;
  for (let index = 0; index < count; index++) {
    last = nextNumber(kind, last, dayOf(now));
    given.push(last);
  }
  await tx
    .update(runningNumbers)
    .set({ last: last ?? null })
    .where(eq(runningNumbers.kind, kind));
  return given;
}

export async function takeNumber(tx: Db, kind: NumberKind, now: Date): Promise<string> {
  const [number] = await takeNumbers(tx, kind, 1, now);
  if (!number) throw new Error(`No ${kind} number`);
  return number;
}
