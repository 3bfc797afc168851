import type { InLanguages } from '#domain/languages.ts';

const EN = {
  title: 'Bench',
  description: 'No pickups to wind.',
  clear: 'Nothing to wind.',
  waits: 'New paid orders appear here at once.',
  look: 'Open the board',
};

export const CLEAR_BENCH: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Werkbank',
    description: 'Keine Tonabnehmer zu wickeln.',
    clear: 'Nichts zu wickeln.',
    waits: 'Neue bezahlte Bestellungen erscheinen hier sofort.',
    look: 'Tafel öffnen',
  },
};
