import type { Currency } from '../customs/rows.ts';
import type { InLanguages } from '../languages.ts';

const EN = {
  underTheLine: (left: string) =>
    `What is left is ${left}, below £135: the tax would be ours to pay, and British VAT was not charged.`,
  britishNumber:
    'It is up to £135 and no GB VAT number was set when it was paid: British VAT was never charged.',
  rate: (currency: Currency) =>
    `There was no rate of the ${currency === 'GBP' ? 'pound' : 'dollar'} when it was paid.`,
  dutyRow: (code: string, origin: string) =>
    `No duty row of ${code} from ${origin} was in force when it was paid.`,
  britishTax: 'No row of British VAT was in force when it was paid.',
  value: (worth: string) => `It is worth ${worth}: the post takes parcels to the US up to $800.`,
  /** Of a line: its text, where it has one. */
  code: (text = 'A line') => `“${text}” has no code of six digits.`,
  origin: (text = 'A line') => `“${text}” says no origin.`,
  text: (text = 'A line') => `“${text}” is no English text of at most 50 signs.`,
};

/** Why a parcel cannot leave, as the desk reads it. */
export const STOP_WORDS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    underTheLine: (left) =>
      `Übrig sind ${left}, also weniger als £135: Die Steuer müssten wir zahlen, und britische Umsatzsteuer wurde nicht berechnet.`,
    britishNumber:
      'Es ist höchstens £135 wert, und als bezahlt wurde, hatten wir keine britische Steuernummer: Britische Umsatzsteuer wurde nie berechnet.',
    rate: (currency) =>
      `Als bezahlt wurde, fehlte der Kurs ${currency === 'GBP' ? 'des Pfunds' : 'des Dollars'}.`,
    dutyRow: (code, origin) => `Als bezahlt wurde, galt kein Zollsatz für ${code} aus ${origin}.`,
    britishTax: 'Als bezahlt wurde, galt kein britischer Steuersatz.',
    value: (worth) => `Es ist ${worth} wert: In die USA nimmt die Post Pakete bis $800.`,
    code: (text) =>
      `${text === undefined ? 'Einer Zeile' : `Bei „${text}“`} fehlt die HS-Nummer mit sechs Stellen.`,
    origin: (text) => `${text === undefined ? 'Einer Zeile' : `Bei „${text}“`} fehlt der Ursprung.`,
    text: (text) =>
      `${text === undefined ? 'Eine Zeile' : `„${text}“`} ist kein englischer Text von höchstens 50 Zeichen.`,
  },
};
