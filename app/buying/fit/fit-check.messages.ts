import type { InLanguages } from '#domain/languages.ts';

const EN = {
  howTo: 'How to measure',
  measure:
    'Measure from the middle of one outer pole screw to the middle of the other, under the low and the high E string. 50\u00a0mm: neck. 52\u00a0mm: bridge. In between, take the nearer one.',
  wiring: 'Wiring diagram',
  sheet: 'Full-size outline to print (PDF)',
};

const DE: typeof EN = {
  howTo: 'So misst du',
  measure:
    'Miss von der Mitte der einen äußeren Polschraube zur Mitte der anderen, unter der tiefen und der hohen E-Saite. 50\u00a0mm: Hals. 52\u00a0mm: Steg. Liegst du dazwischen, nimm den näheren Wert.',
  wiring: 'Schaltplan',
  sheet: 'Umriss in Originalgröße, zum Ausdrucken (PDF)',
};

export const FIT_CHECK_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
