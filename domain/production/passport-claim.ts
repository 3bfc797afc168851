/** What is known when somebody says that a pickup is theirs. */
export interface ClaimFacts {
  /** Whose it is so far, as far as anybody said. */
  readonly holder: 'nobody' | 'you' | 'somebody else';
  /** Whether its order went out: before that nobody can have it in hand. */
  readonly hasLeft: boolean;
  /** Whether it was bought under the address of the account that asks. */
  readonly isBuyer: boolean;
  /** Pickups that the account has already. */
  readonly has: number;
}

export type ClaimDecision = 'noted' | 'yours already' | 'taken' | 'not out yet' | 'too many';

/** More than anybody plays. Serial numbers can be counted through: one account shall not take them all. */
export const MOST_CLAIMS = 60;

/**
 * Decides whether a pickup is noted as somebody's. The first to say so has it until they let go: we do not take it from
 * one and give it to another by a rule, but are told where two say the same, and ask.
 */
export function decideClaim({ holder, hasLeft, isBuyer, has }: ClaimFacts): ClaimDecision {
  if (holder === 'you') return 'yours already';
  if (!hasLeft && !isBuyer) return 'not out yet';
  if (holder === 'somebody else') return 'taken';
  return has >= MOST_CLAIMS ? 'too many' : 'noted';
}
