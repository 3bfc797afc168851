import type { InLanguages } from '#domain/languages.ts';

const EN = {
  title: 'Tax adviser',
  description: 'The tax adviser’s numbers and accounts.',
  set: (by: string | undefined, at: string) => `set by ${by}, ${at}`,
  examples: 'examples, nothing set yet',
  heading: 'Numbers and accounts',
  note: 'The DATEV file uses them from the next download on. Closed months stay as they are.',
  done: 'Saved.',
  consultant: 'Adviser’s number (Beraternummer)',
  client: 'Our client number (Mandantennummer)',
  feeKey: 'Tax key of fees, § 13b (empty: none)',
  mail: 'E-mail of the office (empty: none)',
  chart: 'Chart of accounts',
  accounts: {
    home: 'Sales in Germany',
    oss: 'Sales EU, one-stop shop',
    uk: 'Sales UK, British VAT',
    export: 'Export, tax-free',
    smallBusiness: 'Sales, § 19',
    fees: 'Payment fees',
    transit: 'Clearing account',
    bank: 'Bank',
    cash: 'Cash',
  },
  submit: 'Save',
};

/** What the tax adviser has said, once. */
export const ADVISER_PAGE: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Steuerberatung',
    description: 'Nummern und Konten der Steuerberatung.',
    set: (by, at) => `eingestellt von ${by}, ${at}`,
    examples: 'Beispiele, noch nichts eingestellt',
    heading: 'Nummern und Konten',
    note: 'Sie gelten ab dem nächsten Download der DATEV-Datei. Abgeschlossene Monate bleiben, wie sie sind.',
    done: 'Gespeichert.',
    consultant: 'Beraternummer',
    client: 'Mandantennummer',
    feeKey: 'Steuerschlüssel der Gebühren, § 13b UStG (leer: keiner)',
    mail: 'E-Mail der Steuerberatung (leer: keine)',
    chart: 'Kontenrahmen',
    accounts: {
      home: 'Erlöskonto Inland',
      oss: 'Erlöskonto EU, OSS',
      uk: 'Erlöskonto Großbritannien, britische USt',
      export: 'Erlöskonto Ausfuhr, steuerfrei',
      smallBusiness: 'Erlöskonto § 19 UStG',
      fees: 'Zahlungsgebühren',
      transit: 'Verrechnungskonto des Zahlungsdienstleisters',
      bank: 'Bank',
      cash: 'Kasse',
    },
    submit: 'Speichern',
  },
};
