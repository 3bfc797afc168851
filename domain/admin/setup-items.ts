export const SKIPPABLE_ITEMS = ['texts', 'stock', 'customs', 'adviser'] as const;
export type SkippableItem = (typeof SKIPPABLE_ITEMS)[number];
