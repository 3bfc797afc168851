import { CONFIGURATORS } from '#domain/configurator/tables.ts';
import { PRODUCTS } from '#domain/products.ts';
import { LEGAL_LINKS, LISTEN_LINK, MAIN_LINKS, type NavLink, WIRING_LINK } from './links.ts';

/** Pages by what they are for. */
export interface PageGroup {
  readonly label: string;
  readonly links: readonly NavLink[];
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
      { href: '/', label: 'Start page' },
      ...MAIN_LINKS,
      LISTEN_LINK,
      WIRING_LINK,
      { href: '/cart', label: 'Cart' },
    ],
  },
  { label: 'Orders and legal', links: LEGAL_LINKS },
];

/** The page at a path, by its name; undefined where none is listed. */
export const sitePage = (path: string | undefined): NavLink | undefined =>
  SITE_PAGES.flatMap(({ links }) => links).find(({ href }) => href === path);
