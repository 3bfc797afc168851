import type { InLanguages } from '#domain/languages.ts';

const EN = {
  pages: 'Pages',
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  previous: 'Previous page',
  next: 'Next page',
};

export const PAGE_LINKS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    pages: 'Seiten',
    pageOf: (page, pages) => `Seite ${page} von ${pages}`,
    previous: 'Vorige Seite',
    next: 'Nächste Seite',
  },
};

/** Shown for a buyer without a name. */
export const SOMEBODY: InLanguages<string> = { en: 'the buyer', de: 'die Kundschaft' };
