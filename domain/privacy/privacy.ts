import { KNOWN_DEVICE_MS, SESSION_MS } from '../accounts/account.ts';
import { DAY_MS } from '../calendar/day.ts';
import { CART_COOKIE, CART_COOKIE_DAYS } from '../cart/cart-cookie.ts';
import { CHECKOUT_COOKIE, CHECKOUT_COOKIE_DAYS, PAID_COOKIE } from '../checkout/checkout-cookies.ts';
import type { InLanguages } from '../languages.ts';
import { CONSENT_COOKIE, CONSENT_DAYS, IGNORE_FLAG } from './consent.ts';

interface Entry {
  readonly name: string;
  readonly place: 'cookie' | 'localStorage' | 'sessionStorage';
  readonly purpose: InLanguages<string>;
  readonly lasts: InLanguages<string>;
}

const days = (ms: number) => ms / DAY_MS;
const SESSION = { en: 'until the tab is closed', de: 'bis der Tab geschlossen wird' } as const;
const KEPT = { en: 'until you delete it', de: 'bis du es löschst' } as const;

/** All data that the shop stores in a shopper's browser. `privacy.test.ts` finds missing entries. */
export const KEPT_IN_BROWSER: readonly Entry[] = [
  {
    name: 'state',
    place: 'localStorage',
    purpose: { en: 'Your cart', de: 'Dein Warenkorb' },
    lasts: {
      en: 'until the order is paid or you delete it',
      de: 'bis zur bezahlten Bestellung oder bis du es löschst',
    },
  },
  {
    name: CART_COOKIE,
    place: 'cookie',
    purpose: {
      en: 'Your cart while JavaScript is off; it is sent with each page, and moves into your browser once JavaScript is on',
      de: 'Dein Warenkorb, solange JavaScript aus ist; er geht mit jeder Seite mit und zieht in deinen Browser um, sobald JavaScript an ist',
    },
    lasts: { en: `${CART_COOKIE_DAYS} days`, de: `${CART_COOKIE_DAYS} Tage` },
  },
  {
    name: 'checkouts',
    place: 'localStorage',
    purpose: {
      en: 'Which cart each of your last eight checkouts was opened for, so that exactly that is put away once it is paid',
      de: 'Für welchen Warenkorb jede deiner letzten acht Kassen geöffnet wurde, damit nach der Zahlung genau der geleert wird',
    },
    lasts: {
      en: 'until the order is paid or you delete it',
      de: 'bis zur bezahlten Bestellung oder bis du es löschst',
    },
  },
  {
    name: PAID_COOKIE,
    place: 'cookie',
    purpose: {
      en: 'That a checkout of yours is paid; its name goes on with the number of the payment',
      de: 'Dass eine Kasse von dir bezahlt ist; der Name geht mit der Nummer der Zahlung weiter',
    },
    lasts: {
      en: `until your next page, at most ${CHECKOUT_COOKIE_DAYS} days`,
      de: `bis zu deiner nächsten Seite, höchstens ${CHECKOUT_COOKIE_DAYS} Tage`,
    },
  },
  {
    name: CHECKOUT_COOKIE,
    place: 'cookie',
    purpose: {
      en: 'That this browser began a checkout, so that no other one can see or change it',
      de: 'Dass dieser Browser eine Kasse geöffnet hat, damit kein anderer sie sehen oder ändern kann',
    },
    lasts: { en: `${CHECKOUT_COOKIE_DAYS} days`, de: `${CHECKOUT_COOKIE_DAYS} Tage` },
  },
  {
    name: 'counted-for',
    place: 'localStorage',
    purpose: {
      en: 'Number of your last order, so that its page counts it once',
      de: 'Nummer deiner letzten Bestellung, damit ihre Seite sie nur einmal zählt',
    },
    lasts: KEPT,
  },
  {
    name: 'gewitter.shipping-banner',
    place: 'localStorage',
    purpose: { en: 'That you closed the shipping offer', de: 'Dass du das Versandangebot geschlossen hast' },
    lasts: KEPT,
  },
  {
    name: 'gewitter.language',
    place: 'localStorage',
    purpose: {
      en: 'The language you chose, so that you are not offered the other again',
      de: 'Die Sprache, die du gewählt hast, damit dir die andere nicht noch einmal angeboten wird',
    },
    lasts: KEPT,
  },
  {
    name: 'your-guitar',
    place: 'localStorage',
    purpose: {
      en: 'Your guitar, its pots, cable and amp, so that curves and sound are those of your guitar',
      de: 'Deine Gitarre, ihre Potis, Kabel und Verstärker, damit Kurven und Klang die deiner Gitarre sind',
    },
    lasts: KEPT,
  },
  {
    name: 'your-pickup',
    place: 'localStorage',
    purpose: {
      en: 'The pickup that you measured or named, so that other pages know what you play',
      de: 'Der Tonabnehmer, den du gemessen oder genannt hast, damit andere Seiten wissen, was du spielst',
    },
    lasts: KEPT,
  },
  {
    name: 'screen-scale',
    place: 'localStorage',
    purpose: {
      en: 'How large a millimetre is on your screen, so that pickups are shown at true size',
      de: 'Wie groß ein Millimeter auf deinem Bildschirm ist, damit Tonabnehmer in wahrer Größe erscheinen',
    },
    lasts: KEPT,
  },
  {
    name: CONSENT_COOKIE,
    place: 'cookie',
    purpose: { en: 'Your choice about being counted', de: 'Deine Wahl zur Zählung von Besuchen' },
    lasts: { en: `${CONSENT_DAYS} days`, de: `${CONSENT_DAYS} Tage` },
  },
  {
    name: 'session',
    place: 'cookie',
    purpose: { en: 'Keeps you signed in to your account', de: 'Hält dich in deinem Konto angemeldet' },
    lasts: {
      en: `${days(SESSION_MS.buyer)} days, or until you sign out`,
      de: `${days(SESSION_MS.buyer)} Tage oder bis du dich abmeldest`,
    },
  },
  {
    name: 'device',
    place: 'cookie',
    purpose: {
      en: 'Knows your browser again after you have signed in, so that a stranger’s guesses do not lock you out',
      de: 'Erkennt deinen Browser nach einer Anmeldung wieder, damit dich niemand aussperrt, der dein Passwort rät',
    },
    lasts: { en: `${days(KNOWN_DEVICE_MS)} days`, de: `${days(KNOWN_DEVICE_MS)} Tage` },
  },
  {
    name: 'seen',
    place: 'cookie',
    purpose: {
      en: 'When you last looked at your account, so that a dot can tell you that an order has moved',
      de: 'Wann du zuletzt in dein Konto gesehen hast, damit ein Punkt zeigt, wenn sich bei einer Bestellung etwas tut',
    },
    lasts: { en: `${days(SESSION_MS.buyer)} days`, de: `${days(SESSION_MS.buyer)} Tage` },
  },
  {
    name: IGNORE_FLAG,
    place: 'localStorage',
    purpose: {
      en: 'Keeps the count of visits silent as long as you have not agreed',
      de: 'Hält die Zählung von Besuchen still, solange du nicht zugestimmt hast',
    },
    lasts: KEPT,
  },
  {
    name: 'ship-to',
    place: 'sessionStorage',
    purpose: {
      en: 'The country you chose in cart or checkout',
      de: 'Das Land, das du in Warenkorb oder Kasse gewählt hast',
    },
    lasts: SESSION,
  },
  {
    name: 'checkout-form',
    place: 'sessionStorage',
    purpose: {
      en: 'What you typed at the checkout, never the card, so that it is there when you load the page again',
      de: 'Was du in der Kasse eingibst, nie die Karte, damit es beim neuen Laden der Seite noch da ist',
    },
    lasts: {
      en: 'until the order is paid or the tab is closed',
      de: 'bis zur bezahlten Bestellung oder bis der Tab geschlossen wird',
    },
  },
  {
    name: 'discount-code',
    place: 'sessionStorage',
    purpose: {
      en: 'The discount code on your checkout, so that it is there when you reload the page',
      de: 'Der Rabattcode deiner Bestellung, damit er beim neuen Laden der Seite noch da ist',
    },
    lasts: SESSION,
  },
  {
    name: 'put-aside',
    place: 'sessionStorage',
    purpose: {
      en: 'A build you put aside to compare it',
      de: 'Ein Entwurf, den du zum Vergleich beiseitegelegt hast',
    },
    lasts: SESSION,
  },
  {
    name: 'message',
    place: 'sessionStorage',
    purpose: { en: 'A message for the page that comes next', de: 'Eine Meldung für die nächste Seite' },
    lasts: { en: 'until it was shown', de: 'bis sie gezeigt wurde' },
  },
];
