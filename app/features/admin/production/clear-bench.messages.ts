import type { InLanguages } from '#domain/languages.ts';

const EN = {
  title: 'Bench',
  description: 'Nothing waits to be wound.',
  clear: 'The bench is clear.',
  waits: 'No paid order waits. What is ordered next stands here at once.',
  look: 'Look at the board',
};

/** Words of the bench while nothing waits. */
export const CLEAR_BENCH: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Werkbank',
    description: 'Nichts wartet aufs Wickeln.',
    clear: 'Die Werkbank ist leer.',
    waits: 'Keine bezahlte Bestellung wartet. Die nächste steht sofort hier.',
    look: 'Zur Tafel',
  },
};
