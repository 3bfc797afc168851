import {
  type AddressCountry,
  COUNTRIES,
  COUNTRIES_BY_NAME,
  COUNTRY_NAMES,
  type CountryCode,
} from './countries.ts';
import { type Language, OTHER_LANGUAGES, type OtherLanguage } from './languages.ts';

/** `Intl` has no name for Northern Ireland. */
const NORTHERN_IRELAND: Readonly<Record<OtherLanguage, string>> = { de: 'Nordirland' };

const inEachOther = <Value>(of: (language: OtherLanguage) => Value) =>
  Object.fromEntries(OTHER_LANGUAGES.map((language) => [language, of(language)])) as Record<
    OtherLanguage,
    Value
  >;

const NAMES = inEachOther((language) => new Intl.DisplayNames([language], { type: 'region' }));

export function countryIn(country: CountryCode, language: Language): string {
  if (language === 'en') return COUNTRY_NAMES[country];
  if (country === 'XI') return NORTHERN_IRELAND[language];
  return NAMES[language].of(country) ?? COUNTRY_NAMES[country];
}

const BY_NAME = inEachOther((language) =>
  COUNTRIES.map((value) => ({ value, label: countryIn(value, language) })).sort((a, b) =>
    a.label.localeCompare(b.label, language),
  ),
);

export const countriesIn = (
  language: Language,
): readonly { readonly value: AddressCountry; readonly label: string }[] =>
  language === 'en' ? COUNTRIES_BY_NAME : BY_NAME[language];
