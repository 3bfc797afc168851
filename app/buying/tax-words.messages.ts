import { COUNTRY_NAMES, type CountryCode } from '#domain/countries.ts';
import type { InLanguages } from '#domain/languages.ts';

/** Tax notes beside a price. */
const EN = {
  unknown: 'Incl. VAT in the EU.',
  inside: 'Incl. VAT.',
  abroad: (country: CountryCode) => `${COUNTRY_NAMES[country]}: duty and tax below.`,
  due: (country: CountryCode) => `Duty and tax, ${COUNTRY_NAMES[country]}`,
  alone: (country: CountryCode) => `${COUNTRY_NAMES[country]}, for this item only.`,
  notChosen: 'Make your choice to see tax and duty.',
};

/** Takes the name from the browser, so the page needs no list of countries for one name. */
const inGerman = (country: CountryCode): string =>
  new Intl.DisplayNames(['de'], { type: 'region' }).of(country) ?? country;

const DE: typeof EN = {
  unknown: 'Inkl. MwSt. in der EU.',
  inside: 'Inkl. MwSt.',
  abroad: (country) => `${inGerman(country)}: Zoll und Steuern stehen unten.`,
  due: (country) => `Zoll und Steuern, ${inGerman(country)}`,
  alone: (country) => `${inGerman(country)}, nur für dieses Stück.`,
  notChosen: 'Wähl zuerst aus, dann siehst du Steuern und Zoll.',
};

export const TAX_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
