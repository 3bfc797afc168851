import { asc } from 'drizzle-orm';
import { writeCsv } from '#domain/csv.ts';
import type { Cents } from '#domain/money.ts';
import { LOOKUP_KEYS, type PriceList } from '#domain/prices/price-list.ts';
import { refusal, type Staff, type WorkshopOutcome, writeAudit } from '../orders/index.ts';
import { priceChanges } from '../platform/db/schema/shopfront.ts';
import type { Services } from '../platform/services.ts';

async function readPrices({ prices }: Services) {
  const list: PriceList = (await prices.current()) ?? {};
  const { readAt, fault } = prices.lastReading();
  const keys = LOOKUP_KEYS.map((key) => ({ key, amount: list[key] }));
  return {
    /** Undefined if there never was one. */
    readAt: readAt?.toISOString(),
    /** Why the last reading failed; undefined if it did not. */
    fault,
    keys,
    /** Keys without a price in the payment account; goods that need them cannot be sold. */
    missing: keys.filter(({ amount }) => amount === undefined).map(({ key }) => key),
  };
}

/** Reads the list from the payment account now, instead of within five minutes. */
export async function readPricesAgain(
  services: Services,
  by: Staff,
): Promise<WorkshopOutcome<Awaited<ReturnType<typeof readPrices>>>> {
  await services.prices.renew();
  const read = await readPrices(services);
  const missing = read.fault ? null : read.missing.length;
  await services.db.transaction((tx) =>
    writeAudit(tx, by, [{ kind: 'prices-read', payload: { missing } }], services.now()),
  );
  return read.fault ? refusal(503, read.fault) : { ok: true, value: read };
}

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
