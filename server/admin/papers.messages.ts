import type { InLanguages } from '#domain/languages.ts';

const EN = {
  noOrder: 'There is no such order.',
  noSerial: 'Take the order up first: its pieces have no serial numbers yet.',
  noPiece: (number: string, unit: number) => `Order ${number} has no piece ${unit}.`,
  noAddress: 'no address yet',
};

/** Why there is no build sheet, and what stands on it while nothing is known of where it goes. */
export const PAPER_WORDS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    noOrder: 'Diese Bestellung gibt es nicht.',
    noSerial: 'Nimm die Bestellung erst in Arbeit: Ihre Stücke haben noch keine Seriennummern.',
    noPiece: (number, unit) => `Bestellung ${number} hat kein Stück ${unit}.`,
    noAddress: 'noch keine Adresse',
  },
};
