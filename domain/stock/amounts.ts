import { decimalsIn, type Language, type Sentence } from '../languages.ts';
import { inThousands } from '../production/figures.ts';

/** Unit of a part. Amounts are integers: pieces, milligrams of wire, millimetres of cable. */
export type PartUnit = 'piece' | 'g' | 'm';

/** A tonne of wire, a kilometre of cable, a million screws. */
export const MOST_AMOUNT = 1_000_000_000;

const UNIT_SIZE: Readonly<Record<PartUnit, number>> = { piece: 1, g: 1000, m: 1000 };

/** Integer amount of a number of pieces, grams or metres. */
export const amountOf = (unit: PartUnit, count: number): number => Math.round(count * UNIT_SIZE[unit]);

const DIGITS: Readonly<Record<PartUnit, number>> = { piece: 0, g: 0, m: 1 };

/** The amount as a number for an input: "312", "5.3". */
export const inUnit = (unit: PartUnit, amount: number): number => {
  const places = 10 ** DIGITS[unit];
  return Math.round((amount / UNIT_SIZE[unit]) * places) / places;
};

const MINUS = '\u2212';
const NBSP = '\u00a0';

/** "46", "1 004 g", "5.3 m" ("5,3 m" in German), "−38 g", with a true minus sign. */
export function amountWords(unit: PartUnit, amount: number, language: Language = 'en'): string {
  const size = Math.abs(inUnit(unit, amount));
  const text = Number.isInteger(size) ? inThousands(size) : decimalsIn(String(size), language);
  // An amount that rounds to zero has no sign.
  const sign = amount < 0 && size > 0 ? MINUS : '';
  return `${sign}${text}${unit === 'piece' ? '' : `${NBSP}${unit}`}`;
}

/** A change: "+200", "−33 g", "0". */
export const amountChangeWords = (unit: PartUnit, amount: number, language: Language = 'en'): string =>
  `${inUnit(unit, amount) > 0 ? '+' : ''}${amountWords(unit, amount, language)}`;

export const amountSentence = (unit: PartUnit, amount: number): Sentence => ({
  en: amountWords(unit, amount, 'en'),
  de: amountWords(unit, amount, 'de'),
});
