import { COMPANY } from '#domain/company.ts';

export interface NavLink {
  readonly href: string;
  readonly label: string;
  /** What waits there, for the drawer. */
  readonly note?: string;
}

export const MAIN_LINKS: readonly NavLink[] = [
  { href: '/shop', label: 'Shop', note: '8 types' },
  { href: '/configurator', label: 'Configurator', note: '3 builds' },
  { href: '/blog', label: 'Blog', note: 'Notes' },
  { href: '/about', label: 'About', note: COMPANY.city },
];

/** Named at the foot of the page only. */
export const LISTEN_LINK: NavLink = { href: '/listen', label: 'Listen' };

export const LEGAL_LINKS: readonly NavLink[] = [
  { href: '/shipping', label: 'Shipping' },
  { href: '/return', label: 'Return' },
  { href: '/terms', label: 'Terms' },
  { href: '/privacy', label: 'Privacy' },
  { href: '/imprint', label: 'Imprint' },
];

/** At the foot, among what is read before soldering. */
export const WIRING_LINK: NavLink = { href: '/wiring', label: 'Wiring' };

/** `page` on the link's own page, `true` below it, as aria-current wants it. */
export function currentMark(path: string, href: string): 'page' | 'true' | undefined {
  if (path === href) return 'page';
  return path.startsWith(`${href}/`) ? 'true' : undefined;
}
