import type { Language } from '../languages.ts';
import type { Notices } from '../legal/guarantee-notice.ts';
import type { Cents } from '../money.ts';
import type { LookupKey } from '../prices/price-list.ts';
import type { Pause } from './sale-parts.ts';
import type { SaidText, TextPlace } from './text-places.ts';

export interface Said {
  readonly texts: { readonly [Place in TextPlace]?: SaidText };
  readonly pauses: readonly Pause[];
  /** Lowest price of the thirty days before a reduction, by the reduced key. */
  readonly lowest: { readonly [Key in LookupKey]?: Cents };
  readonly notices: Notices;
}

export const NOTHING_SAID: Said = { texts: {}, pauses: [], lowest: {}, notices: {} };

/** Text of a place; undefined if the default applies, or the text is missing in a language. */
export const wordsAt = ({ texts }: Said, place: TextPlace, language: Language = 'en'): string | undefined =>
  texts[place]?.words[language];
