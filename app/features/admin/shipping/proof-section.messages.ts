import type { InLanguages } from '#domain/languages.ts';

const EN = {
  title: 'Proof of export',
  inMonth: (exports: number, month: string, proven: number) =>
    `${exports} ${exports === 1 ? 'export' : 'exports'} in ${month}, ${proven} proven`,
  listToday: 'Posting list, today',
  noneWaits: 'No export waits for its proof.',
  taxed: (vat: string) => `Without proof the sale is taxed: ${vat} of VAT stand open. Then it goes to Books.`,
  missingAfter: (workDays: number) => `A proof counts as missing after ${workDays} work days.`,
  kinds: { 'stamped list': 'stamped list', 'carrier record': 'carrier record' },
  open: 'Open',
  takeBack: 'Take back',
  takenBack: 'Taken back.',
  nothing: 'list has no stamp, no record',
  /** How long it has been waited for; of how many days, while it is not missing. */
  day: (days: number, most: number | undefined): string =>
    most === undefined ? `day ${days}` : `day ${days} of ${most}`,
  add: 'Add proof',
  proven: (number: string) => `${number} is proven.`,
  record: 'Or the carrier’s record',
  recordExample: 'number, scanned where and when',
  keepRecord: 'Keep the record',
  askCarrier: 'Ask the carrier',
  fileNeeded: 'A photograph (JPEG, PNG, WebP) or a PDF is needed.',
  stampedList: (day: string) => `Stamped list of ${day}, as a photograph or PDF`,
};

export const PROOF: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Ausfuhrnachweis',
    inMonth: (exports, month, proven) =>
      `${exports} ${exports === 1 ? 'Ausfuhr' : 'Ausfuhren'} im ${month}, ${proven} nachgewiesen`,
    listToday: 'Einlieferungsliste von heute',
    noneWaits: 'Keine Ausfuhr wartet auf ihren Nachweis.',
    taxed: (vat) =>
      `Ohne Nachweis wird der Verkauf versteuert: ${vat} Umsatzsteuer stehen offen. Dann geht es in die Bücher.`,
    missingAfter: (workDays) => `Nach ${workDays} Arbeitstagen fehlt ein Nachweis.`,
    kinds: { 'stamped list': 'gestempelte Liste', 'carrier record': 'Beleg vom Zusteller' },
    open: 'Öffnen',
    takeBack: 'Zurücknehmen',
    takenBack: 'Zurückgenommen.',
    nothing: 'Liste nicht gestempelt, kein Beleg',
    day: (days, most) => (most === undefined ? `Tag ${days}` : `Tag ${days} von ${most}`),
    add: 'Nachweis eintragen',
    proven: (number) => `${number} ist nachgewiesen.`,
    record: 'Oder der Beleg vom Zusteller',
    recordExample: 'Nummer, wo und wann gescannt',
    keepRecord: 'Beleg speichern',
    askCarrier: 'Beim Zusteller nachsehen',
    fileNeeded: 'Es braucht ein Foto (JPEG, PNG, WebP) oder ein PDF.',
    stampedList: (day) => `Gestempelte Liste vom ${day}, als Foto oder PDF`,
  },
};
