import type { InLanguages } from '../languages.ts';
import { keysOf } from '../records.ts';

interface TextPlaceRecord {
  readonly name: string;
  /** Where it is read, in the words of the makers. */
  readonly where: string;
  /** So many characters fit. */
  readonly most: number;
  /** Page on which it is read, for the preview; mails and papers have a preview of their own. */
  readonly page: string | undefined;
  /** True where a link may stand behind it. */
  readonly links?: true;
  /** True where German readers see it, too. */
  readonly german?: true;
  /** What stands there as long as nobody has written anything else. */
  readonly usual: string;
}

/** The places whose words the makers set by themselves. What is not here is in the source. */
const TEXT_PLACES = {
  banner: {
    name: 'Banner',
    where: 'shop and start page, on top',
    most: 90,
    page: '/shop',
    links: true,
    usual: 'What is off shipping, from the rules of shipping.',
  },
  away: {
    name: 'Away sentence',
    where: 'cart and shipping',
    most: 140,
    page: '/shipping',
    german: true,
    usual: 'None.',
  },
  bench: { name: 'Bench note', where: 'start page, under the heading', most: 120, page: '/', usual: 'None.' },
  delivery: {
    name: 'Delivery words',
    where: 'cart and shipping',
    most: 160,
    page: '/shipping',
    german: true,
    usual: 'From the rules of shipping.',
  },
  lead: {
    name: 'Landing lead',
    where: 'start page, on ink, 3 lines',
    most: 130,
    page: '/',
    usual: 'Guitar and bass pickups, wound by hand in our town, one coil at a time.',
  },
  about: {
    name: 'About, the two of us',
    where: 'reading page',
    most: 400,
    page: '/about',
    usual: 'Who we are, with the number of people from the company data.',
  },
  passport: {
    name: 'Passport greeting',
    where: 'page of a pickup, behind its QR code',
    most: 160,
    page: undefined,
    german: true,
    usual: 'None.',
  },
  slip: {
    name: 'Packing slip, last line',
    where: 'A5 print',
    most: 90,
    page: undefined,
    german: true,
    usual: 'None.',
  },
  mail: {
    name: 'Mail, foot line',
    where: 'all mails',
    most: 140,
    page: undefined,
    german: true,
    usual: 'None.',
  },
  wax: {
    name: 'Wax, explained',
    where: 'configurator, info',
    most: 420,
    page: '/configurator/humbucker',
    usual: 'What potting is, beside its figures.',
  },
  social: { name: 'Social lines', where: 'about, footer', most: 120, page: '/about', usual: 'None.' },
} as const satisfies Record<string, TextPlaceRecord>;

export type TextPlace = keyof typeof TEXT_PLACES;
export const TEXT_PLACE_IDS = keysOf(TEXT_PLACES);

export const placeOf = (id: TextPlace): TextPlaceRecord => TEXT_PLACES[id];

/** Pages of the shop that a banner may lead to. */
export const LINKED_PAGES = ['/shipping', '/shop', '/configurator', '/about', '/blog', '/listen'] as const;
type LinkedPage = (typeof LINKED_PAGES)[number];

/** Words that stand at a place. German ones are left out where there are none: nothing is shown there then. */
export interface SaidText {
  readonly words: { readonly [Language in keyof InLanguages<string>]?: string };
  readonly link?: { readonly page: LinkedPage; readonly words: string } | undefined;
}
