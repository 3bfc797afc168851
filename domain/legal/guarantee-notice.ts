import { type InLanguages, LANGUAGES, type Language } from '../languages.ts';

/** The official notice on pages; px. */
export interface ShownNotice {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

export type GuaranteeNotices = { readonly [Name in Language]?: ShownNotice };

export const missingNotices = (notices: GuaranteeNotices): readonly Language[] =>
  LANGUAGES.filter((language) => !notices[language]);

const FILE_NAMES: InLanguages<string> = {
  en: 'EU-notice-legal-guarantee',
  de: 'EU-Mitteilung-Gewaehrleistung',
};

export const noticeFileName = (language: Language, type: string): string => `${FILE_NAMES[language]}.${type}`;
