import { decimalsIn } from '../decimal-comma.ts';
import type { InLanguages, Language } from '../languages.ts';
import type { Cents } from '../money.ts';

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
