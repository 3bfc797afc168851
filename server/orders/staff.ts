import type { Actor } from '#domain/order-log/events.ts';

/** A maker: the account, and its name in the audit trail. */
export interface Staff {
  readonly accountId: string;
  readonly name: string;
}

/** Authors without an account, by their name in the trail. */
export const CLOCK = { accountId: null, name: 'clock' } as const;
export const PROVIDER = { accountId: null, name: 'payment' } as const;
export const BUYER = { accountId: null, name: 'buyer' } as const;
export const SHOPPER = { accountId: null, name: 'shopper' } as const;

export type Doer = Staff | typeof CLOCK | typeof PROVIDER | typeof BUYER | typeof SHOPPER;

export const actorOf = (by: Doer): Actor => (by.accountId === null ? by.name : 'maker');

export const byOf = ({ accountId, name }: Doer) => ({ byAccount: accountId, byName: name });

/** The maker of a session; an account without a name uses the local part of its address. */
export const staffIn = ({
  accountId,
  name,
  email,
}: {
  readonly accountId: string;
  readonly name: string;
  readonly email: string;
}): Staff => ({ accountId, name: name.trim() || (email.split('@')[0] ?? email) });
