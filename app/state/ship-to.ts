import { type CountryCode, isCountry } from '#domain/countries.ts';

const KEY = 'ship-to';

/** The country the shopper last chose in this tab; Germany until then. Call from an effect. */
export function readShipTo(): CountryCode {
  try {
    const stored = sessionStorage.getItem(KEY) ?? '';
    return isCountry(stored) ? stored : 'DE';
  } catch {
    return 'DE';
  }
}

export function keepShipTo(country: CountryCode): void {
  try {
    sessionStorage.setItem(KEY, country);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
