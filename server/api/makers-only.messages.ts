import type { InLanguages } from '#domain/languages.ts';

const EN = {
  logIn: 'Please log in.',
  notForYou: 'Only makers can open this.',
  secondFactor: 'Please set up a second factor in your account first.',
  noPaper: 'This document does not exist.',
  back: 'Back to the workshop',
};

/** Why a call or a paper of the makers is refused, and the link on that page. */
export const MAKERS_ONLY: InLanguages<typeof EN> = {
  en: EN,
  de: {
    logIn: 'Bitte melde dich an.',
    notForYou: 'Das ist nur für die Werkstatt.',
    secondFactor: 'Bitte richte erst einen zweiten Faktor in deinem Konto ein.',
    noPaper: 'Dieses Papier gibt es nicht.',
    back: 'Zurück in die Werkstatt',
  },
};
