import { wholeDay } from '../calendar/day.ts';
import { dayInWords } from '../calendar/format-day.ts';
import type { InLanguages } from '../languages.ts';
import type { Delay } from './promise.ts';

/** That an order leaves on another day than was promised. */
export const DELAY_WORDS: InLanguages<(delay: Pick<Delay, 'promised' | 'instead' | 'beyondLaw'>) => string> =
  {
    en: ({ promised, instead, beyondLaw }) =>
      `It will leave on ${wholeDay(instead)}, not on ${wholeDay(promised)}.${beyondLaw ? ' That is later than the law gives us: you may give back the order at once.' : ''}`,
    de: ({ promised, instead, beyondLaw }) =>
      `Sie geht am ${dayInWords(instead, 'de', 'dated')} raus, nicht am ${dayInWords(promised, 'de', 'dated')}.${beyondLaw ? ' Das ist später, als das Gesetz uns lässt: Wer gekauft hat, darf sofort zurücktreten.' : ''}`,
  };
