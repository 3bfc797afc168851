import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { StockPause } from '#domain/stock/cover-pause.ts';
import { byOf, CLOCK } from '../orders/index.ts';
import { acquireLock } from '../platform/db/database.ts';
import { salePauses } from '../platform/db/schema/shopfront.ts';
import type { Services } from '../platform/services.ts';
import { changeShopfront } from './change-shopfront.ts';

/** Replaces the stock's automatic pauses with these: ends, begins and rewords them. Manual pauses stay. */
export async function renewStockPauses(services: Services, wanted: readonly StockPause[]): Promise<void> {
  const isOwn = and(isNull(salePauses.endedAt), isNull(salePauses.byAccount));
  const same = (row: Pick<typeof salePauses.$inferSelect, 'target' | 'state' | 'words' | 'inGerman'>) =>
    wanted.some(
      ({ target, state, words, inGerman }) =>
        row.target === target &&
        row.state === state &&
        row.words === words &&
        row.inGerman?.words === inGerman.words,
    );
  const rows = await services.db.select().from(salePauses).where(isNull(salePauses.endedAt));
  const isOf = (row: (typeof rows)[number]) => row.byAccount === null;
  const missing = wanted.filter((pause) => !rows.some(({ target }) => target === pause.target));
  if (missing.length === 0 && rows.filter(isOf).every(same)) return;
  await changeShopfront(services, CLOCK, async ({ tx, now, note }) => {
    // A simultaneous second run sees the first one's result.
    await acquireLock(tx, 'stock-pauses');
    const own = await tx.select().from(salePauses).where(isOwn);
    for (const row of own.filter((one) => !same(one))) {
      await tx.update(salePauses).set({ endedAt: now, endedBy: CLOCK.name }).where(eq(salePauses.id, row.id));
      note({ kind: 'sale-resumed', payload: { target: row.target, state: row.state, goodsIn: false } });
    }
    const left = await tx
      .select({ target: salePauses.target })
      .from(salePauses)
      .where(isNull(salePauses.endedAt));
    for (const { target, parts, name, state, words, inGerman } of wanted) {
      if (left.some((row) => row.target === target)) continue;
      await tx.insert(salePauses).values({
        ...{ id: randomUUID(), target, parts, name, state, words, inGerman },
        ...{ until: null, endsWithGoods: true, at: now },
        ...byOf(CLOCK),
      });
      note({ kind: 'sale-paused', payload: { target, state, text: null } });
    }
    return {};
  });
}
