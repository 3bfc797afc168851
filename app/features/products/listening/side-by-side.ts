import { CHOICE_LETTERS, listenAddress, spellPick } from '#domain/listening/listen-address.ts';
import type { Flavor, Position } from '#domain/products/pickup-types.ts';

/**
 * Address of the comparison of a pickup with its next flavors, as many as fit. A product with one flavor is compared
 * with a vintage Stratocaster, the reference of all figures.
 */
export function sideBySide(
  slug: string,
  flavor: Flavor,
  position: Position,
  flavors: readonly Flavor[],
): string {
  const at = flavors.indexOf(flavor);
  const others = [...flavors.slice(at + 1), ...flavors.slice(0, at)];
  const picks = [flavor, ...others]
    .slice(0, CHOICE_LETTERS.length)
    .map((one) => spellPick(slug, one, position));
  return listenAddress(picks.length > 1 ? picks : [...picks, spellPick('stratocaster', 'VINTAGE', 'bridge')]);
}
