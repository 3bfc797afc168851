import { eq, sql } from 'drizzle-orm';
import { inEach } from '#domain/languages.ts';
import { type Cents, cents, exactEuro } from '#domain/money.ts';
import type { LookupKey } from '#domain/prices/price-list.ts';
import { isPriceOf } from '#domain/products/price-check.ts';
import { priceName } from '#domain/shopfront/price-names.ts';
import {
  byOf,
  type Doer,
  refusal,
  refuse,
  refuseConflict,
  type Staff,
  type WorkshopOutcome,
} from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { priceDrafts } from '../platform/db/schema/shopfront.ts';
import type { Services } from '../platform/services.ts';
import { changeShopfront } from './change-shopfront.ts';
import { REFUSALS } from './refusals.messages.ts';

/** Sets a price draft, which is not public. The current price as draft deletes it. */
export async function draftPrice(
  services: Services,
  by: Staff,
  {
    key,
    amount,
    version,
  }: {
    readonly key: LookupKey;
    readonly amount: Cents | null;
    /** Amount of the draft on the screen, 0 for none; undefined skips the check. */
    readonly version?: number | undefined;
  },
): Promise<WorkshopOutcome<{ readonly key: LookupKey }>> {
  const list = (await services.prices.current()) ?? {};
  const standing = list[key];
  return changeShopfront(services, by, async ({ tx, now }) => {
    // Serializes simultaneous drafts.
    await tx.execute(sql`lock table ${priceDrafts} in share row exclusive mode`);
    const [drafted] = await tx.select().from(priceDrafts).where(eq(priceDrafts.key, key));
    if (version !== undefined && drafted && drafted.amount !== version && drafted.amount !== amount)
      refuseConflict(
        refusal(409, REFUSALS, ({ price }) => price.drafted(drafted.byName)),
        {
          by: drafted.byName,
          at: drafted.at.toISOString(),
          version: drafted.amount,
          fields: [
            {
              field: inEach(REFUSALS, (_, language) => priceName(key, language)),
              before: standing === undefined ? null : exactEuro(standing),
              theirs: exactEuro(drafted.amount),
              yours: amount === null ? null : exactEuro(amount),
            },
          ],
        },
      );
    if (amount === null || amount === standing) {
      await tx.delete(priceDrafts).where(eq(priceDrafts.key, key));
      return { key };
    }
    if (standing === undefined) return refuse(409, REFUSALS, ({ price }) => price.noKey(key));
    if (!isPriceOf(key, amount)) return refuse(422, REFUSALS, ({ price }) => price.odd(exactEuro(amount)));
    const draft = { amount, startedFrom: standing, at: now, ...byOf(by) };
    await tx
      .insert(priceDrafts)
      .values({ key, ...draft })
      .onConflictDoUpdate({ target: priceDrafts.key, set: draft });
    return { key };
  });
}

export const discardPrices = (services: Services, by: Staff) =>
  changeShopfront(services, by, async ({ tx }) => ({
    thrown: (await tx.delete(priceDrafts).returning({ key: priceDrafts.key })).length,
  }));

/** Makes unpublished changes drafts again; a newer draft of a price stays. */
export async function restoreDrafts(
  tx: Db,
  by: Doer,
  changes: readonly { readonly key: LookupKey; readonly before: number; readonly after: number }[],
  at: Date,
): Promise<void> {
  for (const { key, before, after } of changes)
    await tx
      .insert(priceDrafts)
      .values({ key, amount: cents(after), startedFrom: cents(before), at, ...byOf(by) })
      .onConflictDoNothing();
}
