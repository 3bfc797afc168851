import type { InLanguages } from '#domain/languages.ts';

const EN = {
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

export const HAND_OVER: InLanguages<typeof EN> = {
  en: EN,
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
