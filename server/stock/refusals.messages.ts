import type { Sentence } from '#domain/languages.ts';

export const STOCK_REFUSALS = {
  noPart: { en: 'This part does not exist.', de: 'Dieses Teil gibt es nicht.' },
  noSupplier: { en: 'This supplier does not exist.', de: 'Diesen Lieferanten gibt es nicht.' },
  noSpool: { en: 'This spool does not exist.', de: 'Diese Rolle gibt es nicht.' },
  tooMuch: {
    en: 'That is more of one part than the shop can count. Check the figure.',
    de: 'So viel von einem Teil kann der Shop nicht zählen. Prüf die Zahl.',
  },
  bySpool: { en: 'Weigh wire spool by spool.', de: 'Wieg Draht Rolle für Rolle.' },
  onlyCovers: {
    en: 'You can pause open covers only.',
    de: 'Du kannst nur offene Kappen pausieren.',
  },
  pieces: { en: 'pieces', de: 'Stück' },
  takenSince: { en: 'taken since', de: 'seitdem entnommen' },
  supplierChanged: {
    en: 'Someone changed this supplier first. Your change is not saved yet.',
    de: 'Jemand war schneller und hat diesen Lieferanten geändert. Deine Änderung ist noch nicht gespeichert.',
  },
  somebody: { en: 'Someone', de: 'Jemand' },
  name: { en: 'Name', de: 'Name' },
  workDays: { en: 'Work days', de: 'Arbeitstage' },
} satisfies Record<string, Sentence>;

export const countedToo = (by: string): Sentence => ({
  en: `${by} counted this too. Your count is not saved yet.`,
  de: `${by} hat das auch gezählt. Deine Zählung ist noch nicht gespeichert.`,
});

export const tookSome = (by: string): Sentence => ({
  en: `${by} has taken some at the bench in the meantime. Your count is not saved yet.`,
  de: `${by} hat an der Werkbank inzwischen etwas davon entnommen. Deine Zählung ist noch nicht gespeichert.`,
});

/** For wire, if more is missing than ends and breaks explain. */
export const whyEnds = (book: Sentence, percent: number): Sentence => ({
  en: `Recorded: ${book.en}. That differs by more than ${percent} % of the wire used. Choose a reason.`,
  de: `Bestand: ${book.de}. Das weicht um mehr als ${percent}\u00a0% vom Verbrauch ab. Wähl einen Grund.`,
});

export const whyOff = (book: Sentence, found: Sentence): Sentence => ({
  en: `Recorded: ${book.en}, counted: ${found.en}. Choose a reason.`,
  de: `Bestand: ${book.de}, gezählt: ${found.de}. Wähl einen Grund.`,
});
