import type { InLanguages } from '#domain/languages.ts';

const EN = {
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

export const CLOSE_STEPS: InLanguages<typeof EN> = {
  en: EN,
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
