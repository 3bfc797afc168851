import type { InLanguages } from '#domain/languages.ts';

const EN = {
  copy: 'Copy link',
  ready: '',
  copied: 'Copied.',
  refused: 'Your browser blocked copying. The link is in the address bar.',
};

const DE: typeof EN = {
  copy: 'Link kopieren',
  ready: '',
  copied: 'Kopiert.',
  refused: 'Dein Browser erlaubt kein Kopieren. Der Link steht in der Adresszeile.',
};

export const COPY_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
