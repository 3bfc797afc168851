import { COMPANY } from '#domain/company.ts';
import { inLanguage, type Language, type OtherLanguage } from '#domain/languages.ts';

export interface NavLink {
  readonly href: string;
  readonly label: string;
  /** What waits there, for the drawer. */
  readonly note?: string;
  /** Label and note in the other languages; left out where they are the same. */
  readonly other?: Readonly<Record<OtherLanguage, { readonly label?: string; readonly note?: string }>>;
}

/** A link as it is on a page of some language. */
export type ShownLink = Omit<NavLink, 'other'>;

export const MAIN_LINKS: readonly NavLink[] = [
  {
    href: '/shop',
    label: 'Shop',
    note: '8 types, ready to order',
    other: { de: { note: '8 Typen, fertig bestellbar' } },
  },
  {
    href: '/configurator',
    label: 'Configurator',
    note: 'Build your own',
    other: { de: { label: 'Konfigurator', note: 'Selbst zusammenstellen' } },
  },
  {
    href: '/listen',
    label: 'Listen',
    note: 'All of them, blind if you like',
    other: { de: { label: 'Anhören', note: 'Alle im Vergleich, auch blind' } },
  },
  {
    href: '/wiring',
    label: 'Wiring',
    note: 'Which lead goes where',
    other: { de: { label: 'Schaltpläne', note: 'Welche Ader wohin' } },
  },
  { href: '/blog', label: 'Blog', note: 'Notes', other: { de: { note: 'Notizen' } } },
  {
    href: '/about',
    label: 'About',
    get note() {
      return COMPANY.city;
    },
    other: { de: { label: 'Über uns' } },
  },
];

export const START_LINK: NavLink = { href: '/', label: 'Start page', other: { de: { label: 'Startseite' } } };

export const CART_LINK: NavLink = { href: '/cart', label: 'Cart', other: { de: { label: 'Korb' } } };

/** Where the tone model is held against measured pickups: every caption that says "modelled" leads there. */
export const MODEL_LINK: NavLink = {
  href: '/model',
  label: 'Model, checked',
  other: { de: { label: 'Modell, geprüft' } },
};

/** Where a guitar is set that curves, figures and sounds follow. */
export const GUITAR_LINK: NavLink = {
  href: '/your-guitar',
  label: 'Your guitar',
  other: { de: { label: 'Deine Gitarre' } },
};

/** Where somebody who misses something finds what would help. */
export const FINDER_LINK: NavLink = { href: '/finder', label: 'Finder' };

/** Where a visitor's own pickup is measured, and where their own recording is heard through ours. */
export const LAB_LINKS: readonly NavLink[] = [
  { href: '/measure', label: 'Measure yours', other: { de: { label: 'Selbst messen' } } },
  { href: '/your-recording', label: 'Your recording', other: { de: { label: 'Deine Aufnahme' } } },
];
/** Whether a pickup that stays is in phase with one of ours. */
export const PHASE_LINK: NavLink = {
  href: '/phase',
  label: 'Phase card',
  other: { de: { label: 'Phasenkarte' } },
};

/** Leads to the log-in where nobody is logged in: pages that are kept do not know. */
export const ACCOUNT_LINK: NavLink = {
  href: '/account',
  label: 'Account',
  other: { de: { label: 'Konto' } },
};

/** Underlined wherever it is among others: the law wants it to be found. */
export const WITHDRAW_LINK: NavLink = {
  href: '/withdraw',
  label: 'Withdraw from contract',
  other: { de: { label: 'Vertrag widerrufen' } },
};

/** What belongs to an order, before and after it. */
export const ORDER_LINKS: readonly NavLink[] = [
  { href: '/shipping', label: 'Shipping', other: { de: { label: 'Versand' } } },
  { href: '/return', label: 'Return', other: { de: { label: 'Rückgabe' } } },
  { href: '/terms', label: 'Terms', other: { de: { label: 'AGB' } } },
  WITHDRAW_LINK,
];

/** Who we are, and what becomes of what we know. */
export const HOUSE_LINKS: readonly NavLink[] = [
  { href: '/privacy', label: 'Privacy', other: { de: { label: 'Datenschutz' } } },
  { href: '/imprint', label: 'Imprint', other: { de: { label: 'Impressum' } } },
  { href: '/data', label: 'Your data', other: { de: { label: 'Deine Daten' } } },
  { href: '/accessibility', label: 'Accessibility', other: { de: { label: 'Barrierefreiheit' } } },
];

/** What the law wants within one click of every page. */
export const LEGAL_LINKS: readonly NavLink[] = [...ORDER_LINKS, ...HOUSE_LINKS];

/** A link as a page of some language shows it: in its words, and to the page that speaks it. */
export function shownLink({ other, ...link }: NavLink, language: Language): ShownLink {
  return { ...link, ...(language !== 'en' && other?.[language]), href: inLanguage(link.href, language) };
}

/** `page` on the link's own page, `true` below it, as aria-current wants it. */
export function currentMark(path: string, href: string): 'page' | 'true' | undefined {
  if (path === href) return 'page';
  // By their English addresses: all German pages lie under the German start page.
  return inLanguage(path, 'en').startsWith(`${inLanguage(href, 'en')}/`) ? 'true' : undefined;
}
