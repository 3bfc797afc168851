import type { MDXContent } from 'mdx/types';

/** A text as `scripts/content-files.ts` makes it. */
export interface ArticleText {
  readonly default: MDXContent;
  readonly frontmatter: unknown;
  readonly headings: readonly { readonly depth: number; readonly id: string; readonly text: string }[];
  readonly words: number;
}

/** The articles by file. Empty ones in the browser: `features/blog/articles.server.ts` reads and checks them. */
export const TEXTS = import.meta.glob<ArticleText>('/content/articles/*.mdx', { eager: true });

/** What an article is called in addresses; undefined where its file is not named so. */
export const slugOf = (file: string): string | undefined => /\/([a-z0-9-]+)\.mdx$/.exec(file)?.[1];

/** Slug and title of each article, unchecked: for lists of pages. */
export const ARTICLE_LINKS = Object.entries(TEXTS)
  .flatMap(([file, { frontmatter }]) => {
    const slug = slugOf(file);
    const { title, note } = frontmatter as { title?: string; note?: number };
    return slug ? [{ slug, title: title ?? slug, note: note ?? 0 }] : [];
  })
  .sort((a, b) => a.note - b.note);
