import type { AddressCountry } from '#domain/countries.ts';
import type { InLanguages } from '#domain/languages.ts';
import { isOneOf } from '#domain/records.ts';
import { addressLabel, flawSentence } from '#domain/shipping/address.messages.ts';
import { ADDRESS_FLAWS, type AddressField } from '#domain/shipping/order-address.ts';
import { postalExample } from '#domain/shipping/postal-codes.ts';
import type { AddressFault } from '#server/order-page/index.ts';

const EN = {
  heading: 'Ships to',
  change: 'Change address',
  save: 'Save address',
  changed: 'Your new address is saved.',
  /** Shown while the order has no address. */
  lacking: {
    heading: 'Where should we send it?',
    lead: 'Your wallet gave us no address for a parcel. Please enter it here; until then we cannot pack your order.',
    words: (places: string) =>
      `You have paid for shipping to ${places}. If you live elsewhere, write to us; we will settle the difference or refund you in full:`,
    give: 'Enter address',
  },
  choose: { country: 'Choose a country', state: 'Choose' },
  open: (day: string | undefined): string =>
    day ? `You can change it until it ships, by ${day}` : 'You can change it until it ships',
  closed: {
    packed: 'It is packed. Write to us straight away if the address has to change.',
    shipped: 'The parcel is on its way',
    delivered: 'The parcel was delivered',
    over: 'The order is closed',
  },
  other: (mail: string) => `Shipping fee different there? Write to ${mail}.`,
  field: (field: AddressField, country: AddressCountry) => addressLabel(field, country),
  fault: (fault: AddressFault, field: AddressField, country: AddressCountry): string =>
    isOneOf(ADDRESS_FLAWS, fault)
      ? flawSentence(fault, field, country)
      : {
          'too long': 'This is too long. Please shorten it.',
          'no address': 'This is not an e-mail address.',
          elsewhere: 'A different shipping fee or tax applies there. Please write to us.',
        }[fault],
  refusals: {
    closed:
      'The parcel is packed or on its way, so we could not change the address. Please write to us straight away.',
    faster: 'The address was just changed in another window. Check it above; save again to use this one.',
    'too late': 'It is too late to change the address.',
    nothing: 'Please fill in the address.',
    trouble: 'We could not save this. Please try again.',
  },
  billed: {
    heading: 'Invoice to',
    vatId: 'VAT id',
    phone: (number: string) => `Phone for the carrier: ${number}`,
  },
};

export const ADDRESS_MESSAGES: InLanguages<typeof EN> = {
  en: EN,
  de: {
    heading: 'Geht an',
    change: 'Adresse ändern',
    save: 'Adresse speichern',
    changed: 'Die neue Adresse ist gespeichert.',
    lacking: {
      heading: 'Wohin sollen wir es schicken?',
      lead: 'Dein Wallet hat uns keine Adresse für ein Paket gegeben. Bitte trag sie hier ein; vorher können wir deine Bestellung nicht packen.',
      words: (places) =>
        `Bezahlt ist der Versand nach ${places}. Wohnst du woanders, schreib uns; wir klären den Unterschied oder erstatten dir alles:`,
      give: 'Adresse eintragen',
    },
    choose: { country: 'Land wählen', state: 'Auswählen' },
    open: (day) => (day ? `Änderbar bis zum Versand, spätestens ${day}` : 'Änderbar bis zum Versand'),
    closed: {
      packed: 'Es ist schon gepackt. Schreib uns sofort, wenn sich die Adresse ändern muss.',
      shipped: 'Das Paket ist unterwegs',
      delivered: 'Das Paket ist angekommen',
      over: 'Die Bestellung ist abgeschlossen',
    },
    other: (mail) => `In ein Land mit anderem Versandpreis? Schreib an ${mail}.`,
    field: (field) =>
      ({
        country: 'Land',
        name: 'Name',
        line1: 'Straße und Hausnummer',
        line2: 'Wohnung, Etage, c/o',
        postal_code: 'Postleitzahl',
        city: 'Ort',
        state: 'Bundesstaat oder Provinz',
      })[field],
    fault: (fault, field, country) => {
      switch (fault) {
        case 'missing':
          return field === 'state' ? 'Bitte auswählen.' : 'Bitte ausfüllen.';
        case 'misspelled':
          return `So sieht dort eine Postleitzahl aus: ${postalExample(country)}.`;
        case 'too long':
          return 'Das ist zu lang. Bitte kürze es.';
        case 'no address':
          return 'Das ist keine E-Mail-Adresse.';
        case 'elsewhere':
          return 'Dort gilt ein anderer Versandpreis oder eine andere Steuer. Bitte schreib uns.';
        default:
          return flawSentence(fault, field, country, 'de');
      }
    },
    refusals: {
      closed:
        'Das Paket ist gepackt oder unterwegs, deshalb konnten wir die Adresse nicht ändern. Bitte schreib uns sofort.',
      faster:
        'Die Adresse wurde eben aus einem anderen Fenster geändert. Sieh sie dir oben an und speichere noch einmal, wenn diese gelten soll.',
      'too late': 'Die Adresse lässt sich nicht mehr ändern.',
      nothing: 'Bitte füll die Adresse aus.',
      trouble: 'Wir konnten das nicht speichern. Bitte versuch es noch einmal.',
    },
    billed: {
      heading: 'Rechnung an',
      vatId: 'USt-IdNr.',
      phone: (number) => `Telefon für den Zusteller: ${number}`,
    },
  },
};
