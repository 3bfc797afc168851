import type { AbroadCountry } from '../countries.ts';
import { decimalsIn, type InLanguages, type Language } from '../languages.ts';
import { BRITISH_LINE, US_LINE } from './consignment.ts';
import { EXAMPLE_ROWS } from './example-rows.ts';

/** Limits between terms as the shipping policy writes them, in whole units of the local currency. */
export const LINES: InLanguages<Readonly<Record<'british' | 'us', string>>> = {
  en: { british: `£${BRITISH_LINE / 100}`, us: `$${US_LINE / 100}` },
  de: { british: `${BRITISH_LINE / 100}\u00a0£`, us: `${US_LINE / 100}\u00a0$` },
};

const TO: InLanguages<string> = { en: 'to', de: 'bis' };
const percent = (basisPoints: number, language: Language): string =>
  decimalsIn(String(basisPoints / 100), language);

/**
 * Usual tax of a country for the shipping policy: "20 %", "5 to 15 %". Approximate: the policy is cached and
 * independent of a cart, so it uses only the rows supplied with the shop. The checkout shows the actual tax by the rows
 * of the day.
 */
export function usualTax(country: Exclude<AbroadCountry, 'US'>, language: Language): string {
  const row = EXAMPLE_ROWS.imports.findLast((each) => each.kind === 'tax' && each.country === country);
  if (!row) throw new Error(`No tax is known of ${country}`);
  const { basisPoints, upToBasisPoints } = row;
  const rates = [basisPoints, ...(upToBasisPoints === null ? [] : [upToBasisPoints])];
  return `${rates.map((rate) => percent(rate, language)).join(` ${TO[language]} `)}\u00a0%`;
}
