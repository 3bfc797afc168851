import type { Language } from '../languages.ts';
import { type Announcements, announcementAt, NO_ANNOUNCEMENTS } from './announcements.ts';
import type { TextPlace } from './text-places.ts';

let current = NO_ANNOUNCEMENTS;

export const takeAnnouncements = (now: Announcements): void => {
  current = now;
};

/** Text of a place in mails and papers; pages get theirs from their loader. */
export const wordsNow = (place: TextPlace, language: Language = 'en'): string | undefined =>
  announcementAt(current, place, language);
