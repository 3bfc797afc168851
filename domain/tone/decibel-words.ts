import type { Language } from '../languages.ts';
import { DECIBEL_WORDS } from './decibel-words.messages.ts';

/** Less is no difference, dB. */
const SAME_BELOW_DB = 0.5;

/** Up to which difference each word but the last goes, dB. */
const UP_TO_DB = [1.2, 2.5, 5] as const;

/** A difference of treble or of level in words: "a little brighter". The one table for every place that says it. */
export function decibelWords(difference_dB: number, of: 'treble' | 'level', language: Language): string {
  const words = DECIBEL_WORDS[language];
  const size_dB = Math.abs(difference_dB);
  if (size_dB < SAME_BELOW_DB) return words[of].same;
  const step = UP_TO_DB.filter((most_dB) => size_dB > most_dB).length;
  return `${words.sizes[step]} ${difference_dB > 0 ? words[of].more : words[of].less}`;
}
