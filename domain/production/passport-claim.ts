export interface ClaimFacts {
  readonly holder: 'nobody' | 'you' | 'somebody else';
  /** The order has left. Before that, nobody can have the pickup in hand. */
  readonly hasLeft: boolean;
  /** The pickup was bought with the address of the claiming account. */
  readonly isBuyer: boolean;
  readonly has: number;
}

export type ClaimDecision = 'noted' | 'yours already' | 'taken' | 'not out yet' | 'too many';

/** Serial numbers can be enumerated, so one account must not claim them all. More than anybody plays. */
export const MOST_CLAIMS = 60;

/** Decides a claim. The first claimant keeps the pickup until they release it; on a conflict the makers are told. */
export function decideClaim({ holder, hasLeft, isBuyer, has }: ClaimFacts): ClaimDecision {
  if (holder === 'you') return 'yours already';
  if (!hasLeft && !isBuyer) return 'not out yet';
  if (holder === 'somebody else') return 'taken';
  return has >= MOST_CLAIMS ? 'too many' : 'noted';
}
