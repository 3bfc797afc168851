import { type ComponentType, useEffect, useState } from 'react';
import { keptShipTo } from '#app/state/ship-to.ts';
import { type CountryCode, isAbroad } from '#domain/countries.ts';
import type { Looked } from './abroad-words.tsx';

type Words = ComponentType<Looked & { readonly country: CountryCode }>;

/**
 * What is contained and what is due where it arrives, for who has said in this tab that it goes outside the EU. Nobody else
 * loads its code, and without it the cart says the same.
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
