import { decimalsIn, type Language } from '../languages.ts';
import { ohmWords } from './figure-words.ts';
import { YOUR_PICKUP_WORDS } from './pickup-words.messages.ts';
import type { YourPickup } from './your-pickup.ts';

/** A visitor's pickup in words: "Humbucker, bare, 16.4 kΩ". */
export function pickupWords(
  { type, source, name, resistance_Ohm }: YourPickup,
  language: Language = 'en',
): string {
  const messages = YOUR_PICKUP_WORDS[language];
  const kind = name ?? messages.build(type);
  switch (source) {
    case 'measured':
      return messages.measured(kind);
    case 'named':
      return kind;
    case 'ohms':
      return `${kind}, ${decimalsIn(ohmWords(resistance_Ohm.value), language)}`;
  }
}
