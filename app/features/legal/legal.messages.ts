import type { InLanguages } from '#domain/languages.ts';

export const LEGAL_MESSAGES: InLanguages<{
  contents: string;
  print: string;
  kept: readonly [name: string, purpose: string];
  places: Readonly<Record<'cookie' | 'localStorage' | 'sessionStorage', string>>;
  delete: string;
  begun: string;
  from: string;
}> = {
  en: {
    contents: 'Contents',
    print: 'Print this page',
    kept: ['Name', 'What for, how long'],
    places: { cookie: 'cookie', localStorage: 'local storage', sessionStorage: 'session storage' },
    delete: '(*) Delete as appropriate.',
    begun: 'the terms that the shop began with.',
    from: 'in force from',
  },
  de: {
    contents: 'Inhalt',
    print: 'Diese Seite drucken',
    kept: ['Name', 'Wofür, wie lange'],
    places: { cookie: 'Cookie', localStorage: 'Local Storage', sessionStorage: 'Session Storage' },
    delete: '(*) Unzutreffendes streichen.',
    begun: 'die Bedingungen, mit denen der Shop begann.',
    from: 'gilt ab',
  },
};
