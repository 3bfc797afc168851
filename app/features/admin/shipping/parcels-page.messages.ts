import type { InLanguages } from '#domain/languages.ts';
import type { KeyWords } from '../kit/keys.tsx';

const PARCELS_EN = {
  title: 'Parcels',
  description: 'Today’s parcels, their documents and missing proofs of export.',
  leaveAt: (parcels: number, clock: string | null): string =>
    clock ? `${parcels} ${parcels === 1 ? 'leaves' : 'leave'} at ${clock}` : `${parcels} ready`,
  leftAt: (parcels: number, clock: string) => `${parcels} left at ${clock}`,
  labels: 'Labels, CSV for DHL',
  papers: 'Documents',
  onThisPage: 'On this page',
  today: 'Today',
  next: 'Next',
  proofMissing: 'Proof missing',
  customsTable: 'Customs table',
  postLeaves: (clock: string | null): string => (clock ? `post leaves at ${clock}` : 'no post today'),
  leaveToday: 'Leave today',
  printed: (clock: string) => `weighed and packed at ${clock}`,
  packedHere: 'packed orders',
  clear: 'No parcels to send.',
  liesHere: 'Packed orders appear here until you hand them over.',
  wound: 'See wound orders',
  otherFiles: 'Other files:',
  json: 'JSON for DHL',
  postCsv: 'CSV for Deutsche Post International',
  postJson: 'JSON for Deutsche Post International',
};

export const PARCELS: InLanguages<typeof PARCELS_EN> = {
  en: PARCELS_EN,
  de: {
    title: 'Pakete',
    description: 'Die Pakete von heute, ihre Papiere und fehlende Ausfuhrnachweise.',
    leaveAt: (parcels, clock) => {
      if (!clock) return `${parcels} bereit`;
      return parcels === 1 ? `eins geht um ${clock} raus` : `${parcels} gehen um ${clock} raus`;
    },
    leftAt: (parcels, clock) => `${parcels === 1 ? 'eins ging' : `${parcels} gingen`} um ${clock} raus`,
    labels: 'Etiketten, CSV für DHL',
    papers: 'Papiere',
    onThisPage: 'Auf dieser Seite',
    today: 'Heute',
    next: 'Als Nächstes',
    proofMissing: 'Nachweis fehlt',
    customsTable: 'Zolltabelle',
    postLeaves: (clock) => (clock ? `die Post geht um ${clock}` : 'heute keine Post'),
    leaveToday: 'Geht heute raus',
    printed: (clock) => `gewogen und gepackt um ${clock}`,
    packedHere: 'gepackte Bestellungen',
    clear: 'Keine Pakete zu verschicken.',
    liesHere: 'Gepackte Bestellungen stehen hier, bis du sie übergibst.',
    wound: 'Gewickelte Bestellungen ansehen',
    otherFiles: 'Andere Dateien:',
    json: 'JSON für DHL',
    postCsv: 'CSV für Deutsche Post International',
    postJson: 'JSON für Deutsche Post International',
  },
};

export const PARCELS_KEYS: InLanguages<readonly KeyWords[]> = {
  en: [
    ['J K', 'parcel'],
    ['Space', 'tick'],
    ['Enter', 'customs of the parcel'],
    ['E', 'CSV for the carrier'],
    ['D', 'documents'],
    ['H', 'hand over'],
    ['C', 'customs'],
    ['N', 'new rate'],
  ],
  de: [
    ['J K', 'Paket'],
    ['Leertaste', 'ankreuzen'],
    ['Enter', 'Zoll des Pakets'],
    ['E', 'CSV für den Zusteller'],
    ['D', 'Papiere'],
    ['H', 'übergeben'],
    ['C', 'Zoll'],
    ['N', 'neuer Satz'],
  ],
};

const HAND_OVER_EN = {
  handOver: (parcels: number) => `Hand over ${parcels}`,
  handed: 'Handed over. You have a minute to undo it.',
  handedBy: (parcels: number, by: string) =>
    `${parcels} ${parcels === 1 ? 'parcel' : 'parcels'} handed over by ${by}.`,
  mailsWait: 'E-mails go out when the minute is over.',
  mailsLeave: 'E-mails go out now.',
  undo: 'Undo',
  undone: 'Undone. Nothing has left.',
  lookAgain: 'Check again',
};

export const HAND_OVER: InLanguages<typeof HAND_OVER_EN> = {
  en: HAND_OVER_EN,
  de: {
    handOver: (parcels) => `${parcels} übergeben`,
    handed: 'Übergeben. Eine Minute lang kannst du es rückgängig machen.',
    handedBy: (parcels, by) => `${by} hat ${parcels === 1 ? 'ein Paket' : `${parcels} Pakete`} übergeben.`,
    mailsWait: 'Die E-Mails gehen raus, sobald die Minute um ist.',
    mailsLeave: 'Die E-Mails gehen jetzt raus.',
    undo: 'Rückgängig',
    undone: 'Rückgängig gemacht. Nichts ist raus.',
    lookAgain: 'Noch einmal prüfen',
  },
};

const LEFT_AND_NEXT_EN = {
  leftToday: (clock: string) => `Left today, ${clock}`,
  onTheList: (parcels: number) => `${parcels} ${parcels === 1 ? 'parcel' : 'parcels'}, on the posting list`,
  noNumber: 'no tracking number',
  next: 'Next',
  byPromise: 'by promised day; customs is checked at payment, not at packing',
  noneWaits: 'No open orders.',
  noDay: 'no date',
  woundOf: (wound: number, all: number) => `${wound} of ${all} wound`,
  packIt: 'pack',
};

export const LEFT_AND_NEXT: InLanguages<typeof LEFT_AND_NEXT_EN> = {
  en: LEFT_AND_NEXT_EN,
  de: {
    leftToday: (clock) => `Heute raus, ${clock}`,
    onTheList: (parcels) => `${parcels} ${parcels === 1 ? 'Paket' : 'Pakete'}, auf der Einlieferungsliste`,
    noNumber: 'ohne Sendungsnummer',
    next: 'Als Nächstes',
    byPromise: 'nach zugesagtem Tag; der Zoll wird beim Bezahlen geprüft, nicht erst beim Packen',
    noneWaits: 'Keine offenen Bestellungen.',
    noDay: 'kein Termin',
    woundOf: (wound, all) => `${wound} von ${all} gewickelt`,
    packIt: 'packen',
  },
};

const LEAVING_EN = {
  leaves: (number: string) => `${number} leaves`,
  noInvoice: 'no invoice yet',
  customsOf: (number: string) => `Customs of ${number}: `,
  labelKept: (number: string) => `Label of ${number} saved.`,
  carrierOf: (number: string) => `Carrier of ${number}`,
  scan: 'scan the label',
  /** `parcel` is the number of the parcel; undefined if there is only one. */
  trackingOf: (number: string, parcel: number | undefined) =>
    `Tracking number of ${number}${parcel === undefined ? '' : `, parcel ${parcel}`}`,
  keep: 'Save',
};

export const LEAVING: InLanguages<typeof LEAVING_EN> = {
  en: LEAVING_EN,
  de: {
    leaves: (number) => `${number} geht raus`,
    noInvoice: 'noch keine Rechnung',
    customsOf: (number) => `Zoll von ${number}: `,
    labelKept: (number) => `Etikett von ${number} gespeichert.`,
    carrierOf: (number) => `Zusteller von ${number}`,
    scan: 'scannen',
    trackingOf: (number, parcel) =>
      `Sendungsnummer von ${number}${parcel === undefined ? '' : `, Paket ${parcel}`}`,
    keep: 'Speichern',
  },
};
