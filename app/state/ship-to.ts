import { type CountryCode, FIRST_COUNTRY, isCountry } from '#domain/countries.ts';

const KEY = 'ship-to';

/** The country the shopper last chose in this tab; the shop's own until they have. Call from an effect. */
export function readShipTo(): CountryCode {
  try {
    const stored = sessionStorage.getItem(KEY) ?? '';
    return isCountry(stored) ? stored : FIRST_COUNTRY;
  } catch {
    return FIRST_COUNTRY;
  }
}

export function keepShipTo(country: CountryCode): void {
  try {
    sessionStorage.setItem(KEY, country);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
