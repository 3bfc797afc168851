import { MAX_LINES } from '#domain/cart/cart.ts';
import { MAX_QUANTITY } from '#domain/cart/quantity.ts';
import type { InLanguages } from '#domain/languages.ts';
import type { AddressPart } from '#domain/shipping/postal-address.ts';
import { PAUSED_WORDS } from '#domain/shopfront/pause.messages.ts';
import type { Pause } from '#domain/shopfront/sale-parts.ts';

const PARTS: InLanguages<Record<AddressPart, string>> = {
  en: {
    name: 'name',
    line1: 'street and number',
    postal_code: 'postal code',
    city: 'city',
    state: 'state',
    province: 'province',
    country: 'country',
  },
  de: {
    name: 'Name',
    line1: 'Straße und Hausnummer',
    postal_code: 'Postleitzahl',
    city: 'Ort',
    state: 'Bundesstaat',
    province: 'Provinz',
    country: 'Land',
  },
};

const CHECKOUT_REFUSALS_EN = {
  empty: 'Your cart is empty.',
  tooMany: `A cart can hold at most ${MAX_LINES} different pickups.`,
  notOnOffer:
    'We cannot make one of the pickups in your cart as configured. Please remove it and choose it again.',
  twice: 'The same pickup is in your cart twice. Please reload the page and try again.',
  quantity: `Choose a quantity from 1 to ${MAX_QUANTITY} for each pickup.`,
  paused: (pause: Pause) =>
    `${PAUSED_WORDS.en(pause)} Please remove it from your cart, or come back later. Nothing was charged.`,
  noPrices: 'We could not load the prices.',
  notOpened: 'We could not start the payment. Nothing was charged. Please try again in a moment.',
  places: 'We only ship to the EU, Switzerland, the United Kingdom, the United States and Canada.',
  notThere: 'We do not ship to this country.',
  checkPart: (part: AddressPart) => `Please check the ${PARTS.en[part]}.`,
  checkInvoice: (part: AddressPart) => `Please check the ${PARTS.en[part]} of the invoice address.`,
  checkAddress: 'Please check the shipping address.',
  walletLacks: (part: AddressPart) =>
    `Your wallet did not give us the ${PARTS.en[part]}. Please add it there, or pay by card.`,
  walletFault: (fault: string) => `${fault} Please choose another address in your wallet, or pay by card.`,
  unknown: 'We do not know this checkout. Please start again from your cart.',
  ended: 'This checkout has expired. Please start again from your cart.',
  noShipping: 'We could not calculate shipping. Please try again in a moment.',
  notCalculated: 'We could not calculate shipping. Please check the address and try again.',
  manyCodes: 'Too many attempts. Please wait a quarter of an hour and try again.',
  codeUnchecked: 'We could not check the code. Please try again in a moment.',
  codeNotReady: 'This code is not ready yet. Please try again in a few minutes.',
  unclear: 'Your payment is still being confirmed. Please do not order again; check back in a moment.',
  unknownCheckout: 'We do not know this checkout.',
};

export const CHECKOUT_REFUSALS: InLanguages<typeof CHECKOUT_REFUSALS_EN> = {
  en: CHECKOUT_REFUSALS_EN,
  de: {
    empty: 'Dein Warenkorb ist leer.',
    tooMany: `In den Warenkorb passen höchstens ${MAX_LINES} verschiedene Tonabnehmer.`,
    notOnOffer:
      'Einen Tonabnehmer in deinem Warenkorb gibt es so nicht. Bitte nimm ihn heraus und wähl ihn neu.',
    twice:
      'Derselbe Tonabnehmer liegt zweimal im Warenkorb. Bitte lade die Seite neu und versuch es noch einmal.',
    quantity: `Bitte wähle je Tonabnehmer eine Menge von 1 bis ${MAX_QUANTITY}.`,
    paused: (pause) =>
      `${PAUSED_WORDS.de(pause)} Bitte nimm es aus dem Warenkorb oder komm später wieder. Es wurde nichts abgebucht.`,
    noPrices: 'Wir konnten die Preise nicht laden.',
    notOpened:
      'Wir konnten die Zahlung nicht starten. Es wurde nichts abgebucht. Bitte versuch es gleich noch einmal.',
    places:
      'Wir versenden nur in die EU, in die Schweiz, ins Vereinigte Königreich, in die Vereinigten Staaten und nach Kanada.',
    notThere: 'In dieses Land versenden wir nicht.',
    checkPart: (part) => `Bitte prüfe: ${PARTS.de[part]}.`,
    checkInvoice: (part) => `Bitte prüfe in der Rechnungsadresse: ${PARTS.de[part]}.`,
    checkAddress: 'Bitte prüfe die Lieferadresse.',
    walletLacks: (part) => `Im Wallet fehlt: ${PARTS.de[part]}. Bitte ergänze es dort oder zahl mit Karte.`,
    walletFault: (fault) => `${fault} Bitte wähl im Wallet eine andere Adresse oder zahl mit Karte.`,
    unknown: 'Diesen Bezahlvorgang kennen wir nicht. Bitte fang im Warenkorb noch einmal an.',
    ended: 'Dieser Bezahlvorgang ist abgelaufen. Bitte fang im Warenkorb noch einmal an.',
    noShipping: 'Wir konnten den Versand nicht berechnen. Bitte versuch es gleich noch einmal.',
    notCalculated:
      'Wir konnten den Versand nicht berechnen. Bitte prüfe die Adresse und versuch es noch einmal.',
    manyCodes: 'Zu viele Versuche. Bitte warte eine Viertelstunde und versuch es noch einmal.',
    codeUnchecked: 'Wir konnten den Code nicht prüfen. Bitte versuch es gleich noch einmal.',
    codeNotReady: 'Dieser Code ist noch nicht bereit. Bitte versuch es in ein paar Minuten noch einmal.',
    unclear:
      'Deine Zahlung wird noch bestätigt. Bitte bestell nicht noch einmal; schau gleich noch einmal nach.',
    unknownCheckout: 'Diesen Bezahlvorgang kennen wir nicht.',
  },
};
