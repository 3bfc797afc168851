import { useEffect, useState } from 'react';
import { keptShipTo } from '#app/state/ship-to.ts';
import { useLanguage, useWords } from '#app/ui/language.tsx';
import { type CountryCode, EU_COUNTRIES } from '#domain/countries.ts';
import { countryIn } from '#domain/country-in.ts';
import { taxWords } from '#domain/prices/small-business.messages.ts';
import { isOneOf } from '#domain/records.ts';
import { BUYING_MESSAGES } from './buying.messages.ts';

/**
 * What a price says of the tax within it. Who has said in this tab where things go, and that it is no country of the EU,
 * reads of no VAT: what holds there stands below the buttons (`abroad-note.tsx`).
 */
export function TaxWords() {
  const language = useLanguage();
  const [usual, eu, below] = useWords(BUYING_MESSAGES).tax;
  const [country, setCountry] = useState<CountryCode>();
  useEffect(() => setCountry(keptShipTo()), []);
  if (!country) return taxWords(usual, language);
  if (isOneOf(EU_COUNTRIES, country)) return taxWords(eu, language);
  return countryIn(country, language) + below;
}
