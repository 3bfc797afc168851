import { eq } from 'drizzle-orm';
import { dayOf } from '#domain/calendar/day.ts';
import { codeState } from '#domain/checkout/code.ts';
import { refuse, type Staff, type WorkshopOutcome } from '../orders/index.ts';
import { discountCodes } from '../platform/db/schema/shopfront.ts';
import type { Services } from '../platform/services.ts';
import { changeCode } from './change-shopfront.ts';
import { CODE_CHANGE_REFUSALS } from './price-refusals.messages.ts';
import { codeOf, syncCodeNow, usesOf } from './sync-code.ts';

/** Withdraws a code at once, before the provider is updated. */
export async function withdrawCode(
  services: Services,
  by: Staff,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<WorkshopOutcome<{ readonly id: string }>> {
  const withdrawn = await changeCode(services, by, async ({ tx, now, note }) => {
    const [row] = await tx.select().from(discountCodes).where(eq(discountCodes.id, id)).for('update');
    if (!row) return refuse(404, CODE_CHANGE_REFUSALS, ({ unknown }) => unknown);
    const code = codeOf(row, await usesOf(tx, id), now);
    const state = codeState(code, dayOf(now));
    if (state === 'used') return refuse(409, CODE_CHANGE_REFUSALS, ({ used }) => used);
    if (state === 'in a checkout')
      return refuse(409, CODE_CHANGE_REFUSALS, ({ held }) => held(code.heldUntil));
    if (state === 'withdrawn') return { id };
    await tx
      .update(discountCodes)
      .set({ withdrawnAt: now, withdrawnBy: by.name })
      .where(eq(discountCodes.id, id));
    note({ kind: 'code-withdrawn', payload: { code: row.code, reason } });
    await services.jobs.send(tx, 'agree-code', { codeId: id });
    return { id };
  });
  if (withdrawn.ok) await syncCodeNow(services, id);
  return withdrawn;
}
