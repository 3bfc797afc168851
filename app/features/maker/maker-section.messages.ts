import type { InLanguages, Language } from '#domain/languages.ts';

interface MakerMessages {
  readonly figure: string;
  readonly line: string;
  readonly heading: string;
  /** The other language; its text is folded away. */
  readonly other: Language;
  readonly inOther: string;
}

export const MAKER_MESSAGES: InLanguages<MakerMessages> = {
  en: {
    figure: 'SHEET 1',
    line: 'Maker and safety',
    heading: 'Who made it, and what to watch out for',
    other: 'de',
    inOther: 'Hersteller, Warnhinweise und Gewährleistung auf Deutsch',
  },
  de: {
    figure: 'BLATT 1',
    line: 'Hersteller und Sicherheit',
    heading: 'Wer es gebaut hat und worauf du achten musst',
    other: 'en',
    inOther: 'Maker, warnings and guarantee in English',
  },
};
