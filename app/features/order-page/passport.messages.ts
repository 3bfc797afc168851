import type { InLanguages } from '#domain/languages.ts';
import { MOST_CLAIMS } from '#domain/production/passport-claim.ts';

const EN = {
  serials: (count: number): string => (count === 1 ? 'Serial number' : 'Serial numbers'),
  passports: (count: number): string => (count === 1 ? 'Passport' : 'Passports'),
  /** Shown beside a number: the owner of the pickup. */
  holders: { you: 'yours', somebody: 'registered by its owner' },
  heading: (one: boolean): string => (one ? 'Its passport' : 'Their passports'),
  words: (one: boolean): string =>
    one
      ? 'Your pickup has its own page: how it was wound, what it measures, how to wire it. Add it to your account; nobody sees that it is yours.'
      : 'Each pickup has its own page: how it was wound, what it measures, how to wire it. Add them to your account; nobody sees that they are yours.',
  note: (one: boolean): string => (one ? 'This is mine' : 'These are mine'),
  logIn: (one: boolean): string => (one ? 'Log in to add it' : 'Log in to add them'),
  noted: (one: boolean): string =>
    one ? 'The pickup is in your account now.' : 'The pickups are in your account now.',
  account: 'Your pickups',
  refusals: {
    taken: 'Somebody else has added it to their account. If you bought it from them, ask them to release it.',
    'not out yet': 'It is still with us: the buyer’s account can add it now, any other once it has shipped.',
    'too many': `An account takes ${MOST_CLAIMS} pickups. Please release one first.`,
    unknown: 'It is back on the bench. Please try again later.',
  },
};

export const PASSPORT_MESSAGES: InLanguages<typeof EN> = {
  en: EN,
  de: {
    serials: (count) => (count === 1 ? 'Seriennummer' : 'Seriennummern'),
    passports: (count) => (count === 1 ? 'Pass' : 'Pässe'),
    holders: { you: 'deiner', somebody: 'gehört schon jemandem' },
    heading: (one) => (one ? 'Sein Pass' : 'Ihre Pässe'),
    words: (one) =>
      one
        ? 'Dein Tonabnehmer hat eine eigene Seite: wie er gewickelt wurde, was er misst, wie man ihn verdrahtet. Nimm ihn in dein Konto auf; niemand sieht, dass er deiner ist.'
        : 'Jeder Tonabnehmer hat eine eigene Seite: wie er gewickelt wurde, was er misst, wie man ihn verdrahtet. Nimm sie in dein Konto auf; niemand sieht, dass sie deine sind.',
    note: (one) => (one ? 'Das ist meiner' : 'Das sind meine'),
    logIn: () => 'Zum Aufnehmen anmelden',
    noted: (one) =>
      one ? 'Der Tonabnehmer ist jetzt in deinem Konto.' : 'Die Tonabnehmer sind jetzt in deinem Konto.',
    account: 'Deine Tonabnehmer',
    refusals: {
      taken:
        'Er steht schon in einem anderen Konto. Hast du ihn von dort gekauft, bitte darum, ihn freizugeben.',
      'not out yet':
        'Er ist noch bei uns: Aufnehmen kann ihn jetzt nur, wer ihn gekauft hat, alle anderen nach dem Versand.',
      'too many': `In ein Konto passen ${MOST_CLAIMS} Tonabnehmer. Bitte gib erst einen frei.`,
      unknown: 'Er ist noch einmal auf der Werkbank. Bitte versuch es später wieder.',
    },
  },
};
