import type { InLanguages } from '../languages.ts';
import { type Pause, pauseSentence } from './sale-parts.ts';

const german = (pause: Pause) => pause.inGerman ?? pause;

/** A cart's note about a paused item. Reasons are texts by the makers. */
export const PAUSED_WORDS: InLanguages<(pause: Pause) => string> = {
  en: (pause) => pauseSentence(pause),
  de: (pause) => {
    const { name, words } = german(pause);
    return pause.state === 'paused' ? `${name} pausiert gerade: ${words}.` : `${name}: ${words}.`;
  },
};

/** The reason alone, shown beside the item. */
export const PAUSE_REASONS: InLanguages<(pause: Pause) => string> = {
  en: ({ words }) => words,
  de: (pause) => german(pause).words,
};
