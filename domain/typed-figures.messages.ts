import type { InLanguages } from './languages.ts';

const NAMES = {
  price: 'Price',
  shipping: 'Shipping',
  duty: 'Duty',
  goodwill: 'Goodwill',
  packPrice: 'Price of a pack',
  post: 'Postage',
  freeFrom: 'Free postage from',
  parcel: 'Weight of the parcel',
  turns: 'Turns',
  coil: 'Resistance of the coil',
  resistance: 'R',
  inductance: 'L',
  temperature: 'Temperature of the coil',
  bathMinutes: 'Time in the bath',
  bathTemperature: 'Temperature of the bath',
  percentOff: 'Per cent off',
  leastGoods: 'Minimum order',
  uses: 'Uses',
  dutyPercent: 'Rate',
  upToPercent: 'Highest rate',
  perEuro: 'Exchange rate',
  reel: 'Weight of the empty reel',
  diameter: 'Diameter of the wire',
  field: 'Magnetic field',
  days: 'Delivery time',
  consultant: 'The adviser’s number',
  client: 'The firm’s number with the adviser',
  counted: 'Counted',
  came: 'Received',
  reorder: 'Reorder level',
  pack: 'Amount in a pack',
};

/** Names of fields in sentences about their figures. */
export const FIGURE_NAMES: InLanguages<typeof NAMES> = {
  en: NAMES,
  de: {
    price: 'Preis',
    shipping: 'Versand',
    duty: 'Zoll',
    goodwill: 'Kulanz',
    packPrice: 'Preis einer Packung',
    post: 'Versandkosten',
    freeFrom: 'Versandfrei ab',
    parcel: 'Gewicht des Pakets',
    turns: 'Windungen',
    coil: 'Widerstand der Spule',
    resistance: 'R',
    inductance: 'L',
    temperature: 'Temperatur der Spule',
    bathMinutes: 'Zeit im Bad',
    bathTemperature: 'Temperatur des Bads',
    percentOff: 'Rabatt',
    leastGoods: 'Mindestbestellwert',
    uses: 'Einlösungen',
    dutyPercent: 'Satz',
    upToPercent: 'Höchster Satz',
    perEuro: 'Wechselkurs',
    reel: 'Gewicht der leeren Rolle',
    diameter: 'Durchmesser des Drahts',
    field: 'Magnetfeld',
    days: 'Lieferzeit',
    consultant: 'Beraternummer',
    client: 'Mandantennummer',
    counted: 'Gezählt',
    came: 'Geliefert',
    reorder: 'Meldebestand',
    pack: 'Inhalt einer Packung',
  },
};

const KINDS = {
  money: 'euros and cents',
  count: 'a whole number',
  grams: 'grams',
  wholeGrams: 'whole grams',
  metres: 'metres',
  millimetres: 'millimetres',
  kiloOhms: 'kilohms',
  henries: 'henries',
  millitesla: 'millitesla',
  degrees: 'degrees Celsius',
  minutes: 'minutes',
  percent: 'per cent',
  wholePercent: 'whole per cent',
  rate: 'a rate',
  days: 'whole days',
};

/** Expected input for each kind of figure. */
export const KIND_WORDS: InLanguages<typeof KINDS> = {
  en: KINDS,
  de: {
    money: 'Euro und Cent',
    count: 'eine ganze Zahl',
    grams: 'Gramm',
    wholeGrams: 'ganze Gramm',
    metres: 'Meter',
    millimetres: 'Millimeter',
    kiloOhms: 'Kiloohm',
    henries: 'Henry',
    millitesla: 'Millitesla',
    degrees: 'Grad Celsius',
    minutes: 'Minuten',
    percent: 'Prozent',
    wholePercent: 'ganze Prozent',
    rate: 'einen Kurs',
    days: 'ganze Tage',
  },
};

const EN = {
  days: 'work days',
  range: (from: string, to: string) => `${from} to ${to}`,
  fault: (name: string, kind: string, example: string, range: string) =>
    `${name}: Enter ${kind}, e.g. ${example} (${range}).`,
  doubt: (name: string, value: string, usual: string) => `${name}: ${value}. Usual is ${usual}.`,
};

/** Errors and questions about figures typed by makers. */
export const TYPED_WORDS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    days: 'Arbeitstage',
    range: (from, to) => `${from} bis ${to}`,
    fault: (name, kind, example, range) => `${name}: Gib ${kind} ein, z.\u00a0B. ${example} (${range}).`,
    doubt: (name, value, usual) => `${name}: ${value}. Üblich sind ${usual}.`,
  },
};
