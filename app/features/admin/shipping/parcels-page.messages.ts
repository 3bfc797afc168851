import type { InLanguages } from '#domain/languages.ts';
import type { KeyWords } from '../kit/keys.tsx';

const PARCELS_EN = {
  title: 'Parcels',
  description: 'What leaves today, with which papers, and what is not proven.',
  leaveAt: (parcels: number, clock: string | null): string =>
    clock ? `${parcels} ${parcels === 1 ? 'leaves' : 'leave'} at ${clock}` : `${parcels} ready`,
  leftAt: (parcels: number, clock: string) => `${parcels} left at ${clock}`,
  labels: 'Labels, CSV for DHL',
  papers: 'Papers',
  onThisPage: 'On this page',
  today: 'Today',
  next: 'Next',
  proofMissing: 'Proof missing',
  customsTable: 'Customs table',
  postLeaves: (clock: string | null): string => (clock ? `post leaves at ${clock}` : 'no post today'),
  leaveToday: 'Leave today',
  printed: (clock: string) => `weighed and packed ${clock}`,
  packedHere: 'packed orders lie here',
  clear: 'The desk is clear.',
  liesHere: 'What is packed is here until it is handed over.',
  wound: 'What is wound',
  otherFiles: 'Other files:',
  json: 'JSON for DHL',
  postCsv: 'CSV for Deutsche Post International',
  postJson: 'JSON for Deutsche Post International',
};

export const PARCELS: InLanguages<typeof PARCELS_EN> = {
  en: PARCELS_EN,
  de: {
    title: 'Pakete',
    description: 'Was heute rausgeht, mit welchen Papieren, und was noch nicht nachgewiesen ist.',
    leaveAt: (parcels, clock) => {
      if (!clock) return `${parcels} bereit`;
      return parcels === 1 ? `eins geht um ${clock} raus` : `${parcels} gehen um ${clock} raus`;
    },
    leftAt: (parcels, clock) => (parcels === 1 ? `eins ging um ${clock}` : `${parcels} gingen um ${clock}`),
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
    packedHere: 'hier liegt, was gepackt ist',
    clear: 'Der Tisch ist leer.',
    liesHere: 'Was gepackt ist, liegt hier, bis ihr es übergebt.',
    wound: 'Was gewickelt ist',
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
    ['Enter', 'its customs'],
    ['E', 'CSV for the carrier'],
    ['D', 'papers'],
    ['H', 'hand over'],
    ['C', 'customs'],
    ['N', 'new row'],
  ],
  de: [
    ['J K', 'Paket'],
    ['Leertaste', 'ankreuzen'],
    ['Enter', 'sein Zoll'],
    ['E', 'CSV für den Zusteller'],
    ['D', 'Papiere'],
    ['H', 'übergeben'],
    ['C', 'Zoll'],
    ['N', 'neuer Satz'],
  ],
};
