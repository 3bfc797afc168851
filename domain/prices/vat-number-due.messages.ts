import { germanDay, shortDay } from '../calendar/day.ts';
import type { InLanguages, Language, Sentence } from '../languages.ts';
import { exactEuro } from '../money.ts';
import type { VatNumberDue } from './vat-number-due.ts';

const EN = {
  day: (day: string) => `${shortDay(day)} ${day.slice(0, 4)}`,
  over: (from: string) =>
    `Since ${from} the firm is no longer a small business (§ 19), and its invoices show VAT.`,
  year: (turnover: string, limit: string, from: string) =>
    `This year’s sales are ${turnover} net, above ${limit}: § 19 ends, and invoices show VAT from ${from}.`,
  near: (turnover: string, limit: string, from: string) =>
    `This year’s sales are ${turnover} net. Above ${limit} § 19 ends, and invoices show VAT from ${from}.`,
  order: (turnover: string, limit: string) =>
    `This year’s sales are ${turnover} net. § 19 ends with the order that passes ${limit}, and invoices show VAT from that order on.`,
};

const WORDS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    day: germanDay,
    over: (from) =>
      `Seit dem ${from} ist die Firma kein Kleinunternehmer nach § 19 UStG mehr, und ihre Rechnungen weisen Umsatzsteuer aus.`,
    year: (turnover, limit, from) =>
      `Dieses Jahr kommt auf ${turnover} netto, mehr als ${limit}: § 19 UStG endet, und ab dem ${from} weisen Rechnungen Umsatzsteuer aus.`,
    near: (turnover, limit, from) =>
      `Dieses Jahr kommt auf ${turnover} netto. Über ${limit} endet § 19 UStG, und ab dem ${from} weisen Rechnungen Umsatzsteuer aus.`,
    order: (turnover, limit) =>
      `Dieses Jahr kommt auf ${turnover} netto. § 19 UStG endet mit der Bestellung, die ${limit} überschreitet, und ab der weisen Rechnungen Umsatzsteuer aus.`,
  },
};

/** Returns the day from which invoices need a VAT number, and the reason, for the makers. */
export function vatNumberDueWords(due: VatNumberDue, language: Language = 'en'): string {
  const words = WORDS[language];
  switch (due.kind) {
    case 'over':
      return words.over(words.day(due.from));
    case 'year':
    case 'near':
      return words[due.kind](exactEuro(due.turnover), exactEuro(due.limit), words.day(due.from));
    case 'order':
      return words.order(exactEuro(due.turnover), exactEuro(due.limit));
    default:
      return due satisfies never;
  }
}

/** The missing data, and its purpose. */
export const NO_VAT_NUMBER: Sentence = {
  en: 'The VAT number is missing. Until you enter it, invoices show the tax number. Exports and the one-stop shop need it. The Federal Central Tax Office (BZSt) issues it within weeks.',
  de: 'Die USt-IdNr. fehlt. Bis sie eingetragen ist, steht auf Rechnungen die Steuernummer. Für Ausfuhren und OSS braucht ihr sie. Das Bundeszentralamt für Steuern (BZSt) vergibt sie, das dauert einige Wochen.',
};
