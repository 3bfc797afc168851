import type { InLanguages } from '#domain/languages.ts';

const EN = {
  heading: 'All pages',
  find: 'Find a page',
  /** Number of pages whose names match the typed text. */
  found: (count: number): string => {
    if (count === 0) return 'No page found.';
    return count === 1 ? '1 page' : `${count} pages`;
  },
};

export const PAGE_LIST_MESSAGES: InLanguages<typeof EN> = {
  en: EN,
  de: {
    heading: 'Alle Seiten',
    find: 'Seite suchen',
    found: (count) => {
      if (count === 0) return 'Keine Seite gefunden.';
      return count === 1 ? '1 Seite' : `${count} Seiten`;
    },
  },
};
