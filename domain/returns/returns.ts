/**
 * Days from purchase within which a new and unused pickup may be posted back (specification, return policy). Custom
 * builds are made of standard parts, so they have the same right as long as `CUSTOM_BUILDS_RETURNABLE` says so.
 */
export const RETURN_DAYS = 21;

/**
 * Whether custom builds may be sent back like all others. The law would let the shop refuse (§ 312g (2) no. 1 BGB);
 * it does not, and every page and mail that is about it asks here.
 */
export const CUSTOM_BUILDS_RETURNABLE: boolean = true;

/** Days that a refund takes at least, from the day on which the parcel is back with us. */
export const REFUND_DAYS = 7;

/** Billing cycles after which a refund is on a card's statement, from and to. */
export const STATEMENT_CYCLES = [1, 2] as const;
