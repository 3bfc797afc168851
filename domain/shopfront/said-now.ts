import type { Language } from '../languages.ts';
import { NOTHING_SAID, type Said, wordsAt } from './said.ts';
import type { TextPlace } from './text-places.ts';

let current = NOTHING_SAID;

export const takeSaid = (now: Said): void => {
  current = now;
};

/** Text of a place in mails and papers; pages get theirs from their loader. */
export const wordsNow = (place: TextPlace, language: Language = 'en'): string | undefined =>
  wordsAt(current, place, language);
