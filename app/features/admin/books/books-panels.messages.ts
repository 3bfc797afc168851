import type { InLanguages } from '#domain/languages.ts';

const ACCOUNTS_PANEL_EN = {
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

export const ACCOUNTS_PANEL: InLanguages<typeof ACCOUNTS_PANEL_EN> = {
  en: ACCOUNTS_PANEL_EN,
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

const PROOFS_PANEL_EN = {
  title: 'Proof of export',
  all: (count: number) => `all ${count} proven`,
  missing: (open: number, of: number) => `${open} missing of ${of}`,
  atStake: (paid: string, vat: string) => `${paid} · ${vat} VAT due without proof`,
  add: 'Add proof',
};

export const PROOFS_PANEL: InLanguages<typeof PROOFS_PANEL_EN> = {
  en: PROOFS_PANEL_EN,
  de: {
    title: 'Ausfuhrnachweise',
    all: (count) => (count === 1 ? 'der eine ist da' : `alle ${count} sind da`),
    missing: (open, of) => `${open} von ${of} ${open === 1 ? 'fehlt' : 'fehlen'}`,
    atStake: (paid, vat) => `${paid} · ${vat} USt fällig ohne Nachweis`,
    add: 'Nachweis eintragen',
  },
};

const SMALL_BUSINESS_PANEL_EN = {
  title: 'Small business, § 19',
  onSince: (day: string) => `on since ${day}`,
  onFrom: (day: string) => `on from ${day}`,
  off: 'off',
  note: 'When on, prices, invoices and OSS contain no VAT and documents show the § 19 sentence. It starts on a day you choose, never in the past.',
  said: (by: string, at: string) => `Set by ${by}, ${at}`,
  lacks: 'Choose a day.',
  done: (day: string) => `Small business from ${day}.`,
  question: {
    title: 'Sell without VAT from that day?',
    words:
      'Prices stay as they are and contain no VAT. Invoices and e-mails show the § 19 sentence, and nothing goes to the one-stop shop. Once that day has come, you cannot undo it: only your turnover ends it. Ask your tax adviser first.',
    yes: 'Switch on',
  },
  from: 'From',
  otherDay: 'Change the day',
  submit: 'Switch on from that day',
};

/** § 19 UStG: on or off, and from when. */
export const SMALL_BUSINESS_PANEL: InLanguages<typeof SMALL_BUSINESS_PANEL_EN> = {
  en: SMALL_BUSINESS_PANEL_EN,
  de: {
    title: 'Kleinunternehmer, § 19 UStG',
    onSince: (day) => `seit ${day} an`,
    onFrom: (day) => `ab ${day} an`,
    off: 'aus',
    note: 'Ist es an, enthalten Preise, Rechnungen und OSS keine Umsatzsteuer, und auf Belegen steht der Satz zu § 19 UStG. Es gilt ab einem Tag, den du wählst, nie rückwirkend.',
    said: (by, at) => `Eingestellt von ${by}, ${at}`,
    lacks: 'Wähl einen Tag.',
    done: (day) => `Kleinunternehmer nach § 19 UStG ab dem ${day}.`,
    question: {
      title: 'Ab diesem Tag ohne Umsatzsteuer verkaufen?',
      words:
        'Die Preise bleiben gleich und enthalten keine Umsatzsteuer. In Rechnungen und E-Mails steht der Satz zu § 19 UStG, und für OSS ist nichts zu melden. Ist der Tag da, kannst du es nicht mehr zurücknehmen: Nur der Umsatz beendet es. Frag vorher deine Steuerberatung.',
      yes: 'Einschalten',
    },
    from: 'Ab',
    otherDay: 'Tag ändern',
    submit: 'Ab diesem Tag einschalten',
  },
};
