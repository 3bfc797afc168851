import { dayInWords, wholeDay } from '../calendar/day.ts';
import type { InLanguages, Language } from '../languages.ts';
import type { Delay } from './queue.ts';

const MESSAGES: InLanguages<(delay: Delay) => string> = {
  en: ({ promised, instead, beyondLaw }) =>
    `It will leave on ${wholeDay(instead)}, not on ${wholeDay(promised)}.${
      beyondLaw ? ' That is later than the law gives us: you may give back the order at once.' : ''
    }`,
  de: ({ promised, instead, beyondLaw }) =>
    `Es geht am ${dayInWords(instead, 'de', 'dated')} los, nicht am ${dayInWords(promised, 'de', 'dated')}.${
      beyondLaw
        ? ' Das ist später, als das Gesetz uns gibt: Die Bestellung kann sofort zurückgegeben werden.'
        : ''
    }`,
};

/** Returns the message about a moved promise. */
export const delayWords = (delay: Delay, language: Language): string => MESSAGES[language](delay);
