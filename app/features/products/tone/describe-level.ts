import { FLAVOR_NAMES, type Flavor, type Position } from '#domain/products/pickup-types.ts';
import type { LevelNeighbours } from './level-neighbours.ts';

const listed = (words: readonly string[]) =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : words.join('');

/**
 * Which flavors differ from this one mainly in level, in one sentence; undefined where all sound different. Positions
 * are only named where it is not all of those that are shown.
 */
export function levelWords(
  neighbours: readonly LevelNeighbours[],
  flavor: Flavor,
  shown: readonly Position[],
): string | undefined {
  const others = neighbours.flatMap(({ flavors, positions }) => {
    const other = flavors.find((candidate) => candidate !== flavor);
    const at = positions.filter((position) => shown.includes(position));
    if (!flavors.includes(flavor) || !other || at.length === 0) return [];
    return [at.length < shown.length ? `${FLAVOR_NAMES[other]} (${listed(at)})` : FLAVOR_NAMES[other]];
  });
  if (others.length === 0) return undefined;
  return `${FLAVOR_NAMES[flavor]} differs from ${listed(others)} mainly in level: less than 1\u00a0dB in the shape of the curve.`;
}
