import { type CountryCode, FIRST_COUNTRY, isCountry } from '#domain/countries.ts';

const KEY = 'ship-to';

/** The country the shopper last chose in this tab; undefined as long as they have not. Call from an effect. */
export function chosenShipTo(): CountryCode | undefined {
  try {
    const stored = sessionStorage.getItem(KEY) ?? '';
    return isCountry(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** The country to reckon with until another is chosen. */
export const readShipTo = (): CountryCode => chosenShipTo() ?? FIRST_COUNTRY;

export function keepShipTo(country: CountryCode): void {
  try {
    sessionStorage.setItem(KEY, country);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
