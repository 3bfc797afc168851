/** How a stock pickup is seen: from the upper front, straight from above (shop tiles), close. */
export const VIEWS = ['hero', 'top', 'detail'] as const;
export type View = (typeof VIEWS)[number];
