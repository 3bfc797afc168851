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
  printed: (clock: string) => `weighed and packed ${clock}`,
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
    ['D', 'papers'],
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
