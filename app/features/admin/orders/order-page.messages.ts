import type { InLanguages } from '#domain/languages.ts';
import type { KeyWords } from '../kit/keys.tsx';

const EN = {
  title: 'Order',
  description: 'An order, and all that may be done to it.',
  board: 'Board',
  place: (place: number, of: number) => `${place} of ${of} in winding order`,
  beside: 'Orders beside it',
  previous: 'Previous',
  next: 'Next',
  noName: 'No name yet',
  paid: (moment: string) => `paid ${moment}`,
  opened: (moment: string) => `opened ${moment}`,
  sheet: 'Build sheet',
  sheetOf: (piece: number) => `Build sheet, piece ${piece}`,
  notYet: 'not yet',
  since: (day: string, by: string) => `since ${day}, ${by}`,
  measured: (measured: number, all: number) => `${measured} of ${all} pieces`,
  labelPrinted: 'packed',
  labelAndSlip: 'label and slip',
  promised: (day: string) => `promised ${day}`,

  takeUp: 'Take it up',
  inTheMaking: (number: string) => `${number} is in the making. Its buyer is told.`,
  openBench: 'Open the bench',
  pack: 'Pack it',
  ship: 'Ship it',
  giveToBuyer: 'Given to the buyer',
  isDelivered: 'It is delivered',
  delivered: (number: string) => `${number} is delivered.`,
  askDelivered: (number: string) => `Is ${number} delivered?`,
  fromToday: (buyer: string, days: number) =>
    `From today ${buyer} has ${days} days to withdraw by law. It can be taken back.`,
  notDelivered: 'It is not delivered',
  onItsWay: (number: string) => `${number} is on its way again.`,
  notCollected: 'It was not collected',
  askNotCollected: (number: string) => `Is ${number} still here?`,
  notCollectedMeans:
    'It waits for its buyer again and keeps its invoice number. We write to its buyer that it has not been collected yet.',
  isBack: (number: string) => `${number} waits for its buyer again.`,
  cancel: 'Cancel the order',
  cancelled: (number: string) => `${number} is cancelled.`,
};

/** Words of the head of an order's page: where it stands, and its next step. */
export const ORDER_PAGE: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Bestellung',
    description: 'Eine Bestellung und alles, was man mit ihr tun kann.',
    board: 'Tafel',
    place: (place, of) => `${place} von ${of} in der Reihenfolge der Werkbank`,
    beside: 'Die Bestellungen daneben',
    previous: 'Zurück',
    next: 'Weiter',
    noName: 'Noch kein Name',
    paid: (moment) => `bezahlt ${moment}`,
    opened: (moment) => `eröffnet ${moment}`,
    sheet: 'Bauzettel',
    sheetOf: (piece) => `Bauzettel, Stück ${piece}`,
    notYet: 'noch nicht',
    since: (day, by) => `seit ${day}, ${by}`,
    measured: (measured, all) => `${measured} von ${all} Stück`,
    labelPrinted: 'gepackt',
    labelAndSlip: 'Etikett und Lieferschein',
    promised: (day) => `zugesagt für ${day}`,

    takeUp: 'Anfangen',
    inTheMaking: (number) => `${number} ist in Arbeit. Die E-Mail dazu geht raus.`,
    openBench: 'Zur Werkbank',
    pack: 'Packen',
    ship: 'Verschicken',
    giveToBuyer: 'Übergeben',
    isDelivered: 'Ist zugestellt',
    delivered: (number) => `${number} ist zugestellt.`,
    askDelivered: (number) => `Ist ${number} zugestellt?`,
    fromToday: (buyer, days) =>
      `Ab heute hat ${buyer} nach dem Gesetz ${days} Tage für den Widerruf. Das lässt sich zurücknehmen.`,
    notDelivered: 'Ist nicht zugestellt',
    onItsWay: (number) => `${number} ist wieder unterwegs.`,
    notCollected: 'Ist nicht abgeholt',
    askNotCollected: (number) => `Ist ${number} noch hier?`,
    notCollectedMeans:
      'Sie liegt wieder zum Abholen bereit und behält ihre Rechnungsnummer. Die E-Mail, dass sie noch nicht abgeholt ist, geht raus.',
    isBack: (number) => `${number} liegt wieder zum Abholen bereit.`,
    cancel: 'Bestellung stornieren',
    cancelled: (number) => `${number} ist storniert.`,
  },
};

/** The keys of an order's page. */
export const ORDER_KEYS: InLanguages<readonly KeyWords[]> = {
  en: [
    ['J K', 'next, previous order'],
    ['B', 'bench'],
    ['D', 'sheets'],
    ['R', 'refund'],
    ['N', 'note'],
    ['Esc', 'board'],
  ],
  de: [
    ['J K', 'nächste, vorige Bestellung'],
    ['B', 'Werkbank'],
    ['D', 'Bauzettel'],
    ['R', 'Erstattung'],
    ['N', 'Notiz'],
    ['Esc', 'Tafel'],
  ],
};
