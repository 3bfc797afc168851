import type { Language } from '../languages.ts';
import { SOUND_WORDS } from './sound-words.messages.ts';
import type { ToneParameters } from './tone-parameters.ts';

/** Audible limits of figures from 0 to 1: below the first there is little of it, from the second on much. */
const LITTLE = 0.3;
const MUCH = 0.6;

const sentence = (words: string): string => words && `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

const isQuiet = ({ noise }: ToneParameters): boolean => noise < LITTLE;

/** "Loud and bright. Strong mids, tight lows."; empty if every figure is between the limits. */
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

/** One line on the sound of each pickup, in order, and what all of them share. */
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
