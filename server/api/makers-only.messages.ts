import type { InLanguages } from '#domain/languages.ts';

const EN = {
  logIn: 'Please log in.',
  notForYou: 'This is for the makers.',
  secondFactor: 'Please set up a second factor in your account first.',
  noPaper: 'There is no such paper.',
  back: 'Back to the workshop',
};

/** Why a call or a paper of the makers is refused, and the link on that page. */
export const MAKERS_ONLY: InLanguages<typeof EN> = {
  en: EN,
  de: {
    logIn: 'Bitte melde dich an.',
    notForYou: 'Das ist nur für die Macher.',
    secondFactor: 'Bitte richte erst einen zweiten Faktor in deinem Konto ein.',
    noPaper: 'Dieses Papier gibt es nicht.',
    back: 'Zurück in die Werkstatt',
  },
};
