import type { InLanguages, Language } from '../languages.ts';
import { exactEuro } from '../money.ts';
import type { BookFile, CloseFault } from './close.ts';

export const BOOK_FILE_NAMES: InLanguages<Readonly<Record<BookFile, string>>> = {
  en: {
    datev: 'DATEV, Buchungsstapel',
    oss: 'OSS by country and rate',
    invoices: 'Invoices and corrections',
    payouts: 'Payouts and fees',
    proofs: 'Export proofs',
    packaging: 'Packaging, LUCID',
  },
  de: {
    datev: 'DATEV, Buchungsstapel',
    oss: 'OSS-Meldung nach Land und Satz',
    invoices: 'Rechnungen und Berichtigungen',
    payouts: 'Auszahlungen und Gebühren',
    proofs: 'Ausfuhrnachweise',
    packaging: 'Verpackung, LUCID',
  },
};

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const FAULTS_EN = {
  closed: 'The month is already closed.',
  running: 'The month is not over yet.',
  earlier: 'The month before is still open. Close that one first.',
  unread: 'The payment account has not been read since the month ended. Read it now.',
  adviser: 'The adviser’s numbers are still examples. Enter the real ones.',
  figures: {
    off: (sum: string) => `Orders and payment account differ by ${sum}.`,
    strangers: (count: number) =>
      `${counted(count, 'movement', 'movements')} in the payment account without a matching order.`,
    invoices: (count: number) =>
      `${counted(count, 'document', 'documents')} not issued yet. Download the invoices to issue them.`,
    proofs: (count: number) => `${count} proofs of export are missing. At most one may be.`,
    files: (count: number, names: string) =>
      `${counted(count, 'file', 'files')} not downloaded in the latest version: ${names}.`,
  },
};

const FAULTS: InLanguages<typeof FAULTS_EN> = {
  en: FAULTS_EN,
  de: {
    closed: 'Der Monat ist schon abgeschlossen.',
    running: 'Der Monat ist noch nicht um.',
    earlier: 'Der Monat davor ist noch offen. Schließ den zuerst ab.',
    unread: 'Das Zahlungskonto wurde seit Monatsende nicht abgerufen. Ruf es jetzt ab.',
    adviser: 'Die Nummern der Steuerberatung sind noch Beispiele. Trag die richtigen ein.',
    figures: {
      off: (sum) => `Bestellungen und Zahlungskonto weichen um ${sum} voneinander ab.`,
      strangers: (count) =>
        `${counted(count, 'Bewegung', 'Bewegungen')} im Zahlungskonto ohne passende Bestellung.`,
      invoices: (count) =>
        count === 1
          ? '1 Beleg ist noch nicht ausgestellt. Lade dazu die Rechnungen.'
          : `${count} Belege sind noch nicht ausgestellt. Lade dazu die Rechnungen.`,
      proofs: (count) => `${count} Ausfuhrnachweise fehlen. Höchstens einer darf fehlen.`,
      files: (count, names) =>
        `${counted(count, 'Datei', 'Dateien')} noch nicht in der neuesten Fassung geladen: ${names}.`,
    },
  },
};

/** Returns the reason why a month cannot be closed, for the makers. */
export function closeFaultWords(fault: CloseFault, language: Language = 'en'): string {
  const { figures, ...plain } = FAULTS[language];
  switch (fault.kind) {
    case 'off':
      return figures.off(exactEuro(fault.off));
    case 'strangers':
    case 'invoices':
    case 'proofs':
      return figures[fault.kind](fault.count);
    case 'files': {
      const names = BOOK_FILE_NAMES[language];
      return figures.files(fault.left.length, fault.left.map((file) => names[file]).join(', '));
    }
    default:
      return plain[fault.kind];
  }
}
