import type { InLanguages } from '#domain/languages.ts';

const EN = {
  contents: 'Contents',
  print: 'Print this page',
  kept: ['Name', 'What for, how long'],
  places: { cookie: 'cookie', localStorage: 'local storage', sessionStorage: 'session storage' },
  delete: '(*) Delete as appropriate.',
  begun: 'the terms that the shop began with.',
  from: 'in force from',
};

const DE: typeof EN = {
  contents: 'Inhalt',
  print: 'Diese Seite drucken',
  kept: ['Name', 'Wofür, wie lange'],
  places: { cookie: 'Cookie', localStorage: 'Local Storage', sessionStorage: 'Session Storage' },
  delete: '(*) Unzutreffendes streichen.',
  begun: 'die Bedingungen, mit denen der Shop begann.',
  from: 'gilt ab',
};

export const LEGAL_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
