import { type AddressCountry, FIRST_COUNTRY, isCountry } from '#domain/countries.ts';
import { keepInTab, readInTab, SHIP_TO_KEY } from './kept.ts';

/** The country the shopper last chose in this tab; undefined until they have. Call from an effect. */
export function keptShipTo(): AddressCountry | undefined {
  const stored = readInTab(SHIP_TO_KEY) ?? '';
  return isCountry(stored) ? stored : undefined;
}

/** The chosen country, or the shop's own by default. */
export const readShipTo = (): AddressCountry => keptShipTo() ?? FIRST_COUNTRY;

export function keepShipTo(country: AddressCountry): void {
  keepInTab(SHIP_TO_KEY, country);
}
