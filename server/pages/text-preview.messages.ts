import type { InLanguages } from '#domain/languages.ts';

const EN = {
  title: 'No preview',
  words: 'There is nothing yet that this stands on.',
  unknown: 'There is no such place.',
};

/** Shown if there is no page to preview. */
export const NO_PREVIEW: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Keine Vorschau',
    words: 'Es gibt noch nichts, worauf das steht.',
    unknown: 'Diesen Ort gibt es nicht.',
  },
};
