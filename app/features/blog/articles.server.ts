import * as z from 'zod';
import { type ArticleText, slugOf, TEXTS, writtenIn } from '#app/content/article-texts.ts';
import { inLanguage, type Language, OTHER_LANGUAGES } from '#domain/languages.ts';
import { PRODUCTS } from '#domain/products/products.ts';
import { DRAWING_NAMES } from './drawings/drawing-names.ts';

const sentence = z.string().trim().min(1);

/** What is above an article's text. */
const frontMatter = z.strictObject({
  title: sentence,
  /** For cards, search engines and feeds. */
  description: sentence.max(160),
  date: z.iso.date(),
  /** Where it was changed in more than a word. */
  updated: z.iso.date().optional(),
  /** Its number; articles stand in this order. */
  note: z.int().positive(),
  /** What it is about, in a word or two. */
  about: sentence,
  picture: z.enum(DRAWING_NAMES),
  /** The product it is nearest to: its card is shown where the article is shared. */
  product: z.enum(PRODUCTS.map(({ slug }) => slug)),
});

/** Words that a reader reads in a minute, with a look at the figures. */
const WORDS_A_MINUTE = 200;

export interface Article extends z.infer<typeof frontMatter> {
  readonly slug: string;
  readonly file: string;
  readonly path: string;
  readonly headings: ArticleText['headings'];
  readonly words: number;
  readonly minutes: number;
}

/** Reads the articles of a language in their order. Throws where a file's front matter is wrong, and says in which one and what. */
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

/** All articles, in English. A wrong one keeps the shop from starting. */
export const ARTICLES = readArticles(TEXTS);

const IN_OTHERS = OTHER_LANGUAGES.map((language) => [language, readArticles(TEXTS, language)] as const);
const IN_LANGUAGES = new Map<Language, readonly Article[]>(IN_OTHERS);

/** All articles in a language. */
export const articlesIn = (language: Language): readonly Article[] => IN_LANGUAGES.get(language) ?? ARTICLES;

/** When something last changed in the blog. */
export const lastChange = (articles: readonly Article[] = ARTICLES): Date =>
  new Date(
    articles
      .map(({ date, updated = date }) => updated)
      .sort()
      .at(-1) ?? 0,
  );
