import type { InLanguages } from '#domain/languages.ts';

const EN = {
  title: 'Adviser and tax',
  description: 'What the tax adviser has said.',
  set: (by: string | undefined, at: string) => `set by ${by}, ${at}`,
  examples: 'examples: nobody has set anything yet',
  heading: 'What the adviser says',
  note: 'It stands in the file for DATEV from the next download on. Months that are closed stay as they are.',
  done: 'Set.',
  consultant: 'Adviser’s number (Beraternummer)',
  client: 'Our number there (Mandantennummer)',
  feeKey: 'Tax key of fees, § 13b (empty: none)',
  mail: 'Mail of the office (empty: none)',
  chart: 'Chart of accounts',
  accounts: {
    home: 'Sales at home',
    oss: 'Sales EU, one-stop shop',
    uk: 'Sales UK, British VAT',
    export: 'Export, tax-free',
    smallBusiness: 'Sales, § 19',
    fees: 'Payment fees',
    transit: 'Money on the way',
    bank: 'Bank',
    cash: 'Cash',
  },
  submit: 'Set it',
};

/** What the tax adviser has said, once. */
export const ADVISER_PAGE: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Steuerberatung',
    description: 'Was die Steuerberatung festgelegt hat.',
    set: (by, at) => `eingestellt von ${by}, ${at}`,
    examples: 'Beispiele: Noch hat niemand etwas eingestellt',
    heading: 'Was die Steuerberatung sagt',
    note: 'Ab dem nächsten Download steht es in der Datei für DATEV. Abgeschlossene Monate bleiben, wie sie sind.',
    done: 'Gespeichert.',
    consultant: 'Beraternummer',
    client: 'Mandantennummer',
    feeKey: 'Steuerschlüssel der Gebühren, § 13b UStG (leer: keiner)',
    mail: 'E-Mail der Kanzlei (leer: keine)',
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
