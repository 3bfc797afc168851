import type { Sentence } from '#domain/languages.ts';

export const STOCK_REFUSALS = {
  noPart: { en: 'There is no such part.', de: 'Dieses Teil gibt es nicht.' },
  noSupplier: { en: 'There is no such supplier.', de: 'Diesen Lieferanten gibt es nicht.' },
  noSpool: { en: 'There is no such spool.', de: 'Diese Rolle gibt es nicht.' },
  tooMuch: {
    en: 'That is more of one part than the shop can count. Look at the figure.',
    de: 'So viel von einem Teil kann der Shop nicht zählen. Sieh dir die Zahl an.',
  },
  bySpool: { en: 'Wire is weighed by the spool.', de: 'Draht wird Rolle für Rolle gewogen.' },
  onlyCovers: {
    en: 'Only an open cover is an option that can be paused.',
    de: 'Pausieren kannst du nur offene Kappen: Nur sie werden im Shop gewählt.',
  },
  pieces: { en: 'pieces', de: 'Stück' },
  takenSince: { en: 'taken since', de: 'seither genommen' },
  supplierChanged: {
    en: 'Somebody was faster and changed this supplier. Yours is not saved yet.',
    de: 'Jemand war schneller und hat diesen Lieferanten geändert. Deins ist noch nicht gespeichert.',
  },
  somebody: { en: 'Somebody', de: 'Jemand' },
  name: { en: 'Name', de: 'Name' },
  workDays: { en: 'Work days', de: 'Arbeitstage' },
} satisfies Record<string, Sentence>;

export const countedToo = (by: string): Sentence => ({
  en: `${by} counted it too. Yours is not saved yet.`,
  de: `${by} hat das auch gezählt. Deins ist noch nicht gespeichert.`,
});

export const tookSome = (by: string): Sentence => ({
  en: `${by} took some of it at the bench meanwhile. Yours is not saved yet.`,
  de: `${by} hat inzwischen an der Werkbank davon genommen. Deins ist noch nicht gespeichert.`,
});

/** For wire, if more is missing than ends and breaks explain. */
export const whyEnds = (book: Sentence, percent: number): Sentence => ({
  en: `The book says ${book.en}: more than ${percent} % of what was used. Say why.`,
  de: `Laut Bestand sind es ${book.de}: mehr als ${percent}\u00a0% Abweichung von dem, was verbraucht wurde. Sag, warum.`,
});

export const whyOff = (book: Sentence, found: Sentence): Sentence => ({
  en: `The book says ${book.en}. Say why it is ${found.en}.`,
  de: `Laut Bestand sind es ${book.de}. Sag, warum es ${found.de} sind.`,
});
