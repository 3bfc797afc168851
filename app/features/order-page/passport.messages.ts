import type { InLanguages } from '#domain/languages.ts';
import { MOST_CLAIMS } from '#domain/production/passport-claim.ts';

const EN = {
  serials: (count: number): string => (count === 1 ? 'Serial number' : 'Serial numbers'),
  passports: (count: number): string => (count === 1 ? 'Passport' : 'Passports'),
  /** Beside a number, whose pickup it is. */
  holders: { you: 'yours', somebody: 'noted by its owner' },
  heading: (one: boolean): string => (one ? 'Its passport' : 'Their passports'),
  words: (one: boolean): string =>
    one
      ? 'A page of its own stays with the pickup: how it was wound, what it measures, how it is wired. Note it in your account; nobody sees that it is yours.'
      : 'A page of its own stays with each pickup: how it was wound, what it measures, how it is wired. Note them in your account; nobody sees that they are yours.',
  note: (one: boolean): string => (one ? 'Note it as mine' : 'Note them as mine'),
  logIn: (one: boolean): string => (one ? 'Log in to note it' : 'Log in to note them'),
  noted: (one: boolean): string =>
    one ? 'The pickup is noted as yours.' : 'The pickups are noted as yours.',
  account: 'Your pickups',
  refusals: {
    taken:
      'Somebody else has noted it. We have been told; if you bought it from them, ask them to let go of it in their account.',
    'not out yet': 'It is still with us: the buyer’s account can note it now, any other once it is out.',
    'too many': `An account notes ${MOST_CLAIMS} pickups. Please let go of one first.`,
    unknown: 'It is on the bench again. Please try once it is measured.',
  },
};

/** What an order's page says of the passports of its pickups. */
export const PASSPORT_MESSAGES: InLanguages<typeof EN> = {
  en: EN,
  de: {
    serials: (count) => (count === 1 ? 'Seriennummer' : 'Seriennummern'),
    passports: (count) => (count === 1 ? 'Pass' : 'Pässe'),
    holders: { you: 'deiner', somebody: 'von jemandem vermerkt' },
    heading: (one) => (one ? 'Sein Pass' : 'Ihre Pässe'),
    words: (one) =>
      one
        ? 'Eine eigene Seite bleibt bei dem Tonabnehmer: wie er gewickelt wurde, was er misst, wie er verdrahtet wird. Vermerke ihn in deinem Konto; niemand sieht, dass er deiner ist.'
        : 'Eine eigene Seite bleibt bei jedem Tonabnehmer: wie er gewickelt wurde, was er misst, wie er verdrahtet wird. Vermerke sie in deinem Konto; niemand sieht, dass sie deine sind.',
    note: (one) => (one ? 'Als meinen vermerken' : 'Als meine vermerken'),
    logIn: () => 'Zum Vermerken anmelden',
    noted: (one) =>
      one ? 'Der Tonabnehmer ist als deiner vermerkt.' : 'Die Tonabnehmer sind als deine vermerkt.',
    account: 'Deine Tonabnehmer',
    refusals: {
      taken:
        'Den hat schon jemand vermerkt. Wir wissen davon; hast du ihn von dort gekauft, bitte darum, ihn im Konto freizugeben.',
      'not out yet':
        'Er ist noch bei uns: Das Konto des Käufers kann ihn jetzt vermerken, jedes andere nach dem Versand.',
      'too many': `Ein Konto vermerkt ${MOST_CLAIMS} Tonabnehmer. Bitte gib erst einen frei.`,
      unknown: 'Er ist noch einmal auf der Werkbank. Bitte versuche es, sobald er gemessen ist.',
    },
  },
};
