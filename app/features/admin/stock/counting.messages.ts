import type { InLanguages } from '#domain/languages.ts';

const EN = {
  title: 'Counting',
  description: 'Count parts and spools one by one.',
  back: 'Stock',
  firstCount: 'First count',
  monthly: 'Monthly count',
  drawer: (name: string) => `drawer ${name}`,
  done: (done: number, all: number) => `${done} of ${all} done`,
  progress: 'Counted',
  of: (done: number, all: number) => `${done} of ${all}`,
  onScale: 'on the scale, g',
  onScaleOf: (name: string) => `${name} on the scale, g, reel and wire`,
  countedOf: (name: string) => `${name}, counted`,
  metres: 'metres',
  counted: 'counted',
  reelAndWire: 'reel and wire',
  emptyReel: 'empty reel, g',
  wireLeft: 'wire left',
  notOnBook: 'not recorded yet',
  book: (amount: string) => `recorded ${amount}`,
  asksNothing: 'The first count records it. No reason needed.',
  bookSays: (amount: string) => `Recorded: ${amount}.`,
  /** Wire used since the last weighing, or since delivery; undefined if none was used. */
  used: (amount: string | undefined, since: string | undefined) =>
    `${amount ?? 'Nothing'} used${since ? ` since ${since}` : ' since it came'}. `,
  ends: (percent: string, amount: string, since: string | undefined) =>
    `Ends and breaks: ${percent} % of ${amount} used${since ? ` since ${since}` : ''}. `,
  upTo: (percent: number) => `Up to ${percent} % needs no reason.`,
  why: 'Reason',
  sayWhy: 'Choose a reason.',
  keep: 'Count again together',
  take: (typed: string) => `Use mine, ${typed}`,
  keys: 'Keypad',
  delete: 'Delete',
  skip: 'Skip',
  save: 'Save',
  saveThen: (name: string) => `Save, then ${name}`,
  kept: (counts: number) =>
    `No network. ${counts} ${counts === 1 ? 'count is' : 'counts are'} saved here and sent later.`,
  /** Shown beside the counts if the browser stores nothing. */
  keepOpen: 'This browser cannot store them. Keep this tab open until they are sent.',
  sent: 'All saved counts have been sent.',
  saved: (name: string, found: string, change: string) => `${name}: ${found}, ${change} against the record.`,
};

export const COUNTING: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Zählung',
    description: 'Teile und Rollen zählen, eins nach dem anderen.',
    back: 'Lager',
    firstCount: 'Erste Zählung',
    monthly: 'Monatszählung',
    drawer: (name) => `Fach ${name}`,
    done: (done, all) => `${done} von ${all} gezählt`,
    progress: 'Gezählt',
    of: (done, all) => `${done} von ${all}`,
    onScale: 'auf der Waage, g',
    onScaleOf: (name) => `${name} auf der Waage, g, Rolle und Draht`,
    countedOf: (name) => `${name}, gezählt`,
    metres: 'Meter',
    counted: 'gezählt',
    reelAndWire: 'Rolle und Draht',
    emptyReel: 'leere Rolle, g',
    wireLeft: 'Draht übrig',
    notOnBook: 'noch nicht erfasst',
    book: (amount) => `Bestand ${amount}`,
    asksNothing: 'Die erste Zählung legt den Bestand fest. Ein Grund ist nicht nötig.',
    bookSays: (amount) => `Bestand: ${amount}.`,
    used: (amount, since) =>
      `${since ? `Seit ${since}` : 'Seit sie da ist,'} ${amount ? `${amount} verbraucht` : 'nichts verbraucht'}. `,
    ends: (percent, amount, since) =>
      `Enden und Risse: ${percent}\u00a0% von ${amount}, die ${since ? `seit ${since} ` : ''}verbraucht sind. `,
    upTo: (percent) => `Bis ${percent}\u00a0% braucht es keinen Grund.`,
    why: 'Grund',
    sayWhy: 'Wähl einen Grund.',
    keep: 'Zusammen noch einmal zählen',
    take: (typed) => `Meins nehmen, ${typed}`,
    keys: 'Ziffernfeld',
    delete: 'Löschen',
    skip: 'Überspringen',
    save: 'Speichern',
    saveThen: (name) => `Speichern, dann ${name}`,
    keepOpen: 'Dieser Browser kann sie nicht speichern. Lass den Tab offen, bis sie gesendet sind.',
    kept: (counts) =>
      counts === 1
        ? 'Kein Netz. 1 Zählung ist hier gespeichert und wird später gesendet.'
        : `Kein Netz. ${counts} Zählungen sind hier gespeichert und werden später gesendet.`,
    sent: 'Alle gespeicherten Zählungen sind gesendet.',
    saved: (name, found, change) => `${name}: ${found}, ${change} gegenüber dem Bestand.`,
  },
};
