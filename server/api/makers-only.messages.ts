import type { InLanguages } from '#domain/languages.ts';

interface Words {
  readonly logIn: string;
  readonly notForYou: string;
  readonly secondFactor: string;
  readonly noPaper: string;
  readonly back: string;
}

/** Why a call or a paper of the makers is not answered, and where a page that says so leads. */
export const MAKERS_ONLY: InLanguages<Words> = {
  en: {
    logIn: 'Please log in.',
    notForYou: 'This is for the makers.',
    secondFactor: 'Please set up a second factor in your account first.',
    noPaper: 'There is no such paper.',
    back: 'Back to the workshop',
  },
  de: {
    logIn: 'Bitte melde dich an.',
    notForYou: 'Das ist nur für die Macher.',
    secondFactor: 'Bitte richte erst einen zweiten Faktor in deinem Konto ein.',
    noPaper: 'Dieses Papier gibt es nicht.',
    back: 'Zurück in die Werkstatt',
  },
};
