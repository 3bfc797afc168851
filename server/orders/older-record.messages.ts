import type { InLanguages } from '#domain/languages.ts';

const EN = {
  somebody: 'Someone',
  was: (name: string) => `${name} was faster. Your change is not saved yet.`,
};

/** The author of the newer record; null if unknown. */
export const FASTER: InLanguages<typeof EN> = {
  en: EN,
  de: {
    somebody: 'Jemand',
    was: (name) => `${name} war schneller. Deine Änderung ist noch nicht gespeichert.`,
  },
};
