import type { InLanguages } from '#domain/languages.ts';

const EN = {
  set: (name: string) => `${name} set`,
  step: (step: number, steps: number) => `Step ${step} of ${steps}`,
};

export const ACCOUNT_VIEW: InLanguages<typeof EN> = {
  en: EN,
  de: {
    set: (name) => `${name.replaceAll(' ', '-')}-Set`,
    step: (step, steps) => `Schritt ${step} von ${steps}`,
  },
};
