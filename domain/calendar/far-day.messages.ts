import type { Sentence } from '../languages.ts';

/** Reason why nothing is promised or expected for a day (`isFarOff`). */
export const TOO_FAR_OFF: Sentence = {
  en: 'That is more than two years away. Choose an earlier day.',
  de: 'Das ist mehr als zwei Jahre hin. Wähl einen früheren Tag.',
};
