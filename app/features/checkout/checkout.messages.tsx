import type { ReactNode } from 'react';
import type { InLanguages } from '#domain/languages.ts';

/** Whether the provider's sentence is followed by its own advice: then ours would be the second. */
const advises = (why: string): boolean => /[.!]\s+\S/.test(why);

const link = (href: string, words: string) => (
  <a href={href} className="link">
    {words}
  </a>
);

const EN = {
  figure: 'ORDER',
  title: 'Checkout',
  back: 'Back to cart',
  ready: 'Getting your order ready',
  needsScripts: 'Paying needs JavaScript: the card fields come from the payment provider.',
  again: 'Try again',
  failed: { heading: 'The checkout could not begin', kept: 'Your cart is kept.' },
  loadingForm: 'Loading the payment form',
  withCode: 'With a discount code you pay step by step. Remove the code to use a wallet button.',
  stepByStep: 'or step by step',
  steps: { email: 'E-mail', address: 'Address', payment: 'Payment' },
  email: {
    label: 'E-mail',
    what: 'For the confirmation and the tracking number',
    fault: 'Enter a full e-mail address, such as name@example.org.',
  },
  parts: { country: 'Country', shipping: 'Shipping', payment: 'Payment details' },
  missing: (parts: number): string => (parts === 1 ? 'One thing is missing' : `${parts} things are missing`),
  addressFirst: 'Complete the shipping address first.',
  details: {
    fold: 'Company, VAT id, phone',
    optional: 'optional',
    company: 'Company',
    vatId: 'VAT id',
    vatIdHint: 'Goes onto the invoice. The price stays.',
    phone: 'Phone',
    phoneHint: 'For the carrier alone.',
    elsewhere: 'Invoice to another address',
    invoice: 'Invoice address',
  },
  code: {
    fold: 'Discount code',
    label: 'Your code',
    remove: 'Remove',
    ofWhat: 'the discount code',
    checking: 'Checking …',
    use: 'Use code',
    on: (percent: number, sum: string) => `${percent} % off the goods: ${sum} less.`,
    first: 'Enter the code first.',
    notNow: 'The discount could not be taken off just now. Please try again in a moment.',
    notHere: 'This code does not count for a cart as small as this one.',
  },
  pay: {
    newTotal: 'Nothing was charged: look at the new total, then order.',
    totalChanged: 'The total has changed.',
    dutyKnown: 'Import duty has been worked out now.',
    takenOff: (why: string) => `${why} It was taken off.`,
    failed: 'The payment did not go through. Please try again.',
    refused: (why: string) =>
      `${why} Nothing was charged.${advises(why) ? '' : ' Try again, or use another card.'}`,
    order: 'Order with obligation to pay',
    ordering: 'Placing your order …',
    shippingAsked: 'Working out shipping …',
  },
  order: {
    heading: 'Your order',
    goods: 'Goods',
    shipping: (country: string) => `Shipping, ${country}`,
    off: (off: string) => `${off} off shipping`,
    total: 'Total',
    delivery: (from: number, to: number) => `Delivery ${from}–${to} work days.`,
    terms: (terms: string, returns: string): ReactNode => (
      <>
        {link(terms, 'Terms')} apply, {link(returns, 'withdraw and return')} without a reason.
      </>
    ),
    change: 'Change the order',
    elsewhere: 'Shipping to other countries',
    pieces: (pieces: number) => `${pieces} piece${pieces === 1 ? '' : 's'}`,
  },
};

export const CHECKOUT: InLanguages<typeof EN> = {
  en: EN,
  de: {
    figure: 'BESTELLUNG',
    title: 'Kasse',
    back: 'Zurück zum Korb',
    ready: 'Deine Bestellung wird vorbereitet',
    needsScripts: 'Zahlen geht nur mit JavaScript: Die Kartenfelder kommen vom Zahlungsanbieter.',
    again: 'Noch einmal versuchen',
    failed: { heading: 'Die Kasse ließ sich nicht öffnen', kept: 'Dein Korb bleibt erhalten.' },
    loadingForm: 'Das Zahlungsformular wird geladen',
    withCode: 'Mit Rabattcode zahlst du Schritt für Schritt. Nimm den Code heraus, um ein Wallet zu nutzen.',
    stepByStep: 'oder Schritt für Schritt',
    steps: { email: 'E-Mail', address: 'Adresse', payment: 'Zahlung' },
    email: {
      label: 'E-Mail',
      what: 'Für Bestätigung und Sendungsnummer',
      fault: 'Bitte gib eine ganze E-Mail-Adresse an, etwa name@example.org.',
    },
    parts: { country: 'Land', shipping: 'Versand', payment: 'Zahlungsangaben' },
    missing: (parts) => (parts === 1 ? 'Eine Angabe fehlt' : `${parts} Angaben fehlen`),
    addressFirst: 'Bitte fülle zuerst die Lieferadresse aus.',
    details: {
      fold: 'Firma, USt-IdNr., Telefon',
      optional: 'freiwillig',
      company: 'Firma',
      vatId: 'USt-IdNr.',
      vatIdHint: 'Steht dann auf der Rechnung. Der Preis bleibt.',
      phone: 'Telefon',
      phoneHint: 'Nur für den Zusteller.',
      elsewhere: 'Rechnung an eine andere Adresse',
      invoice: 'Rechnungsadresse',
    },
    code: {
      fold: 'Rabattcode',
      label: 'Dein Code',
      remove: 'Entfernen',
      ofWhat: 'des Rabattcodes',
      checking: 'Wird geprüft …',
      use: 'Einlösen',
      on: (percent, sum) => `${percent} % auf die Ware: ${sum} weniger.`,
      first: 'Gib zuerst den Code ein.',
      notNow: 'Der Rabatt ließ sich gerade nicht abziehen. Bitte versuch es gleich noch einmal.',
      notHere: 'Für einen so kleinen Korb gilt dieser Code nicht.',
    },
    pay: {
      newTotal: 'Abgebucht wurde nichts: Sieh dir die neue Summe an und bestell dann.',
      totalChanged: 'Die Summe hat sich geändert.',
      dutyKnown: 'Der Einfuhrzoll steht jetzt fest.',
      takenOff: (why) => `${why} Er wurde herausgenommen.`,
      failed: 'Die Zahlung hat nicht geklappt. Bitte versuch es noch einmal.',
      refused: (why) =>
        `${why} Abgebucht wurde nichts.${advises(why) ? '' : ' Versuch es noch einmal oder nimm eine andere Karte.'}`,
      order: 'Zahlungspflichtig bestellen',
      ordering: 'Wird bestellt …',
      shippingAsked: 'Der Versand wird berechnet …',
    },
    order: {
      heading: 'Deine Bestellung',
      goods: 'Ware',
      shipping: (country) => `Versand, ${country}`,
      off: (off) => `${off} weniger Versand`,
      total: 'Summe',
      delivery: (from, to) => `Lieferzeit ${from}–${to} Arbeitstage.`,
      terms: (terms, returns) => (
        <>
          Es gelten unsere {link(terms, 'AGB')}. Du kannst ohne Angabe von Gründen{' '}
          {link(returns, 'widerrufen und zurückgeben')}.
        </>
      ),
      change: 'Bestellung ändern',
      elsewhere: 'Versand in andere Länder',
      pieces: (pieces) => `${pieces} Stück`,
    },
  },
};
