import type { InLanguages } from '../languages.ts';

interface AccountMessages {
  /** "24 hours", "30 minutes". */
  readonly span: (hours: number) => string;
  /** What makes a password one that nobody should have. */
  readonly tooShort: (least: number) => string;
  readonly tooLong: (most: number) => string;
  readonly guessedFirst: string;
}

/** What pages, forms and mails about accounts say alike. */
export const ACCOUNT_WORDS: InLanguages<AccountMessages> = {
  en: {
    span: (hours) => (hours < 1 ? `${hours * 60} minutes` : `${hours} hours`),
    tooShort: (least) => `Please use at least ${least} characters. A few words do.`,
    tooLong: (most) => `Please use at most ${most} characters.`,
    guessedFirst: 'This one is guessed first. Please choose something only you would think of.',
  },
  de: {
    span: (hours) => (hours < 1 ? `${hours * 60}\u00a0Minuten` : `${hours}\u00a0Stunden`),
    tooShort: (least) => `Bitte nimm mindestens ${least} Zeichen. Ein paar Wörter reichen.`,
    tooLong: (most) => `Bitte nimm höchstens ${most} Zeichen.`,
    guessedFirst: 'Das wird als Erstes geraten. Bitte nimm etwas, worauf nur du kommst.',
  },
};
