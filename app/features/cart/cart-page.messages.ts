import type { InLanguages } from '#domain/languages.ts';
import { PAUSED_WORDS } from '#domain/shopfront/pause.messages.ts';

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;

const EN = {
  figure: 'ORDER',
  title: 'Cart',
  counted: (lines: number, pieces: number) => `${count(lines, 'line')}, ${count(pieces, 'item')}`,
  removed: (what: string) => `Removed ${what}.`,
  removedLines: (lines: number) => `Removed ${lines} lines.`,
  undo: 'Undo',
  toCheckout: 'Go to Checkout',
  goOn: 'Continue Shopping',
  empty: { title: 'Your Cart is Empty', shop: 'Go to Shop' },
  line: {
    less: 'Less',
    all: (choices: number) => `All ${choices} choices`,
    /** Label of the button that sends the quantity if scripts are off. */
    change: 'Change',
    of: (name: string) => ` of ${name}`,
    remove: 'Remove',
    quantity: (what: string) => `Quantity of ${what}`,
    noPrice: 'No price yet',
    notOnSale: 'Not available right now.',
    /** Text around the price of one piece. */
    each: ['', ' each'] satisfies readonly [before: string, after: string],
    paused: PAUSED_WORDS.en,
  },
  summary: {
    heading: 'Summary',
    goods: (pieces: number) => `Goods, ${count(pieces, 'item')}`,
    shipTo: 'Ship to',
    shipping: 'Shipping',
    off: (above: string) => `Shipping discount over ${above}`,
    total: 'Total',
    /** Shown under the total in the bar on phones. */
    withShipping: (country: string) => `with shipping, ${country}`,
    delivery: (from: number, to: number) => `Delivery ${from}–${to} work days`,
    notOnSale: 'One of these is not available right now. Remove it to order the rest, or come back later.',
    noPrices: 'We could not load the prices.',
    asking: 'Loading …',
    again: 'Try again',
    kept: 'Your cart is saved.',
    paused:
      'Something in your cart is paused. Remove it to order the rest, or come back later: your cart is saved.',
    checkout: 'Checkout',
    means: 'Pay by Visa, Mastercard, American Express, PayPal, Apple Pay or Google Pay.',
  },
  next: {
    heading: 'What happens next',
    steps: (city: string): readonly [string, string, string] => [
      'You enter your address and pay.',
      'We wind and measure each pickup.',
      `Your order leaves ${city} in double cardboard, Monday to Friday. You get the tracking number by e-mail.`,
    ],
  },
};

export const CART_PAGE: InLanguages<typeof EN> = {
  en: EN,
  de: {
    figure: 'BESTELLUNG',
    title: 'Warenkorb',
    counted: (lines, pieces) => `${lines} ${lines === 1 ? 'Zeile' : 'Zeilen'}, ${pieces} Stück`,
    removed: (what) => `Herausgenommen: ${what}.`,
    removedLines: (lines) => `${lines} Zeilen herausgenommen.`,
    undo: 'Rückgängig',
    toCheckout: 'Zur Kasse',
    goOn: 'Weiter stöbern',
    empty: { title: 'Dein Warenkorb ist leer', shop: 'Zum Shop' },
    line: {
      less: 'Weniger',
      all: (choices) => `Alle ${choices} Angaben`,
      change: 'Ändern',
      of: (name) => ` zu ${name}`,
      remove: 'Entfernen',
      quantity: (what) => `Menge: ${what}`,
      noPrice: 'Noch kein Preis',
      notOnSale: 'Gerade nicht zu haben.',
      each: ['je ', ''],
      paused: PAUSED_WORDS.de,
    },
    summary: {
      heading: 'Übersicht',
      goods: (pieces) => `Ware, ${pieces} Stück`,
      shipTo: 'Versand nach',
      shipping: 'Versand',
      off: (above) => `Versandrabatt über ${above}`,
      total: 'Summe',
      withShipping: (country) => `mit Versand, ${country}`,
      delivery: (from, to) => `Lieferzeit ${from}–${to} Arbeitstage`,
      notOnSale:
        'Etwas davon gibt es gerade nicht. Nimm es heraus, um den Rest zu bestellen, oder komm später wieder.',
      noPrices: 'Wir konnten die Preise nicht laden.',
      asking: 'Wird geladen …',
      again: 'Noch einmal versuchen',
      kept: 'Dein Warenkorb bleibt erhalten.',
      paused:
        'Etwas in deinem Korb pausiert gerade. Nimm es heraus, um den Rest zu bestellen, oder komm später wieder: Dein Warenkorb bleibt erhalten.',
      checkout: 'Zur Kasse',
      means: 'Du zahlst mit Visa, Mastercard, American Express, PayPal, Apple Pay oder Google Pay.',
    },
    next: {
      heading: 'Wie es weitergeht',
      steps: (city) => [
        'Du gibst deine Adresse ein und zahlst.',
        'Wir wickeln und messen jeden Tonabnehmer.',
        `Deine Bestellung verlässt ${city} in doppeltem Karton, Montag bis Freitag. Die Sendungsnummer kommt per E-Mail.`,
      ],
    },
  },
};
