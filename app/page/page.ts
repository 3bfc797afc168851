import { createContext, type MetaDescriptor } from 'react-router';
import { COMPANY } from '#domain/company.ts';
import { type InLanguages, languageOf, translationsOf } from '#domain/languages.ts';
import type { LookCard } from '#domain/pages/look-card.ts';
import { breadcrumbs, graphOf, type Thing } from '#domain/pages/structured-data.ts';
import { productByType } from '#domain/products/catalogue.ts';
import { PICTURE_FAMILIES, pictureFile } from '#domain/products/picture-files.ts';
import { cardPicture, type Picture } from '#domain/products/pictures.ts';
import type { PageServices } from '#server/pages/open-page-services.ts';

/** The server's use cases, for loaders. */
export const pageServices = createContext<PageServices>();

/** Arguments of every `meta`. */
export interface MetaArgs {
  readonly location: { readonly pathname: string };
  readonly matches: readonly [
    { readonly loaderData: { readonly publicUrl: string } },
    ...(readonly unknown[]),
  ];
}

/** The shop's address, the page's path and its language, from the arguments of a route's `meta`. */
export function addressOf({ location: { pathname: path }, matches: [root] }: MetaArgs) {
  return { publicUrl: root.loaderData.publicUrl, path, language: languageOf(path) };
}

interface Card {
  /** Address of the shop without a trailing slash. */
  readonly publicUrl: string;
  /** The page's path with the choice in its query. */
  readonly path: string;
  /** The path for search engines, if `path` contains a choice. */
  readonly canonical?: string;
  readonly title: string;
  /** Title of the window, if it differs: a fault, a result. */
  readonly now?: string | undefined;
  readonly description: string;
  /** A generated card or that of a build; the shop's own by default. */
  readonly picture?: Picture | LookCard;
  readonly type?: 'website' | 'article';
}

const LOCALES = { en: 'en_GB', de: 'de_DE' } as const;

/** Language alternates of a page for search engines. Visitors with another language get English. */
const alternates = (publicUrl: string, path: string): MetaDescriptor[] =>
  translationsOf(path).flatMap(({ language, path: own }) =>
    [language, ...(language === 'en' ? ['x-default'] : [])].map((hrefLang) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang,
      href: publicUrl + own,
    })),
  );

export function cardMeta({
  publicUrl,
  path,
  canonical,
  title,
  description,
  picture,
  type = 'website',
}: Card): MetaDescriptor[] {
  const { width, height } = PICTURE_FAMILIES.card;
  const card = picture ?? cardPicture(productByType('HUMBUCKER'));
  const file = 'file' in card ? card.file : pictureFile(card, width);
  return [
    { tagName: 'link', rel: 'canonical', href: publicUrl + (canonical ?? path) },
    // Alternates of the canonical address: search engines ignore those of any other.
    ...alternates(publicUrl, canonical ?? path),
    { property: 'og:type', content: type },
    { property: 'og:locale', content: LOCALES[languageOf(path)] },
    { property: 'og:site_name', content: COMPANY.shopName },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: publicUrl + path },
    { property: 'og:image', content: publicUrl + file },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
    { property: 'og:image:alt', content: card.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** Title and description of a page. Its route's `handle` decides whether it is listed (`server/http/page-rule.ts`). */
export function pageMeta(title: string, description: string): MetaDescriptor[] {
  return [{ title: `${title} · ${COMPANY.shopName}` }, { name: 'description', content: description }];
}

/** All tags of a page that is in no list. Visitors may have the other language's address. */
export const unlistedMeta = ({ publicUrl, path, title, description }: Card): MetaDescriptor[] => [
  ...pageMeta(title, description),
  ...alternates(publicUrl, path),
];

/** Structured data for search engines. Browsers do not run it; React Router escapes it. */
export function dataMeta(...things: readonly Thing[]): MetaDescriptor[] {
  return [{ 'script:ld+json': { ...graphOf(...things) } }];
}

/** All tags of a page with a card. Its structured data is its place in the shop, unless others are given. */
export function publicMeta(
  card: Card,
  things: readonly Thing[] = [breadcrumbs(card.publicUrl, [card.title, card.canonical ?? card.path])],
): MetaDescriptor[] {
  return [...pageMeta(card.now ?? card.title, card.description), ...cardMeta(card), ...dataMeta(...things)];
}

/** The `meta` of a page whose messages have its title and description. */
export const publicMetaOf =
  (messages: InLanguages<Pick<Card, 'title' | 'description'>>) =>
  (args: MetaArgs): MetaDescriptor[] => {
    const { language, ...address } = addressOf(args);
    const { title, description } = messages[language];
    return publicMeta({ ...address, title, description });
  };
