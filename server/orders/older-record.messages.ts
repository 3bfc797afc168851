import type { InLanguages } from '#domain/languages.ts';

const EN = { somebody: 'Somebody', was: (name: string) => `${name} was faster. Yours is not saved yet.` };

/** Who was faster; nobody, where the table does not say. */
export const FASTER: InLanguages<typeof EN> = {
  en: EN,
  de: { somebody: 'Jemand', was: (name) => `${name} war schneller. Deins ist noch nicht gespeichert.` },
};
