import { Hono } from 'hono';
import { COMPANY } from '#domain/company.ts';

interface SiteFiles {
  /** The shop's address without a trailing slash. */
  readonly publicUrl: string;
  /** True where the world may look at a shop in which no money moves: nobody should find it by searching. */
  readonly isTriedOut: boolean;
  /** Paths of the pages that search engines may list. */
  readonly list: () => readonly string[];
}

/** They follow the build, so they are asked for again soon. */
const AN_HOUR = 'public, max-age=3600';

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** All pages that may be found, by their one address each. When a page last changed nobody keeps, so nobody says. */
export function sitemap({ publicUrl, list }: Pick<SiteFiles, 'publicUrl' | 'list'>): string {
  const entries = list().map((path) => `  <url><loc>${escapeXml(publicUrl + path)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}

/** What crawlers may ask for. Pages that are only not to be listed may be read: they say so themselves. */
export function robots({ publicUrl, isTriedOut }: Pick<SiteFiles, 'publicUrl' | 'isTriedOut'>): string {
  const closed = isTriedOut ? ['/'] : ['/api/', '/sandbox/'];
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)];
  return `${lines.join('\n')}\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}

const icon = (name: string, size: number, purpose = 'any') => ({
  src: `/generated/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** How the shop is on a home screen. It stays a site in the browser: there is nothing to do in it offline. */
export const manifest = () => ({
  name: `${COMPANY.shopName}, ${COMPANY.tagline}`,
  short_name: COMPANY.shopName,
  description: `Guitar and bass pickups, wound by hand in ${COMPANY.city}`,
  lang: 'en',
  start_url: '/',
  scope: '/',
  display: 'browser',
  background_color: '#f5f1e8',
  theme_color: '#0f1211',
  icons: [icon('icon', 192), icon('icon', 512), icon('icon-mask', 512, 'maskable')],
});

/** Answers what machines ask of the site as a whole, each at one address. */
export function siteFiles(files: SiteFiles): Hono {
  const app = new Hono();
  const answer = (path: string, type: string, text: () => string) =>
    app.get(path, (context) =>
      context.body(text(), 200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': AN_HOUR }),
    );
  answer('/sitemap.xml', 'application/xml', () => sitemap(files));
  answer('/robots.txt', 'text/plain', () => robots(files));
  answer('/manifest.webmanifest', 'application/manifest+json', () => JSON.stringify(manifest()));
  return app;
}
