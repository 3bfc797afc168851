import { COUNTRY_NAMES, type CountryCode } from '#domain/countries.ts';
import type { InLanguages } from '#domain/languages.ts';

/** What stands with a price of the tax within it, and of what is due where it arrives. */
const EN = {
  unknown: 'Incl. VAT in the EU.',
  inside: 'Incl. VAT.',
  abroad: (country: CountryCode) => `${COUNTRY_NAMES[country]}: what is due stands below.`,
  due: (country: CountryCode) => `What is due, ${COUNTRY_NAMES[country]}`,
  alone: (country: CountryCode) => `${COUNTRY_NAMES[country]}, this alone.`,
  notChosen: 'Once it is chosen, it says here what is contained and what is due.',
};

/** As the browser calls it: the page needs no list of names for one of them. */
const inGerman = (country: CountryCode): string =>
  new Intl.DisplayNames(['de'], { type: 'region' }).of(country) ?? country;

const DE: typeof EN = {
  unknown: 'Inkl. MwSt. in der EU.',
  inside: 'Inkl. MwSt.',
  abroad: (country) => `${inGerman(country)}: Was anfällt, steht unten.`,
  due: (country) => `Was anfällt, ${inGerman(country)}`,
  alone: (country) => `${inGerman(country)}, nur das hier.`,
  notChosen: 'Sobald du gewählt hast, steht hier, was enthalten ist und was anfällt.',
};

export const TAX_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
