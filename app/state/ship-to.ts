import { type AddressCountry, FIRST_COUNTRY, isCountry } from '#domain/countries.ts';
import { keepInTab, readInTab } from './kept.ts';

const KEY = 'ship-to';

/** The country the shopper last chose in this tab; undefined until they have. Call from an effect. */
export function keptShipTo(): AddressCountry | undefined {
  const stored = readInTab(KEY) ?? '';
  return isCountry(stored) ? stored : undefined;
}

/** The chosen country, or the shop's own by default. */
export const readShipTo = (): AddressCountry => keptShipTo() ?? FIRST_COUNTRY;

export function keepShipTo(country: AddressCountry): void {
  keepInTab(KEY, country);
}
