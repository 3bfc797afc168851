import type { AddressCountry } from '../countries.ts';
import type { InLanguages, Language } from '../languages.ts';
import { addressLabels, postalExample, postalSentence } from './address-rules.ts';
import type { AddressField } from './order-address.ts';

interface AddressMessages {
  readonly label: (field: AddressField, country: AddressCountry) => string;
  readonly sentence: (field: AddressField, country: AddressCountry) => string;
  /** In the place of a choice that is not made yet. */
  readonly choose: (field: AddressField, country: AddressCountry) => string;
}

function englishLabel(field: AddressField, country: AddressCountry): string {
  const labels = addressLabels(country);
  switch (field) {
    case 'country':
      return 'Country';
    case 'name':
      return 'Name';
    case 'line1':
      return 'Street and number';
    case 'line2':
      return 'Apartment, floor, c/o';
    case 'postal_code':
    case 'state':
    case 'city':
      return labels[field];
    default:
      return field satisfies never;
  }
}

/** Names that a country's own post has for its codes stay as they are. */
const GERMAN_CODES: Partial<Record<AddressCountry, string>> = {
  US: 'ZIP-Code',
  IE: 'Eircode',
  GB: 'Postcode',
};

function germanLabel(field: AddressField, country: AddressCountry): string {
  switch (field) {
    case 'country':
      return 'Land';
    case 'name':
      return 'Name';
    case 'line1':
      return 'Straße und Hausnummer';
    case 'line2':
      return 'Wohnung, Etage, c/o';
    case 'postal_code':
      return GERMAN_CODES[country] ?? 'Postleitzahl';
    case 'state':
      return country === 'CA' ? 'Provinz' : 'Bundesstaat';
    case 'city':
      return 'Ort';
    default:
      return field satisfies never;
  }
}

/** What is asked for, with its article, as somebody is told to enter it. */
const GERMAN_ASKS: Record<AddressField, string> = {
  country: 'Bitte wähle das Land.',
  name: 'Bitte gib den Namen an.',
  line1: 'Bitte gib Straße und Hausnummer an.',
  line2: 'Bitte gib Wohnung oder Etage an.',
  postal_code: '',
  city: 'Bitte gib den Ort an.',
  state: 'Bitte wähle den Bundesstaat.',
};

const WORDS: InLanguages<AddressMessages> = {
  en: {
    label: englishLabel,
    sentence: (field, country) => {
      const label = englishLabel(field, country).toLowerCase();
      if (field === 'postal_code') return postalSentence(country);
      return field === 'country' || field === 'state' ? `Choose the ${label}.` : `Enter the ${label}.`;
    },
    choose: (field, country) => `Choose a ${englishLabel(field, country).toLowerCase()}`,
  },
  de: {
    label: germanLabel,
    sentence: (field, country) => {
      if (field === 'postal_code')
        return `Ein${country === 'US' || country === 'IE' || country === 'GB' ? '' : 'e'} ${germanLabel(field, country)} sieht dort so aus: ${postalExample(country)}.`;
      return field === 'state' && country === 'CA' ? 'Bitte wähle die Provinz.' : GERMAN_ASKS[field];
    },
    choose: (field, country) => `${germanLabel(field, country)} wählen`,
  },
};

/** What a field is called, in the words of the address's country. */
export const addressLabel = (
  field: AddressField,
  country: AddressCountry,
  language: Language = 'en',
): string => WORDS[language].label(field, country);

/** How a field of an address is filled in, in a sentence for whoever did not. */
export const addressSentence = (
  field: AddressField,
  country: AddressCountry,
  language: Language = 'en',
): string => WORDS[language].sentence(field, country);

/** Stands in a list of which nothing is chosen yet. */
export const chooseWords = (field: AddressField, country: AddressCountry, language: Language): string =>
  WORDS[language].choose(field, country);
