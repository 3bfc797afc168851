import type { InLanguages } from '#domain/languages.ts';

const EN = {
  handOver: (parcels: number) => `Hand over ${parcels}`,
  handed: 'Handed over. For a minute you can take it back.',
  handedBy: (parcels: number, by: string) =>
    `${parcels} ${parcels === 1 ? 'parcel' : 'parcels'} handed over by ${by}.`,
  mailsWait: 'Mails leave when the minute is over.',
  mailsLeave: 'They leave now.',
  undo: 'Undo',
  undone: 'Taken back: nothing has left.',
  lookAgain: 'Look again',
};

export const HAND_OVER: InLanguages<typeof EN> = {
  en: EN,
  de: {
    handOver: (parcels) => `${parcels} übergeben`,
    handed: 'Übergeben. Eine Minute lang kannst du es zurücknehmen.',
    handedBy: (parcels, by) => `${by} hat ${parcels === 1 ? 'ein Paket' : `${parcels} Pakete`} übergeben.`,
    mailsWait: 'Die Mails gehen raus, sobald die Minute um ist.',
    mailsLeave: 'Sie gehen jetzt raus.',
    undo: 'Rückgängig',
    undone: 'Zurückgenommen: Nichts ist raus.',
    lookAgain: 'Noch einmal nachsehen',
  },
};
