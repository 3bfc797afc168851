/**
 * What shoppers and makers look at before a fitted pickup goes back (docs/decisions/061). Stored with a return, so never
 * renamed.
 */
export const CONDITION_CHECKS = ['lead', 'cover', 'screws', 'wax'] as const;
export type ConditionCheck = (typeof CONDITION_CHECKS)[number];
