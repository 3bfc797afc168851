import type { InLanguages } from '#domain/languages.ts';

const EN = {
  title: 'Changes',
  description: 'Who changed what of shop, stock and books, and when.',
  note: 'Of shop, stock and books. What happened to an order is on its own page.',
  none: 'Nothing has been changed yet',
  noneHint: 'Prices, texts, codes, parts and closed days stand here as soon as somebody changes one.',
  noOlder: 'Nothing older',
  noOlderHint: 'All changes are on the pages before.',
  newest: 'Newest',
  older: 'Older',
};

/** Words of the page of changes. */
export const CHANGES: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Änderungen',
    description: 'Wer an Shop, Lager und Büchern wann was geändert hat.',
    note: 'An Shop, Lager und Büchern. Was mit einer Bestellung war, steht auf ihrer eigenen Seite.',
    none: 'Noch ist nichts geändert',
    noneHint:
      'Preise, Texte, Codes, Teile und geschlossene Tage stehen hier, sobald jemand daran etwas ändert.',
    noOlder: 'Nichts Älteres',
    noOlderHint: 'Alle Änderungen stehen auf den Seiten davor.',
    newest: 'Neueste',
    older: 'Ältere',
  },
};
