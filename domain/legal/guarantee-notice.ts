import { type InLanguages, LANGUAGES, type Language } from '../languages.ts';

/** The official notice as pages show it: its address, and its sides in px. */
export interface ShownNotice {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** By language; a shop in test mode may have none. */
export type Notices = { readonly [Name in Language]?: ShownNotice };

/** The languages whose notice no page can show. */
export const missingNotices = (notices: Notices): readonly Language[] =>
  LANGUAGES.filter((language) => !notices[language]);

const FILE_NAMES: InLanguages<string> = {
  en: 'EU-notice-legal-guarantee',
  de: 'EU-Mitteilung-Gewaehrleistung',
};

/** How its file is called when it leaves with a mail. */
export const noticeFileName = (language: Language, type: string): string => `${FILE_NAMES[language]}.${type}`;
