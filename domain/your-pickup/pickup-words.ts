import { ohmWords } from './figure-words.ts';
import { BUILDS } from './pickup-types.ts';
import type { YourPickup } from './your-pickup.ts';

/** What a visitor's pickup is, and how that is known: "Humbucker, bare, 16.4 kΩ". */
export function pickupWords({ type, source, name, resistance_Ohm }: YourPickup): string {
  const kind = name ?? BUILDS[type].name;
  switch (source) {
    case 'measured':
      return `${kind}, measured`;
    case 'named':
      return kind;
    case 'ohms':
      return `${kind}, ${ohmWords(resistance_Ohm.value)}`;
  }
}
