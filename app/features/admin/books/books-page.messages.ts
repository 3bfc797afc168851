import type { InLanguages } from '#domain/languages.ts';
import type { KeyWords } from '../kit/keys.tsx';

const BOOKS_PAGE_EN = {
  title: 'Books',
  description: 'Close a month for the tax adviser.',
  closed: (at: string, by: string) => `closed ${at} by ${by}`,
  open: 'not closed',
  running: 'still running',
  read: (at: string) => ` · payment account read ${at}`,
  neverRead: ' · payment account never read',
  chart: (name: string, at: string | undefined) =>
    `${name}, ${at ? `set by the adviser on ${at}` : 'provisional until the adviser sets it'}`,
  months: 'Months and files',
  download: (left: number, all: number) => `Download ${left === all ? 'all six' : `the last ${left}`}`,
  papers: 'Invoices and corrections',
  all: (count: number) => `All ${count}`,
  account: {
    title: 'Payment account',
    note: 'The shop reads it every night. Later movements are missing until you read it again.',
    read: 'Read now',
    done: 'Read.',
  },
  close: {
    done: (month: string) => `${month} is closed.`,
    title: (month: string) => `Close ${month}?`,
    words:
      'The six files and their numbers stay as they are now. Anything later goes into the month in which it happens.',
    yes: 'Close the month',
    first: (count: number) => `${count} ${count === 1 ? 'thing' : 'things'} to do first`,
  },
};

export const BOOKS_PAGE: InLanguages<typeof BOOKS_PAGE_EN> = {
  en: BOOKS_PAGE_EN,
  de: {
    title: 'Bücher',
    description: 'Einen Monat für die Steuerberatung abschließen.',
    closed: (at, by) => `abgeschlossen ${at} von ${by}`,
    open: 'nicht abgeschlossen',
    running: 'läuft noch',
    read: (at) => ` · Zahlungskonto abgerufen ${at}`,
    neverRead: ' · Zahlungskonto nie abgerufen',
    chart: (name, at) =>
      `${name}, ${at ? `von der Steuerberatung festgelegt, ${at}` : 'vorläufig, bis die Steuerberatung ihn festlegt'}`,
    months: 'Monate und Dateien',
    download: (left, all) =>
      left === all ? 'Alle sechs laden' : left === 1 ? 'Die letzte laden' : `Die letzten ${left} laden`,
    papers: 'Rechnungen und Berichtigungen',
    all: (count) => `Alle ${count}`,
    account: {
      title: 'Zahlungskonto',
      note: 'Der Shop ruft es jede Nacht ab. Spätere Bewegungen fehlen bis zum nächsten Abruf.',
      read: 'Jetzt abrufen',
      done: 'Abgerufen.',
    },
    close: {
      done: (month) => `${month} ist abgeschlossen.`,
      title: (month) => `${month} abschließen?`,
      words:
        'Die sechs Dateien und ihre Zahlen bleiben, wie sie jetzt sind. Alles Spätere zählt zu dem Monat, in dem es passiert.',
      yes: 'Monat abschließen',
      first: (count) => `Vorher noch ${count} ${count === 1 ? 'Punkt' : 'Punkte'}`,
    },
  },
};

export const BOOKS_KEYS: InLanguages<readonly KeyWords[]> = {
  en: [
    ['[ ]', 'month before, after'],
    ['E', 'download'],
    ['X', 'close the month'],
    ['I', 'invoices'],
  ],
  de: [
    ['[ ]', 'Monat davor, danach'],
    ['E', 'herunterladen'],
    ['X', 'Monat abschließen'],
    ['I', 'Rechnungen'],
  ],
};

const DOWNLOADS_EN = {
  title: 'Downloads',
  taken: (taken: number, of: number) => `${taken} of ${of}`,
  allTaken: 'All files downloaded.',
  sameForGood: 'Six files that no longer change. Anything later goes into the month in which it happens.',
  mail: 'E-mail the adviser',
  subject: (month: string) => `Books of ${month}`,
  rows: (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`,
  notYet: 'not yet',
  changed: ', changed since',
  opens:
    'You can close the month once all six files are downloaded in their latest version. One proof may be missing; it stays on the list.',
  later: 'The files are ready once the month is over.',
};

export const DOWNLOADS: InLanguages<typeof DOWNLOADS_EN> = {
  en: DOWNLOADS_EN,
  de: {
    title: 'Downloads',
    taken: (taken, of) => `${taken} von ${of}`,
    allTaken: 'Alle Dateien sind geladen.',
    sameForGood:
      'Sechs Dateien, die sich nicht mehr ändern. Alles Spätere zählt zu dem Monat, in dem es passiert.',
    mail: 'E-Mail an die Steuerberatung',
    subject: (month) => `Buchführung ${month}`,
    rows: (count) => `${count} ${count === 1 ? 'Zeile' : 'Zeilen'}`,
    notYet: 'noch nicht',
    changed: ', seitdem geändert',
    opens:
      'Du kannst den Monat abschließen, sobald alle sechs Dateien in der neuesten Fassung geladen sind. Ein Nachweis darf fehlen; er bleibt auf der Liste.',
    later: 'Die Dateien gibt es, wenn der Monat um ist.',
  },
};

const CLOSE_STEPS_EN = {
  orders: 'Orders',
  sold: (paid: number, left: number) => `${paid} paid, ${left} shipped and invoiced`,
  payouts: 'Payouts',
  found: (found: number, of: number, off: string) => `${found} of ${of} matched, difference ${off}`,
  exports: 'Exports',
  noExports: 'none',
  proven: (proven: number, of: number) => `${proven} of ${of} proven`,
  downloads: 'Downloads',
  files: (taken: number, of: number) => `${taken} of ${of} files`,
  closed: 'Closed',
  fixed: 'numbers are final',
  close: 'Close',
  willBeFixed: 'then numbers are final',
  afterIt: 'once the month is over',
  faults: 'Still to do',
};

export const CLOSE_STEPS: InLanguages<typeof CLOSE_STEPS_EN> = {
  en: CLOSE_STEPS_EN,
  de: {
    orders: 'Bestellungen',
    sold: (paid, left) => `${paid} bezahlt, ${left} mit Rechnung verschickt`,
    payouts: 'Auszahlungen',
    found: (found, of, off) => `${found} von ${of} zugeordnet, Differenz ${off}`,
    exports: 'Ausfuhren',
    noExports: 'keine',
    proven: (proven, of) => `${proven} von ${of} nachgewiesen`,
    downloads: 'Downloads',
    files: (taken, of) => `${taken} von ${of} Dateien`,
    closed: 'Abgeschlossen',
    fixed: 'die Zahlen stehen fest',
    close: 'Abschluss',
    willBeFixed: 'danach stehen die Zahlen fest',
    afterIt: 'wenn der Monat um ist',
    faults: 'Noch zu tun',
  },
};

const PAYOUTS_SECTION_EN = {
  title: 'Payouts and orders',
  aside: 'what Stripe collected, kept and paid out',
  difference: (off: string) => `difference ${off}`,
  opening: (day: string) => `Clearing account, ${day}`,
  taken: '+ collected',
  kept: '− refunds, fees',
  paidOut: '− paid out',
  closing: (day: string) => `= clearing account, ${day}`,
  none: 'Nothing was paid out this month.',
  heads: ['Paid out', 'Payments', 'Gross', 'Fees', 'Refunds', 'To the bank', 'Matched'],
  found: (found: number, of: number) => `${found} of ${of}`,
  count: (count: number) => `${count} ${count === 1 ? 'payout' : 'payouts'}`,
  strangers: (ids: string) => `No matching order: ${ids}. Check them in the payment account.`,
};

export const PAYOUTS_SECTION: InLanguages<typeof PAYOUTS_SECTION_EN> = {
  en: PAYOUTS_SECTION_EN,
  de: {
    title: 'Auszahlungen und Bestellungen',
    aside: 'eingenommen, einbehalten, ausgezahlt',
    difference: (off) => `Differenz ${off}`,
    opening: (day) => `Verrechnungskonto, ${day}`,
    taken: '+ Einnahmen',
    kept: '− Erstattungen, Gebühren',
    paidOut: '− Auszahlungen',
    closing: (day) => `= Verrechnungskonto, ${day}`,
    none: 'In diesem Monat wurde nichts ausgezahlt.',
    heads: ['Ausgezahlt', 'Zahlungen', 'Brutto', 'Gebühren', 'Erstattungen', 'An die Bank', 'Zugeordnet'],
    found: (found, of) => `${found} von ${of}`,
    count: (count) => `${count} ${count === 1 ? 'Auszahlung' : 'Auszahlungen'}`,
    strangers: (ids) => `Ohne passende Bestellung: ${ids}. Sieh im Zahlungskonto nach.`,
  },
};

const BOOKS_TABS_EN = {
  books: 'Books',
  pages: {
    books: 'Monthly close',
    figures: 'Figures',
    'books/papers': 'Invoices',
    'books/adviser': 'Tax adviser',
  },
};

export const BOOKS_TABS: InLanguages<typeof BOOKS_TABS_EN> = {
  en: BOOKS_TABS_EN,
  de: {
    books: 'Bücher',
    pages: {
      books: 'Monatsabschluss',
      figures: 'Zahlen',
      'books/papers': 'Rechnungen',
      'books/adviser': 'Steuerberatung',
    },
  },
};
