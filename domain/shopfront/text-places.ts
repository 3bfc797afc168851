import type { InLanguages } from '../languages.ts';
import { keysOf } from '../records.ts';

interface TextPlaceRecord {
  /** Longest text, in characters. */
  readonly most: number;
  readonly page: string | undefined;
  readonly links?: true;
}

/** Places whose texts the makers can set. Their names are in the messages; all other texts are in the source. */
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

export const textPlaceOf = (id: TextPlace): TextPlaceRecord => TEXT_PLACES[id];

export const LINKED_PAGES = ['/shipping', '/shop', '/configurator', '/about', '/blog', '/listen'] as const;
type LinkedPage = (typeof LINKED_PAGES)[number];

/** Texts of a place. A language without one keeps the default. */
export interface ShopText {
  readonly words: { readonly [Language in keyof InLanguages<string>]?: string };
  /** German pages show the link only if it has a German text. */
  readonly link?:
    | { readonly page: LinkedPage; readonly words: string; readonly german?: string | undefined }
    | undefined;
}
