import type { InLanguages } from '../languages.ts';
import { type Pause, pauseSentence } from './sale-parts.ts';

const german = (pause: Pause) => pause.inGerman ?? pause;

/** What a cart says of something that is not as usual. Reasons are the makers' own words. */
export const PAUSED_WORDS: InLanguages<(pause: Pause) => string> = {
  en: (pause) => pauseSentence(pause),
  de: (pause) => {
    const { name, words } = german(pause);
    return pause.state === 'paused' ? `${name} pausiert gerade: ${words}.` : `${name}: ${words}.`;
  },
};

/** The reason alone, beside what it is about. */
export const PAUSE_REASONS: InLanguages<(pause: Pause) => string> = {
  en: ({ words }) => words,
  de: (pause) => german(pause).words,
};
