import type { InLanguages } from '#domain/languages.ts';

const EN = {
  title: 'Proof of export',
  inMonth: (exports: number, month: string, proven: number) =>
    `${exports} ${exports === 1 ? 'export' : 'exports'} in ${month}, ${proven} proven`,
  listToday: 'Posting list, today',
  noneWaits: 'All exports are proven.',
  taxed: (vat: string) =>
    `Without proof the sale is taxed: ${vat} VAT is at stake. Missing proofs are listed under Books.`,
  missingAfter: (workDays: number) => `A proof is missing after ${workDays} work days.`,
  kinds: { 'stamped list': 'stamped list', 'carrier record': 'carrier record' },
  open: 'Open',
  takeBack: 'Remove',
  takenBack: 'Proof removed.',
  nothing: 'no stamped list, no carrier record',
  /** Days of waiting; `most` is the limit, undefined once the proof is missing. */
  day: (days: number, most: number | undefined): string =>
    most === undefined ? `day ${days}` : `day ${days} of ${most}`,
  add: 'Add proof',
  proven: (number: string) => `${number} is proven.`,
  record: 'Or the carrier’s record',
  recordExample: 'number, where and when it was scanned',
  keepRecord: 'Save the record',
  askCarrier: 'Check with the carrier',
  fileNeeded: 'Choose a photo (JPEG, PNG, WebP) or a PDF.',
  stampedList: (day: string) => `Stamped list of ${day}, as a photo or PDF`,
};

export const PROOF: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Ausfuhrnachweis',
    inMonth: (exports, month, proven) =>
      `${exports} ${exports === 1 ? 'Ausfuhr' : 'Ausfuhren'} im ${month}, ${proven} nachgewiesen`,
    listToday: 'Einlieferungsliste von heute',
    noneWaits: 'Alle Ausfuhren sind nachgewiesen.',
    taxed: (vat) =>
      `Ohne Nachweis wird der Verkauf versteuert: Es geht um ${vat} Umsatzsteuer. Fehlende Nachweise stehen unter Bücher.`,
    missingAfter: (workDays) => `Nach ${workDays} Arbeitstagen gilt ein Nachweis als fehlend.`,
    kinds: { 'stamped list': 'gestempelte Liste', 'carrier record': 'Beleg vom Zusteller' },
    open: 'Öffnen',
    takeBack: 'Entfernen',
    takenBack: 'Nachweis entfernt.',
    nothing: 'keine gestempelte Liste, kein Beleg',
    day: (days, most) => (most === undefined ? `Tag ${days}` : `Tag ${days} von ${most}`),
    add: 'Nachweis eintragen',
    proven: (number) => `${number} ist nachgewiesen.`,
    record: 'Oder der Beleg vom Zusteller',
    recordExample: 'Nummer, wo und wann gescannt',
    keepRecord: 'Beleg speichern',
    askCarrier: 'Beim Zusteller nachsehen',
    fileNeeded: 'Wähl ein Foto (JPEG, PNG, WebP) oder ein PDF.',
    stampedList: (day) => `Gestempelte Liste vom ${day}, als Foto oder PDF`,
  },
};
