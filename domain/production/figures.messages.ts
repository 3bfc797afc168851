import type { InLanguages } from '../languages.ts';

const EN = {
  none: 'none',
  at: 'at',
  turns: 'turns',
  alone: 'coils alone',
};

export const UNIT_FIGURE_WORDS: InLanguages<typeof EN> = {
  en: EN,
  de: { none: 'keine', at: 'bei', turns: 'Windungen', alone: 'Spulen einzeln' },
};
