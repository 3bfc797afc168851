import type { AddressCountry } from '#domain/countries.ts';
import type { InLanguages } from '#domain/languages.ts';
import { isOneOf } from '#domain/records.ts';
import { addressLabel, flawSentence } from '#domain/shipping/address.messages.ts';
import { postalExample } from '#domain/shipping/address-rules.ts';
import { ADDRESS_FLAWS, type AddressField } from '#domain/shipping/order-address.ts';
import type { AddressFault } from '#server/order-page/index.ts';

const EN = {
  heading: 'Ships to',
  change: 'Change address',
  save: 'Save address',
  changed: 'The new address is saved. The makers know.',
  /** While no address is there. */
  lacking: {
    heading: 'Where shall it go?',
    lead: 'Your wallet gave us no address that we can send a parcel to. Please give it here; until then we do not pack your order.',
    words: (places: string) =>
      `What you have paid covers shipping to ${places}. If you live elsewhere, write to us; we agree on the difference, or send all of your money back:`,
    give: 'Give the address',
  },
  choose: { country: 'Choose a country', state: 'Choose' },
  open: (day: string | undefined): string => (day ? `Open until it ships, by ${day}` : 'Open until it ships'),
  closed: {
    packed: 'Closed: it is packed. Write to us at once if it has to change.',
    shipped: 'Closed: the parcel is on its way',
    delivered: 'The parcel was delivered',
    over: 'Closed: the order is over',
  },
  other: (mail: string) => `To a country with another shipping fee? Write to ${mail}.`,
  field: (field: AddressField, country: AddressCountry) => addressLabel(field, country),
  fault: (fault: AddressFault, field: AddressField, country: AddressCountry): string =>
    isOneOf(ADDRESS_FLAWS, fault)
      ? flawSentence(fault, field, country)
      : {
          'too long': 'This is too long. Please shorten it.',
          'no address': 'This is no mail address.',
          elsewhere: 'Another shipping fee or tax applies there. Please write to us.',
        }[fault],
  refusals: {
    closed: 'The parcel is packed or on its way, so the address was not changed. Please write to us at once.',
    faster:
      'The address was changed a moment ago from another window. Look at it above; save once more to use this one.',
    'too late': 'The address cannot be changed any more.',
    nothing: 'Please fill in the address.',
    trouble: 'This could not be saved. Please try again.',
  },
  billed: {
    heading: 'Invoice to',
    vatId: 'VAT id',
    phone: (number: string) => `Phone for the carrier: ${number}`,
  },
};

/** What an order’s page says of where it goes, and of changing that. */
export const ADDRESS_MESSAGES: InLanguages<typeof EN> = {
  en: EN,
  de: {
    heading: 'Geht an',
    change: 'Adresse ändern',
    save: 'Adresse speichern',
    changed: 'Die neue Adresse ist gespeichert. Die Werkstatt weiß Bescheid.',
    lacking: {
      heading: 'Wohin damit?',
      lead: 'Dein Wallet hat uns keine Adresse gegeben, an die wir ein Paket schicken können. Bitte gib sie hier an; bis dahin packen wir deine Bestellung nicht.',
      words: (places) =>
        `Bezahlt ist der Versand nach ${places}. Wohnst du woanders, schreib uns; wir einigen uns über den Unterschied oder schicken dir alles Geld zurück:`,
      give: 'Adresse angeben',
    },
    choose: { country: 'Land wählen', state: 'Auswählen' },
    open: (day) => (day ? `Offen bis zum Versand, spätestens ${day}` : 'Offen bis zum Versand'),
    closed: {
      packed: 'Geschlossen: Es ist gepackt. Schreib uns sofort, wenn sich etwas ändern muss.',
      shipped: 'Geschlossen: Das Paket ist unterwegs',
      delivered: 'Das Paket ist angekommen',
      over: 'Geschlossen: Die Bestellung ist beendet',
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
        'Das Paket ist gepackt oder unterwegs, die Adresse wurde deshalb nicht geändert. Bitte schreib uns sofort.',
      faster:
        'Die Adresse wurde eben aus einem anderen Fenster geändert. Sieh sie dir oben an; speichere noch einmal, damit diese gilt.',
      'too late': 'Die Adresse lässt sich nicht mehr ändern.',
      nothing: 'Bitte fülle die Adresse aus.',
      trouble: 'Das ließ sich nicht speichern. Bitte versuche es noch einmal.',
    },
    billed: {
      heading: 'Rechnung an',
      vatId: 'USt-IdNr.',
      phone: (number) => `Telefon für den Zusteller: ${number}`,
    },
  },
};
