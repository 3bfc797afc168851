/** Whoever works in the workshop: an account, and the name that the audit trail calls it. */
export interface Staff {
  readonly accountId: string;
  readonly name: string;
}

/** Whoever has no account, as the trail names them. */
export const CLOCK = { accountId: null, name: 'clock' } as const;
export const PROVIDER = { accountId: null, name: 'payment' } as const;
export const BUYER = { accountId: null, name: 'buyer' } as const;

/** Who a change is by. */
export type Doer = Staff | typeof CLOCK | typeof PROVIDER | typeof BUYER;

/** As tables keep it. */
export const byOf = ({ accountId, name }: Doer) => ({ byAccount: accountId, byName: name });

/** How the trail names somebody signed in: an account without a name goes by the front of its address. */
export const staffIn = ({
  accountId,
  name,
  email,
}: {
  readonly accountId: string;
  readonly name: string;
  readonly email: string;
}): Staff => ({ accountId, name: name.trim() || (email.split('@')[0] ?? email) });
