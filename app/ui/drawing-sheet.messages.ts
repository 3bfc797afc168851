import type { InLanguages } from '#domain/languages.ts';

const EN = {
  drawing: (name: string) => `Drawing of the ${name}`,
  views: (name: string) => `Views of the ${name} with its dimensions in millimetres`,
};

const DE: typeof EN = {
  drawing: (name) => `Zeichnung: ${name}`,
  views: (name) => `Ansichten: ${name} mit Maßen in Millimetern`,
};

export const DRAWING_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
