import { eq } from 'drizzle-orm';
import { codeState } from '#domain/workshop/code.ts';
import { dayOf } from '#domain/workshop/day.ts';
import { discountCodes } from '../db/workshop-schema.ts';
import { codeOf, holderOf } from '../shop/code-row.ts';
import type { Services } from '../shop/services.ts';
import { agreeCodeNow } from './agree-code.ts';
import { changeCode } from './change-code.ts';
import type { Staff } from './staff.ts';
import { refuse, type WorkshopOutcome } from './workshop-outcome.ts';

/** Takes a code back. It counts no more from now on, whatever the provider knows yet. */
export async function withdrawCode(
  services: Services,
  by: Staff,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<WorkshopOutcome<{ readonly id: string }>> {
  const withdrawn = await changeCode(services, by, async ({ tx, now, note }) => {
    const [row] = await tx.select().from(discountCodes).where(eq(discountCodes.id, id)).for('update');
    if (!row) return refuse(404, 'There is no such code.');
    const code = codeOf(row, await holderOf(tx, row), now);
    const state = codeState(code, dayOf(now));
    if (state === 'used') return refuse(409, 'This code has been used: an order was paid with it.');
    if (state === 'in a checkout')
      return refuse(
        409,
        `Somebody is paying with this code just now. If that is not done by ${code.heldUntil}, it can be taken back.`,
      );
    if (state === 'withdrawn') return { id };
    await tx
      .update(discountCodes)
      .set({ withdrawnAt: now, withdrawnBy: by.name })
      .where(eq(discountCodes.id, id));
    note({ what: `Code ${row.code}`, before: state, after: `withdrawn: ${reason}` });
    await services.jobs.send(tx, 'agree-code', { codeId: id });
    return { id };
  });
  if (withdrawn.ok) await agreeCodeNow(services, id);
  return withdrawn;
}
