import type Stripe from 'stripe';
import type { Cents } from '#domain/money.ts';
import type { LookupKey } from '#domain/prices/price-list.ts';

/** A price that is to take a key over; `formerId` is the one that has it, `newId` the one that is made for it. */
export interface PriceMove {
  readonly key: LookupKey;
  readonly before: Cents;
  readonly after: Cents;
  readonly formerId: string;
  readonly newId?: string | undefined;
}

/** What the payment account refused, in its own words. */
export class MoveRefused extends Error {
  override readonly name = 'MoveRefused';
  readonly key: LookupKey;
  constructor(key: LookupKey, error: unknown) {
    super(error instanceof Error ? error.message : 'no answer');
    this.key = key;
  }
}

/** Some keys have moved, and the account answers no more: what was to be put back is not. */
export class MovedInPart extends Error {
  override readonly name = 'MovedInPart';
}

/** Called before each word to the account: throws where somebody else has taken the publishing over. */
type GoesOn = () => Promise<void>;

/**
 * Makes a new price for each key, which nobody sees yet: a price has its amount for good. Where one is refused those that were
 * made are retired again.
 */
export async function makePrices(
  stripe: Stripe,
  publication: string,
  moves: readonly PriceMove[],
  standing: ReadonlyMap<string, Stripe.Price>,
  goesOn: GoesOn,
): Promise<readonly (PriceMove & { readonly newId: string })[]> {
  const made: (PriceMove & { newId: string })[] = [];
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
      made.push({ ...move, newId: price.id });
    } catch (error) {
      await retire(
        stripe,
        made.map(({ newId }) => newId),
      );
      throw new MoveRefused(move.key, error);
    }
  }
  return made;
}

/** Gives each key to its new price, or, where one is refused, all of them back to the former ones. */
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

/** All keys as they were: also that of a move whose answer never came. */
export async function moveBack(stripe: Stripe, moves: readonly PriceMove[]): Promise<void> {
  for (const { key, formerId } of moves)
    await stripe.prices.update(formerId, { lookup_key: key, transfer_lookup_key: true });
  await retire(
    stripe,
    moves.flatMap(({ newId }) => newId ?? []),
  );
}

/** Prices without a key are in nobody's way: whatever fails here stays as it is. */
export async function retire(stripe: Stripe, ids: readonly string[]): Promise<void> {
  for (const id of ids) await stripe.prices.update(id, { active: false }).catch(() => {});
}
