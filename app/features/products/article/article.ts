import type { ReactNode } from 'react';
import type { ArticleFigures } from './figures.ts';

export interface ArticleBlock {
  readonly title: string;
  readonly body: ReactNode;
}

interface Article {
  readonly title: string;
  readonly lead: ReactNode;
  readonly others?: string;
  readonly blocks: readonly ArticleBlock[];
}

/** Articles of a product, given its figures; the first shows the exploded view. */
export type ProductArticles = (figures: ArticleFigures) => readonly Article[];
