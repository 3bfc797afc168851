import type { Language } from '#domain/languages.ts';
import { POSITIONS_SAID } from '#domain/products/pickup-types.messages.ts';
import { FLAVOR_NAMES, type Flavor, type Position } from '#domain/products/pickup-types.ts';
import type { LevelNeighbours } from './level-neighbours.ts';
import { TONE_MESSAGES } from './tone.messages.ts';

/**
 * A sentence on the flavors that differ from this one mainly in level; undefined if there are none. Names positions
 * only if not all shown ones are concerned.
 */
export function describeLevel(
  neighbours: readonly LevelNeighbours[],
  flavor: Flavor,
  shown: readonly Position[],
  language: Language = 'en',
): string | undefined {
  const words = TONE_MESSAGES[language];
  const others = neighbours.flatMap(({ flavors, positions }) => {
    const other = flavors.find((candidate) => candidate !== flavor);
    const at = positions.filter((position) => shown.includes(position));
    if (!flavors.includes(flavor) || !other || at.length === 0) return [];
    return [
      at.length < shown.length
        ? `${FLAVOR_NAMES[other]} (${words.places(at.map(POSITIONS_SAID[language]))})`
        : FLAVOR_NAMES[other],
    ];
  });
  if (others.length === 0) return undefined;
  return words.level(flavor, others);
}
