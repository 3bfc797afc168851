import { ARTICLE_LINKS } from '#app/content/article-texts.ts';
import { CONFIGURATORS } from '#domain/configurator/tables.ts';
import { type Language, translationsOf } from '#domain/languages.ts';
import { PRODUCTS } from '#domain/products/products.ts';
import {
  ACCOUNT_LINK,
  CART_LINK,
  FINDER_LINK,
  GUITAR_LINK,
  LAB_LINKS,
  LEGAL_LINKS,
  MAIN_LINKS,
  MODEL_LINK,
  PHASE_LINK,
  type ShownLink,
  START_LINK,
  shownLink,
} from './links.ts';

/** Pages by what they are for. */
export interface PageGroup {
  readonly label: string;
  readonly links: readonly ShownLink[];
  /** Where it is not the shop's own language. */
  readonly language?: Language;
}

/** Every page that somebody may look for, for those who have lost their way. `routes.test.ts` misses none. */
export const SITE_PAGES: readonly PageGroup[] = [
  { label: 'Pickups', links: PRODUCTS.map(({ slug, name }) => ({ href: `/shop/${slug}`, label: name })) },
  {
    label: 'Build your own',
    links: Object.values(CONFIGURATORS).map(({ path, heading }) => ({ href: path, label: heading })),
  },
  {
    label: 'Pages',
    links: [
      START_LINK,
      ...MAIN_LINKS,
      GUITAR_LINK,
      FINDER_LINK,
      PHASE_LINK,
      ...LAB_LINKS,
      MODEL_LINK,
      CART_LINK,
    ],
  },
  {
    label: 'Notes',
    links: ARTICLE_LINKS.map(({ slug, title }) => ({ href: `/blog/${slug}`, label: title })),
  },
  {
    label: 'Account',
    links: [
      ACCOUNT_LINK,
      { href: '/login', label: 'Login' },
      { href: '/register', label: 'Make an account' },
      { href: '/reset', label: 'New password' },
    ],
  },
  { label: 'Orders and legal', links: LEGAL_LINKS },
  {
    label: 'Auf Deutsch',
    language: 'de',
    links: LEGAL_LINKS.filter(({ href }) => translationsOf(href).length > 0).map((link) =>
      shownLink(link, 'de'),
    ),
  },
];

/** The page at a path, by its name; undefined where none is listed. */
export const sitePage = (path: string | undefined): ShownLink | undefined =>
  SITE_PAGES.flatMap(({ links }) => links).find(({ href }) => href === path);
