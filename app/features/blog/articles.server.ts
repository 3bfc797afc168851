import * as z from 'zod';
import { ARTICLE_TEXTS, type ArticleText, slugOf, writtenIn } from '#app/content/article-texts.ts';
import { inLanguage, type Language, OTHER_LANGUAGES } from '#domain/languages.ts';
import { PRODUCTS } from '#domain/products/products.ts';
import { DRAWING_NAMES } from './drawings/drawing-names.ts';

const sentence = z.string().trim().min(1);

const frontMatter = z.strictObject({
  title: sentence,
  description: sentence.max(160),
  date: z.iso.date(),
  updated: z.iso.date().optional(),
  note: z.int().positive(),
  about: sentence,
  picture: z.enum(DRAWING_NAMES),
  /** The most related product: shared links show its card. */
  product: z.enum(PRODUCTS.map(({ slug }) => slug)),
});

/** Reading speed, including a look at the figures; words per minute. */
const WORDS_A_MINUTE = 200;

export interface Article extends z.infer<typeof frontMatter> {
  readonly slug: string;
  readonly file: string;
  readonly path: string;
  readonly headings: ArticleText['headings'];
  readonly words: number;
  readonly minutes: number;
}

/** Reads the articles of a language in order. Throws on invalid front matter, naming the file and the error. */
export function readArticles(
  texts: Readonly<Record<string, ArticleText>>,
  language: Language = 'en',
): readonly Article[] {
  const own = Object.entries(texts).filter(([file]) => writtenIn(file) === language);
  const articles = own.map(([file, { frontmatter, headings, words }]) => {
    const slug = slugOf(file);
    if (!slug) throw new Error(`${file}: name an article in small letters, with hyphens`);
    const parsed = frontMatter.safeParse(frontmatter);
    if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
    return {
      ...parsed.data,
      slug,
      file,
      path: inLanguage(`/blog/${slug}`, language),
      headings: headings.filter(({ depth }) => depth === 2),
      words,
      minutes: Math.ceil(words / WORDS_A_MINUTE),
    };
  });
  const sorted = articles.sort((a, b) => a.note - b.note);
  const twice = sorted.find(({ note }, index) => sorted[index - 1]?.note === note);
  if (twice) throw new Error(`${twice.file}: there is another note ${twice.note}`);
  return sorted;
}

/** All articles, in English. An invalid one stops the shop from starting. */
export const ARTICLES = readArticles(ARTICLE_TEXTS);

const IN_OTHERS = OTHER_LANGUAGES.map(
  (language) => [language, readArticles(ARTICLE_TEXTS, language)] as const,
);
const IN_LANGUAGES = new Map<Language, readonly Article[]>(IN_OTHERS);

export const articlesIn = (language: Language): readonly Article[] => IN_LANGUAGES.get(language) ?? ARTICLES;

export const lastChange = (articles: readonly Article[] = ARTICLES): Date =>
  new Date(
    articles
      .map(({ date, updated = date }) => updated)
      .sort()
      .at(-1) ?? 0,
  );
