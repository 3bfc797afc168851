import type { Language } from '../languages.ts';
import { NOTHING_SAID, type Said, wordsAt } from './said.ts';
import type { TextPlace } from './text-places.ts';

let said = NOTHING_SAID;

/** Takes what is said from now on: for mails and papers, which are made far from any page. */
export const takeSaid = (now: Said): void => {
  said = now;
};

/** The words of a place in mails and papers; pages have theirs from their loader. */
export const wordsNow = (place: TextPlace, language: Language = 'en'): string | undefined =>
  wordsAt(said, place, language);
