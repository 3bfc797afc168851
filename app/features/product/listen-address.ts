import type { Flavor, Position } from '#domain/pickup-types.ts';

const pick = (slug: string, flavor: Flavor, position: Position) =>
  `${slug}.${flavor.toLowerCase()}.${position}`;

/**
 * Address of listening side by side, with a pickup and the next flavor of it. A product in one flavor only is put
 * beside a vintage Stratocaster, against which everything is measured.
 */
export function listenAddress(
  slug: string,
  flavor: Flavor,
  position: Position,
  flavors: readonly Flavor[],
): string {
  const next = flavors[(flavors.indexOf(flavor) + 1) % flavors.length];
  const other =
    next && next !== flavor ? pick(slug, next, position) : pick('stratocaster', 'VINTAGE', 'bridge');
  return `/listen?a=${pick(slug, flavor, position)}&b=${other}`;
}
