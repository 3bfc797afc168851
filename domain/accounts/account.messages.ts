import type { InLanguages } from '../languages.ts';

const EN = {
  /** "24 hours", "30 minutes". */
  span: (hours: number): string => (hours < 1 ? `${hours * 60} minutes` : `${hours} hours`),
  /** Errors of a password. */
  tooShort: (least: number) => `Please use at least ${least} characters. A few words will do.`,
  tooLong: (most: number) => `Please use at most ${most} characters.`,
  guessedFirst: 'This one is easy to guess. Please choose something only you would think of.',
};

/** Texts that pages, forms and mails about accounts share. */
export const ACCOUNT_WORDS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    span: (hours) => (hours < 1 ? `${hours * 60}\u00a0Minuten` : `${hours}\u00a0Stunden`),
    tooShort: (least) => `Bitte nimm mindestens ${least} Zeichen. Ein paar Wörter reichen.`,
    tooLong: (most) => `Bitte nimm höchstens ${most} Zeichen.`,
    guessedFirst: 'Das ist leicht zu erraten. Bitte nimm etwas, worauf nur du kommst.',
  },
};
