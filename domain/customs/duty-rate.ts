import { decimalsIn } from '../decimal-comma.ts';
import type { InLanguages, Language } from '../languages.ts';
import type { Cents } from '../money.ts';

/** Marks a rate that came with the shop, so that nobody takes its sum for a quote. */
export const EXAMPLE_RATE: InLanguages<string> = { en: 'example rate', de: 'Beispielsatz' };

const NO_TAX: InLanguages<string> = { en: 'no tax', de: 'keine Steuer' };

/**
 * Beside the label: how much of the goods it is, with a comma as the sum beside it. `words` is what the shop says of it, the
 * mark of an example rate included.
 */
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
