import type { Language } from '../languages.ts';
import { NOTHING_SAID, type Said, wordsAt } from './said.ts';
import type { TextPlace } from './text-places.ts';

let said = NOTHING_SAID;

/** Sets the current texts for mails and papers, which are not made by a page. */
export const takeSaid = (now: Said): void => {
  said = now;
};

/** Text of a place in mails and papers; pages get theirs from their loader. */
export const wordsNow = (place: TextPlace, language: Language = 'en'): string | undefined =>
  wordsAt(said, place, language);
