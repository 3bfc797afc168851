import type { ReactNode } from 'react';
import type { InLanguages } from '#domain/languages.ts';

const link = (href: string, words: string) => (
  <a href={href} className="link">
    {words}
  </a>
);

const EN = {
  /** Name of the group of buttons. */
  name: 'Express checkout',
  again: 'Try again',
  none: 'No wallet is set up in this browser. You can pay by card or PayPal at the checkout.',
  notLoaded: 'The payment form did not load. Check your connection and try again.',
  notOpened: 'We could not start the payment.',
  nothingCharged: 'Nothing was charged.',
  /** Consent given by paying in the wallet; the links lead to terms and return. */
  terms: (terms: string, returns: string): ReactNode => (
    <>
      The wallet shows shipping and total before you confirm. Confirming there places an order with obligation
      to pay. Our {link(terms, 'terms')} apply. You may {link(returns, 'withdraw and return')}.
    </>
  ),
};

export const EXPRESS_MESSAGES: InLanguages<typeof EN> = {
  en: EN,
  de: {
    name: 'Express-Kasse',
    again: 'Noch einmal versuchen',
    none: 'In diesem Browser ist kein Wallet eingerichtet. An der Kasse zahlst du mit Karte oder PayPal.',
    notLoaded:
      'Das Zahlungsformular ließ sich nicht laden. Prüf deine Verbindung und versuch es noch einmal.',
    notOpened: 'Die Zahlung ließ sich nicht starten.',
    nothingCharged: 'Es wurde nichts abgebucht.',
    terms: (terms, returns) => (
      <>
        Das Wallet zeigt Versand und Summe, bevor du bestätigst. Mit der Bestätigung dort bestellst du
        zahlungspflichtig. Es gelten unsere {link(terms, 'AGB')}, du kannst{' '}
        {link(returns, 'widerrufen und zurückgeben')}.
      </>
    ),
  },
};
