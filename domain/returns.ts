/**
 * Days from purchase within which a new and unused pickup may be posted back (specification, return policy). Custom
 * builds are made of standard parts, so they have the same right.
 */
export const RETURN_DAYS = 21;
