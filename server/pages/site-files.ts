import { Hono } from 'hono';
import { COMPANY, companyIn } from '#domain/company.ts';
import {
  type InLanguages,
  inLanguage,
  LANGUAGES,
  type Language,
  languageOf,
  prefixOf,
  translationsOf,
} from '#domain/languages.ts';
import { xmlText } from '#domain/xml.ts';

interface SiteFiles {
  /** Without a trailing slash. */
  readonly publicUrl: string;
  /** True for a public shop in test mode, which search engines should not list. */
  readonly isTriedOut: boolean;
  /** Paths of indexable pages. */
  readonly list: () => readonly string[];
}

/** They change with each build. */
const AN_HOUR = 'public, max-age=3600';

/** Links between languages; `x-default` is English. */
const linkTo = (language: Language, href: string) =>
  [language, ...(language === 'en' ? ['x-default'] : [])]
    .map((hreflang) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`)
    .join('');

/** All indexable pages in all languages, with their translations. Without dates of changes, which are not stored. */
export function sitemap({ publicUrl, list }: Pick<SiteFiles, 'publicUrl' | 'list'>): string {
  const absolute = (path: string) => xmlText(publicUrl + path);
  const entryOf = (path: string) => {
    const links = translationsOf(path).map((other) => linkTo(other.language, absolute(other.path)));
    const own = `<loc>${absolute(path)}</loc>${links.join('')}`;
    return `  <url>${own}</url>\n`;
  };
  const paths = [...list()].sort(
    (a, b) => LANGUAGES.indexOf(languageOf(a)) - LANGUAGES.indexOf(languageOf(b)),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${paths.map(entryOf).join('')}</urlset>\n`;
}

/** Rules for crawlers. Pages that are only unlisted may be read: they have their own marker. */
export function robots({ publicUrl, isTriedOut }: Pick<SiteFiles, 'publicUrl' | 'isTriedOut'>): string {
  const closed = isTriedOut ? ['/'] : ['/api/', '/buy/', '/de/buy/', '/sandbox/'];
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)];
  return `${lines.join('\n')}\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}

const icon = (name: string, size: number, purpose = 'any') => ({
  src: `/generated/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const DESCRIPTION: InLanguages<(city: string) => string> = {
  en: (city) => `Guitar and bass pickups, wound by hand in ${city}`,
  de: (city) => `Tonabnehmer für Gitarre und Bass, von Hand gewickelt in ${city}`,
};

/** For home screens. Opens in the browser, because nothing works offline. */
export const manifest = (language: Language = 'en') => ({
  name: `${COMPANY.shopName}, ${companyIn(language).tagline}`,
  short_name: COMPANY.shopName,
  description: DESCRIPTION[language](COMPANY.city),
  lang: language,
  start_url: inLanguage('/', language),
  scope: '/',
  display: 'browser',
  background_color: '#f5f1e8',
  theme_color: '#0f1211',
  icons: [icon('icon', 192), icon('icon', 512), icon('icon-mask', 512, 'maskable')],
});

/** Serves robots.txt, the sitemap and manifests. */
export function siteFiles(files: SiteFiles): Hono {
  const app = new Hono();
  const answer = (path: string, type: string, text: () => string) =>
    app.get(path, (context) =>
      context.body(text(), 200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': AN_HOUR }),
    );
  answer('/sitemap.xml', 'application/xml', () => sitemap(files));
  answer('/robots.txt', 'text/plain', () => robots(files));
  for (const language of LANGUAGES)
    answer(`${prefixOf(language)}/manifest.webmanifest`, 'application/manifest+json', () =>
      JSON.stringify(manifest(language)),
    );
  return app;
}
