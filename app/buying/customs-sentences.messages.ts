import type { InLanguages } from '#domain/languages.ts';

/** While the shop looks up what is due outside the EU. */
export const ASKING: InLanguages<string> = {
  en: 'Asking what is due abroad …',
  de: 'Fragt nach, was außerhalb der EU anfällt …',
};
