import { type ComponentType, useEffect, useState } from 'react';
import { keptShipTo } from '#app/state/ship-to.ts';
import { type CountryCode, isAbroad } from '#domain/countries.ts';
import type { Looked } from './abroad-words.tsx';

type Words = ComponentType<Looked & { readonly country: CountryCode }>;

/**
 * VAT and import duty for shoppers who chose a country outside the EU in this tab. Others never load its code; without
 * it the cart still shows the same.
 */
export function AbroadNote(looked: Looked) {
  const [shown, setShown] = useState<{ readonly country: CountryCode; readonly Words: Words }>();
  useEffect(() => {
    const country = keptShipTo();
    if (!country || !isAbroad(country)) return;
    import('./abroad-words.tsx').then(
      ({ AbroadWords }) => setShown({ country, Words: AbroadWords }),
      () => {},
    );
  }, []);
  return shown ? <shown.Words country={shown.country} {...looked} /> : null;
}
