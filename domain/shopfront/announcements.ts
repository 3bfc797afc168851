import type { Language } from '../languages.ts';
import type { Notices } from '../legal/guarantee-notice.ts';
import type { Cents } from '../money.ts';
import type { LookupKey } from '../prices/price-list.ts';
import type { Pause } from './sale-parts.ts';
import type { SaidText, TextPlace } from './text-places.ts';

/** All that the makers have the shop say, as it holds now. */
export interface Said {
  readonly texts: { readonly [Place in TextPlace]?: SaidText };
  readonly pauses: readonly Pause[];
  /** The lowest price of the thirty days before a reduction, by the key that was reduced. */
  readonly lowest: { readonly [Key in LookupKey]?: Cents };
  /** The EU notice on the legal guarantee. */
  readonly notices: Notices;
}

export const NOTHING_SAID: Said = { texts: {}, pauses: [], lowest: {}, notices: {} };

/** The words of a place; undefined where what is usual stands there, or where it has none in a language. */
export const wordsAt = ({ texts }: Said, place: TextPlace, language: Language = 'en'): string | undefined =>
  texts[place]?.words[language];
