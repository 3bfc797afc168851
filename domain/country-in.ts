import { COUNTRY_NAMES, type CountryCode } from './countries.ts';
import type { Language } from './languages.ts';

const GERMAN = new Intl.DisplayNames(['de'], { type: 'region' });

/** A country's name in a language. */
export const countryIn = (country: CountryCode, language: Language): string =>
  language === 'de' ? (GERMAN.of(country) ?? COUNTRY_NAMES[country]) : COUNTRY_NAMES[country];
