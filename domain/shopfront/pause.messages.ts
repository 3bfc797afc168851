import type { InLanguages } from '../languages.ts';
import { type Pause, pauseSentence } from './sale-parts.ts';

/** What a cart says of something that is not as usual. Name and reason are the makers' own words. */
export const PAUSED_WORDS: InLanguages<(pause: Pause) => string> = {
  en: (pause) => pauseSentence(pause),
  de: ({ name, words, state }) =>
    state === 'paused' ? `${name} pausiert gerade: ${words}.` : `${name}: ${words}.`,
};
