/** Quantity choices of the specification. */
export const QUANTITIES = [1, 2, 3, 4, 5] as const;
/** The most pieces that a line may hold. */
export const MAX_QUANTITY = 5;
