import type { InLanguages } from '#domain/languages.ts';

const EN = {
  silence: 'silence',
  peak: (label: string, now: string, peak: string) => `${label}: ${now}, peak ${peak}`,
};

const DE: typeof EN = {
  silence: 'Stille',
  peak: (label, now, peak) => `${label}: ${now}, Spitze ${peak}`,
};

export const LEVEL_STRIP_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
