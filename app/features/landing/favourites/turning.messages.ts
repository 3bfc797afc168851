import type { InLanguages } from '#domain/languages.ts';

interface Turning {
  readonly stop: string;
  readonly start: string;
}

/** On the button that holds the carousel: all of its words that a browser needs. */
export const TURNING_MESSAGES: InLanguages<Turning> = {
  en: { stop: 'Stop turning', start: 'Start turning' },
  de: { stop: 'Anhalten', start: 'Weiterdrehen' },
};
