import type { Language } from '../languages.ts';
import type { GuaranteeNotices } from '../legal/guarantee-notice.ts';
import type { Cents } from '../money.ts';
import type { LookupKey } from '../prices/price-list.ts';
import type { Pause } from './sale-parts.ts';
import type { ShopText, TextPlace } from './text-places.ts';

export interface Announcements {
  readonly texts: { readonly [Place in TextPlace]?: ShopText };
  readonly pauses: readonly Pause[];
  /** Lowest price of the thirty days before a reduction, by the reduced key. */
  readonly lowest: { readonly [Key in LookupKey]?: Cents };
  readonly notices: GuaranteeNotices;
}

export const NO_ANNOUNCEMENTS: Announcements = { texts: {}, pauses: [], lowest: {}, notices: {} };

/** The words of a place; undefined where what is usual stands there, or where it has none in a language. */
export const announcementAt = (
  { texts }: Announcements,
  place: TextPlace,
  language: Language = 'en',
): string | undefined => texts[place]?.words[language];

let current = NO_ANNOUNCEMENTS;

export const takeAnnouncements = (now: Announcements): void => {
  current = now;
};

/** Text of a place in mails and papers; pages get theirs from their loader. */
export const wordsNow = (place: TextPlace, language: Language = 'en'): string | undefined =>
  announcementAt(current, place, language);
