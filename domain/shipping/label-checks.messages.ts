import type { InLanguages } from '../languages.ts';

type Check = 'text' | 'code' | 'origin' | 'net' | 'value' | 'eori' | 'duty' | 'terms';

/** As the desk reads a check that holds. */
export const CHECK_WORDS: InLanguages<Readonly<Record<Check, string>>> = {
  en: {
    text: 'English, 50 signs at most',
    code: 'HS, 6 digits',
    origin: 'Origin of each line',
    net: 'Net under gross',
    value: 'Value is the invoice',
    eori: 'EORI is set',
    duty: 'Duty row is in force',
    terms: 'Terms fit the order',
  },
  de: {
    text: 'Englisch, höchstens 50 Zeichen',
    code: 'HS-Nummer, 6 Stellen',
    origin: 'Ursprung in jeder Zeile',
    net: 'Netto unter brutto',
    value: 'Wert wie auf der Rechnung',
    eori: 'EORI-Nummer ist da',
    duty: 'Zollsatz gilt',
    terms: 'Lieferbedingung passt zur Bestellung',
  },
};

const FAULT_WORDS_EN = {
  nothing: 'Nothing is declared.',
  foreign: (text: string) => `“${text}” is no English text.`,
  long: (text: string, allowed: number) => `“${text}” has ${text.length} signs, ${allowed} are allowed.`,
  code: 'A line has no code of six digits.',
  origin: 'A line says no origin.',
  notWeighed: 'It is not weighed.',
  noNet: 'A line has no net weight.',
  /** In grams. */
  net: (net: number, gross: number) => `Net ${net}\u00a0g is not under gross ${gross}\u00a0g.`,
  value: (declared: string, invoiced: string) =>
    `Declared are ${declared}, the invoice comes to ${invoiced}.`,
  eori: 'No EORI number is set.',
  duty: 'No duty row was in force when it was paid.',
  terms: (papers: string, collected: string) =>
    `Its papers say ${papers}, what was collected asks for ${collected}.`,
};

/** What is wrong with what customs are told. */
export const FAULT_WORDS: InLanguages<typeof FAULT_WORDS_EN> = {
  en: FAULT_WORDS_EN,
  de: {
    nothing: 'Es ist nichts angemeldet.',
    foreign: (text) => `„${text}“ ist kein englischer Text.`,
    long: (text, allowed) => `„${text}“ hat ${text.length} Zeichen, erlaubt sind ${allowed}.`,
    code: 'In einer Zeile fehlt die HS-Nummer mit sechs Stellen.',
    origin: 'In einer Zeile fehlt der Ursprung.',
    notWeighed: 'Es ist noch nicht gewogen.',
    noNet: 'In einer Zeile fehlt das Nettogewicht.',
    net: (net, gross) => `Netto ${net}\u00a0g ist nicht weniger als brutto ${gross}\u00a0g.`,
    value: (declared, invoiced) => `Angemeldet sind ${declared}, auf der Rechnung stehen ${invoiced}.`,
    eori: 'Die EORI-Nummer fehlt.',
    duty: 'Als bezahlt wurde, galt kein Zollsatz.',
    terms: (papers, collected) =>
      `In den Papieren steht ${papers}, nach der Zahlung gehört dort ${collected} hin.`,
  },
};
