import {
  type AddressCountry,
  COUNTRIES,
  COUNTRIES_BY_NAME,
  COUNTRY_NAMES,
  type CountryCode,
} from './countries.ts';
import type { Language } from './languages.ts';

const GERMAN = new Intl.DisplayNames(['de'], { type: 'region' });

/** A country's name in a language. */
export const countryIn = (country: CountryCode, language: Language): string =>
  language === 'en'
    ? COUNTRY_NAMES[country]
    : country === 'XI'
      ? 'Nordirland'
      : (GERMAN.of(country) ?? COUNTRY_NAMES[country]);

const BY_GERMAN_NAME = COUNTRIES.map((value) => ({ value, label: countryIn(value, 'de') })).sort((a, b) =>
  a.label.localeCompare(b.label, 'de'),
);

/** All countries as choices, in the order of a language's alphabet. */
export const countriesIn = (
  language: Language,
): readonly { readonly value: AddressCountry; readonly label: string }[] =>
  language === 'de' ? BY_GERMAN_NAME : COUNTRIES_BY_NAME;
