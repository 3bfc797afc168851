import type { MDXContent } from 'mdx/types';
import type { Language } from '#domain/languages.ts';

export interface ArticleText {
  readonly default: MDXContent;
  readonly frontmatter: unknown;
  readonly headings: readonly { readonly depth: number; readonly id: string; readonly text: string }[];
  readonly words: number;
}

/** The articles by file. Empty in the browser: `features/blog/articles.server.ts` reads and checks them. */
export const ARTICLE_TEXTS = import.meta.glob<ArticleText>('/content/articles/*.mdx', { eager: true });

/** Slug of an article, the same in every language; undefined if the file name has another form. */
export const slugOf = (file: string): string | undefined => /\/([a-z0-9-]+)(\.de)?\.mdx$/.exec(file)?.[1];

/** Language of a file: `x.mdx` or `x.de.mdx`. */
export const writtenIn = (file: string): Language => (file.endsWith('.de.mdx') ? 'de' : 'en');

export const ARTICLE_LINKS = Object.entries(ARTICLE_TEXTS)
  .filter(([file]) => writtenIn(file) === 'en')
  .flatMap(([file, { frontmatter }]) => {
    const slug = slugOf(file);
    const { title, note } = frontmatter as { title?: string; note?: number };
    const translated = ARTICLE_TEXTS[file.replace('.mdx', '.de.mdx')]?.frontmatter as
      | { title?: string }
      | undefined;
    return slug ? [{ slug, title: title ?? slug, german: translated?.title, note: note ?? 0 }] : [];
  })
  .sort((a, b) => a.note - b.note);
