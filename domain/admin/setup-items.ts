/** Items of the set-up list that a firm may do without: makers mark them as not needed. */
export const SKIPPABLE_ITEMS = ['texts', 'stock', 'customs', 'adviser'] as const;
export type SkippableItem = (typeof SKIPPABLE_ITEMS)[number];
