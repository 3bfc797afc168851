import { cached } from './cached.ts';
import type { Language, OtherLanguage } from './languages.ts';
import { isOneOf, keysOf } from './records.ts';

/** The 27 member states of the European Union, ISO 3166-1 alpha-2. */
const EU_NAMES = {
  AT: 'Austria',
  BE: 'Belgium',
  BG: 'Bulgaria',
  CY: 'Cyprus',
  CZ: 'Czechia',
  DE: 'Germany',
  DK: 'Denmark',
  EE: 'Estonia',
  ES: 'Spain',
  FI: 'Finland',
  FR: 'France',
  GR: 'Greece',
  HR: 'Croatia',
  HU: 'Hungary',
  IE: 'Ireland',
  IT: 'Italy',
  LT: 'Lithuania',
  LU: 'Luxembourg',
  LV: 'Latvia',
  MT: 'Malta',
  NL: 'Netherlands',
  PL: 'Poland',
  PT: 'Portugal',
  RO: 'Romania',
  SE: 'Sweden',
  SI: 'Slovenia',
  SK: 'Slovakia',
};
export const EU_COUNTRIES = keysOf(EU_NAMES);

/** Countries outside the EU that the shop ships to. */
export const ABROAD = ['GB', 'US', 'CH', 'CA'] as const;
export type AbroadCountry = (typeof ABROAD)[number];

/** The EU, Switzerland, the United Kingdom, the United States and Canada (spec decision 14). */
export const COUNTRIES = [...EU_COUNTRIES, ...ABROAD] as const;

export type AddressCountry = (typeof COUNTRIES)[number];

/** The member states and Northern Ireland, which belongs to the EU for goods. XI is its code in the EU's VAT system. */
export const EU_DESTINATIONS = [...EU_COUNTRIES, 'XI'] as const;

/**
 * Country of sale: `orders.shippingCountry`. The address has GB for XI. Tax, customs and books use this code, carriers
 * and envelopes the address; `destinationOf` (`shipping/destinations.ts`) converts an address.
 */
export type CountryCode = AddressCountry | (typeof EU_DESTINATIONS)[number];

export interface Destination {
  readonly country: CountryCode;
  readonly ratePercent?: number;
}

export const addressCountry = (country: CountryCode): AddressCountry => (country === 'XI' ? 'GB' : country);

/** True if goods leave the EU's customs and VAT area. Wherever we sell, they leave both or neither. */
export const isAbroad = (country: CountryCode): country is AbroadCountry => isOneOf(ABROAD, country);

export const FIRST_COUNTRY: AddressCountry = 'DE';

export const COUNTRY_NAMES: Record<CountryCode, string> = {
  ...EU_NAMES,
  CH: 'Switzerland',
  GB: 'United Kingdom',
  US: 'United States',
  CA: 'Canada',
  XI: 'Northern Ireland',
};

const COUNTRIES_BY_NAME = COUNTRIES.map((value) => ({ value, label: COUNTRY_NAMES[value] })).sort((a, b) =>
  a.label < b.label ? -1 : 1,
);

export const isCountry = (value: string): value is AddressCountry => isOneOf(COUNTRIES, value);

/** `Intl` has no name for Northern Ireland. */
const NORTHERN_IRELAND: Readonly<Record<OtherLanguage, string>> = { de: 'Nordirland' };

/** Made when first asked for: formatters are slow to make, and most pages name no country. */
const namesIn = cached((language: OtherLanguage) => new Intl.DisplayNames([language], { type: 'region' }));

export function countryIn(country: CountryCode, language: Language): string {
  if (language === 'en') return COUNTRY_NAMES[country];
  if (country === 'XI') return NORTHERN_IRELAND[language];
  return namesIn(language).of(country) ?? COUNTRY_NAMES[country];
}

const byName = cached((language: OtherLanguage) =>
  COUNTRIES.map((value) => ({ value, label: countryIn(value, language) })).sort((a, b) =>
    a.label.localeCompare(b.label, language),
  ),
);

/** All countries as choices, in the order of a language's alphabet. */
export const countriesIn = (language: Language) => (language === 'en' ? COUNTRIES_BY_NAME : byName(language));
