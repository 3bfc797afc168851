export const DRAWING_NAMES = ['humbucker', 'guitar', 'field'] as const;
export type DrawingName = (typeof DRAWING_NAMES)[number];
