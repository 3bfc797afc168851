import { useEffect, useState } from 'react';
import { keptShipTo } from '#app/state/ship-to.ts';
import { COUNTRY_NAMES, type CountryCode, EU_COUNTRIES } from '#domain/countries.ts';
import { taxWords } from '#domain/prices/small-business.messages.ts';
import { isOneOf } from '#domain/records.ts';

/**
 * What a price says of the tax within it. Who has said in this tab where things go, and that it is no country of the EU,
 * reads of no VAT: what holds there stands below the buttons (`abroad-note.tsx`).
 */
export function TaxWords() {
  const [country, setCountry] = useState<CountryCode>();
  useEffect(() => setCountry(keptShipTo()), []);
  if (!country) return taxWords('Incl. VAT in the EU; abroad the cart says what is due.');
  if (isOneOf(EU_COUNTRIES, country)) return taxWords('Incl. VAT.');
  return `${COUNTRY_NAMES[country]}: what is due stands below.`;
}
