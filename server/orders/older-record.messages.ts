import type { InLanguages } from '#domain/languages.ts';

const EN = { somebody: 'Somebody', was: (name: string) => `${name} was faster. Yours is not saved yet.` };

/** The author of the newer record; null if unknown. */
export const FASTER: InLanguages<typeof EN> = {
  en: EN,
  de: { somebody: 'Jemand', was: (name) => `${name} war schneller. Deins ist noch nicht gespeichert.` },
};
