import type { Language } from '../languages.ts';
import { type Announcements, NO_ANNOUNCEMENTS, wordsAt } from './announcements.ts';
import type { TextPlace } from './text-places.ts';

let current = NO_ANNOUNCEMENTS;

export const takeAnnouncements = (now: Announcements): void => {
  current = now;
};

/** Text of a place in mails and papers; pages get theirs from their loader. */
export const wordsNow = (place: TextPlace, language: Language = 'en'): string | undefined =>
  wordsAt(current, place, language);
