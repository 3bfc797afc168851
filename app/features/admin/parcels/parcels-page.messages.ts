import type { InLanguages } from '#domain/languages.ts';
import type { KeyWords } from '../keys.tsx';

interface PageWords {
  readonly title: string;
  readonly description: string;
  readonly leaveAt: (parcels: number, clock: string) => string;
  readonly leftAt: (parcels: number, clock: string) => string;
  readonly labels: string;
  readonly papers: string;
  readonly onThisPage: string;
  readonly today: string;
  readonly next: string;
  readonly proofMissing: string;
  readonly customsTable: string;
  readonly postLeaves: (clock: string) => string;
  readonly leaveToday: string;
  readonly printed: (clock: string) => string;
  readonly packedHere: string;
  readonly clear: string;
  readonly liesHere: string;
  readonly wound: string;
  readonly otherFiles: string;
  readonly json: string;
  readonly postCsv: string;
  readonly postJson: string;
}

export const PARCELS: InLanguages<PageWords> = {
  en: {
    title: 'Parcels',
    description: 'What leaves today, with which papers, and what is not proven.',
    leaveAt: (parcels, clock) => `${parcels} ${parcels === 1 ? 'leaves' : 'leave'} at ${clock}`,
    leftAt: (parcels, clock) => `${parcels} left at ${clock}`,
    labels: 'Labels, CSV for DHL',
    papers: 'Papers',
    onThisPage: 'On this page',
    today: 'Today',
    next: 'Next',
    proofMissing: 'Proof missing',
    customsTable: 'Customs table',
    postLeaves: (clock) => `post leaves at ${clock}`,
    leaveToday: 'Leave today',
    printed: (clock) => `weighed, labels printed ${clock}`,
    packedHere: 'packed orders lie here',
    clear: 'The desk is clear.',
    liesHere: 'What is packed, with its label printed, lies here until it is handed over.',
    wound: 'What is wound',
    otherFiles: 'Other files:',
    json: 'JSON for DHL',
    postCsv: 'CSV for Deutsche Post International',
    postJson: 'JSON for Deutsche Post International',
  },
  de: {
    title: 'Pakete',
    description: 'Was heute rausgeht, mit welchen Papieren, und was noch nicht nachgewiesen ist.',
    leaveAt: (parcels, clock) =>
      parcels === 1 ? `eins geht um ${clock} raus` : `${parcels} gehen um ${clock} raus`,
    leftAt: (parcels, clock) => (parcels === 1 ? `eins ging um ${clock}` : `${parcels} gingen um ${clock}`),
    labels: 'Etiketten, CSV für DHL',
    papers: 'Papiere',
    onThisPage: 'Auf dieser Seite',
    today: 'Heute',
    next: 'Als Nächstes',
    proofMissing: 'Nachweis fehlt',
    customsTable: 'Zolltabelle',
    postLeaves: (clock) => `die Post geht um ${clock}`,
    leaveToday: 'Geht heute raus',
    printed: (clock) => `gewogen, Etiketten gedruckt um ${clock}`,
    packedHere: 'hier liegt, was gepackt ist',
    clear: 'Der Tisch ist leer.',
    liesHere: 'Was gepackt ist und ein gedrucktes Etikett hat, liegt hier, bis ihr es übergebt.',
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
