import type { InLanguages } from '#domain/languages.ts';
import type { KeyWords } from '../kit/keys.tsx';

const EN = {
  metaTitle: 'Invoices of a month',
  description: 'Invoices and corrections of a month.',
  title: (month: string) => `Invoices, ${month}`,
  count: (count: number) => `${count} ${count === 1 ? 'document' : 'documents'}`,
  months: 'Months',
  none: 'No documents were issued this month.',
  notIssued: 'not issued yet',
  pdf: (number: string) => `${number}, PDF`,
  corrects: (invoice: string | null) => `corrects ${invoice ?? 'an invoice that is not issued yet'}`,
  export: 'export, § 4 no. 1 a UStG',
  firm: 'VAT id, ZUGFeRD in the PDF',
  consumer: 'consumer, PDF',
};

export const INVOICE_JOURNAL: InLanguages<typeof EN> = {
  en: EN,
  de: {
    metaTitle: 'Rechnungsausgangsbuch',
    description: 'Rechnungen und Berichtigungen eines Monats.',
    title: (month) => `Rechnungen, ${month}`,
    count: (count) => `Rechnungsausgangsbuch, ${count} ${count === 1 ? 'Beleg' : 'Belege'}`,
    months: 'Monate',
    none: 'In diesem Monat wurden keine Belege ausgestellt.',
    notIssued: 'noch nicht ausgestellt',
    pdf: (number) => `${number}, PDF`,
    corrects: (invoice) => `berichtigt ${invoice ?? 'eine Rechnung, die noch nicht ausgestellt ist'}`,
    export: 'Ausfuhr, § 4 Nr. 1 a UStG',
    firm: 'USt-IdNr., ZUGFeRD im PDF',
    consumer: 'Privatkauf, PDF',
  },
};

export const PAPERS_KEYS: InLanguages<readonly KeyWords[]> = {
  en: [['[ ]', 'month before, after']],
  de: [['[ ]', 'Monat davor, danach']],
};
