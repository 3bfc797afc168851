import type { InLanguages } from '#domain/languages.ts';

const EN = {
  noOrder: 'This order does not exist.',
  noPiece: (number: string, piece: number) => `Order ${number} has no piece ${piece}.`,
  noSerial: 'The pieces have no serial numbers yet. Start work on the order first.',
  noParcel: (number: string, parcel: number) => `Order ${number} has no parcel ${parcel}.`,
  notLeft: 'The invoice is issued when the order ships, because it shows the day of supply.',
  noAddress: 'This order has no invoice address. Enter one on its page.',
  noPaper: 'This document does not exist.',
  nonePacked: 'Nothing is packed yet.',
  inTheUnion: (number: string) => `${number} stays in the EU. It needs no customs declaration.`,
  noneLeft: 'No parcel left on that day.',
  /** On a build sheet, while the destination is unknown. */
  nowhere: 'no address yet',
};

/** Labels of papers, and reasons for having none. */
export const PAPER_WORDS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    noOrder: 'Diese Bestellung gibt es nicht.',
    noPiece: (number, piece) => `Bestellung ${number} hat kein Stück ${piece}.`,
    noSerial: 'Die Stücke haben noch keine Seriennummern. Fang die Bestellung erst an.',
    noParcel: (number, parcel) => `Bestellung ${number} hat kein Paket ${parcel}.`,
    notLeft: 'Die Rechnung entsteht erst beim Versand, weil der Liefertag darauf steht.',
    noAddress: 'Diese Bestellung hat keine Rechnungsadresse. Trag sie auf ihrer Seite ein.',
    noPaper: 'Dieses Papier gibt es nicht.',
    nonePacked: 'Noch ist nichts gepackt.',
    inTheUnion: (number) => `${number} bleibt in der EU. Eine Zollanmeldung ist nicht nötig.`,
    noneLeft: 'An diesem Tag ging kein Paket raus.',
    nowhere: 'noch keine Adresse',
  },
};
