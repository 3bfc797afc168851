import {
  type AddressCountry,
  COUNTRIES,
  COUNTRIES_BY_NAME,
  COUNTRY_NAMES,
  type CountryCode,
} from './countries.ts';
import type { Language, OtherLanguage } from './languages.ts';

/** `Intl` has no name for Northern Ireland. */
const NORTHERN_IRELAND: Readonly<Record<OtherLanguage, string>> = { de: 'Nordirland' };

/** Made when first asked for: formatters are slow to make, and most pages name no country. */
const NAMES = new Map<OtherLanguage, Intl.DisplayNames>();

function namesIn(language: OtherLanguage): Intl.DisplayNames {
  const names = NAMES.get(language) ?? new Intl.DisplayNames([language], { type: 'region' });
  NAMES.set(language, names);
  return names;
}

export function countryIn(country: CountryCode, language: Language): string {
  if (language === 'en') return COUNTRY_NAMES[country];
  if (country === 'XI') return NORTHERN_IRELAND[language];
  return namesIn(language).of(country) ?? COUNTRY_NAMES[country];
}

type CountryChoice = { readonly value: AddressCountry; readonly label: string };

const BY_NAME = new Map<OtherLanguage, readonly CountryChoice[]>();

/** All countries as choices, in the order of a language's alphabet. */
export function countriesIn(language: Language): readonly CountryChoice[] {
  if (language === 'en') return COUNTRIES_BY_NAME;
  const known = BY_NAME.get(language);
  if (known) return known;
  const sorted = COUNTRIES.map((value) => ({ value, label: countryIn(value, language) })).sort((a, b) =>
    a.label.localeCompare(b.label, language),
  );
  BY_NAME.set(language, sorted);
  return sorted;
}
