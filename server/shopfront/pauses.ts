import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { type Day, dayOf } from '#domain/calendar/day.ts';
import { isPartOf, type SaleParts, type SaleState } from '#domain/shopfront/sale-parts.ts';
import { saleTarget } from '#domain/shopfront/sale-targets.ts';
import { TEXT_FAULT_WORDS } from '#domain/shopfront/text-faults.messages.ts';
import { textFaults } from '#domain/shopfront/text-faults.ts';
import { byOf, type Doer, refuse, type Staff } from '../orders/index.ts';
import { salePauses } from '../platform/db/schema/shopfront.ts';
import type { Services } from '../platform/services.ts';
import { changeShopfront } from './change-shopfront.ts';
import { REFUSALS } from './refusals.messages.ts';

interface Pausing {
  readonly target: string;
  readonly state: SaleState;
  readonly words: string;
  /** German text; the English one if undefined. */
  readonly german?: string | undefined;
  readonly until: Day | null;
  readonly endsWithGoods: boolean;
}

/**
 * Changes goods to order-only or unavailable for a while. Carts show it on their next view, checkouts are refused; paid
 * orders do not change.
 */
export const pauseSale = (
  services: Services,
  by: Staff,
  { target, state, words, german, until, endsWithGoods }: Pausing,
) =>
  changeShopfront(services, by, async ({ tx, now, note }) => {
    const found = saleTarget(target);
    if (!found) return refuse(422, REFUSALS, ({ pause }) => pause.what);
    // The rules for claims apply, because buyers read it.
    const faults = textFaults('away', { words: { en: words, ...(german && { de: german }) } });
    if (faults.length > 0) refuse(422, TEXT_FAULT_WORDS, (words) => faults.map(words).join(' '));
    if (until !== null && until < dayOf(now)) return refuse(422, REFUSALS, ({ pause }) => pause.past);
    await tx
      .update(salePauses)
      .set({ endedAt: now, endedBy: by.name })
      .where(and(eq(salePauses.target, target), isNull(salePauses.endedAt)));
    const { parts } = found;
    // Buyers read it.
    const name = found.name.en;
    const inGerman = { name: found.name.de, words: german || words };
    const id = randomUUID();
    const row = { id, target, parts, name, state, words, inGerman, until, endsWithGoods };
    await tx.insert(salePauses).values({ ...row, at: now, ...byOf(by) });
    note({ kind: 'sale-paused', payload: { target, state, text: words } });
    return { id };
  });

export const endPause = (services: Services, by: Staff, { id }: { readonly id: string }) =>
  changeShopfront(services, by, async ({ tx, now, note }) => {
    const [row] = await tx
      .update(salePauses)
      .set({ endedAt: now, endedBy: by.name })
      .where(and(eq(salePauses.id, id), isNull(salePauses.endedAt)))
      .returning();
    if (!row) return refuse(409, REFUSALS, ({ pause }) => pause.over);
    note({ kind: 'sale-resumed', payload: { target: row.target, state: row.state, goodsIn: false } });
    return { id };
  });

/**
 * Ends pauses that waited for delivered goods. `parts` describes the delivery, for example `{ model: 'hornet', color:
 * 'wine' }`; a pause for more than these continues.
 */
export const goodsIn = (services: Services, by: Doer, parts: SaleParts) =>
  changeShopfront(services, by, async ({ tx, now, note }) => {
    const waiting = await tx
      .select()
      .from(salePauses)
      .where(
        and(
          isNull(salePauses.endedAt),
          eq(salePauses.endsWithGoods, true),
          // Automatic pauses of the stock continue until some is free.
          isNotNull(salePauses.byAccount),
        ),
      )
      .for('update');
    const ended = waiting.filter((row) => isPartOf(row.parts, parts));
    for (const { id, target, state } of ended) {
      await tx.update(salePauses).set({ endedAt: now, endedBy: by.name }).where(eq(salePauses.id, id));
      note({ kind: 'sale-resumed', payload: { target, state, goodsIn: true } });
    }
    return { ended: ended.map(({ name }) => name) };
  });
