import { randomUUID } from 'node:crypto';
import { and, eq, inArray, lte, or, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import { inEach } from '#domain/languages.ts';
import { type Cents, cents, exactEuro } from '#domain/money.ts';
import type { LookupKey, PriceList } from '#domain/prices/price-list.ts';
import { isLookupKey } from '#domain/prices/price-list.ts';
import { draftFaults, lowestBefore } from '#domain/shopfront/price-draft.ts';
import { priceName } from '#domain/shopfront/price-names.ts';
import { byOf, type Doer, refusal, type Staff, type WorkshopOutcome, writeAudit } from '../orders/index.ts';
import { responseGeneration } from '../platform/db/schema/platform.ts';
import { priceChanges, priceDrafts, pricePublications } from '../platform/db/schema/shopfront.ts';
import { pricesByKey } from '../platform/payments/sync-prices.ts';
import type { Services } from '../platform/services.ts';
import { restoreDrafts } from './draft-prices.ts';
import {
  MovedInPart,
  MoveRefused,
  makePrices,
  moveBack,
  moveKeys,
  type PriceMove,
  retire,
} from './move-prices.ts';
import { draftFaultWords } from './price-words.ts';
import { REFUSALS } from './refusals.messages.ts';

/** A publication without a sign of life for this time is interrupted: no call to the account takes as long. */
const CUT_OFF_MS = 2 * 60_000;

export interface Published {
  readonly published: number;
}

interface Wanted {
  readonly key: LookupKey;
  readonly startedFrom: Cents;
  readonly amount: Cents;
}

const listOf = (standing: ReadonlyMap<string, Stripe.Price>): PriceList =>
  Object.fromEntries(
    [...standing].flatMap(([key, { unit_amount }]) =>
      isLookupKey(key) && unit_amount !== null ? [[key, cents(unit_amount)]] : [],
    ),
  );

/** A hash of the account's prices for some keys; a publication must name the one that was shown. */
function versionOf(keys: readonly LookupKey[], list: PriceList): number {
  let version = 7;
  for (const key of [...keys].sort()) version = (version * 31 + (list[key] ?? 0)) % 1_000_000_007;
  return version;
}

/**
 * Publishes the draft to the payment account atomically: creates new prices, moves the keys, reverts on refusal. Then
 * reads the list back and compares.
 */
export async function publishPrices(
  services: Services,
  by: Staff,
  {
    version,
    seen,
  }: { readonly version?: number | undefined; readonly seen?: readonly SeenDraft[] | undefined },
): Promise<WorkshopOutcome<Published>> {
  const drafts = await services.db.select().from(priceDrafts).orderBy(priceDrafts.at);
  if (drafts.length === 0) return refusal(409, REFUSALS, ({ noDraft }) => noDraft);
  const unseen = seen && drafts.findLast((draft) => !seen.some((one) => isSameDraft(one, draft)));
  if (unseen || (seen && seen.length !== drafts.length))
    return refusal(409, REFUSALS, ({ draftChanged, somebody }) => draftChanged(unseen?.byName ?? somebody));
  return applyPrices(services, by, { id: randomUUID(), wanted: drafts, version });
}

type SeenDraft = Pick<Wanted, 'key' | 'amount'>;
const isSameDraft = (one: SeenDraft, other: SeenDraft) =>
  one.key === other.key && one.amount === other.amount;

/** The same for a scheduled publication, without a person to ask. */
export async function applyPrices(
  services: Services,
  by: Doer,
  { id, wanted, version }: { id: string; wanted: readonly Wanted[]; version?: number | undefined },
): Promise<WorkshopOutcome<Published>> {
  const { stripe, db, now } = services;
  const standing = await pricesByKey(stripe).catch(() => undefined);
  if (!standing) return refusal(503, REFUSALS, ({ price }) => price.silent);
  const list = listOf(standing);
  const keys = wanted.map(({ key }) => key);
  const others = wanted.filter(({ key, startedFrom }) => list[key] !== startedFrom);
  const seen = versionOf(keys, list);
  if (others.length > 0 && version !== seen) {
    // Compares with the account's current prices, whoever set them.
    await services.prices.renew();
    return {
      ...refusal(409, REFUSALS, ({ price }) => price.otherwise),
      conflict: {
        by: REFUSALS.en.account,
        at: now().toISOString(),
        version: seen,
        fields: others.map(({ key, startedFrom, amount }) => ({
          field: key,
          before: exactEuro(startedFrom),
          theirs: list[key] === undefined ? inEach(REFUSALS, ({ noPrice }) => noPrice) : exactEuro(list[key]),
          yours: exactEuro(amount),
        })),
      },
    };
  }
  const draft: PriceList = Object.fromEntries(wanted.map(({ key, amount }) => [key, amount]));
  const [fault] = draftFaults(list, draft);
  if (fault) {
    const [key, why] = fault;
    return refusal(
      422,
      REFUSALS,
      (_, language) => `${priceName(key, language)}: ${draftFaultWords(why, language)}`,
    );
  }

  const moves = wanted.map(({ key, amount }): PriceMove => {
    const formerId = standing.get(key)?.id ?? '';
    return { key, before: list[key] ?? amount, after: amount, formerId };
  });
  if (!(await beginPublication(services, by, id, moves)))
    return refusal(409, REFUSALS, ({ price }) => price.underWay);

  const goesOn = () => sayUnderWay(services, id);
  try {
    const createdPrices = await makePrices(stripe, id, moves, standing, goesOn);
    await db.update(pricePublications).set({ changes: createdPrices }).where(eq(pricePublications.id, id));
    await moveKeys(stripe, createdPrices, goesOn);
  } catch (error) {
    if (error instanceof MoveRefused) return refused(services, by, id, moves, error);
    if (error instanceof MovedInPart) return leftInPart(services, id, error);
    throw error;
  }
  await finish(services, by, id, moves);
  await retire(
    stripe,
    moves.map(({ formerId }) => formerId),
  );
  return { ok: true, value: { published: moves.length } };
}

/** Takes the lock of publications. False if another process has it. */
async function beginPublication(
  { db, now }: Services,
  by: Doer,
  id: string,
  moves: readonly PriceMove[],
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${pricePublications} in share row exclusive mode`);
    const underWay = await tx
      .select({ id: pricePublications.id })
      .from(pricePublications)
      .where(eq(pricePublications.state, 'under way'));
    if (underWay.some((row) => row.id !== id)) return false;
    const row = { state: 'under way' as const, dueAt: now(), changes: moves, at: now(), ...byOf(by) };
    await tx
      .insert(pricePublications)
      .values({ id, ...row })
      .onConflictDoUpdate({ target: pricePublications.id, set: row });
    return true;
  });
}

/** Signs of life. Throws if another process has taken over and reverted the publication. */
async function sayUnderWay({ db, now }: Services, id: string): Promise<void> {
  const [row] = await db
    .update(pricePublications)
    .set({ at: now() })
    .where(and(eq(pricePublications.id, id), eq(pricePublications.state, 'under way')))
    .returning({ id: pricePublications.id });
  if (!row) throw new Error('The publication was taken over and reverted by another process');
}

/** Abandons the publication; the next poll of any process completes it. */
const layDown = ({ db, now }: Services, id: string) =>
  db
    .update(pricePublications)
    .set({ at: new Date(now().getTime() - CUT_OFF_MS) })
    .where(eq(pricePublications.id, id));

/** The account stopped answering after some keys had moved. */
async function leftInPart(
  services: Services,
  id: string,
  err: MovedInPart,
): Promise<WorkshopOutcome<Published>> {
  services.log.error({ err, publication: id }, 'prices partly published');
  await layDown(services, id);
  return refusal(503, REFUSALS, ({ price }) => price.inPart);
}

/** All processes reload the list, because one may have read it during the move. */
async function readAnew({ db, prices }: Services): Promise<void> {
  await db
    .update(responseGeneration)
    .set({ generation: sql`${responseGeneration.generation} + 1`, madeOf: '' });
  await prices.renew();
}

/** Logs the attempt; nothing changed. */
async function refused(
  services: Services,
  by: Doer,
  id: string,
  moves: readonly PriceMove[],
  { key, message }: MoveRefused,
): Promise<WorkshopOutcome<Published>> {
  const at = services.now();
  services.log.warn({ key }, 'prices not published');
  await services.db.transaction(async (tx) => {
    await tx.insert(priceChanges).values(
      moves.map(({ key: own, before, after }) => ({
        ...{ id: randomUUID(), publication: id, key: own, before, after, at },
        outcome: 'refused' as const,
        failure: own === key ? message : null,
        ...byOf(by),
      })),
    );
    await tx.update(pricePublications).set({ state: 'refused' }).where(eq(pricePublications.id, id));
    await writeAudit(tx, by, [{ kind: 'prices-refused', payload: { key } }], at);
  });
  await readAnew(services);
  return refusal(409, REFUSALS, ({ price }) => price.refused(moves.length, key, message));
}

/** Reads the list back, compares, and records the changes with their times. */
async function finish(services: Services, by: Doer, id: string, moves: readonly PriceMove[]): Promise<void> {
  const { db, now, stripe, log } = services;
  const at = now();
  const back = await pricesByKey(stripe)
    .then(listOf)
    .catch(() => undefined);
  const isSame = moves.every(({ key, after }) => back?.[key] === after);
  if (!isSame) log.error({ publication: id }, 'published prices not read back');
  await db.transaction(async (tx) => {
    const stood = await tx
      .select()
      .from(priceChanges)
      .where(
        and(
          inArray(
            priceChanges.key,
            moves.map(({ key }) => key),
          ),
          eq(priceChanges.outcome, 'published'),
        ),
      );
    await tx.insert(priceChanges).values(
      moves.map(({ key, before, after }) => ({
        ...{ id: randomUUID(), publication: id, key, before, after, at },
        outcome: 'published' as const,
        lowest:
          after < before
            ? lowestBefore(
                stood.filter((row) => row.key === key),
                before,
                at,
              )
            : null,
        readBackAt: isSame ? now() : null,
        ...byOf(by),
      })),
    );
    await tx.update(pricePublications).set({ state: 'done' }).where(eq(pricePublications.id, id));
    // Keeps drafts that were changed meanwhile.
    const published = moves.map(({ key, after }) =>
      and(eq(priceDrafts.key, key), eq(priceDrafts.amount, after)),
    );
    await tx.delete(priceDrafts).where(or(...published));
    await writeAudit(
      tx,
      by,
      moves.map(({ key, before, after }) => ({
        kind: 'price-changed' as const,
        payload: { key, before, after },
      })),
      at,
    );
  });
  await services.shopfront.renew();
  await services.prices.renew();
}

/** Interrupted publications. */
export const isCutOff = (now: Date) =>
  and(
    eq(pricePublications.state, 'under way'),
    lte(pricePublications.at, new Date(now.getTime() - CUT_OFF_MS)),
  );

/** Completes interrupted publications: finishes if every key has moved, reverts otherwise. */
export async function mendPublications(services: Services): Promise<void> {
  const { db, stripe, now } = services;
  const rows = await db.select().from(pricePublications).where(isCutOff(now()));
  for (const row of rows) {
    const standing = await pricesByKey(stripe);
    // One of several simultaneous processes takes it.
    const [mine] = await db
      .update(pricePublications)
      .set({ at: now() })
      .where(and(eq(pricePublications.id, row.id), isCutOff(now())))
      .returning({ id: pricePublications.id });
    if (!mine) continue;
    const moves = row.changes.map(({ key, before, after, formerId = '', newId }) => ({
      ...{ key, before: cents(before), after: cents(after), formerId, newId },
    }));
    const by = { accountId: row.byAccount, name: row.byName } as Doer;
    if (moves.every(({ key, newId }) => newId !== undefined && standing.get(key)?.id === newId))
      await finish(services, by, row.id, moves);
    else {
      try {
        if (moves.every(({ newId }) => newId !== undefined)) await moveBack(stripe, moves);
      } catch (error) {
        await layDown(services, row.id);
        throw error;
      }
      await db.update(pricePublications).set({ state: 'refused' }).where(eq(pricePublications.id, row.id));
      // A scheduled publication becomes a draft again; others still are drafts.
      await restoreDrafts(db, by, moves, now());
      await readAnew(services);
    }
  }
}
