/**
 * Days from purchase to post a new and unused pickup back (specification, return policy). Custom builds are made of
 * standard parts and have the same right while `CUSTOM_BUILDS_RETURNABLE` is true.
 */
export const RETURN_DAYS = 21;

/**
 * Days from delivery to send back a pickup with a quick connector although it was fitted and played, if it was only
 * plugged in (docs/decisions/061). A term of ours beyond the law, which it does not narrow.
 */
export const FITTED_RETURN_DAYS = 21;

/** The law would allow refusing custom builds (§ 312g (2) no. 1 BGB). All pages and mails depend on this value. */
export const CUSTOM_BUILDS_RETURNABLE: boolean = true;

/** Least days for a refund from the arrival of the parcel. */
export const REFUND_DAYS = 7;

/** Billing cycles until a refund is on a card's statement, range. */
export const STATEMENT_CYCLES = [1, 2] as const;
