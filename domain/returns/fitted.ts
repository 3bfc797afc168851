/** Checks of a pickup that comes back (docs/decisions/061). Stored with the return, so never renamed. */
export const CONDITION_CHECKS = ['lead', 'cover', 'screws', 'wax'] as const;
export type ConditionCheck = (typeof CONDITION_CHECKS)[number];
