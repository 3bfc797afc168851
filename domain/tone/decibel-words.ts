import type { Language } from '../languages.ts';
import { DECIBEL_WORDS } from './decibel-words.messages.ts';

/** Smaller differences are called the same, dB. */
const SAME_BELOW_DB = 0.5;

/** Upper limit of each word except the last, dB. */
const UP_TO_DB = [1.2, 2.5, 5] as const;

/** Words for a difference in treble or level: "a little brighter". Every page uses this table. */
export function decibelWords(difference_dB: number, of: 'treble' | 'level', language: Language): string {
  const messages = DECIBEL_WORDS[language];
  const size_dB = Math.abs(difference_dB);
  if (size_dB < SAME_BELOW_DB) return messages[of].same;
  const step = UP_TO_DB.filter((most_dB) => size_dB > most_dB).length;
  return `${messages.sizes[step]} ${difference_dB > 0 ? messages[of].more : messages[of].less}`;
}
