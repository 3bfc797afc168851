import type { AddressCountry } from '../countries.ts';
import type { InLanguages, Language } from '../languages.ts';
import type { AddressField, AddressFlaw } from './order-address.ts';
import { addressLabels, postalExample, postalSentence } from './postal-codes.ts';
import { type PlaceLines, stationIn } from './stations.ts';

type OtherFlaw = Exclude<AddressFlaw, 'missing' | 'misspelled'>;

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

/** Codes with a name of their own in a country keep it. */
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

/** Requests to fill in a field. */
const GERMAN_ASKS: Record<AddressField, string> = {
  country: 'Bitte wähle das Land.',
  name: 'Bitte gib den Namen an.',
  line1: 'Bitte gib Straße und Hausnummer an.',
  line2: 'Bitte gib Wohnung oder Etage an.',
  postal_code: '',
  city: 'Bitte gib den Ort an.',
  state: 'Bitte wähle den Bundesstaat.',
};

const EN = {
  label: englishLabel,
  sentence: (field: AddressField, country: AddressCountry): string => {
    const label = englishLabel(field, country).toLowerCase();
    if (field === 'postal_code') return postalSentence(country);
    return field === 'country' || field === 'state' ? `Choose the ${label}.` : `Enter the ${label}.`;
  },
  /** Faults other than missing or misspelled values. */
  flaws: (country: AddressCountry): Readonly<Record<OtherFlaw, string>> => ({
    'other state':
      country === 'CA' ? 'This postal code is in another province.' : 'This ZIP code is in another state.',
    'post box': 'Our carriers do not deliver to post boxes. Enter a street and number instead.',
    'other point':
      'Our carriers do not deliver to this pickup point. Enter a street and number instead; in Germany a DHL Packstation or Postfiliale works too.',
    'station number':
      'A Packstation or Postfiliale has a number of three digits. Enter it, such as Packstation 145.',
    'post number': 'Enter only your DHL post number (Postnummer) here: six to ten digits.',
  }),
  /** Replaces "Apartment, floor, c/o" if a parcel goes to a station. */
  postNumber: 'DHL post number (Postnummer)',
  /** Shown in a list while nothing is chosen. */
  choose: (field: AddressField, country: AddressCountry) =>
    `Choose a ${englishLabel(field, country).toLowerCase()}`,
};

const WORDS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    label: germanLabel,
    sentence: (field, country) => {
      if (field === 'postal_code')
        return `Ein${country === 'US' || country === 'IE' || country === 'GB' ? '' : 'e'} ${germanLabel(field, country)} sieht dort so aus: ${postalExample(country)}.`;
      return field === 'state' && country === 'CA' ? 'Bitte wähle die Provinz.' : GERMAN_ASKS[field];
    },
    flaws: (country) => ({
      'other state':
        country === 'CA'
          ? 'Diese Postleitzahl liegt in einer anderen Provinz.'
          : 'Dieser ZIP-Code liegt in einem anderen Bundesstaat.',
      'post box': 'Unsere Paketdienste liefern nicht an Postfächer. Bitte gib Straße und Hausnummer an.',
      'other point':
        'Unsere Paketdienste liefern nicht an diese Abholstelle. Bitte gib Straße und Hausnummer an; in Deutschland geht auch eine DHL-Packstation oder Postfiliale.',
      'station number':
        'Eine Packstation oder Postfiliale hat eine Nummer mit drei Ziffern. Bitte gib sie an, zum Beispiel Packstation 145.',
      'post number': 'Bitte gib hier nur deine DHL-Postnummer an: sechs bis zehn Ziffern.',
    }),
    postNumber: 'DHL-Postnummer',
    choose: (field, country) => `${germanLabel(field, country)} wählen`,
  },
};

/** Returns the label of a field, by the address's country. */
export const addressLabel = (
  field: AddressField,
  country: AddressCountry,
  language: Language = 'en',
): string => WORDS[language].label(field, country);

/** Returns the label of a field in a known address; at a station line 2 is the collector's number. */
export const labelIn = (field: AddressField, address: PlaceLines, language: Language): string =>
  field === 'line2' && stationIn(address)
    ? WORDS[language].postNumber
    : addressLabel(field, address.country, language);

/** Returns the sentence that asks for a missing field. */
const addressSentence = (field: AddressField, country: AddressCountry, language: Language = 'en'): string =>
  WORDS[language].sentence(field, country);

/** Returns the error of a field, with its remedy. */
export const flawSentence = (
  flaw: AddressFlaw,
  field: AddressField,
  country: AddressCountry,
  language: Language = 'en',
): string =>
  flaw === 'missing' || flaw === 'misspelled'
    ? addressSentence(field, country, language)
    : WORDS[language].flaws(country)[flaw];

/** Returns the first entry of a list while nothing is chosen. */
export const chooseWords = (field: AddressField, country: AddressCountry, language: Language): string =>
  WORDS[language].choose(field, country);
