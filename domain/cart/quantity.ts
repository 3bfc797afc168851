export const QUANTITIES = [1, 2, 3, 4, 5] as const;
export const MAX_QUANTITY = 5;
