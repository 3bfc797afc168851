import type { SkippableItem } from '../admin/setup-items.ts';
import { type InLanguages, type Language, languageNameIn } from '../languages.ts';
import type { SaleState } from '../shopfront/sale-parts.ts';

interface ChangeMessages {
  readonly daysClosed: string;
  readonly away: (name: string) => string;
  readonly range: (from: string, until: string) => string;
  readonly openAgain: string;
  readonly books: (month: string) => string;
  readonly open: string;
  readonly closed: string;

  readonly price: (name: string) => string;
  readonly prices: string;
  readonly planned: (count: number, moment: string) => string;
  readonly draftsAgain: (count: number) => string;
  readonly keyRefused: (name: string) => string;
  readonly notPublished: (count: number) => string;
  readonly priceList: string;
  readonly read: (missing: number | null) => string;
  readonly code: (code: string) => string;
  readonly issued: (percent: number, until: string, isOfOne: boolean) => string;
  readonly leastGoods: (sum: string) => string;
  readonly uses: (most: number | null) => string;
  readonly withdrawn: (reason: string) => string;
  readonly text: (place: string) => string;
  readonly takenOut: string;
  readonly onSale: (name: string) => string;
  readonly usual: string;
  readonly usualWithGoods: string;
  readonly sale: Readonly<Record<SaleState, string>>;

  readonly company: (field: string) => string;
  readonly notice: (language: Language) => string;
  readonly adviser: (field: string) => string;
  readonly smallBusiness: string;
  readonly oss: string;
  readonly from: (day: string) => string;
  readonly none: string;
  readonly duty: (country: string, code: string | null, origin: string | null) => string;
  readonly tax: (country: string) => string;
  readonly percentFrom: (percent: string, day: string, source: string) => string;
  readonly rate: (currency: string) => string;
  readonly perEuro: (rate: string, day: string, source: string) => string;

  readonly setup: Readonly<Record<SkippableItem, string>>;
  readonly needed: string;
  readonly notNeeded: string;
  readonly maker: string;
  readonly invited: (email: string) => string;
  readonly removed: string;

  readonly withdrawalEntered: string;
  readonly withdrawal: string;
  readonly settled: (reason: string) => string;

  readonly colours: (cable: string) => string;
  readonly part: (name: string) => string;
  readonly reorderAt: (amount: string) => string;
  readonly packAt: (pack: string, price: string) => string;
  readonly drawer: (drawer: string) => string;
  readonly whenOut: Readonly<Record<SaleState, string>>;
  readonly spool: (name: string) => string;
  readonly supplier: string;
  readonly orderedAt: (supplier: string) => string;
  readonly due: (part: string, amount: string, day: string) => string;
  readonly delivery: (part: string) => string;
  readonly goodsIn: (part: string) => string;
  readonly of: (came: string, all: string) => string;
  readonly orderOf: (part: string) => string;
  readonly cancelled: (reason: string) => string;
}

/** What makers change that is about no order, in words. */
export const CHANGE_MESSAGES: InLanguages<ChangeMessages> = {
  en: {
    daysClosed: 'Closed days',
    away: (name) => `${name} is away`,
    range: (from, until) => `${from} to ${until}`,
    openAgain: 'open again',
    books: (month) => `Books of ${month}`,
    open: 'open',
    closed: 'closed',

    price: (name) => `Price: ${name}`,
    prices: 'Prices',
    planned: (count, moment) => `${count} to be published ${moment}`,
    draftsAgain: (count) => `${count} drafts again`,
    keyRefused: (name) => `refused by the payment account: ${name}`,
    notPublished: (count) => `not published when due, ${count} drafts again`,
    priceList: 'Price list read again',
    read: (missing) =>
      missing === null
        ? 'the payment account did not answer'
        : missing === 0
          ? 'complete'
          : `${missing} prices missing`,
    code: (code) => `Code ${code}`,
    issued: (percent, until, isOfOne) =>
      `issued: ${percent} %, until ${until}, ${isOfOne ? 'for one address' : 'for anybody'}`,
    leastGoods: (sum) => `goods from ${sum} on`,
    uses: (most) => (most === null ? 'any number of orders' : `${most} orders`),
    withdrawn: (reason) => `withdrawn: ${reason}`,
    text: (place) => `Text: ${place}`,
    takenOut: 'taken out',
    onSale: (name) => `On sale: ${name}`,
    usual: 'as usual',
    usualWithGoods: 'as usual, goods are in',
    sale: { 'to order': 'to order', paused: 'paused' },

    company: (field) => `Company: ${field}`,
    notice: (language) => `EU notice, ${languageNameIn(language, 'en')}`,
    adviser: (field) => `Adviser: ${field}`,
    smallBusiness: 'Small business (§ 19 UStG)',
    oss: 'One-stop shop by choice',
    from: (day) => `from ${day}`,
    none: 'none',
    duty: (country, code, origin) =>
      ['Duty', country, code, origin && `from ${origin}`].filter(Boolean).join(' '),
    tax: (country) => `Import tax ${country}`,
    percentFrom: (percent, day, source) => `${percent} % from ${day}: ${source}`,
    rate: (currency) => `Rate ${currency}`,
    perEuro: (rate, day, source) => `${rate} a euro on ${day}: ${source}`,

    setup: {
      texts: 'Set-up: what the shop says',
      stock: 'Set-up: stock',
      customs: 'Set-up: customs rates',
      adviser: 'Set-up: tax adviser',
    },
    needed: 'needed after all',
    notNeeded: 'not needed',
    maker: 'Makers',
    invited: (email) => `${email} invited`,
    removed: 'removed',

    withdrawalEntered: 'Withdrawal entered',
    withdrawal: 'Withdrawal',
    settled: (reason) => `settled: ${reason}`,

    colours: (cable) => `Lead colours: ${cable}`,
    part: (name) => `Part: ${name}`,
    reorderAt: (amount) => `reorder at ${amount}`,
    packAt: (pack, price) => `${pack} at ${price}`,
    drawer: (drawer) => `drawer ${drawer}`,
    whenOut: { paused: 'paused while none is free', 'to order': 'to order while none is free' },
    spool: (name) => `Spool ${name}`,
    supplier: 'Supplier',
    orderedAt: (supplier) => `Ordered at ${supplier}`,
    due: (part, amount, day) => `${part}, ${amount}, due ${day}`,
    delivery: (part) => `Delivery of ${part}`,
    goodsIn: (part) => `Goods in: ${part}`,
    of: (came, all) => `${came} of ${all}`,
    orderOf: (part) => `Order of ${part}`,
    cancelled: (reason) => `cancelled: ${reason}`,
  },
  de: {
    daysClosed: 'Geschlossene Tage',
    away: (name) => `${name} ist weg`,
    range: (from, until) => `${from} bis ${until}`,
    openAgain: 'wieder offen',
    books: (month) => `Bücher: ${month}`,
    open: 'offen',
    closed: 'abgeschlossen',

    price: (name) => `Preis: ${name}`,
    prices: 'Preise',
    planned: (count, moment) => `${count} sollen am ${moment} veröffentlicht werden`,
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
      `ausgegeben: ${percent} %, bis ${until}, ${isOfOne ? 'für eine Adresse' : 'für alle'}`,
    leastGoods: (sum) => `Ware ab ${sum}`,
    uses: (most) => (most === null ? 'beliebig viele Bestellungen' : `${most} Bestellungen`),
    withdrawn: (reason) => `zurückgezogen: ${reason}`,
    text: (place) => `Text: ${place}`,
    takenOut: 'herausgenommen',
    onSale: (name) => `Im Verkauf: ${name}`,
    usual: 'wie sonst',
    usualWithGoods: 'wie sonst, Ware ist da',
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
      texts: 'Einrichtung: was im Shop steht',
      stock: 'Einrichtung: Lager',
      customs: 'Einrichtung: Zollsätze',
      adviser: 'Einrichtung: Steuerbüro',
    },
    needed: 'doch nötig',
    notNeeded: 'nicht nötig',
    maker: 'Team',
    invited: (email) => `${email} eingeladen`,
    removed: 'entfernt',

    withdrawalEntered: 'Widerruf eingetragen',
    withdrawal: 'Widerruf',
    settled: (reason) => `erledigt: ${reason}`,

    colours: (cable) => `Adernfarben: ${cable}`,
    part: (name) => `Teil: ${name}`,
    reorderAt: (amount) => `nachbestellen ab ${amount}`,
    packAt: (pack, price) => `${pack} zu ${price}`,
    drawer: (drawer) => `Fach ${drawer}`,
    whenOut: {
      paused: 'pausiert, solange keine frei ist',
      'to order': 'auf Bestellung, solange keine frei ist',
    },
    spool: (name) => `Drahtrolle ${name}`,
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
