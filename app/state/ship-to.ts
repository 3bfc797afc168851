import { type AddressCountry, FIRST_COUNTRY, isCountry } from '#domain/countries.ts';

const KEY = 'ship-to';

/** The country the shopper last chose in this tab; undefined until they have. Call from an effect. */
export function keptShipTo(): AddressCountry | undefined {
  try {
    const stored = sessionStorage.getItem(KEY) ?? '';
    return isCountry(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** The same; the shop's own until they have. */
export const readShipTo = (): AddressCountry => keptShipTo() ?? FIRST_COUNTRY;

export function keepShipTo(country: AddressCountry): void {
  try {
    sessionStorage.setItem(KEY, country);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
