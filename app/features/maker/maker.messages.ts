import type { InLanguages } from '#domain/languages.ts';

/** Who made a pickup; `other` is said in the other language, which is what it leads to. */
const EN = {
  figure: 'SHEET 1',
  line: 'Maker and safety',
  heading: 'Who made it, and what to mind',
  other: 'Hersteller, Warnhinweise und Gewährleistung auf Deutsch',
};

const DE: typeof EN = {
  figure: 'BLATT 1',
  line: 'Hersteller und Sicherheit',
  heading: 'Wer ihn gebaut hat und worauf du achten musst',
  other: 'Maker, warnings and guarantee in English',
};

export const MAKER_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
