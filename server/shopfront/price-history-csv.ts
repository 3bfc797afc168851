import { asc } from 'drizzle-orm';
import { writeCsv } from '#domain/csv.ts';
import type { Cents } from '#domain/money.ts';
import { priceChanges } from '../platform/db/shopfront-schema.ts';
import type { Services } from '../platform/services.ts';

const figure = (amount: Cents | null) =>
  amount === null ? '' : { figure: (amount / 100).toFixed(2).replace('.', ',') };

export async function priceHistoryCsv({ db }: Services): Promise<string> {
  const rows = await db.select().from(priceChanges).orderBy(asc(priceChanges.at), priceChanges.key);
  return writeCsv([
    ['at', 'by', 'key', 'before', 'after', 'outcome', 'lowest of 30 days', 'read back', 'refused because'],
    ...rows.map(({ at, byName, key, before, after, outcome, lowest, readBackAt, failure }) => [
      ...[at.toISOString(), byName, key, figure(before), figure(after), outcome, figure(lowest)],
      ...[readBackAt?.toISOString() ?? '', failure ?? ''],
    ]),
  ]);
}
