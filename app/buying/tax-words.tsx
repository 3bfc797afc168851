import { useEffect, useState } from 'react';
import { keptShipTo } from '#app/state/ship-to.ts';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { type CountryCode, isAbroad } from '#domain/countries.ts';
import { taxWords } from '#domain/prices/small-business.messages.ts';
import { TAX_MESSAGES } from './tax-words.messages.ts';

/**
 * The VAT note beside a price. A shopper who chose a country outside the EU in this tab reads none; `buy-actions.tsx`
 * below the buttons tells them the duty.
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
