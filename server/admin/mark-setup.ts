import { eq } from 'drizzle-orm';
import type { SkippableItem } from '#domain/admin/setup-items.ts';
import { byOf, type Staff, type WorkshopOutcome, writeAudit } from '../orders/index.ts';
import { setupSkips } from '../platform/db/schema/admin.ts';
import { done } from '../platform/outcome/problem.ts';
import type { Services } from '../platform/services.ts';

/** Marks an item of the set-up list as not needed, or removes the mark. */
export const markSetup = (
  { db, now }: Services,
  by: Staff,
  { item, needed }: { readonly item: SkippableItem; readonly needed: boolean },
): Promise<WorkshopOutcome<object>> =>
  db.transaction(async (tx) => {
    const changed = needed
      ? await tx.delete(setupSkips).where(eq(setupSkips.item, item)).returning()
      : await tx
          .insert(setupSkips)
          .values({ item, at: now(), ...byOf(by) })
          .onConflictDoNothing()
          .returning();
    // A mark that exists already is no change.
    if (changed.length > 0)
      await writeAudit(tx, by, [{ kind: 'setup-marked', payload: { item, needed } }], now());
    return done({});
  });
