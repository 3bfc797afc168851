/** Facts for a claim of ownership of a pickup. */
export interface ClaimFacts {
  /** Current holder according to earlier claims. */
  readonly holder: 'nobody' | 'you' | 'somebody else';
  /** The order has left. Before that, nobody can have the pickup in hand. */
  readonly hasLeft: boolean;
  /** The pickup was bought with the address of the claiming account. */
  readonly isBuyer: boolean;
  /** Number of pickups that the account already holds. */
  readonly has: number;
}

export type ClaimDecision = 'noted' | 'yours already' | 'taken' | 'not out yet' | 'too many';

/** Serial numbers can be enumerated, so one account must not claim them all. More than anybody plays. */
export const MOST_CLAIMS = 60;

/**
 * Decides a claim. The first claimant keeps the pickup until they release it. No rule transfers it to another one; on a
 * conflict the makers are told and ask.
 */
export function decideClaim({ holder, hasLeft, isBuyer, has }: ClaimFacts): ClaimDecision {
  if (holder === 'you') return 'yours already';
  if (!hasLeft && !isBuyer) return 'not out yet';
  if (holder === 'somebody else') return 'taken';
  return has >= MOST_CLAIMS ? 'too many' : 'noted';
}
