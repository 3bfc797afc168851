import type { CountryCode } from '../countries.ts';
import { decimalsIn, type InLanguages, type Language } from '../languages.ts';
import type { Cents } from '../money.ts';

/** Label of prepaid duty. The payment provider's line is identified by the English one. */
export const DUTY_LABEL: InLanguages<string> = {
  en: 'US import duty, prepaid',
  de: 'US-Einfuhrzoll, vorausbezahlt',
};

/** True if we prepay the duty. Reserves a row in the cart before the amount is known. */
export const isDutyPrepaid = (country: CountryCode): boolean => country === 'US';

export const EXAMPLE_RATE: InLanguages<string> = { en: 'example rate', de: 'Beispielsatz' };

const NO_TAX: InLanguages<string> = { en: 'no tax', de: 'keine Steuer' };

export function dutyRateWords(
  duty: Cents,
  goods: Cents,
  words: readonly string[],
  language: Language,
): string {
  const percent = goods > 0 ? Math.round((duty * 1000) / goods) / 10 : 0;
  const example = EXAMPLE_RATE[language];
  const mark = words.some((sentence) => sentence.includes(example)) ? `${example}: ` : '';
  return `${mark}${decimalsIn(String(percent), 'de')}\u00a0%, ${NO_TAX[language]}`;
}
