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

/** Where the shop ships: the EU, Switzerland, the United Kingdom, the United States and Canada (decision 14). */
export const COUNTRIES = [...EU_COUNTRIES, 'CH', 'GB', 'US', 'CA'] as const;

export type CountryCode = (typeof COUNTRIES)[number];

/** Where a quote ships to until the shopper has said where they live. */
export const FIRST_COUNTRY: CountryCode = 'DE';

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
};

/** All of them as choices, in the order of the alphabet. */
export const COUNTRIES_BY_NAME = COUNTRIES.map((value) => ({ value, label: COUNTRY_NAMES[value] })).sort(
  (a, b) => a.label.localeCompare(b.label, 'en'),
);

export function isCountry(value: string): value is CountryCode {
  return Object.hasOwn(COUNTRY_NAMES, value);
}
