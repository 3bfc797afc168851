import type { InLanguages } from '#domain/languages.ts';

export const ASKING_ABROAD: InLanguages<string> = {
  en: 'Asking what is due abroad …',
  de: 'Wir fragen, was dort dazukommt …',
};
