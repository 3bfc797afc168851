import type { InLanguages } from '../languages.ts';

type Check = 'text' | 'code' | 'origin' | 'net' | 'value' | 'eori' | 'duty' | 'terms';

/** Labels of passed checks on the desk. */
export const LABEL_CHECK_WORDS: InLanguages<Readonly<Record<Check, string>>> = {
  en: {
    text: 'English, 50 characters at most',
    code: 'HS code, 6 digits',
    origin: 'Origin of every item',
    net: 'Net weight below gross',
    value: 'Value matches the invoice',
    eori: 'EORI is set',
    duty: 'Duty rate is in force',
    terms: 'Terms match the order',
  },
  de: {
    text: 'Englisch, höchstens 50 Zeichen',
    code: 'HS-Nummer, 6 Stellen',
    origin: 'Ursprung jeder Position',
    net: 'Netto unter brutto',
    value: 'Wert wie auf der Rechnung',
    eori: 'EORI-Nummer ist da',
    duty: 'Zollsatz gilt',
    terms: 'Lieferbedingung passt zur Bestellung',
  },
};

const FAULT_WORDS_EN = {
  nothing: 'The declaration is empty.',
  foreign: (text: string) => `“${text}” is not English.`,
  long: (text: string, allowed: number) =>
    `“${text}” has ${text.length} characters. Only ${allowed} are allowed.`,
  code: 'An item has no six-digit HS code.',
  origin: 'An item has no origin.',
  notWeighed: 'The parcel is not weighed.',
  noNet: 'An item has no net weight.',
  /** In grams. */
  net: (net: number, gross: number) =>
    `The net weight, ${net}\u00a0g, is not below the gross weight, ${gross}\u00a0g.`,
  value: (declared: string, invoiced: string) =>
    `The declared value is ${declared}, the invoice says ${invoiced}.`,
  eori: 'No EORI number is set.',
  duty: 'No duty rate was in force when the order was paid.',
  terms: (papers: string, collected: string) =>
    `The documents say ${papers}, but the payment requires ${collected}.`,
};

export const FAULT_WORDS: InLanguages<typeof FAULT_WORDS_EN> = {
  en: FAULT_WORDS_EN,
  de: {
    nothing: 'Die Zollanmeldung ist leer.',
    foreign: (text) => `„${text}“ ist kein englischer Text.`,
    long: (text, allowed) => `„${text}“ hat ${text.length} Zeichen, erlaubt sind ${allowed}.`,
    code: 'Einer Position fehlt die HS-Nummer mit sechs Stellen.',
    origin: 'Einer Position fehlt der Ursprung.',
    notWeighed: 'Das Paket ist noch nicht gewogen.',
    noNet: 'Einer Position fehlt das Nettogewicht.',
    net: (net, gross) => `Netto ${net}\u00a0g ist nicht weniger als brutto ${gross}\u00a0g.`,
    value: (declared, invoiced) => `Angemeldet sind ${declared}, auf der Rechnung stehen ${invoiced}.`,
    eori: 'Die EORI-Nummer fehlt.',
    duty: 'Als bezahlt wurde, galt kein Zollsatz.',
    terms: (papers, collected) =>
      `In den Papieren steht ${papers}, nach der Zahlung muss es ${collected} sein.`,
  },
};
