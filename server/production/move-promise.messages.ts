import type { Sentence } from '#domain/languages.ts';

export const NO_SUCH_DAY = {
  over: { en: 'Choose a day that is not over.', de: 'Wähle einen Tag, der noch nicht vorbei ist.' },
  noPost: {
    en: 'The post takes nothing on that day. Choose a work day.',
    de: 'An dem Tag nimmt die Post nichts an. Wähle einen Arbeitstag.',
  },
  closed: {
    en: 'That day is closed. Choose another one.',
    de: 'Der Tag ist geschlossen. Wähle einen anderen.',
  },
} as const satisfies Readonly<Record<string, Sentence>>;
