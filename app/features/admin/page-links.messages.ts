import type { InLanguages } from '#domain/languages.ts';

interface PageLinkWords {
  readonly pages: string;
  readonly pageOf: (page: number, pages: number) => string;
  readonly previous: string;
  readonly next: string;
}

export const PAGE_LINKS: InLanguages<PageLinkWords> = {
  en: {
    pages: 'Pages',
    pageOf: (page, pages) => `Page ${page} of ${pages}`,
    previous: 'Previous page',
    next: 'Next page',
  },
  de: {
    pages: 'Seiten',
    pageOf: (page, pages) => `Seite ${page} von ${pages}`,
    previous: 'Vorige Seite',
    next: 'Nächste Seite',
  },
};
