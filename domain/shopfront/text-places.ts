import type { InLanguages } from '../languages.ts';
import { keysOf } from '../records.ts';

interface TextPlaceRecord {
  /** So many characters fit. */
  readonly most: number;
  /** Page on which it is read, for the preview; mails and papers have a preview of their own. */
  readonly page: string | undefined;
  /** True where a link may stand behind it. */
  readonly links?: true;
}

/** The places whose words the makers set by themselves; what they are called is beside. What is not here is in the source. */
const TEXT_PLACES = {
  banner: { most: 90, page: '/shop', links: true },
  away: { most: 140, page: '/shipping' },
  bench: { most: 120, page: '/' },
  delivery: { most: 160, page: '/shipping' },
  lead: { most: 130, page: '/' },
  about: { most: 400, page: '/about' },
  passport: { most: 160, page: undefined },
  slip: { most: 90, page: undefined },
  mail: { most: 140, page: undefined },
  wax: { most: 420, page: '/configurator/humbucker' },
  social: { most: 120, page: '/about' },
} as const satisfies Record<string, TextPlaceRecord>;

export type TextPlace = keyof typeof TEXT_PLACES;
export const TEXT_PLACE_IDS = keysOf(TEXT_PLACES);

export const placeOf = (id: TextPlace): TextPlaceRecord => TEXT_PLACES[id];

/** Pages of the shop that a banner may lead to. */
export const LINKED_PAGES = ['/shipping', '/shop', '/configurator', '/about', '/blog', '/listen'] as const;
type LinkedPage = (typeof LINKED_PAGES)[number];

/** Words that stand at a place. Where a language has none, what is usual stays on its pages. */
export interface ShopText {
  readonly words: { readonly [Language in keyof InLanguages<string>]?: string };
  /** German pages have the link only where it has German words. */
  readonly link?:
    | { readonly page: LinkedPage; readonly words: string; readonly german?: string | undefined }
    | undefined;
}
