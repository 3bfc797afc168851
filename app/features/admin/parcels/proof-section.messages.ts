import type { InLanguages } from '#domain/languages.ts';
import type { ProofKind } from '#domain/parcels/export-proof.ts';

interface Words {
  readonly title: string;
  readonly inMonth: (exports: number, month: string, proven: number) => string;
  readonly listToday: string;
  readonly noneWaits: string;
  readonly taxed: (vat: string) => string;
  readonly missingAfter: (workDays: number) => string;
  readonly kinds: Readonly<Record<ProofKind, string>>;
  readonly open: string;
  readonly takeBack: string;
  readonly takenBack: string;
  readonly nothing: string;
  /** How long it has been waited for; of how many days, while it is not missing. */
  readonly day: (days: number, most: number | undefined) => string;
  readonly add: string;
  readonly proven: (number: string) => string;
  readonly record: string;
  readonly recordExample: string;
  readonly keepRecord: string;
  readonly askCarrier: string;
  readonly fileNeeded: string;
  readonly stampedList: (day: string) => string;
}

export const PROOF: InLanguages<Words> = {
  en: {
    title: 'Proof of export',
    inMonth: (exports, month, proven) =>
      `${exports} ${exports === 1 ? 'export' : 'exports'} in ${month}, ${proven} proven`,
    listToday: 'Posting list, today',
    noneWaits: 'No export waits for its proof.',
    taxed: (vat) => `Without proof the sale is taxed: ${vat} of VAT stand open. Then it goes to Books.`,
    missingAfter: (workDays) => `A proof counts as missing after ${workDays} work days.`,
    kinds: { 'stamped list': 'stamped list', 'carrier record': 'carrier record' },
    open: 'Open',
    takeBack: 'Take back',
    takenBack: 'Taken back.',
    nothing: 'list has no stamp, no record',
    day: (days, most) => (most === undefined ? `day ${days}` : `day ${days} of ${most}`),
    add: 'Add proof',
    proven: (number) => `${number} is proven.`,
    record: 'Or the carrier’s record',
    recordExample: 'number, scanned where and when',
    keepRecord: 'Keep the record',
    askCarrier: 'Ask the carrier',
    fileNeeded: 'A photograph (JPEG, PNG, WebP) or a PDF is needed.',
    stampedList: (day) => `Stamped list of ${day}, as a photograph or PDF`,
  },
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
