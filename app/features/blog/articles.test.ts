import { readFile } from 'node:fs/promises';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ARTICLE_TEXTS, type ArticleText } from '#app/content/article-texts.ts';
import type { Language } from '#domain/languages.ts';
import { ARTICLES, articlesIn, lastChange, readArticles } from './articles.server.ts';
import { feedOf } from './feed.server.ts';

const ADDRESS = 'https://shop.example';
const FRONT = {
  title: 'A title',
  description: 'What it is about.',
  date: '2026-01-02',
  note: 9,
  about: 'Workshop',
  picture: 'guitar',
  product: 'humbucker',
};
const text = (frontmatter: unknown): ArticleText => ({
  default: () => createElement('p'),
  frontmatter,
  headings: [
    { depth: 2, id: 'one', text: 'One' },
    { depth: 3, id: 'two', text: 'Two' },
  ],
  words: 401,
});

const sourceOf = (file: string) => readFile(`.${file}`, 'utf8');

async function drawn(slug: string, language: Language = 'en'): Promise<string> {
  const { ArticlePage } = await import('./article-page.tsx');
  const { articlesIn: articles } = await import('./articles.server.ts');
  const { PageLanguage } = await import('#app/ui/language.tsx');
  const article = articles(language).find((one) => one.slug === slug);
  if (!article) throw new Error(`no article ${slug}`);
  const page = createElement(ArticlePage, { article, previous: undefined, next: undefined });
  return renderToStaticMarkup(createElement(PageLanguage, { value: language }, page));
}

describe('the articles', () => {
  it('are the three that the specification lists, in its order [row 311]', () => {
    expect(ARTICLES.map(({ path }) => path)).toEqual([
      '/blog/seth-lover-and-the-paf',
      '/blog/five-ways-to-upgrade',
      '/blog/guitar-pickup-magnets',
    ]);
  });

  it('have 900 to 1500 words and more than four headings [row 311]', () => {
    for (const { slug, words, minutes, headings } of ARTICLES) {
      expect(words, slug).toBeGreaterThanOrEqual(900);
      expect(words, slug).toBeLessThanOrEqual(1500);
      expect(minutes).toBe(Math.ceil(words / 200));
      expect(headings.length, slug).toBeGreaterThan(4);
    }
  });

  it('render completely, with numbered figures and an anchor for each chapter', async () => {
    for (const { slug, headings } of ARTICLES) {
      const page = await drawn(slug);
      for (const { id } of headings) {
        expect(page).toMatch(new RegExp(`<a [^>]*href="#${id}"`));
        expect(page).toContain(`id="${id}"`);
      }
      const numbers = Array.from(page.matchAll(/<b[^>]*>FIG\. (\d)<\/b>/g), ([, number]) => Number(number));
      expect(numbers, slug).not.toEqual([]);
      expect(numbers).toEqual(numbers.map((_, index) => index + 1));
      expect(page).not.toMatch(/undefined|NaN|style=|\[#/);
    }
  });
});

describe('the articles in German', () => {
  it('have the chapters, figures and data of the English ones', async () => {
    const german = articlesIn('de');
    expect(german.map(({ path }) => path)).toEqual(ARTICLES.map(({ path }) => `/de${path}`));
    for (const [index, article] of german.entries()) {
      const { slug, date, note, picture, product, headings } = article;
      expect(ARTICLES[index]).toMatchObject({ slug, date, note, picture, product });
      expect(headings.map(({ id }) => id)).toEqual(ARTICLES[index]?.headings.map(({ id }) => id));
      const namedIn = async (file: string) =>
        [...(await sourceOf(file)).matchAll(/props\.f\.([\w.]+)|of="(\w+)"/g)].map(([name]) => name).sort();
      expect(await namedIn(article.file), slug).toEqual(
        await namedIn(article.file.replace('.de.mdx', '.mdx')),
      );
    }
  });

  it('write figures in the German format, and link to German pages only', async () => {
    for (const { slug } of ARTICLES) {
      const page = await drawn(slug, 'de');
      expect(page).not.toMatch(/undefined|NaN|style=|\[#|FIG\.|TABLE |\d\.\d\u00a0?(mm|kΩ|kHz|dB|H)\b/);
      expect(page).not.toMatch(/href="\/blog/);
    }
  });
});

describe('an article’s front matter', () => {
  it('is enough to add an article', () => {
    const [article] = readArticles({ '/content/articles/a-note.mdx': text(FRONT) });
    expect(article).toMatchObject({ slug: 'a-note', path: '/blog/a-note', minutes: 3, note: 9 });
    expect(article?.headings.map(({ id }) => id)).toEqual(['one']);
  });

  it.each([
    ['an invalid date', { ...FRONT, date: '2026-13-40' }, 'date'],
    ['an unknown picture', { ...FRONT, picture: 'banjo' }, 'picture'],
    ['an unknown product', { ...FRONT, product: 'banjo' }, 'product'],
    ['an unknown field', { ...FRONT, colour: 'red' }, 'colour'],
    ['nothing', undefined, 'object'],
  ])('with %s is refused with its file name', (_, front, fault) => {
    const read = () => readArticles({ '/content/articles/wrong.mdx': text(front) });
    expect(read).toThrow('/content/articles/wrong.mdx');
    expect(read).toThrow(fault);
  });

  it('is refused if its number is taken or its name cannot be an address', () => {
    const two = { '/content/articles/a.mdx': text(FRONT), '/content/articles/b.mdx': text(FRONT) };
    expect(() => readArticles(two)).toThrow('there is another note 9');
    expect(() => readArticles({ '/content/articles/A Note.mdx': text(FRONT) })).toThrow('small letters');
  });
});

describe('figures in articles', () => {
  afterEach(() => {
    vi.doUnmock('#domain/tone/magnets.ts');
    vi.doUnmock('#domain/products/windings.ts');
    vi.doUnmock('./data/upgrades.ts');
    vi.resetModules();
  });

  it('change with the model of the magnets', async () => {
    expect(await drawn('guitar-pickup-magnets')).toContain('100\u00a0mT');
    vi.resetModules();
    vi.doMock('#domain/tone/magnets.ts', async (original) => {
      const model = await original<typeof import('#domain/tone/magnets.ts')>();
      return {
        ...model,
        magnetFigures: (...asked: Parameters<typeof model.magnetFigures>) => {
          const figures = model.magnetFigures(...asked);
          return asked[0] === 'A5' && asked[1] === 'rod' ? { ...figures, field_mT: 117 } : figures;
        },
      };
    });
    const page = await drawn('guitar-pickup-magnets');
    expect(page).toContain('about 117\u00a0mT as a rod');
    expect(page).toMatch(/<td[^>]*>117\u00a0mT<\/td>/);
    expect(page).not.toContain('100\u00a0mT');
  });

  it('change with the winding of our humbucker', async () => {
    expect(await drawn('seth-lover-and-the-paf')).toContain('7.8\u00a0kΩ');
    vi.resetModules();
    vi.doMock('#domain/products/windings.ts', async (original) => {
      const { WINDINGS } = await original<typeof import('#domain/products/windings.ts')>();
      const { HUMBUCKER } = WINDINGS;
      const vintage = { ...HUMBUCKER.VINTAGE, ohms: { neck: 7450, bridge: 8230 } };
      return { WINDINGS: { ...WINDINGS, HUMBUCKER: { ...HUMBUCKER, VINTAGE: vintage } } };
    });
    const page = await drawn('seth-lover-and-the-paf');
    expect(page).toContain('8.2\u00a0kΩ');
    expect(page).not.toContain('7.8\u00a0kΩ');
  });

  it('change with the list of parts, like its total', async () => {
    vi.doMock('./data/upgrades.ts', async (original) => {
      const data = await original<typeof import('./data/upgrades.ts')>();
      const upgrades = data.UPGRADES.map((one) => (one.id === 'nut' ? { ...one, dollars: 13 } : one));
      return { ...data, UPGRADES: upgrades, spentDollars: () => data.spentDollars(upgrades) };
    });
    const page = await drawn('five-ways-to-upgrade');
    expect(page).toContain('costs about 13\u00a0dollars');
    expect(page).toContain('come to 98\u00a0dollars');
  });

  it('throw if they are missing', async () => {
    const { blogFigures: articleFigures } = await import('./article-figures.ts');
    expect(() => articleFigures('en')['height' as 'rod']).toThrow('There is no figure "height"');
  });
});

it('the upgrades cost less than the title says', async () => {
  const { BUDGET_DOLLARS, spentDollars, UPGRADES } = await import('./data/upgrades.ts');
  expect(UPGRADES).toHaveLength(5);
  expect(spentDollars()).toBeLessThan(BUDGET_DOLLARS);
  expect(ARTICLES[1]?.title).toContain(`${BUDGET_DOLLARS} dollars`);
});

describe('the feed', () => {
  const feed = feedOf(ARTICLES, ADDRESS);

  it('lists every article, newest first, with absolute addresses', () => {
    const links = Array.from(feed.matchAll(/<item>[\s\S]*?<link>(.*?)<\/link>/g), ([, link]) => link);
    expect(links).toEqual(ARTICLES.map(({ path }) => ADDRESS + path).reverse());
    expect(feed).not.toMatch(/href="[/#]|class=|data-island|<svg/);
    expect(feed).toContain(`href="${ADDRESS}/blog/guitar-pickup-magnets#stratitis"`);
  });

  it('is dated by its newest article, not by the time of the build', () => {
    expect(lastChange().toISOString()).toBe('2026-11-16T00:00:00.000Z');
    expect(feed).toContain(`<lastBuildDate>${lastChange().toUTCString()}</lastBuildDate>`);
    expect(feedOf(ARTICLES, ADDRESS)).toBe(feed);
    expect(Object.keys(ARTICLE_TEXTS)).toHaveLength(2 * ARTICLES.length);
  });
});
