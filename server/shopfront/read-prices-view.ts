import { desc, eq } from 'drizzle-orm';
import { type LineConfig, lineOf, priceKeys } from '#domain/cart/cart-line.ts';
import type { Language } from '#domain/languages.ts';
import type { Cents } from '#domain/money.ts';
import { LOOKUP_KEYS, type LookupKey, type PriceList } from '#domain/prices/price-list.ts';
import { PROMOTION } from '#domain/shipping/shipping.ts';
import { draftFaults, lowestBefore, stoodSince } from '#domain/shopfront/price-draft.ts';
import { PRICE_GROUPS } from '#domain/shopfront/price-groups.ts';
import { priceName } from '#domain/shopfront/price-names.ts';
import { priceChanges, priceDrafts, pricePublications } from '../platform/db/schema/shopfront.ts';
import type { Services } from '../platform/services.ts';
import { readHolders } from './count-touched.ts';
import { draftFaultWords } from './price-words.ts';

/** Most publications on the page; the CSV has all. */
const SHOWN = 20;

const holdsKey =
  (key: LookupKey) =>
  (config: LineConfig): boolean => {
    const line = lineOf(config);
    return line !== undefined && priceKeys(line).includes(key);
  };

/** Several times the number of prices. */
const MOST_CHANGES = 1000;

/** Effect of a set's new price on the shipping promotion; undefined for other keys and below its threshold. */
const promotionOf = (
  key: LookupKey,
  before: Cents,
  after: Cents,
): 'stays' | 'is gained' | 'is lost' | undefined => {
  const [was, is] = [before, after].map((price) => price > PROMOTION.goodsAbove);
  if (!key.endsWith('_set') || (!was && !is)) return undefined;
  return was && is ? 'stays' : is ? 'is gained' : 'is lost';
};

export async function readPricesView({ db, prices, now }: Services, language: Language = 'en') {
  const list: PriceList = (await prices.current()) ?? {};
  const { readAt, fault } = prices.lastReading();
  const rows = await db.select().from(priceDrafts).orderBy(priceDrafts.at);
  const draft: PriceList = Object.fromEntries(rows.map(({ key, amount }) => [key, amount]));
  const faults = draftFaults(list, draft);
  // The last month of each price, and the change before it.
  const changes = await db
    .select()
    .from(priceChanges)
    .orderBy(desc(priceChanges.at), priceChanges.key)
    .limit(MOST_CHANGES);
  const published = changes.filter(({ outcome }) => outcome === 'published');
  const touching = rows.length > 0 ? await readHolders(db, now()) : undefined;
  const planned = await db.select().from(pricePublications).where(eq(pricePublications.state, 'planned'));
  const drafts = rows.map((row) => {
    const { key, amount, startedFrom, byName, at } = row;
    const before = list[key] ?? startedFrom;
    const found = faults.get(key);
    const own = published.filter((change) => change.key === key);
    return {
      ...{ key, name: priceName(key, language), before, after: amount, by: byName, at: at.toISOString() },
      /** The listed price when it was drafted, if it differs by now. */
      startedFrom: startedFrom === before ? undefined : startedFrom,
      fault: found && {
        words: draftFaultWords(found, language),
        instead: found.kind === 'set' && found.set === key ? found.instead : undefined,
      },
      /** For a reduction: the lowest price of thirty days, and its text. */
      reduction:
        amount < before
          ? {
              lowest: lowestBefore(own, before, now()),
              stood: stoodSince(own, before, now()).map((step) => ({ ...step, at: step.at.toISOString() })),
            }
          : undefined,
      touches: touching?.(holdsKey(key)) ?? { carts: 0, checkouts: 0, builds: 0, orders: 0 },
      promotion: promotionOf(key, before, amount),
    };
  });
  return {
    ...{ readAt: readAt?.toISOString(), fault: fault?.[language], count: LOOKUP_KEYS.length, drafts },
    missing: LOOKUP_KEYS.filter((key) => list[key] === undefined),
    groups: PRICE_GROUPS.map(({ group, keys }) => ({
      group,
      // Free options are hidden unless they have a draft.
      rows: keys
        .filter((key) => list[key] !== 0 || draft[key] !== undefined)
        .map((key) => ({ key, name: priceName(key, language), amount: list[key], draft: draft[key] })),
    })),
    planned: planned.map(({ id, dueAt, byName, changes: moves }) => ({
      ...{ id, dueAt: dueAt.toISOString(), by: byName, keys: moves.length },
    })),
    history: changes.slice(0, SHOWN).map((change) => ({
      ...{
        id: change.id,
        at: change.at.toISOString(),
        by: change.byName,
        name: priceName(change.key, language),
      },
      ...{ before: change.before, after: change.after, outcome: change.outcome },
      readBackAt: change.readBackAt?.toISOString(),
      failure: change.failure ?? undefined,
    })),
  };
}

export type PricesView = Awaited<ReturnType<typeof readPricesView>>;
export type DraftView = PricesView['drafts'][number];
