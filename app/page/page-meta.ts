import type { MetaDescriptor } from 'react-router';
import { COMPANY } from '#domain/company.ts';
import { languageOf, translationsOf } from '#domain/languages.ts';
import type { LookCard } from '#domain/pages/look-card.ts';
import { graphOf, type Thing } from '#domain/pages/structured-data.ts';
import { productByType } from '#domain/products/catalogue.ts';
import { PICTURE_FAMILIES, pictureFile } from '#domain/products/picture-files.ts';
import { cardPicture, type Picture } from '#domain/products/pictures.ts';

interface Card {
  /** Address of the shop without a trailing slash. */
  readonly publicUrl: string;
  /** Where on it the page is, with what was chosen there. */
  readonly path: string;
  /** The page's path for search engines, where a choice is in the other one. */
  readonly canonical?: string;
  readonly title: string;
  readonly description: string;
  /** A card that was made with the pictures, or the one of a build. Left out, the shop's own. */
  readonly picture?: Picture | LookCard;
  /** What the page is, in the words of Open Graph. */
  readonly type?: 'website' | 'article';
}

const LOCALES = { en: 'en_GB', de: 'de_DE' } as const;

/** Tells search engines of a page in two languages which address speaks which; whoever speaks neither gets English. */
const alternates = (publicUrl: string, path: string): MetaDescriptor[] =>
  translationsOf(path).flatMap(({ language, path: own }) =>
    [language, ...(language === 'en' ? ['x-default'] : [])].map((hrefLang) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang,
      href: publicUrl + own,
    })),
  );

/** Which address a page goes by, in which languages, and what social networks and messengers show of it where it is shared. */
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
    // Of what the page goes by: search engines pass over languages of an address that is not it.
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

/** The addresses of a page that is in no list in its languages: somebody may have the other one's. */
export const languageMeta = (publicUrl: string, path: string): MetaDescriptor[] =>
  alternates(publicUrl, path);

/** Title and description of a page. Whether it may be listed, `handle` of its route says (`server/http/page-rule.ts`). */
export function pageMeta(title: string, description: string): MetaDescriptor[] {
  return [{ title: `${title} · ${COMPANY.shopName}` }, { name: 'description', content: description }];
}

/** What search engines read of a page, as data that no browser runs; React Router escapes it. */
export function dataMeta(...things: readonly Thing[]): MetaDescriptor[] {
  return [{ 'script:ld+json': { ...graphOf(...things) } }];
}
