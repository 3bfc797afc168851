import type { MDXContent } from 'mdx/types';
import * as z from 'zod';
import { type ArticleText, writtenIn } from '#app/content/article-texts.ts';
import type { Language } from '#domain/languages.ts';
import { PRODUCTS } from '#domain/products/products.ts';

const sentence = z.string().trim().min(1);

const frontMatter = z.strictObject({
  title: sentence,
  lead: sentence,
  /** Slug. */
  product: z.enum(PRODUCTS.map(({ slug }) => slug)),
  note: z.int().positive(),
  /** Difference of the other positions from the drawn one; `{name}` is a size of the neck pickup. */
  others: sentence.optional(),
});

interface ProductArticle extends z.infer<typeof frontMatter> {
  readonly Text: MDXContent;
}

const TEXTS = Object.entries(import.meta.glob<ArticleText>('/content/products/*.mdx', { eager: true }));

function read(file: string, { default: Text, frontmatter }: ArticleText): ProductArticle {
  const parsed = frontMatter.safeParse(frontmatter);
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  return { ...parsed.data, Text };
}

/** A file without front matter is a part of several articles. Invalid front matter stops the shop from starting. */
const ARTICLES = TEXTS.filter(([, { frontmatter }]) => frontmatter !== undefined)
  .map(([file, text]) => ({ ...read(file, text), language: writtenIn(file) }))
  .sort((a, b) => a.note - b.note);

/** The articles on a product in order: in English until they are translated, none for a new product. */
export function articlesOn(slug: string, language: Language): readonly ProductArticle[] {
  const all = ARTICLES.filter(({ product }) => product === slug);
  const translated = all.filter((article) => article.language === language);
  return translated.length > 0 ? translated : all.filter((article) => article.language === 'en');
}
