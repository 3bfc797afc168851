import type { InLanguages } from '../languages.ts';

const EN = {
  sizes: ['barely', 'a little', 'clearly', 'much'],
  treble: { less: 'darker', same: 'same tone', more: 'brighter' },
  level: { less: 'quieter', same: 'as loud', more: 'louder' },
};

const DE: typeof EN = {
  sizes: ['kaum', 'etwas', 'deutlich', 'viel'],
  treble: { less: 'dunkler', same: 'gleicher Klang', more: 'heller' },
  level: { less: 'leiser', same: 'gleich laut', more: 'lauter' },
};

export const DECIBEL_WORDS: InLanguages<typeof EN> = { en: EN, de: DE };
