import type { InLanguages } from '#domain/languages.ts';

const THREAD_ASIDE_EN = {
  pieces: (count: number): string => (count === 1 ? '1 piece' : `${count} pieces`),
  promised: 'Promised',
  noDate: 'no date',
  wouldLeave: 'Would leave',
  asPromised: 'as promised',
  byLaw: 'Legal deadline',
  noLaw: 'no legal deadline',
  paid: 'Paid',
  doesTitle: 'What the answer does',
  does: 'The order, its date, build sheet and picture change to match the answer, and the audit trail records the time. If the order gets cheaper, the difference is refunded. If it gets dearer, nobody pays more. If the bench was faster, nothing changes and you decide.',
};

export const THREAD_ASIDE: InLanguages<typeof THREAD_ASIDE_EN> = {
  en: THREAD_ASIDE_EN,
  de: {
    pieces: (count) => `${count} Stück`,
    promised: 'Zugesagt',
    noDate: 'kein Termin',
    wouldLeave: 'Ginge raus',
    asPromised: 'wie zugesagt',
    byLaw: 'Gesetzliche Frist',
    noLaw: 'keine gesetzliche Frist',
    paid: 'Bezahlt',
    doesTitle: 'Was die Antwort bewirkt',
    does: 'Bestellung, Termin, Bauzettel und Bild ändern sich nach der Antwort; die Uhrzeit steht im Protokoll. Wird es billiger, erstatten wir den Unterschied. Wird es teurer, zahlt niemand mehr. War die Werkbank schneller, ändert sich nichts und du entscheidest.',
  },
};

const TOO_LATE_EN = {
  title: 'The bench was faster',
  /** The buyer's answer and its time; `buyer` is undefined if the deadline passed first. */
  said: (buyer: string | undefined, clock: string, answer: string) =>
    `${buyer === undefined ? 'The time ran out' : `${buyer} answered`} at ${clock}: ${answer}.`,
  bench: (maker: string, clock: string) => `${maker} had already made it at ${clock}.`,
  order: (number: string) => `Order ${number}`,
  asked: 'Asked',
  atBench: 'Bench',
  noAnswer: 'No answer',
  what: 'What',
  madeAlready: 'already made',
  leaves: 'Leaves',
  keep: (buyer: string) => `Keep it and tell ${buyer}`,
  kept: (buyer: string) => `It stays as made. ${buyer} gets an e-mail.`,
  change: 'Change the cover',
  changed: (buyer: string) => `The build sheet has changed. Put the new cover on. ${buyer} gets an e-mail.`,
};

/** Texts for a decision after the bench was faster than an answer. */
export const TOO_LATE: InLanguages<typeof TOO_LATE_EN> = {
  en: TOO_LATE_EN,
  de: {
    title: 'Die Werkbank war schneller',
    said: (buyer, clock, answer) =>
      buyer === undefined
        ? `Um ${clock} war die Zeit um: ${answer}.`
        : `${buyer} hat um ${clock} geantwortet: ${answer}.`,
    bench: (maker, clock) => `${maker} hatte es um ${clock} schon gemacht.`,
    order: (number) => `Bestellung ${number}`,
    asked: 'Gefragt',
    atBench: 'Werkbank',
    noAnswer: 'Keine Antwort',
    what: 'Was',
    madeAlready: 'schon gemacht',
    leaves: 'Geht raus',
    keep: (buyer) => `So lassen und ${buyer} Bescheid geben`,
    kept: (buyer) => `Es bleibt, wie es gebaut ist. Eine E-Mail an ${buyer} ist unterwegs.`,
    change: 'Kappe tauschen',
    changed: (buyer) =>
      `Der Bauzettel ist geändert: Setz die neue Kappe auf. Eine E-Mail an ${buyer} ist unterwegs.`,
  },
};
