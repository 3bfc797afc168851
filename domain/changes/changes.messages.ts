import { type InLanguages, type Language, languageNameIn } from '../languages.ts';

const EN = {
  daysClosed: 'Closed days',
  away: (name: string) => `${name} is away`,
  range: (from: string, until: string) => `${from} to ${until}`,
  openAgain: 'reopened',
  books: (month: string) => `Books of ${month}`,
  open: 'open',
  closed: 'closed',

  price: (name: string) => `Price: ${name}`,
  prices: 'Prices',
  planned: (count: number, moment: string) => `${count} planned for ${moment}`,
  draftsAgain: (count: number) => `${count} back to draft`,
  keyRefused: (name: string) => `refused by the payment account: ${name}`,
  notPublished: (count: number) => `not published when due, ${count} back to draft`,
  priceList: 'Price list read again',
  read: (missing: number | null): string =>
    missing === null
      ? 'the payment account did not answer'
      : missing === 0
        ? 'complete'
        : `${missing} prices missing`,
  code: (code: string) => `Code ${code}`,
  issued: (percent: number, until: string, isOfOne: boolean) =>
    `created: ${percent} %, until ${until}, ${isOfOne ? 'for one address' : 'for anyone'}`,
  leastGoods: (sum: string) => `orders from ${sum}`,
  uses: (most: number | null): string => (most === null ? 'any number of orders' : `${most} orders`),
  withdrawn: (reason: string) => `revoked: ${reason}`,
  text: (place: string) => `Text: ${place}`,
  takenOut: 'removed from the shop',
  onSale: (name: string) => `On sale: ${name}`,
  usual: 'on sale',
  usualWithGoods: 'on sale, goods have arrived',
  sale: { 'to order': 'to order', paused: 'paused' },

  company: (field: string) => `Company: ${field}`,
  notice: (language: Language) => `EU notice, ${languageNameIn(language, 'en')}`,
  adviser: (field: string) => `Adviser: ${field}`,
  smallBusiness: 'Small business (§ 19 UStG)',
  oss: 'One-stop shop by choice',
  from: (day: string) => `from ${day}`,
  none: 'none',
  duty: (country: string, code: string | null, origin: string | null) =>
    ['Duty', country, code, origin && `from ${origin}`].filter(Boolean).join(' '),
  tax: (country: string) => `Import tax ${country}`,
  percentFrom: (percent: string, day: string, source: string) => `${percent} % from ${day}: ${source}`,
  rate: (currency: string) => `Rate ${currency}`,
  perEuro: (rate: string, day: string, source: string) => `${rate} per euro on ${day}: ${source}`,

  setup: {
    texts: 'Set-up: shop texts',
    stock: 'Set-up: stock',
    customs: 'Set-up: customs rates',
    adviser: 'Set-up: tax adviser',
  },
  needed: 'needed after all',
  notNeeded: 'not needed',
  maker: 'Makers',
  invited: (email: string) => `${email} invited`,
  removed: 'removed',

  withdrawalEntered: 'Withdrawal entered',
  withdrawal: 'Withdrawal',
  settled: (reason: string) => `closed: ${reason}`,

  colours: (cable: string) => `Lead colours: ${cable}`,
  part: (name: string) => `Part: ${name}`,
  reorderAt: (amount: string) => `reorder at ${amount}`,
  packAt: (pack: string, price: string) => `${pack} at ${price}`,
  drawer: (drawer: string) => `drawer ${drawer}`,
  whenOut: { paused: 'paused when none is free', 'to order': 'to order when none is free' },
  spool: (name: string) => `Spool ${name}`,
  supplier: 'Supplier',
  orderedAt: (supplier: string) => `Ordered at ${supplier}`,
  due: (part: string, amount: string, day: string) => `${part}, ${amount}, due ${day}`,
  delivery: (part: string) => `Delivery of ${part}`,
  goodsIn: (part: string) => `Goods in: ${part}`,
  of: (came: string, all: string) => `${came} of ${all}`,
  orderOf: (part: string) => `Order of ${part}`,
  cancelled: (reason: string) => `cancelled: ${reason}`,
};

/** Changes by makers that concern no order. */
export const CHANGE_MESSAGES: InLanguages<typeof EN> = {
  en: EN,
  de: {
    daysClosed: 'Geschlossene Tage',
    away: (name) => `${name} ist nicht da`,
    range: (from, until) => `${from} bis ${until}`,
    openAgain: 'wieder offen',
    books: (month) => `Bücher: ${month}`,
    open: 'offen',
    closed: 'abgeschlossen',

    price: (name) => `Preis: ${name}`,
    prices: 'Preise',
    planned: (count, moment) => `${count} geplant für ${moment}`,
    draftsAgain: (count) => `${count} wieder als Entwurf`,
    keyRefused: (name) => `vom Zahlungskonto abgelehnt: ${name}`,
    notPublished: (count) => `zum Termin nicht veröffentlicht, ${count} wieder als Entwurf`,
    priceList: 'Preisliste neu gelesen',
    read: (missing) =>
      missing === null
        ? 'das Zahlungskonto hat nicht geantwortet'
        : missing === 0
          ? 'vollständig'
          : missing === 1
            ? '1 Preis fehlt'
            : `${missing} Preise fehlen`,
    code: (code) => `Code ${code}`,
    issued: (percent, until, isOfOne) =>
      `angelegt: ${percent} %, bis ${until}, ${isOfOne ? 'für eine Adresse' : 'für alle'}`,
    leastGoods: (sum) => `ab ${sum} Warenwert`,
    uses: (most) => (most === null ? 'beliebig viele Bestellungen' : `${most} Bestellungen`),
    withdrawn: (reason) => `zurückgenommen: ${reason}`,
    text: (place) => `Text: ${place}`,
    takenOut: 'aus dem Shop genommen',
    onSale: (name) => `Im Verkauf: ${name}`,
    usual: 'im Verkauf',
    usualWithGoods: 'im Verkauf, Ware ist da',
    sale: { 'to order': 'auf Bestellung', paused: 'pausiert' },

    company: (field) => `Firma: ${field}`,
    notice: (language) => `EU-Mitteilung, ${languageNameIn(language, 'de').toLowerCase()}`,
    adviser: (field) => `Steuerberatung: ${field}`,
    smallBusiness: 'Kleinunternehmer (§ 19 UStG)',
    oss: 'OSS nach Wahl',
    from: (day) => `ab ${day}`,
    none: 'nicht',
    duty: (country, code, origin) =>
      ['Zoll', country, code, origin && `aus ${origin}`].filter(Boolean).join(' '),
    tax: (country) => `Einfuhrsteuer ${country}`,
    percentFrom: (percent, day, source) => `${percent} % ab ${day}: ${source}`,
    rate: (currency) => `Kurs ${currency}`,
    perEuro: (rate, day, source) => `${rate} je Euro am ${day}: ${source}`,

    setup: {
      texts: 'Einrichtung: Texte im Shop',
      stock: 'Einrichtung: Lager',
      customs: 'Einrichtung: Zollsätze',
      adviser: 'Einrichtung: Steuerberatung',
    },
    needed: 'doch nötig',
    notNeeded: 'nicht nötig',
    maker: 'Team',
    invited: (email) => `${email} eingeladen`,
    removed: 'entfernt',

    withdrawalEntered: 'Widerruf eingetragen',
    withdrawal: 'Widerruf',
    settled: (reason) => `abgeschlossen: ${reason}`,

    colours: (cable) => `Farben der Adern: ${cable}`,
    part: (name) => `Teil: ${name}`,
    reorderAt: (amount) => `nachbestellen ab ${amount}`,
    packAt: (pack, price) => `${pack} zu ${price}`,
    drawer: (drawer) => `Fach ${drawer}`,
    whenOut: {
      paused: 'pausiert, wenn keine frei ist',
      'to order': 'auf Bestellung, wenn keine frei ist',
    },
    spool: (name) => `Rolle ${name}`,
    supplier: 'Lieferant',
    orderedAt: (supplier) => `Bestellt bei ${supplier}`,
    due: (part, amount, day) => `${part}, ${amount}, kommt ${day}`,
    delivery: (part) => `Lieferung: ${part}`,
    goodsIn: (part) => `Wareneingang: ${part}`,
    of: (came, all) => `${came} von ${all}`,
    orderOf: (part) => `Bestellung: ${part}`,
    cancelled: (reason) => `storniert: ${reason}`,
  },
};
