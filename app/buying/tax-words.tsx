import { useEffect, useState } from 'react';
import { keptShipTo } from '#app/state/ship-to.ts';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { type CountryCode, isAbroad } from '#domain/countries.ts';
import { taxWords } from '#domain/prices/small-business.messages.ts';
import { TAX_MESSAGES } from './tax-words.messages.ts';

/**
 * What a price says of the tax within it. Who has said in this tab where things go, and that it is no country of the EU,
 * reads of no VAT: what holds there stands below the buttons (`abroad-note.tsx`).
 */
export function TaxWords() {
  const language = useLanguage();
  const words = useMessages(TAX_MESSAGES);
  const [country, setCountry] = useState<CountryCode>();
  useEffect(() => setCountry(keptShipTo()), []);
  if (!country) return taxWords(words.unknown, language);
  if (!isAbroad(country)) return taxWords(words.inside, language);
  return words.abroad(country);
}
