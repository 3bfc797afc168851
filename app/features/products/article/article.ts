import type { ReactNode } from 'react';
import type { ArticleFigures } from './figures.ts';

/** A heading and what is under it. */
export interface Block {
  readonly title: string;
  readonly body: ReactNode;
}

/** What a product page has to read. */
interface Article {
  readonly title: string;
  readonly lead: ReactNode;
  /** Where the exploded view shows one of several pickups: what is the same in the others, and what is not. */
  readonly others?: string;
  readonly blocks: readonly Block[];
}

/** Articles of a product, with the figures that they name; the first shows the exploded view. */
export type Articles = (figures: ArticleFigures) => readonly Article[];
