import type { InLanguages } from '#domain/languages.ts';
import type { KeyWords } from '../kit/keys.tsx';

const EN = {
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

export const BOOKS_PAGE: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Bücher',
    description: 'Einen Monat für die Steuerberatung abschließen.',
    closed: (at, by) => `abgeschlossen ${at} von ${by}`,
    open: 'nicht abgeschlossen',
    running: 'läuft noch',
    read: (at) => ` · Zahlungen abgerufen ${at}`,
    neverRead: ' · Zahlungen nie abgerufen',
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
