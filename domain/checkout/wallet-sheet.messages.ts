import { COUNTRY_NAMES, type CountryCode, countryIn } from '../countries.ts';
import type { InLanguages } from '../languages.ts';

/** Label of shipping on a wallet's own sheet. */
export const WALLET_SHEET: InLanguages<{
  readonly shipping: string;
  readonly shippingTo: (country: CountryCode) => string;
}> = {
  en: { shipping: 'Shipping', shippingTo: (country) => `Shipping to ${COUNTRY_NAMES[country]}` },
  de: { shipping: 'Versand', shippingTo: (country) => `Versand, ${countryIn(country, 'de')}` },
};
