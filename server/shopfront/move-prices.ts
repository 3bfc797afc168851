import type Stripe from 'stripe';
import type { Cents } from '#domain/money.ts';
import type { LookupKey } from '#domain/prices/price-list.ts';

/** A new price for a lookup key: `formerId` has the key, `newId` takes it over. */
export interface PriceMove {
  readonly key: LookupKey;
  readonly before: Cents;
  readonly after: Cents;
  readonly formerId: string;
  readonly newId?: string | undefined;
}

/** The payment account refused a price, in its own words. */
export class MoveRefused extends Error {
  override readonly name = 'MoveRefused';
  readonly key: LookupKey;
  constructor(key: LookupKey, error: unknown) {
    super(error instanceof Error ? error.message : 'no answer');
    this.key = key;
  }
}

/** The account stopped answering after some keys had moved, and they could not be restored. */
export class MovedInPart extends Error {
  override readonly name = 'MovedInPart';
}

/** Called before each call to the account; throws if another process has taken over the publication. */
type GoesOn = () => Promise<void>;

/**
 * Creates the new prices, without key and therefore invisible, because a price's amount is immutable. Deactivates them
 * again if one is refused.
 */
export async function makePrices(
  stripe: Stripe,
  publication: string,
  moves: readonly PriceMove[],
  standing: ReadonlyMap<string, Stripe.Price>,
  goesOn: GoesOn,
): Promise<readonly (PriceMove & { readonly newId: string })[]> {
  const created: (PriceMove & { newId: string })[] = [];
  for (const move of moves) {
    await goesOn();
    const product = standing.get(move.key)?.product;
    try {
      const price = await stripe.prices.create(
        {
          product: typeof product === 'string' ? product : (product?.id ?? ''),
          currency: 'eur',
          unit_amount: move.after,
          tax_behavior: 'inclusive',
          metadata: { lookup_key: move.key },
        },
        { idempotencyKey: `publish-${publication}-${move.key}` },
      );
      created.push({ ...move, newId: price.id });
    } catch (error) {
      await retire(
        stripe,
        created.map(({ newId }) => newId),
      );
      throw new MoveRefused(move.key, error);
    }
  }
  return created;
}

/** Moves each key to its new price; if one is refused, moves all of them back. */
export async function moveKeys(
  stripe: Stripe,
  moves: readonly (PriceMove & { readonly newId: string })[],
  goesOn: GoesOn,
): Promise<void> {
  for (const { key, newId } of moves) {
    await goesOn();
    try {
      await stripe.prices.update(newId, { lookup_key: key, transfer_lookup_key: true });
    } catch (error) {
      await moveBack(stripe, moves).catch((cause: unknown) => {
        throw new MovedInPart('Keys not put back', { cause });
      });
      throw new MoveRefused(key, error);
    }
  }
}

/** Restores all keys, including one whose response was lost. */
export async function moveBack(stripe: Stripe, moves: readonly PriceMove[]): Promise<void> {
  for (const { key, formerId } of moves)
    await stripe.prices.update(formerId, { lookup_key: key, transfer_lookup_key: true });
  await retire(
    stripe,
    moves.flatMap(({ newId }) => newId ?? []),
  );
}

/** Deactivates prices without a key. Failures are harmless and ignored. */
export async function retire(stripe: Stripe, ids: readonly string[]): Promise<void> {
  for (const id of ids) await stripe.prices.update(id, { active: false }).catch(() => {});
}
