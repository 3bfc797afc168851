import { type InLanguages, inEach, type Sentence } from '#domain/languages.ts';

interface Words {
  readonly noOrder: string;
  readonly noPiece: (number: string, piece: number) => string;
  readonly noSerial: string;
  readonly noParcel: (number: string, parcel: number) => string;
  readonly notLeft: string;
  readonly noAddress: string;
  readonly noPaper: string;
  readonly nonePacked: string;
  readonly inTheUnion: (number: string) => string;
  readonly noneLeft: string;
  /** On a build sheet, while the destination is unknown. */
  readonly nowhere: string;
}

/** Labels of papers, and reasons for having none. */
export const PAPERS: InLanguages<Words> = {
  en: {
    noOrder: 'There is no such order.',
    noPiece: (number, piece) => `Order ${number} has no piece ${piece}.`,
    noSerial: 'Take the order up first: its pieces have no serial numbers yet.',
    noParcel: (number, parcel) => `Order ${number} has no parcel ${parcel}.`,
    notLeft: 'The invoice is written when the order leaves: the day of supply stands on it.',
    noAddress: 'This order has no address to write an invoice to.',
    noPaper: 'There is no such paper.',
    nonePacked: 'Nothing is packed yet.',
    inTheUnion: (number) => `${number} stays in the EU: customs are told nothing of it.`,
    noneLeft: 'No parcel left on that day.',
    nowhere: 'no address yet',
  },
  de: {
    noOrder: 'Diese Bestellung gibt es nicht.',
    noPiece: (number, piece) => `Bestellung ${number} hat kein Stück ${piece}.`,
    noSerial: 'Fang die Bestellung erst an: Ihre Stücke haben noch keine Seriennummern.',
    noParcel: (number, parcel) => `Bestellung ${number} hat kein Paket ${parcel}.`,
    notLeft: 'Die Rechnung entsteht beim Versand: Auf ihr steht der Tag der Lieferung.',
    noAddress: 'Diese Bestellung hat keine Adresse für eine Rechnung.',
    noPaper: 'Dieses Papier gibt es nicht.',
    nonePacked: 'Noch ist nichts gepackt.',
    inTheUnion: (number) => `${number} bleibt in der EU: Der Zoll erfährt davon nichts.`,
    noneLeft: 'An diesem Tag ging kein Paket raus.',
    nowhere: 'noch keine Adresse',
  },
};

/** The reason for having no paper, in each language. */
export const noPaper = (say: (words: Words) => string): Sentence => inEach(PAPERS, say);
