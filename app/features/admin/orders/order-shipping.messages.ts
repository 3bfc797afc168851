import type { InLanguages } from '#domain/languages.ts';

const EN = {
  title: 'Shipping',
  /** `number` where there are several. */
  slip: (number: number | undefined) => (number === undefined ? 'Slip A5' : `Slip ${number}, A5`),
  packed: 'Packed.',
  kept: 'Box and weight are kept.',
  parcel: 'Parcel',
  holds: (box: string, pickups: number) => `${box}, up to ${pickups}`,
  weight: 'Weight, g',
  labelPrinted: 'The label is printed',
  pack: 'Pack',
  keep: 'Keep',
  hasLeft: (number: string) => `${number} has left. Its buyer is told.`,
  carrier: 'Carrier',
  tracking: 'Tracking number',
  scan: 'scan or type',
  ship: 'Ship and mail',
  opens: 'Opens when all pieces are measured and finished, and the label is printed.',
  correct: 'Correct carrier and tracking number',
  corrected: 'The tracking number is corrected. Its buyer is told.',
  saveAndMail: 'Save and mail',
  notLeft: 'It has not left',
  askNotLeft: (number: string) => `Is ${number} still here?`,
  notLeftMeans:
    'It goes back to the packed orders and keeps its invoice number. Its buyer gets a mail that it has not left yet.',
  isBack: (number: string) => `${number} is packed again. Its buyer is told.`,
  noTracking: 'no tracking',
  nothingPacked: 'Nothing was packed.',
};

/** Words of how an order leaves. */
export const ORDER_SHIPPING: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Versand',
    slip: (number) => (number === undefined ? 'Lieferschein A5' : `Lieferschein ${number}, A5`),
    packed: 'Gepackt.',
    kept: 'Karton und Gewicht sind gespeichert.',
    parcel: 'Paket',
    holds: (box, pickups) => `${box}, bis ${pickups}`,
    weight: 'Gewicht, g',
    labelPrinted: 'Das Etikett ist gedruckt',
    pack: 'Packen',
    keep: 'Speichern',
    hasLeft: (number) => `${number} ist raus. Die E-Mail dazu ist unterwegs.`,
    carrier: 'Zusteller',
    tracking: 'Sendungsnummer',
    scan: 'scannen oder tippen',
    ship: 'Verschicken, mit E-Mail',
    opens: 'Geht erst, wenn alle Stücke gemessen und fertig sind und das Etikett gedruckt ist.',
    correct: 'Zusteller und Sendungsnummer berichtigen',
    corrected: 'Die Sendungsnummer ist berichtigt. Die E-Mail dazu geht raus.',
    saveAndMail: 'Speichern, mit E-Mail',
    notLeft: 'Ist noch hier',
    askNotLeft: (number) => `Ist ${number} noch hier?`,
    notLeftMeans:
      'Die Bestellung gilt wieder als gepackt und behält ihre Rechnungsnummer. Per E-Mail geht raus, dass sie noch nicht unterwegs ist.',
    isBack: (number) => `${number} ist wieder gepackt. Die E-Mail dazu geht raus.`,
    noTracking: 'ohne Sendungsnummer',
    nothingPacked: 'Es wurde nichts gepackt.',
  },
};
