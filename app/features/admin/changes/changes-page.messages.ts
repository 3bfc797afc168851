import type { InLanguages } from '#domain/languages.ts';

const EN = {
  title: 'Changes',
  description: 'Who changed what in shop, stock and books, and when.',
  note: 'Changes to shop, stock and books. Changes to an order are on the order’s own page.',
  none: 'No changes yet',
  noneHint: 'Changes to prices, texts, codes, parts and closed days appear here.',
  noOlder: 'Nothing older',
  noOlderHint: 'All changes are on the previous pages.',
  newest: 'Newest',
  older: 'Older',
};

export const CHANGES: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Änderungen',
    description: 'Wer an Shop, Lager und Büchern wann was geändert hat.',
    note: 'Änderungen an Shop, Lager und Büchern. Änderungen an einer Bestellung stehen auf ihrer eigenen Seite.',
    none: 'Noch keine Änderungen',
    noneHint: 'Hier steht, wer Preise, Texte, Codes, Teile oder geschlossene Tage geändert hat.',
    noOlder: 'Nichts Älteres',
    noOlderHint: 'Alle Änderungen stehen auf den Seiten davor.',
    newest: 'Neueste',
    older: 'Ältere',
  },
};
