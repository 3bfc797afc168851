import { type InLanguages, LANGUAGES, type Language } from '../languages.ts';

/** The official notice on pages; px. */
export interface ShownNotice {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** By language; may be empty in test mode. */
export type Notices = { readonly [Name in Language]?: ShownNotice };

/** Languages without a notice. */
export const missingNotices = (notices: Notices): readonly Language[] =>
  LANGUAGES.filter((language) => !notices[language]);

const FILE_NAMES: InLanguages<string> = {
  en: 'EU-notice-legal-guarantee',
  de: 'EU-Mitteilung-Gewaehrleistung',
};

/** File name of the attachment. */
export const noticeFileName = (language: Language, type: string): string => `${FILE_NAMES[language]}.${type}`;
