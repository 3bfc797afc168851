/** The tabs of the letters, in their order. */
export const TABS = [
  { id: 'answer', label: 'To answer' },
  { id: 'wait', label: 'We wait' },
  { id: 'drafts', label: 'Drafts' },
  { id: 'done', label: 'Done' },
] as const;
