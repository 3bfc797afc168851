import { randomUUID } from 'node:crypto';
import { and, eq, lte, or } from 'drizzle-orm';
import { momentOfLocal } from '#domain/calendar/local-moment.ts';
import { cents } from '#domain/money.ts';
import { byOf, CLOCK, refuse, type Staff, writeAudit } from '../orders/index.ts';
import { priceDrafts, pricePublications } from '../platform/db/schema/shopfront.ts';
import { lookEvery } from '../platform/look-every.ts';
import type { Services } from '../platform/services.ts';
import { changeShopfront } from './change-shopfront.ts';
import { restoreDrafts } from './draft-prices.ts';
import { applyPrices, isCutOff, mendPublications } from './publish-prices.ts';
import { REFUSALS } from './refusals.messages.ts';

/** Schedules the price draft for publication. It is checked again at that time; a refusal changes nothing. */
export const planPrices = (services: Services, by: Staff, { at: local }: { readonly at: string }) =>
  changeShopfront(services, by, async ({ tx, now, note }) => {
    const dueAt = momentOfLocal(local) ?? refuse(422, REFUSALS, ({ price }) => price.when);
    if (dueAt <= now) return refuse(422, REFUSALS, ({ price }) => price.past);
    const drafts = await tx.delete(priceDrafts).returning();
    if (drafts.length === 0) return refuse(409, REFUSALS, ({ noDraft }) => noDraft);
    const id = randomUUID();
    const changes = drafts.map(({ key, startedFrom, amount }) => ({
      key,
      before: startedFrom,
      after: amount,
    }));
    await tx.insert(pricePublications).values({ id, state: 'planned', dueAt, changes, at: now, ...byOf(by) });
    note({ kind: 'prices-planned', payload: { count: drafts.length, local } });
    return { id };
  });

export const unplanPrices = (services: Services, by: Staff, { id }: { readonly id: string }) =>
  changeShopfront(services, by, async ({ tx, now, note }) => {
    const [row] = await tx
      .delete(pricePublications)
      .where(and(eq(pricePublications.id, id), eq(pricePublications.state, 'planned')))
      .returning();
    if (!row) return refuse(409, REFUSALS, ({ price }) => price.unplanned);
    await restoreDrafts(tx, by, row.changes, now);
    note({ kind: 'prices-unplanned', payload: { count: row.changes.length } });
    return { id };
  });

const isDue = (now: Date) => and(eq(pricePublications.state, 'planned'), lte(pricePublications.dueAt, now));

/** Publishes due price changes, in one process only, and completes interrupted ones. */
export async function publishDue(services: Services): Promise<void> {
  const { db, now, log } = services;
  const waiting = await db
    .select({ id: pricePublications.id })
    .from(pricePublications)
    .where(or(isDue(now()), isCutOff(now())))
    .limit(1);
  if (waiting.length === 0) return;
  await mendPublications(services);
  const duePlans = await db
    .update(pricePublications)
    .set({ state: 'under way', at: now() })
    .where(isDue(now()))
    .returning();
  for (const { id, changes, byAccount, byName } of duePlans) {
    const by = byAccount === null ? CLOCK : { accountId: byAccount, name: byName };
    const wanted = changes.map(({ key, before, after }) => ({
      ...{ key, startedFrom: cents(before), amount: cents(after) },
    }));
    const published = await applyPrices(services, by, { id, wanted });
    if (published.ok) continue;
    log.error({ publication: id }, 'scheduled prices not published');
    // Back to a draft, for the makers to decide.
    await db.transaction(async (tx) => {
      await tx.update(pricePublications).set({ state: 'refused' }).where(eq(pricePublications.id, id));
      await restoreDrafts(tx, by, changes, now());
      await writeAudit(tx, by, [{ kind: 'prices-left', payload: { count: wanted.length } }], now());
    });
  }
}

const LOOK_MS = 5000;

/** Publishes planned prices when they are due. Returns a stop function. */
export const startShopfrontClock = (services: Services): (() => void) =>
  lookEvery(LOOK_MS, () => publishDue(services), services.log, 'scheduled prices not checked');
