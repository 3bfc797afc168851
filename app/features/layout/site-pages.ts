import { ARTICLE_LINKS } from '#app/content/article-texts.ts';
import { CONFIGURATORS } from '#domain/configurator/tables.ts';
import { type InLanguages, type Language, translationsOf } from '#domain/languages.ts';
import { PRODUCTS } from '#domain/products/products.ts';
import {
  ACCOUNT_LINK,
  CART_LINK,
  LEGAL_LINKS,
  MAIN_LINKS,
  type NavLink,
  REPAIR_LINK,
  type ShownLink,
  START_LINK,
  shownLink,
  TOOL_LINKS,
  WORKBENCH_LINK,
} from './links.ts';

export interface PageGroup {
  readonly label: string;
  readonly links: readonly ShownLink[];
  /** Given if it differs from the page's language. */
  readonly language?: Language;
}

const GROUPS: readonly { readonly label: InLanguages<string>; readonly links: readonly NavLink[] }[] = [
  {
    label: { en: 'Pickups', de: 'Tonabnehmer' },
    links: PRODUCTS.map(({ slug, name }) => ({ href: `/shop/${slug}`, label: name })),
  },
  {
    label: { en: 'Build your own', de: 'Selbst zusammenstellen' },
    links: Object.values(CONFIGURATORS).map(({ path, heading }) => ({ href: path, label: heading })),
  },
  {
    label: { en: 'Pages', de: 'Seiten' },
    links: [START_LINK, ...MAIN_LINKS, WORKBENCH_LINK, ...Object.values(TOOL_LINKS), REPAIR_LINK, CART_LINK],
  },
  {
    label: { en: 'Notes', de: 'Notizen' },
    links: ARTICLE_LINKS.map(({ slug, title, german }) => ({
      href: `/blog/${slug}`,
      label: title,
      ...(german && { other: { de: { label: german } } }),
    })),
  },
  {
    label: { en: 'Account', de: 'Konto' },
    links: [
      ACCOUNT_LINK,
      { href: '/login', label: 'Login', other: { de: { label: 'Anmelden' } } },
      { href: '/register', label: 'Create an account', other: { de: { label: 'Konto anlegen' } } },
      { href: '/reset', label: 'New password', other: { de: { label: 'Neues Passwort' } } },
    ],
  },
  { label: { en: 'Orders and legal', de: 'Bestellungen und Rechtliches' }, links: LEGAL_LINKS },
];

const IN_GERMAN: PageGroup = {
  label: 'Auf Deutsch',
  language: 'de',
  links: LEGAL_LINKS.filter(({ href }) => translationsOf(href).length > 0).map((link) =>
    shownLink(link, 'de'),
  ),
};

/** Every page that visitors may look for; `routes.test.ts` checks that it is complete. */
export const sitePages = (language: Language): readonly PageGroup[] => [
  ...GROUPS.map(({ label, links }) => ({
    label: label[language],
    links: links.map((link) => shownLink(link, language)),
  })),
  ...(language === 'en' ? [IN_GERMAN] : []),
];

/** The page at a path, named in a language; undefined if it is not listed. */
export const sitePage = (path: string | undefined, language: Language): ShownLink | undefined =>
  sitePages(language)
    .flatMap(({ links }) => links)
    .find(({ href }) => href === path);
