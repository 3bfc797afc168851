import type { InLanguages } from '#domain/languages.ts';

const EN = {
  somebody: 'Someone',
  was: (name: string) => `${name} was faster. Your change is not saved yet.`,
};

/** Who was faster; nobody, where the table does not say. */
export const FASTER: InLanguages<typeof EN> = {
  en: EN,
  de: {
    somebody: 'Jemand',
    was: (name) => `${name} war schneller. Deine Änderung ist noch nicht gespeichert.`,
  },
};
