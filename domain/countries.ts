import { isOneOf } from './records.ts';

/** The 27 member states of the European Union, ISO 3166-1 alpha-2. */
export const EU_COUNTRIES = [
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
] as const;

/** Countries outside the EU that the shop ships to. */
export const ABROAD = ['GB', 'US', 'CH', 'CA'] as const;
export type AbroadCountry = (typeof ABROAD)[number];

/** Where the shop ships: the EU, Switzerland, the United Kingdom, the United States and Canada (decision 14). */
export const COUNTRIES = [...EU_COUNTRIES, ...ABROAD] as const;

/** A country as addresses have it. */
export type AddressCountry = (typeof COUNTRIES)[number];

/** The member states, and Northern Ireland, which belongs to the EU for goods. Its code in the EU's VAT system is XI. */
export const EU_DESTINATIONS = [...EU_COUNTRIES, 'XI'] as const;

/**
 * What an order is sold to: `orders.shippingCountry`. Its address says GB where this says XI. Tax, customs and books follow
 * this one, carriers and envelopes follow the address; `destinationOf` (`shipping/destinations.ts`) leads from one to the other.
 */
export type CountryCode = AddressCountry | (typeof EU_DESTINATIONS)[number];

/** What an order is sold to; with a VAT rate of its own where a region has one. */
export interface Destination {
  readonly country: CountryCode;
  readonly ratePercent?: number;
}

/** The country that an address has there. */
export const addressCountry = (country: CountryCode): AddressCountry => (country === 'XI' ? 'GB' : country);

/** Whether goods leave the customs and VAT area of the EU. They do so together wherever we sell to. */
export const isAbroad = (country: CountryCode): country is AbroadCountry => isOneOf(ABROAD, country);

/** Where a quote ships to until the shopper has said where they live. */
export const FIRST_COUNTRY: AddressCountry = 'DE';

export const COUNTRY_NAMES: Record<CountryCode, string> = {
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
  CH: 'Switzerland',
  GB: 'United Kingdom',
  US: 'United States',
  CA: 'Canada',
  XI: 'Northern Ireland',
};

/**
 * All of them as choices, in the order of the alphabet. English names have no letter that needs a collator, which is
 * slow to make.
 */
export const COUNTRIES_BY_NAME = COUNTRIES.map((value) => ({ value, label: COUNTRY_NAMES[value] })).sort(
  (a, b) => (a.label < b.label ? -1 : 1),
);

export const isCountry = (value: string): value is AddressCountry => isOneOf(COUNTRIES, value);
