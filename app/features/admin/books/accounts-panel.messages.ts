import type { InLanguages } from '#domain/languages.ts';

const EN = {
  title: 'Accounts',
  standIn: ', provisional',
  heads: ['Account', 'Used for', 'Entries', 'Balance'],
  uses: {
    home: 'Sales in Germany, 19 %',
    oss: 'Sales EU, one-stop shop',
    uk: 'Sales UK, British VAT',
    export: 'Export, tax-free',
    smallBusiness: 'Sales, § 19',
    fees: 'Payment fees, § 13b',
    transit: 'Clearing account',
    cash: 'Cash, entered by hand',
    bank: 'Bank transfers, entered by hand',
  },
  note: (net: string) => `Sales including tax, as booked. ${net} net, as in Figures.`,
};

export const ACCOUNTS_PANEL: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Konten',
    standIn: ', vorläufig',
    heads: ['Konto', 'Wofür', 'Buchungen', 'Saldo'],
    uses: {
      home: 'Erlöse Inland, 19 %',
      oss: 'Erlöse EU, OSS',
      uk: 'Erlöse Großbritannien, britische USt',
      export: 'Ausfuhr, steuerfrei',
      smallBusiness: 'Erlöse, § 19 UStG',
      fees: 'Zahlungsgebühren, § 13b UStG',
      transit: 'Verrechnungskonto',
      cash: 'Kasse, von Hand eingetragen',
      bank: 'Überweisungen, von Hand eingetragen',
    },
    note: (net) => `Erlöse inklusive Umsatzsteuer, wie gebucht. Netto ${net}, wie unter Zahlen.`,
  },
};
