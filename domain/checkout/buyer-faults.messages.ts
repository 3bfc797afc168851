import { type CountryCode, countryIn } from '../countries.ts';
import type { InLanguages, Language } from '../languages.ts';

/** Prefixes that differ from the country's code. */
const WHOSE: Readonly<Record<string, CountryCode>> = { CHE: 'CH', EL: 'GR' };

const place = (prefix: string, language: Language): string =>
  countryIn(WHOSE[prefix] ?? (prefix as CountryCode), language);

const EN = {
  phone: 'A phone number has 6 to 15 digits, such as +49 341 123456.',
  vatId: 'A VAT id begins with the letters of its country, such as DE123456789.',
  /** For a country whose ids have another form. */
  vatIdOf: (prefix: string, example: string) => `A VAT id from ${place(prefix, 'en')} looks like ${example}.`,
};

export const BUYER_FAULTS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    phone: 'Eine Telefonnummer hat 6 bis 15 Ziffern, etwa +49 341 123456.',
    vatId: 'Eine USt-IdNr. beginnt mit den Buchstaben ihres Landes, etwa DE123456789.',
    vatIdOf: (prefix, example) =>
      `Die USt-IdNr. aus diesem Land (${place(prefix, 'de')}) sieht so aus: ${example}.`,
  },
};
