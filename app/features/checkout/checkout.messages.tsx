import type { ReactNode } from 'react';
import type { InLanguages } from '#domain/languages.ts';

/** True if the provider's sentence contains its own advice; adding ours would be one too many. */
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
  ready: 'Preparing your order',
  needsScripts: 'Paying needs JavaScript: the card fields come from the payment provider.',
  again: 'Try again',
  failed: { heading: 'We could not open the checkout', kept: 'Your cart is saved.' },
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
    vatIdHint: 'Shown on the invoice. The price stays the same.',
    phone: 'Phone',
    phoneHint: 'For the carrier only.',
    elsewhere: 'Send the invoice to another address',
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
    notNow: 'We could not apply the discount. Please try again in a moment.',
    notHere: 'Your cart is too small for this code.',
  },
  pay: {
    newTotal: 'Nothing was charged. Check the new total, then order.',
    totalChanged: 'The total has changed.',
    dutyKnown: 'We have added the import duty.',
    takenOff: (why: string) => `${why} We have removed it.`,
    failed: 'The payment did not go through. Please try again.',
    refused: (why: string) =>
      `${why} Nothing was charged.${advises(why) ? '' : ' Try again, or use another card.'}`,
    order: 'Order with obligation to pay',
    ordering: 'Placing your order …',
    shippingAsked: 'Calculating shipping …',
  },
  order: {
    heading: 'Your order',
    goods: 'Goods',
    shipping: (country: string) => `Shipping, ${country}`,
    off: 'Shipping discount',
    total: 'Total',
    delivery: (from: number, to: number) => `Delivery ${from}–${to} work days.`,
    terms: (terms: string, returns: string): ReactNode => (
      <>
        Our {link(terms, 'terms')} apply. You may {link(returns, 'withdraw and return')} without giving a
        reason.
      </>
    ),
    change: 'Change the order',
    elsewhere: 'Shipping to other countries',
    pieces: (pieces: number) => `${pieces} item${pieces === 1 ? '' : 's'}`,
  },
};

export const CHECKOUT: InLanguages<typeof EN> = {
  en: EN,
  de: {
    figure: 'BESTELLUNG',
    title: 'Kasse',
    back: 'Zurück zum Warenkorb',
    ready: 'Deine Bestellung wird vorbereitet',
    needsScripts: 'Zahlen geht nur mit JavaScript: Die Kartenfelder kommen vom Zahlungsdienstleister.',
    again: 'Noch einmal versuchen',
    failed: { heading: 'Die Kasse ließ sich nicht öffnen', kept: 'Dein Warenkorb bleibt erhalten.' },
    loadingForm: 'Das Zahlungsformular wird geladen',
    withCode: 'Mit Rabattcode zahlst du Schritt für Schritt. Nimm den Code heraus, um ein Wallet zu nutzen.',
    stepByStep: 'oder Schritt für Schritt',
    steps: { email: 'E-Mail', address: 'Adresse', payment: 'Zahlung' },
    email: {
      label: 'E-Mail',
      what: 'Für Bestätigung und Sendungsnummer',
      fault: 'Gib eine vollständige E-Mail-Adresse ein, etwa name@example.org.',
    },
    parts: { country: 'Land', shipping: 'Versand', payment: 'Zahlungsangaben' },
    missing: (parts) => (parts === 1 ? 'Eine Angabe fehlt' : `${parts} Angaben fehlen`),
    addressFirst: 'Füll zuerst die Lieferadresse aus.',
    details: {
      fold: 'Firma, USt-IdNr., Telefon',
      optional: 'freiwillig',
      company: 'Firma',
      vatId: 'USt-IdNr.',
      vatIdHint: 'Steht dann auf der Rechnung. Der Preis bleibt gleich.',
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
      notNow: 'Wir konnten den Rabatt nicht abziehen. Bitte versuch es gleich noch einmal.',
      notHere: 'Dein Warenkorb ist zu klein für diesen Code.',
    },
    pay: {
      newTotal: 'Es wurde nichts abgebucht. Prüf die neue Summe und bestell dann.',
      totalChanged: 'Die Summe hat sich geändert.',
      dutyKnown: 'Der Einfuhrzoll steht jetzt fest.',
      takenOff: (why) => `${why} Wir haben ihn herausgenommen.`,
      failed: 'Die Zahlung hat nicht geklappt. Bitte versuch es noch einmal.',
      refused: (why) =>
        `${why} Es wurde nichts abgebucht.${advises(why) ? '' : ' Versuch es noch einmal oder nimm eine andere Karte.'}`,
      order: 'Zahlungspflichtig bestellen',
      ordering: 'Wird bestellt …',
      shippingAsked: 'Der Versand wird berechnet …',
    },
    order: {
      heading: 'Deine Bestellung',
      goods: 'Ware',
      shipping: (country) => `Versand, ${country}`,
      off: 'Versandrabatt',
      total: 'Summe',
      delivery: (from, to) => `Lieferzeit ${from}–${to} Arbeitstage.`,
      terms: (terms, returns) => (
        <>
          Es gelten unsere {link(terms, 'AGB')}. Du kannst ohne Grund{' '}
          {link(returns, 'widerrufen und zurückgeben')}.
        </>
      ),
      change: 'Bestellung ändern',
      elsewhere: 'Versand in andere Länder',
      pieces: (pieces) => `${pieces} Stück`,
    },
  },
};
