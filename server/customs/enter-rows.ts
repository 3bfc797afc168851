import { randomUUID } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { addDays } from '#domain/calendar/day.ts';
import type { CurrencyRate, ImportRow } from '#domain/customs/rows.ts';
import { currencyRates, importRows } from '../platform/db/schema/customs.ts';
import type { Services } from '../platform/services.ts';

/**
 * Adds an import rule. Its predecessor ends the day before; rules are never changed otherwise, because orders refer to
 * them.
 */
export async function enterImportRow(
  { db, now }: Pick<Services, 'db' | 'now'>,
  row: Omit<ImportRow, 'id' | 'isExample'>,
): Promise<ImportRow> {
  const entered = { ...row, id: randomUUID(), isExample: false };
  await db.transaction(async (tx) => {
    const { kind, country, code, origin, from } = row;
    await tx
      .update(importRows)
      .set({ until: addDays(from, -1) })
      .where(
        and(
          eq(importRows.kind, kind),
          eq(importRows.country, country),
          code === null ? isNull(importRows.code) : eq(importRows.code, code),
          origin === null ? isNull(importRows.origin) : eq(importRows.origin, origin),
          eq(importRows.isExample, false),
          isNull(importRows.until),
          lt(importRows.from, from),
        ),
      );
    await tx.insert(importRows).values({ ...entered, enteredAt: now() });
  });
  return entered;
}

/** Sets the exchange rate of a day; the latest entry applies. */
export async function enterRate(
  { db, now }: Pick<Services, 'db' | 'now'>,
  rate: Omit<CurrencyRate, 'isExample'>,
): Promise<void> {
  const { perEuro, source } = rate;
  await db
    .insert(currencyRates)
    .values({ ...rate, id: randomUUID(), isExample: false, enteredAt: now() })
    .onConflictDoUpdate({
      target: [currencyRates.currency, currencyRates.day, currencyRates.isExample],
      set: { perEuro, source, enteredAt: now() },
    });
}
