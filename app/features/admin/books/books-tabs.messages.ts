import type { InLanguages } from '#domain/languages.ts';

const EN = {
  books: 'Books',
  pages: {
    books: 'Monthly close',
    figures: 'Figures',
    'books/papers': 'Invoices',
    'books/adviser': 'Tax adviser',
  },
};

export const BOOKS_TABS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    books: 'Bücher',
    pages: {
      books: 'Monatsabschluss',
      figures: 'Zahlen',
      'books/papers': 'Rechnungen',
      'books/adviser': 'Steuerberatung',
    },
  },
};
