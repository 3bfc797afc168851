export const TABS = ['answer', 'wait', 'drafts', 'done'] as const;
export type LetterTab = (typeof TABS)[number];
