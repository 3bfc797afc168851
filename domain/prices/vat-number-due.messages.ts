import { germanDay, shortDay } from '../calendar/day.ts';
import type { InLanguages, Language, Sentence } from '../languages.ts';
import { formatEuro } from '../money.ts';
import type { VatNumberDue } from './vat-number-due.ts';

const exact = (amount: Parameters<typeof formatEuro>[0]) => formatEuro(amount, { exact: true });

const EN = {
  day: (day: string) => `${shortDay(day)} ${day.slice(0, 4)}`,
  over: (from: string) =>
    `The firm is no small business any more since ${from} (§ 19), and its invoices show VAT.`,
  year: (turnover: string, limit: string, from: string) =>
    `This year comes to ${turnover} net, above ${limit}: § 19 ends, and invoices show VAT from ${from} on.`,
  near: (turnover: string, limit: string, from: string) =>
    `This year comes to ${turnover} net. Above ${limit} § 19 ends, and invoices show VAT from ${from} on.`,
  order: (turnover: string, limit: string) =>
    `This year comes to ${turnover} net. § 19 ends with the order that passes ${limit}, and invoices show VAT from that one on.`,
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

/** From when invoices need a VAT number, and why, as the makers read it. */
export function vatNumberDueWords(due: VatNumberDue, language: Language = 'en'): string {
  const words = WORDS[language];
  switch (due.kind) {
    case 'over':
      return words.over(words.day(due.from));
    case 'year':
    case 'near':
      return words[due.kind](exact(due.turnover), exact(due.limit), words.day(due.from));
    case 'order':
      return words.order(exact(due.turnover), exact(due.limit));
    default:
      return due satisfies never;
  }
}

/** What is missing then, and what it is needed for. */
export const NO_VAT_NUMBER: Sentence = {
  en: 'The VAT number is missing. Invoices name the tax number until it is entered; exports and the one-stop shop need it. The Federal Central Tax Office (BZSt) gives it, and that takes weeks.',
  de: 'Die USt-IdNr. fehlt. Bis sie eingetragen ist, nennen Rechnungen die Steuernummer; für Ausfuhren und OSS wird sie gebraucht. Das Bundeszentralamt für Steuern (BZSt) vergibt sie, und das dauert Wochen.',
};
