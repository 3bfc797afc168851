import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { xmlError } from '../../assets/well-formed.ts';
import { manifest, robots, siteFiles, sitemap } from './site-files.ts';

const publicUrl = 'https://shop.example';
const list = () => ['/', '/shop', '/shop/humbucker'];

it('the sitemap lists each page once, absolutely, and is well-formed', () => {
  const xml = sitemap({ publicUrl, list });
  expect(xmlError(xml.replace(/^<\?xml[^>]*\?>\n/, ''))).toBeUndefined();
  expect(Array.from(xml.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address)).toEqual([
    'https://shop.example/',
    'https://shop.example/shop',
    'https://shop.example/shop/humbucker',
  ]);
  expect(sitemap({ publicUrl, list: () => ['/a&b'] })).toContain('<loc>https://shop.example/a&#38;b</loc>');
});

it('the sitemap lists English pages before German ones, each with both languages', () => {
  const xml = sitemap({ publicUrl, list: () => ['/de/return', '/return'] });
  const alternates = ['en', 'x-default', 'de'].map(
    (language) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="https://shop.example${language === 'de' ? '/de' : ''}/return"/>`,
  );
  for (const [index, path] of ['/return', '/de/return'].entries())
    expect(xml.split('<url>')[index + 1]).toContain(
      `<loc>https://shop.example${path}</loc>${alternates.join('')}</url>`,
    );
});

it('crawlers may read every page but no calls, and find the sitemap', () => {
  const text = robots({ publicUrl, isTriedOut: false });
  expect(text).toContain('User-agent: *\nDisallow: /api/\n');
  expect(text).not.toMatch(/^Disallow: \/(cart|checkout|$)/m);
  expect(text).toContain('Sitemap: https://shop.example/sitemap.xml');
});

it('a shop in test mode keeps crawlers away', () => {
  expect(robots({ publicUrl, isTriedOut: true })).toContain('Disallow: /\n');
});

it('the manifest names icons that exist', () => {
  const { icons } = manifest();
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src } of icons) expect(existsSync(`public${src}`), src).toBe(true);
});

it('each file has its content type, and may be cached for an hour', async () => {
  const files = siteFiles({ publicUrl, isTriedOut: false, list });
  for (const [path, type] of [
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ] as const) {
    const answer = await files.request(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
  }
});
