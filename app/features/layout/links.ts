import { COMPANY } from '#domain/company.ts';
import { inLanguage, type Language, type OtherLanguage } from '#domain/languages.ts';

export interface NavLink {
  readonly href: string;
  readonly label: string;
  readonly note?: string;
  /** Label and note in the other languages; omitted if equal. */
  readonly other?: Readonly<Record<OtherLanguage, { readonly label?: string; readonly note?: string }>>;
}

export type ShownLink = Omit<NavLink, 'other'>;

const MAIN = {
  shop: {
    href: '/shop',
    label: 'Shop',
    note: '8 types, ready to order',
    other: { de: { note: '8 Typen, fertig bestellbar' } },
  },
  configurator: {
    href: '/configurator',
    label: 'Configurator',
    note: 'Build your own',
    other: { de: { label: 'Konfigurator', note: 'Selbst zusammenstellen' } },
  },
  listen: {
    href: '/listen',
    label: 'Listen',
    note: 'All of them, blind if you like',
    other: { de: { label: 'Anhören', note: 'Alle im Vergleich, auch blind' } },
  },
  wiring: {
    href: '/wiring',
    label: 'Wiring',
    note: 'Which lead goes where',
    other: { de: { label: 'Schaltpläne', note: 'Welche Ader wohin' } },
  },
  blog: { href: '/blog', label: 'Blog', note: 'Notes', other: { de: { note: 'Notizen' } } },
  about: {
    href: '/about',
    label: 'About',
    get note() {
      return COMPANY.city;
    },
    other: { de: { label: 'Über uns' } },
  },
} satisfies Record<string, NavLink>;

export const MAIN_LINKS: readonly NavLink[] = Object.values(MAIN);

export const START_LINK: NavLink = { href: '/', label: 'Start page', other: { de: { label: 'Startseite' } } };

export const CART_LINK: NavLink = { href: '/cart', label: 'Cart', other: { de: { label: 'Korb' } } };

/** The page of the six tools, each with its question. */
export const WORKBENCH_LINK: NavLink = {
  href: '/workbench',
  label: 'Workbench',
  other: { de: { label: 'Werkbank' } },
};

export const TOOL_LINKS = {
  finder: { href: '/finder', label: 'Finder' },
  guitar: { href: '/your-guitar', label: 'Your guitar', other: { de: { label: 'Deine Gitarre' } } },
  recording: { href: '/your-recording', label: 'Your recording', other: { de: { label: 'Deine Aufnahme' } } },
  phase: { href: '/phase', label: 'Phase card', other: { de: { label: 'Phasenkarte' } } },
  measure: { href: '/measure', label: 'Measure yours', other: { de: { label: 'Selbst messen' } } },
  model: { href: '/model', label: 'Model, checked', other: { de: { label: 'Modell, geprüft' } } },
} as const satisfies Record<string, NavLink>;

/** Redirects to the log-in if nobody is logged in, because cached pages do not know. */
export const ACCOUNT_LINK: NavLink = {
  href: '/account',
  label: 'Account',
  other: { de: { label: 'Konto' } },
};

/** Always underlined among others: the law requires it to be easy to find. */
export const WITHDRAW_LINK: NavLink = {
  href: '/withdraw',
  label: 'Withdraw from contract',
  other: { de: { label: 'Vertrag widerrufen' } },
};

export const REPAIR_LINK: NavLink = {
  href: '/repair',
  label: 'Repair and rewind',
  other: { de: { label: 'Reparatur' } },
};

const LEGAL = {
  shipping: { href: '/shipping', label: 'Shipping', other: { de: { label: 'Versand' } } },
  return: { href: '/return', label: 'Return', other: { de: { label: 'Rückgabe' } } },
  terms: { href: '/terms', label: 'Terms', other: { de: { label: 'AGB' } } },
  withdraw: WITHDRAW_LINK,
  privacy: { href: '/privacy', label: 'Privacy', other: { de: { label: 'Datenschutz' } } },
  imprint: { href: '/imprint', label: 'Imprint', other: { de: { label: 'Impressum' } } },
  data: { href: '/data', label: 'Your data', other: { de: { label: 'Deine Daten' } } },
  accessibility: {
    href: '/accessibility',
    label: 'Accessibility',
    other: { de: { label: 'Barrierefreiheit' } },
  },
} satisfies Record<string, NavLink>;

/** Links that the law requires within one click of every page. */
export const LEGAL_LINKS: readonly NavLink[] = Object.values(LEGAL);

export const FOOTER_LINKS = {
  shop: [
    { ...MAIN.shop, label: 'All pickups', other: { de: { label: 'Alle Tonabnehmer' } } },
    MAIN.configurator,
    MAIN.listen,
    MAIN.wiring,
    WORKBENCH_LINK,
    START_LINK,
  ],
  order: [LEGAL.shipping, LEGAL.return, REPAIR_LINK, WITHDRAW_LINK, ACCOUNT_LINK, LEGAL.data],
  company: [MAIN.about, MAIN.blog, LEGAL.terms, LEGAL.privacy, LEGAL.imprint, LEGAL.accessibility],
} as const satisfies Record<string, readonly NavLink[]>;

export function shownLink({ other, ...link }: NavLink, language: Language): ShownLink {
  return { ...link, ...(language !== 'en' && other?.[language]), href: inLanguage(link.href, language) };
}

/** Value of aria-current: `page` on the link's own page, `true` on pages below it. */
export function currentMark(path: string, href: string): 'page' | 'true' | undefined {
  if (path === href) return 'page';
  // Compares English addresses, because all German pages are below the German start page.
  return inLanguage(path, 'en').startsWith(`${inLanguage(href, 'en')}/`) ? 'true' : undefined;
}
