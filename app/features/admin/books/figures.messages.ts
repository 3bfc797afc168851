import type { MonthSection } from '#domain/admin/month.ts';
import type { InLanguages } from '#domain/languages.ts';
import type { KeyWords } from '../kit/keys.tsx';

const orders = (count: number) => `${count} ${count === 1 ? 'order' : 'orders'}`;
const pickups = (count: number) => `${count} ${count === 1 ? 'pickup' : 'pickups'}`;
const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;
const parcels = (count: number) => `${count} ${count === 1 ? 'parcel' : 'parcels'}`;
const bestellungen = (count: number) => `${count} ${count === 1 ? 'Bestellung' : 'Bestellungen'}`;
const tage = (count: number) => `${count} ${count === 1 ? 'Tag' : 'Tage'}`;
const pakete = (count: number) => `${count} ${count === 1 ? 'Paket' : 'Pakete'}`;

const SECTIONS: Readonly<Record<MonthSection, string>> = {
  home: 'German VAT',
  oss: 'EU, one-stop shop',
  uk: 'British VAT',
  export: 'Export',
};

const EN = {
  title: 'Figures',
  description: 'A month in figures, for us and the tax adviser.',
  isOpen: 'still open',
  isOver: 'closed',
  months: 'Months and their file',
  csv: 'Orders, CSV',
  sums: {
    revenue: 'Revenue, gross, after refunds',
    net: (sum: string) => `net ${sum}`,
    nothingIn: (month: string) => `${month}: nothing`,
    change: (change: string, month: string) => `${change} against ${month}`,
    orders: 'Orders',
    pickups,
    vat: 'VAT',
    oss: (sum: string, quarter: string) => `one-stop shop ${sum}, ${quarter}`,
    refunds: 'Refunds',
    noRefunds: 'none',
    refunded: (count: number, of: number) => `${count} of ${orders(of)}`,
    waiting: 'Paid to shipped',
    days,
    median: 'work days, median',
    nothingLeft: 'nothing shipped',
  },
  countries: {
    title: 'Revenue and VAT by country',
    aside: 'in euro, by payment day',
    heads: ['Country', 'Orders', 'Goods', 'Shipping', 'Duty', 'Refunds', 'Net', 'Rate', 'VAT'],
    sections: SECTIONS,
    all: 'All',
    firms: 'firms with a VAT id',
    noRate: 'none',
  },
  work: {
    most: 'Most ordered',
    pickups,
    nothingOrdered: 'No orders.',
    waiting: 'Paid to shipped',
    orders: (count: number) => `work days, ${orders(count)}`,
    nothingLeft: 'Nothing was shipped this month.',
    bar: (count: number, of: number) => `${count} work ${count === 1 ? 'day' : 'days'}: ${orders(of)}`,
    median: (count: number) => `median ${count}`,
    noneLate: 'All were shipped by their promised day.',
    late: (count: number) => `${orders(count)} shipped after the promised day (hatched).`,
    aDay: (count: number) => `We wind ${count} pickups a day.`,
  },
  margin: {
    title: 'Material and margin',
    aside: 'net, after discounts, before refunds; parts at today’s prices, without work, boxes and shipping',
    nothing: 'No orders.',
    heads: ['Pickup', 'Sold', 'Price each', 'Parts each', 'Margin', 'Share of price'],
    atLeast: (sum: string) => `at least ${sum}`,
    unpriced: 'Some parts have no price yet. Enter price and pack size under Stock.',
    all: 'All',
  },
  files: {
    packaging: 'Packaging put on the market',
    parcels,
    material: 'Material',
    all: 'All',
    title: 'For the tax adviser',
    aside: 'CSV, UTF-8, semicolons',
    names: {
      orders: 'Orders',
      vat: 'VAT by country',
      refunds: 'Refunds',
      oss: 'One-stop shop',
      packaging: 'Packaging',
    },
    rows: (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`,
    orders,
    quarter: 'the whole quarter',
  },
};

export const FIGURES_PAGE: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Zahlen',
    description: 'Ein Monat in Zahlen, für uns und die Steuerberatung.',
    isOpen: 'noch offen',
    isOver: 'vorbei',
    months: 'Monate und ihre Datei',
    csv: 'Bestellungen, CSV',
    sums: {
      revenue: 'Umsatz, brutto, nach Erstattungen',
      net: (sum) => `netto ${sum}`,
      nothingIn: (month) => `${month}: nichts`,
      change: (change, month) => `${change} gegenüber ${month}`,
      orders: 'Bestellungen',
      pickups: (count) => `${count} Tonabnehmer`,
      vat: 'Umsatzsteuer',
      oss: (sum, quarter) => `OSS ${sum}, ${quarter}`,
      refunds: 'Erstattungen',
      noRefunds: 'keine',
      refunded: (count, of) => `${count} von ${bestellungen(of)}`,
      waiting: 'Von Zahlung bis Versand',
      days: tage,
      median: 'Arbeitstage, Median',
      nothingLeft: 'nichts verschickt',
    },
    countries: {
      title: 'Umsatz und Umsatzsteuer nach Land',
      aside: 'in Euro, nach Zahlungstag',
      heads: ['Land', 'Bestellungen', 'Ware', 'Versand', 'Zoll', 'Erstattungen', 'Netto', 'Satz', 'USt'],
      sections: {
        home: 'Deutsche Umsatzsteuer',
        oss: 'EU, OSS',
        uk: 'Britische Umsatzsteuer',
        export: 'Ausfuhr',
      },
      all: 'Gesamt',
      firms: 'Firmen mit USt-IdNr.',
      noRate: 'keiner',
    },
    work: {
      most: 'Am meisten bestellt',
      pickups: (count) => `${count} Tonabnehmer`,
      nothingOrdered: 'Keine Bestellungen.',
      waiting: 'Von Zahlung bis Versand',
      orders: (count) => `Arbeitstage, ${bestellungen(count)}`,
      nothingLeft: 'In diesem Monat wurde nichts verschickt.',
      bar: (count, of) => `${count} ${count === 1 ? 'Arbeitstag' : 'Arbeitstage'}: ${bestellungen(of)}`,
      median: (count) => `Median ${count}`,
      noneLate: 'Alle gingen bis zum zugesagten Tag raus.',
      late: (count) =>
        `${bestellungen(count)} ${count === 1 ? 'ging' : 'gingen'} nach dem zugesagten Tag raus (schraffiert).`,
      aDay: (count) => `Wir wickeln ${count} Tonabnehmer am Tag.`,
    },
    margin: {
      title: 'Material und Marge',
      aside:
        'netto, nach Rabatten, vor Erstattungen; Teile zu heutigen Preisen, ohne Arbeit, Karton und Versand',
      nothing: 'Keine Bestellungen.',
      heads: ['Tonabnehmer', 'Verkauft', 'Preis je Stück', 'Teile je Stück', 'Marge', 'Anteil am Preis'],
      atLeast: (sum) => `mindestens ${sum}`,
      unpriced: 'Einige Teile haben noch keinen Preis. Trag Preis und Packungsgröße unter Lager ein.',
      all: 'Gesamt',
    },
    files: {
      packaging: 'In Verkehr gebrachte Verpackung',
      parcels: pakete,
      material: 'Material',
      all: 'Gesamt',
      title: 'Für die Steuerberatung',
      aside: 'CSV, UTF-8, Semikolons',
      names: {
        orders: 'Bestellungen',
        vat: 'USt nach Land',
        refunds: 'Erstattungen',
        oss: 'OSS-Meldung',
        packaging: 'Verpackung',
      },
      rows: (count) => `${count} ${count === 1 ? 'Zeile' : 'Zeilen'}`,
      orders: bestellungen,
      quarter: 'das ganze Quartal',
    },
  },
};

export const FIGURES_KEYS: InLanguages<readonly KeyWords[]> = {
  en: [
    ['[ ]', 'month'],
    ['E', 'export'],
  ],
  de: [
    ['[ ]', 'Monat'],
    ['E', 'exportieren'],
  ],
};
