import type { Language } from '../languages.ts';
import { SOUND_WORDS } from './sound-words.messages.ts';
import type { ToneParameters } from './tone-parameters.ts';

/** Figures from 0 to 1 that an ear notices: below the first it misses something, from the second on it has a lot of it. */
const LITTLE = 0.3;
const MUCH = 0.6;

const sentence = (words: string): string => words && `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

const isQuiet = ({ noise }: ToneParameters): boolean => noise < LITTLE;

/** "Loud and bright. Strong mids, tight lows."; empty where every figure is in between. */
function ofOne({ low, mid, high, output }: ToneParameters, language: Language): string {
  const words = SOUND_WORDS[language];
  const whole = [output >= MUCH && words.loud, high >= MUCH && words.bright];
  const parts = [
    mid >= MUCH && words.strongMids,
    low < LITTLE && words.tightLows,
    low >= MUCH && words.bigLows,
    high < LITTLE && words.softHighs,
  ];
  return [sentence(whole.filter(Boolean).join(words.and)), sentence(parts.filter(Boolean).join(', '))]
    .filter(Boolean)
    .join(' ');
}

/** How pickups sound, a line each in their order, and what holds for all of them alike. */
export function soundWords(
  pickups: readonly ToneParameters[],
  language: Language = 'en',
): { readonly each: readonly string[]; readonly all: string | undefined } {
  const words = SOUND_WORDS[language];
  const isShared = pickups.length > 1 && pickups.every(isQuiet);
  return {
    each: pickups.map(
      (tone) =>
        [ofOne(tone, language), !isShared && isQuiet(tone) && words.quiet].filter(Boolean).join(' ') ||
        words.even,
    ),
    all: isShared ? words.quiet : undefined,
  };
}
