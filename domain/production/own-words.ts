import type { Language } from '../languages.ts';
import { MADE_WORDS } from './made-words.messages.ts';
import type { SoldPickup } from './sold-pickup.ts';
import { hasConnector, isCustomUnit } from './unit.ts';
import { colourWords } from './unit-look.ts';

const NBSP = '\u00a0';

/** Name and one-line description of a pickup for its owner. The frozen description is in English. */
export function ownWords(
  sold: SoldPickup,
  language: Language,
): { readonly name: string; readonly words: string } {
  if (language === 'en') return { name: sold.name, words: sold.summary };
  const messages = MADE_WORDS[language];
  const { build, flavor, shape, colourNames, spacing_mm, pickup } = sold;
  const resistance = `${String(pickup.winding.resistance_Ohm / 1000).replace('.', ',')}${NBSP}kΩ`;
  // The name of a stock pickup contains its position.
  const parts = isCustomUnit(build)
    ? [
        shape && messages.shape(shape),
        colourWords(colourNames.map(messages.colour)),
        `${spacing_mm}${NBSP}mm`,
        resistance,
      ]
    : [flavor, colourWords(colourNames.map(messages.colour))];
  const reversed = pickup.recipe.reversed && messages.reversed;
  const connector = hasConnector(build) && messages.connector;
  return {
    name: messages.name(sold.name),
    words: [...parts, reversed, connector].filter(Boolean).join(', '),
  };
}
