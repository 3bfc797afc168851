import type { Language } from '../languages.ts';
import { TONE_WORDS } from './sound-words.messages.ts';
import type { ToneParameters } from './tone-parameters.ts';

/** Audible limits of figures from 0 to 1: below the first there is little of it, from the second on much. */
const LITTLE = 0.3;
const MUCH = 0.6;

const sentence = (words: string): string => words && `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

const isQuiet = ({ noise }: ToneParameters): boolean => noise < LITTLE;

/** "Loud and bright. Strong mids, tight lows."; empty if every figure is between the limits. */
function ofOne({ low, mid, high, output }: ToneParameters, language: Language): string {
  const messages = TONE_WORDS[language];
  const whole = [output >= MUCH && messages.loud, high >= MUCH && messages.bright];
  const parts = [
    mid >= MUCH && messages.strongMids,
    low < LITTLE && messages.tightLows,
    low >= MUCH && messages.bigLows,
    high < LITTLE && messages.softHighs,
  ];
  return [sentence(whole.filter(Boolean).join(messages.and)), sentence(parts.filter(Boolean).join(', '))]
    .filter(Boolean)
    .join(' ');
}

/** One line on the sound of each pickup, in order, and what all of them share. */
export function soundWords(
  pickups: readonly ToneParameters[],
  language: Language = 'en',
): { readonly each: readonly string[]; readonly all: string | undefined } {
  const messages = TONE_WORDS[language];
  const isShared = pickups.length > 1 && pickups.every(isQuiet);
  return {
    each: pickups.map(
      (tone) =>
        [ofOne(tone, language), !isShared && isQuiet(tone) && messages.quiet].filter(Boolean).join(' ') ||
        messages.even,
    ),
    all: isShared ? messages.quiet : undefined,
  };
}
