import type { InLanguages } from '#domain/languages.ts';
import type { KeyWords } from '../kit/keys.tsx';

const ORDER_PAGE_EN = {
  title: 'Order',
  description: 'An order and everything you can do with it.',
  board: 'Board',
  place: (place: number, of: number) => `${place} of ${of} in winding order`,
  beside: 'Previous and next order',
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
  labelAndSlip: 'label and packing slip',
  promised: (day: string) => `promised ${day}`,

  takeUp: 'Start work',
  inTheMaking: (number: string) => `Work on ${number} has started. The buyer gets an e-mail.`,
  openBench: 'Open the bench',
  pack: 'Pack it',
  ship: 'Ship it',
  giveToBuyer: 'Mark as collected',
  isDelivered: 'Mark as delivered',
  delivered: (number: string) => `${number} is delivered.`,
  askDelivered: (number: string) => `Mark ${number} as delivered?`,
  fromToday: (buyer: string, days: number) =>
    `From today, ${buyer} has ${days} days to withdraw. You can undo this.`,
  notDelivered: 'Undo delivery',
  onItsWay: (number: string) => `${number} is on its way again.`,
  notCollected: 'Undo collection',
  askNotCollected: (number: string) => `Is ${number} still here?`,
  notCollectedMeans:
    'It is ready for collection again and keeps its invoice number. An e-mail tells the buyer that it has not been collected yet.',
  isBack: (number: string) => `${number} is ready for collection again.`,
  cancel: 'Cancel the order',
  cancelled: (number: string) => `${number} is cancelled.`,
};

export const ORDER_PAGE: InLanguages<typeof ORDER_PAGE_EN> = {
  en: ORDER_PAGE_EN,
  de: {
    title: 'Bestellung',
    description: 'Eine Bestellung und alles, was du damit tun kannst.',
    board: 'Tafel',
    place: (place, of) => `${place} von ${of} in der Reihenfolge der Werkbank`,
    beside: 'Vorige und nächste Bestellung',
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
    inTheMaking: (number) => `${number} ist in Arbeit. Die Kundschaft bekommt eine E-Mail.`,
    openBench: 'Werkbank öffnen',
    pack: 'Packen',
    ship: 'Verschicken',
    giveToBuyer: 'Als abgeholt markieren',
    isDelivered: 'Als zugestellt markieren',
    delivered: (number) => `${number} ist zugestellt.`,
    askDelivered: (number) => `${number} als zugestellt markieren?`,
    fromToday: (buyer, days) =>
      `Ab heute hat ${buyer} ${days} Tage Zeit für den Widerruf. Du kannst das zurücknehmen.`,
    notDelivered: 'Zustellung zurücknehmen',
    onItsWay: (number) => `${number} ist wieder unterwegs.`,
    notCollected: 'Abholung zurücknehmen',
    askNotCollected: (number) => `Ist ${number} noch hier?`,
    notCollectedMeans:
      'Die Bestellung liegt wieder zum Abholen bereit und behält ihre Rechnungsnummer. Die Kundschaft bekommt per E-Mail Bescheid.',
    isBack: (number) => `${number} liegt wieder zum Abholen bereit.`,
    cancel: 'Bestellung stornieren',
    cancelled: (number) => `${number} ist storniert.`,
  },
};

export const ORDER_KEYS: InLanguages<readonly KeyWords[]> = {
  en: [
    ['J K', 'next, previous order'],
    ['B', 'bench'],
    ['D', 'build sheets'],
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

const ORDER_HOLD_EN = {
  title: 'Payment in doubt',
  held: 'On hold: the order cannot be packed or shipped.',
  notHeld: 'Not on hold.',
  evidence: 'Open the case in the payment account',
  why: 'Reason to release it',
  release: 'Release the order',
  released: (number: string) => `${number} is released.`,
};

export const ORDER_HOLD: InLanguages<typeof ORDER_HOLD_EN> = {
  en: ORDER_HOLD_EN,
  de: {
    title: 'Zweifel an der Zahlung',
    held: 'Angehalten: Die Bestellung lässt sich weder packen noch verschicken.',
    notHeld: 'Nicht angehalten.',
    evidence: 'Fall im Zahlungskonto öffnen',
    why: 'Grund für die Freigabe',
    release: 'Bestellung freigeben',
    released: (number) => `${number} ist freigegeben.`,
  },
};
