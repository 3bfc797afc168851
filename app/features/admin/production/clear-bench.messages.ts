import type { InLanguages } from '#domain/languages.ts';

const EN = {
  title: 'Bench',
  description: 'No pickups to wind.',
  clear: 'Nothing to wind.',
  waits: 'No paid orders to wind. New orders appear here at once.',
  look: 'Open the board',
};

export const CLEAR_BENCH: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Werkbank',
    description: 'Keine Tonabnehmer zu wickeln.',
    clear: 'Nichts zu wickeln.',
    waits: 'Keine bezahlten Bestellungen zu wickeln. Neue erscheinen hier sofort.',
    look: 'Tafel öffnen',
  },
};
