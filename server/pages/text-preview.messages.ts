import type { InLanguages } from '#domain/languages.ts';

const EN = {
  title: 'No preview',
  words: 'There is no page for this text yet.',
  unknown: 'This text does not exist.',
};

/** Shown if there is no page to preview. */
export const NO_PREVIEW: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Keine Vorschau',
    words: 'Für diesen Text gibt es noch keine Seite.',
    unknown: 'Diesen Text gibt es nicht.',
  },
};
