import type { InLanguages } from '#domain/languages.ts';
import type { KeyWords } from '../kit/keys.tsx';

const EN = {
  title: 'Books',
  description: 'The close of a month, for the tax adviser.',
  closed: (at: string, by: string) => `closed ${at} by ${by}`,
  open: 'not closed',
  running: 'still running',
  read: (at: string) => ` · payment account read ${at}`,
  neverRead: ' · payment account never read',
  chart: (name: string, at: string | undefined) =>
    `${name}, ${at ? `as the adviser set it on ${at}` : 'stand-in until the adviser has set it'}`,
  months: 'Months and files',
  download: (left: number, all: number) => `Download the ${left === all ? 'six' : `${left} left`}`,
  papers: 'Invoices and corrections',
  all: (count: number) => `All ${count}`,
  account: {
    title: 'Payment account',
    note: 'It is read each night. What moved since then is missing until it is read again.',
    read: 'Read it now',
    done: 'Read.',
  },
  close: {
    done: (month: string) => `${month} is closed.`,
    title: (month: string) => `Close ${month}?`,
    words:
      'All six files are kept as they are now, and its numbers are fixed. What comes after goes into the month in which it comes.',
    yes: 'Close the month',
    first: (count: number) => `${count} ${count === 1 ? 'thing' : 'things'} first`,
  },
};

/** Words of the page that a month is closed on. */
export const BOOKS_PAGE: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Bücher',
    description: 'Der Abschluss eines Monats, für die Steuerberatung.',
    closed: (at, by) => `abgeschlossen ${at} von ${by}`,
    open: 'nicht abgeschlossen',
    running: 'läuft noch',
    read: (at) => ` · Zahlungen abgerufen ${at}`,
    neverRead: ' · Zahlungen nie abgerufen',
    chart: (name, at) =>
      `${name}, ${at ? `von der Steuerberatung festgelegt, ${at}` : 'vorläufig, bis die Steuerberatung ihn festlegt'}`,
    months: 'Monate und Dateien',
    download: (left, all) =>
      left === all ? 'Alle sechs laden' : left === 1 ? 'Die letzte laden' : `Die restlichen ${left} laden`,
    papers: 'Rechnungen und Korrekturen',
    all: (count) => `Alle ${count}`,
    account: {
      title: 'Zahlungsdienstleister',
      note: 'Das Konto wird jede Nacht abgerufen. Was sich seitdem bewegt hat, fehlt bis zum nächsten Abruf.',
      read: 'Jetzt abrufen',
      done: 'Abgerufen.',
    },
    close: {
      done: (month) => `${month} ist abgeschlossen.`,
      title: (month) => `${month} abschließen?`,
      words:
        'Alle sechs Dateien bleiben, wie sie jetzt sind, und die Zahlen stehen fest. Was danach kommt, geht in den Monat, in dem es kommt.',
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
