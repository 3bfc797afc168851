import type { AbroadCountry } from '../countries.ts';
import { decimalsIn } from '../decimal-comma.ts';
import type { InLanguages, Language } from '../languages.ts';
import { BRITISH_LINE, US_LINE } from './consignment.ts';
import { EXAMPLE_ROWS } from './example-rows.ts';

/** The lines between terms, as the shipping policy writes them: whole units of the currency there. */
export const LINES: InLanguages<Readonly<Record<'british' | 'us', string>>> = {
  en: { british: `£${BRITISH_LINE / 100}`, us: `$${US_LINE / 100}` },
  de: { british: `${BRITISH_LINE / 100}\u00a0£`, us: `${US_LINE / 100}\u00a0$` },
};

const TO: InLanguages<string> = { en: 'to', de: 'bis' };
const percent = (basisPoints: number, language: Language): string =>
  decimalsIn(String(basisPoints / 100), language);

/**
 * What a country's own tax usually comes to, for the shipping policy: "20 %", "5 to 15 %". The policy says "about": it is kept
 * as a page and read without a cart, so it knows the rows that come with the shop alone. What counts for an order is said
 * before its payment, by the rows of the day.
 */
export function usualTax(country: Exclude<AbroadCountry, 'US'>, language: Language): string {
  const row = EXAMPLE_ROWS.imports.findLast((each) => each.kind === 'tax' && each.country === country);
  if (!row) throw new Error(`No tax is known of ${country}`);
  const { basisPoints, upToBasisPoints } = row;
  const rates = [basisPoints, ...(upToBasisPoints === null ? [] : [upToBasisPoints])];
  return `${rates.map((rate) => percent(rate, language)).join(` ${TO[language]} `)}\u00a0%`;
}
