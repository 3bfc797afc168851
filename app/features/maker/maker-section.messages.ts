import type { InLanguages, Language } from '#domain/languages.ts';

const EN = {
  figure: 'SHEET 1',
  line: 'Maker and safety',
  heading: 'Who made it, and what to watch out for',
  /** The other language; its text is folded away. */
  other: 'de' as Language,
  inOther: 'Hersteller, Warnhinweise und Gewährleistung auf Deutsch',
};

const DE: typeof EN = {
  figure: 'BLATT 1',
  line: 'Hersteller und Sicherheit',
  heading: 'Wer es gebaut hat und worauf du achten musst',
  other: 'en',
  inOther: 'Maker, warnings and guarantee in English',
};

export const MAKER_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
