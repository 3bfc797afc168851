import type { InLanguages } from '#domain/languages.ts';

interface PageListMessages {
  readonly heading: string;
  readonly find: string;
  /** How many pages have what was typed in their names. */
  readonly found: (count: number) => string;
}

export const PAGE_LIST_MESSAGES: InLanguages<PageListMessages> = {
  en: {
    heading: 'All pages',
    find: 'Find a page',
    found: (count) => {
      if (count === 0) return 'No page is called that.';
      return count === 1 ? '1 page' : `${count} pages`;
    },
  },
  de: {
    heading: 'Alle Seiten',
    find: 'Seite suchen',
    found: (count) => {
      if (count === 0) return 'So heißt keine Seite.';
      return count === 1 ? '1 Seite' : `${count} Seiten`;
    },
  },
};
