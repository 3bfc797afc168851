/** Optional items of the set-up list, which makers can mark as not needed. */
export const SKIPPABLE_ITEMS = ['texts', 'stock', 'customs', 'adviser'] as const;
export type SkippableItem = (typeof SKIPPABLE_ITEMS)[number];
