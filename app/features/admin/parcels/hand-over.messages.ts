import type { InLanguages } from '#domain/languages.ts';

interface Words {
  readonly handOver: (parcels: number) => string;
  readonly handed: string;
  readonly handedBy: (parcels: number, by: string) => string;
  readonly mailsWait: string;
  readonly mailsLeave: string;
  readonly undo: string;
  readonly undone: string;
  readonly lookAgain: string;
}

export const HAND_OVER: InLanguages<Words> = {
  en: {
    handOver: (parcels) => `Hand over ${parcels}`,
    handed: 'Handed over. For a minute you can take it back.',
    handedBy: (parcels, by) => `${parcels} ${parcels === 1 ? 'parcel' : 'parcels'} handed over by ${by}.`,
    mailsWait: 'Mails leave when the minute is over.',
    mailsLeave: 'They leave now.',
    undo: 'Undo',
    undone: 'Taken back: nothing has left.',
    lookAgain: 'Look again',
  },
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
