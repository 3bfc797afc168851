import type { Currency } from '../customs/rows.ts';
import type { InLanguages } from '../languages.ts';

const EN = {
  underTheLine: (left: string) =>
    `The rest is worth ${left}, below £135. We would owe British VAT, but it was not charged.`,
  britishNumber:
    'It is worth £135 at most, and we had no GB VAT number when it was paid. British VAT was not charged.',
  rate: (currency: Currency) =>
    `There was no exchange rate for the ${currency === 'GBP' ? 'pound' : 'dollar'} when it was paid.`,
  dutyRow: (code: string, origin: string) =>
    `No duty rate for ${code} from ${origin} was in force when it was paid.`,
  britishTax: 'No rate of British VAT was in force when it was paid.',
  value: (worth: string) => `It is worth ${worth}. The post takes parcels to the US up to $800.`,
  /** `text` is the item's description; undefined if it has none. */
  code: (text?: string) => `${text === undefined ? 'An item' : `“${text}”`} has no six-digit HS code.`,
  origin: (text?: string) => `${text === undefined ? 'An item' : `“${text}”`} has no origin.`,
  text: (text?: string) =>
    `${text === undefined ? 'An item' : `“${text}”`} is not an English text of at most 50 characters.`,
};

export const STOP_WORDS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    underTheLine: (left) =>
      `Der Rest ist ${left} wert, also weniger als £135. Wir müssten britische Umsatzsteuer zahlen, haben aber keine berechnet.`,
    britishNumber:
      'Es ist höchstens £135 wert, und als bezahlt wurde, hatten wir keine britische Steuernummer. Britische Umsatzsteuer wurde nicht berechnet.',
    rate: (currency) =>
      `Als bezahlt wurde, fehlte der Kurs ${currency === 'GBP' ? 'des Pfunds' : 'des Dollars'}.`,
    dutyRow: (code, origin) => `Als bezahlt wurde, galt kein Zollsatz für ${code} aus ${origin}.`,
    britishTax: 'Als bezahlt wurde, galt kein britischer Steuersatz.',
    value: (worth) => `Es ist ${worth} wert. In die USA nimmt die Post Pakete bis $800.`,
    code: (text) =>
      `${text === undefined ? 'Einer Position' : `Bei „${text}“`} fehlt die HS-Nummer mit sechs Stellen.`,
    origin: (text) => `${text === undefined ? 'Einer Position' : `Bei „${text}“`} fehlt der Ursprung.`,
    text: (text) =>
      `${text === undefined ? 'Eine Position' : `„${text}“`} ist kein englischer Text von höchstens 50 Zeichen.`,
  },
};
