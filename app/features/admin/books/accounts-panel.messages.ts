import type { InLanguages } from '#domain/languages.ts';

const EN = {
  title: 'Accounts',
  standIn: ', stand-in',
  heads: ['Account', 'Use', 'Lines', 'Sum'],
  uses: {
    home: 'Sales at home, 19 %',
    oss: 'Sales EU, one-stop shop',
    uk: 'Sales UK, British VAT',
    export: 'Export, tax-free',
    smallBusiness: 'Sales, § 19',
    fees: 'Payment fees, § 13b',
    transit: 'Money on the way',
    cash: 'Cash from orders by hand',
    bank: 'Bank transfers of orders by hand',
  },
  note: (net: string) =>
    `Sales with the tax within them, as they are booked. ${net} net, the same as in Figures.`,
};

/** Balance of each account after the month. */
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
    note: (net) =>
      `Erlöse mit der enthaltenen Umsatzsteuer, so wie sie gebucht sind. Netto ${net}, wie unter Zahlen.`,
  },
};
