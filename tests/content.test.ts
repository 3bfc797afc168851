import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { slugOf } from '#app/content/article-texts.ts';
import { sitePages } from '#app/features/layout/site-pages.ts';
import { COMPANY } from '#domain/company.ts';
import { LANGUAGES } from '#domain/languages.ts';
import { CITED_PAGES } from '#domain/pages/sources.ts';

const PAGES = LANGUAGES.flatMap((language) => sitePages(language)).flatMap(({ links }) =>
  links.map(({ href }) => href),
);
const files = globSync('content/**/*.mdx');
const modules = import.meta.glob<{ headings: readonly { id: string }[] }>('/content/**/*.mdx', {
  eager: true,
});
const sources = files.map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));

/** Addresses in Markdown and in elements. */
const addressesIn = (text: string) =>
  Array.from(
    text.matchAll(/\]\((\S+?)\)|(?:href|to)="([^"]*)"/g),
    ([, written, attribute]) => written ?? attribute ?? '',
  );

/** Chapters of the text behind a page's path, if it is a text. */
const chaptersOf = (path: string) =>
  Object.entries(modules).flatMap(([file, { headings }]) => {
    const page = file.startsWith('/content/articles/')
      ? `/blog/${slugOf(file)}`
      : file.replace(/^\/content\/legal\/(.*)\.(en|de)\.mdx$/, '/$1');
    return page === path ? headings.map(({ id }) => id) : [];
  });

const links = sources.flatMap(({ file, text }) => addressesIn(text).map((href) => ({ file, href })));

describe('links in texts', () => {
  it('are found', () => {
    expect(files.length).toBeGreaterThanOrEqual(3);
    expect(links.length).toBeGreaterThan(4);
  });

  it('lead to pages of the shop, and to chapters that are there', () => {
    const here = new URL('https://shop.example');
    for (const { file, href } of links) {
      if (/^(mailto:|#)/.test(href)) continue;
      const { origin, pathname, hash } = new URL(href, here);
      expect(origin, `${file}: ${href} leads outside: list it in domain/pages/sources.ts`).toBe(here.origin);
      expect(PAGES, `${file}: ${href}`).toContain(pathname);
      if (hash) expect(chaptersOf(pathname), `${file}: ${href}`).toContain(hash.slice(1));
    }
  });

  it('lead outside only through the list', () => {
    for (const { file, text } of sources) expect(text, file).not.toMatch(/https?:\/\//);
  });
});

describe('texts', () => {
  it('import values of the domain and other texts only: components are passed in', () => {
    const imported = sources.flatMap(({ file, text }) =>
      Array.from(text.matchAll(/^import .* from '(.*)'/gm), ([, from = '']) => ({ file, from })),
    );
    for (const { file, from } of imported) expect(from, file).toMatch(/^#domain\/|^\.\/[\w.-]+\.mdx$/);
  });
});

describe('addresses outside', () => {
  const all = [
    ...Object.values(CITED_PAGES).map(({ url }) => url),
    ...COMPANY.socialLinks.map(({ url }) => url),
    COMPANY.interview.url,
  ];

  it('are complete, https, and each in the list once', () => {
    for (const address of all) {
      const url = new URL(address);
      expect(url.protocol, address).toBe('https:');
      expect(url.href, address).toBe(address);
      expect(url.host, address).toMatch(/^[a-z0-9.-]+\.[a-z]{2,}$/);
      expect(url.username + url.password + url.search, address).toBe('');
    }
    expect(new Set(all).size).toBe(all.length);
  });

  it('are all used by a text', () => {
    const said = globSync(['content/**/*.mdx', 'app/features/**/*.tsx'])
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    for (const key of Object.keys(CITED_PAGES))
      expect(said, key).toMatch(new RegExp(`of="${key}"|CITED_PAGES\\.${key}\\b`));
  });
});
