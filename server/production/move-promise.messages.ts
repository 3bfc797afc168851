import type { Sentence } from '#domain/languages.ts';

export const NO_SUCH_DAY = {
  over: { en: 'Choose today or a later day.', de: 'Wähl heute oder einen späteren Tag.' },
  noPost: {
    en: 'The post does not collect on that day. Choose a work day.',
    de: 'An dem Tag nimmt die Post nichts an. Wähl einen Arbeitstag.',
  },
  closed: {
    en: 'You are closed on that day. Choose another one.',
    de: 'An dem Tag habt ihr geschlossen. Wähl einen anderen.',
  },
} as const satisfies Readonly<Record<string, Sentence>>;
