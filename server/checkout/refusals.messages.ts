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
  notOnOffer: 'A pickup in your cart cannot be ordered as configured. Please remove it and choose it again.',
  twice: 'The same pickup stands twice in the cart. Please reload the page and try again.',
  quantity: `Choose a quantity from 1 to ${MAX_QUANTITY} for each pickup.`,
  paused: (pause: Pause) =>
    `${PAUSED_WORDS.en(pause)} Please take it from your cart, or come back then; nothing was charged.`,
  noPrices: 'Could not get prices.',
  notOpened: 'The payment could not be opened. Nothing was charged; please try again in a moment.',
  places: 'We ship to the EU, Switzerland, the United Kingdom, the United States and Canada only.',
  notThere: 'We do not ship to this country.',
  checkPart: (part: AddressPart) => `Please check the ${PARTS.en[part]}.`,
  checkInvoice: (part: AddressPart) => `Please check the ${PARTS.en[part]} of the invoice address.`,
  checkAddress: 'Please check the shipping address.',
  walletLacks: (part: AddressPart) =>
    `The wallet gave no ${PARTS.en[part]}. Please add it there, or pay by card instead.`,
  walletFault: (fault: string) =>
    `${fault} Please choose another address in the wallet, or pay by card instead.`,
  unknown: 'This checkout is not known. Please start again from your cart.',
  ended: 'This checkout has ended. Please start again from your cart.',
  noShipping: 'Shipping could not be worked out just now. Please try again in a moment.',
  notCalculated: 'Shipping could not be calculated. Please check the address and try again.',
  manyCodes: 'Those were many codes. Please wait a quarter of an hour and try again.',
  codeUnchecked: 'The code could not be checked just now. Please try again in a moment.',
  codeNotReady: 'This code is not ready yet. Please try again in a few minutes.',
  unclear: 'Your payment is still being confirmed. Please do not order again; ask once more in a moment.',
  unknownCheckout: 'This checkout is not known.',
};

export const CHECKOUT_REFUSALS: InLanguages<typeof CHECKOUT_REFUSALS_EN> = {
  en: CHECKOUT_REFUSALS_EN,
  de: {
    empty: 'Dein Korb ist leer.',
    tooMany: `In den Korb passen höchstens ${MAX_LINES} verschiedene Tonabnehmer.`,
    notOnOffer: 'Einen Tonabnehmer in deinem Korb gibt es so nicht. Bitte nimm ihn heraus und wähle ihn neu.',
    twice: 'Derselbe Tonabnehmer steht zweimal im Korb. Bitte lade die Seite neu und versuch es noch einmal.',
    quantity: `Bitte wähle je Tonabnehmer eine Menge von 1 bis ${MAX_QUANTITY}.`,
    paused: (pause) =>
      `${PAUSED_WORDS.de(pause)} Bitte nimm es aus dem Korb oder komm später wieder; abgebucht wurde nichts.`,
    noPrices: 'Die Preise waren nicht zu bekommen.',
    notOpened:
      'Die Zahlung ließ sich nicht öffnen. Abgebucht wurde nichts; bitte versuch es gleich noch einmal.',
    places:
      'Wir versenden nur in die EU, in die Schweiz, ins Vereinigte Königreich, in die Vereinigten Staaten und nach Kanada.',
    notThere: 'In dieses Land versenden wir nicht.',
    checkPart: (part) => `Bitte prüfe: ${PARTS.de[part]}.`,
    checkInvoice: (part) => `Bitte prüfe in der Rechnungsadresse: ${PARTS.de[part]}.`,
    checkAddress: 'Bitte prüfe die Lieferadresse.',
    walletLacks: (part) => `Im Wallet fehlt: ${PARTS.de[part]}. Bitte ergänze es dort oder zahl mit Karte.`,
    walletFault: (fault) => `${fault} Bitte wähl im Wallet eine andere Adresse oder zahl mit Karte.`,
    unknown: 'Diese Kasse kennen wir nicht. Bitte fang noch einmal im Korb an.',
    ended: 'Diese Kasse ist geschlossen. Bitte fang noch einmal im Korb an.',
    noShipping: 'Der Versand ließ sich gerade nicht berechnen. Bitte versuch es gleich noch einmal.',
    notCalculated:
      'Der Versand ließ sich nicht berechnen. Bitte prüfe die Adresse und versuch es noch einmal.',
    manyCodes: 'Das waren viele Codes. Bitte warte eine Viertelstunde und versuch es noch einmal.',
    codeUnchecked: 'Der Code ließ sich gerade nicht prüfen. Bitte versuch es gleich noch einmal.',
    codeNotReady: 'Dieser Code ist noch nicht bereit. Bitte versuch es in ein paar Minuten noch einmal.',
    unclear:
      'Deine Zahlung wird noch bestätigt. Bitte bestell nicht noch einmal; frag gleich noch einmal nach.',
    unknownCheckout: 'Diese Kasse kennen wir nicht.',
  },
};
