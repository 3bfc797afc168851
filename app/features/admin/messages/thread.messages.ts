import type { InLanguages } from '#domain/languages.ts';

const THREAD_ASIDE_EN = {
  pieces: (count: number): string => (count === 1 ? '1 piece' : `${count} pieces`),
  promised: 'Promised',
  noDate: 'no date',
  wouldLeave: 'Would leave',
  asPromised: 'as promised',
  byLaw: 'To arrive by law',
  noLaw: 'no such law',
  paid: 'Paid',
  doesTitle: 'What the answer does',
  does: 'It is written into the order, with the time: date, build sheet and picture follow. What gets cheaper goes back once the answer holds; what gets dearer is charged to nobody. If the bench was faster, nothing changes and you decide.',
};

/** Words beside a letter: the order that it is about. */
export const THREAD_ASIDE: InLanguages<typeof THREAD_ASIDE_EN> = {
  en: THREAD_ASIDE_EN,
  de: {
    pieces: (count) => `${count} Stück`,
    promised: 'Versprochen',
    noDate: 'kein Termin',
    wouldLeave: 'Ginge los',
    asPromised: 'wie versprochen',
    byLaw: 'Gesetzlich da bis',
    noLaw: 'dafür gibt es kein Gesetz',
    paid: 'Bezahlt',
    doesTitle: 'Was die Antwort bewirkt',
    does: 'Sie wird mit der Uhrzeit in die Bestellung geschrieben: Termin, Bauzettel und Bild ziehen nach. Was billiger wird, geht zurück, sobald die Antwort gilt; was teurer wird, zahlt niemand. War die Werkbank schneller, ändert sich nichts und du entscheidest.',
  },
};

const TOO_LATE_EN = {
  title: 'The bench was faster',
  /** What was answered, by whom and when; and who was faster, where that is known. */
  said: (buyer: string | undefined, clock: string, answer: string) =>
    `${buyer === undefined ? 'The time was over' : `${buyer} answered`} at ${clock}: ${answer}.`,
  bench: (maker: string, clock: string) => `${maker} had done it at ${clock}.`,
  order: (number: string) => `Order ${number}`,
  asked: 'Asked',
  atBench: 'Bench',
  noAnswer: 'No answer',
  what: 'What',
  madeAlready: 'made already',
  leaves: 'Leaves',
  keep: (buyer: string) => `Keep it, tell ${buyer}`,
  kept: (buyer: string) => `Kept as it was made; ${buyer} is told.`,
  change: 'Change the cover',
  changed: (buyer: string) => `The sheet has changed, its cover is to be put on again; ${buyer} is told.`,
};

/** Words of what is to be decided where the bench was faster than an answer. */
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
    leaves: 'Geht los',
    keep: (buyer) => `So lassen und ${buyer} Bescheid geben`,
    kept: (buyer) => `Bleibt, wie es gebaut ist; ${buyer} erfährt es.`,
    change: 'Kappe tauschen',
    changed: (buyer) => `Der Bauzettel ist geändert, die Kappe kommt noch einmal drauf; ${buyer} erfährt es.`,
  },
};
