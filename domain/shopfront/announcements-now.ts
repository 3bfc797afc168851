import type { Language } from '../languages.ts';
import { type Announcements, NO_ANNOUNCEMENTS, wordsAt } from './announcements.ts';
import type { TextPlace } from './text-places.ts';

let said = NO_ANNOUNCEMENTS;

/** Takes what is said from now on: for mails and papers, which are made far from any page. */
export const takeAnnouncements = (now: Announcements): void => {
  said = now;
};

/** The words of a place in mails and papers; pages have theirs from their loader. */
export const wordsNow = (place: TextPlace, language: Language = 'en'): string | undefined =>
  wordsAt(said, place, language);
