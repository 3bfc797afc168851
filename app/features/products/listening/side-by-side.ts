import { LETTERS, listenAddress, spellPick } from '#domain/listening/listen-address.ts';
import type { Flavor, Position } from '#domain/products/pickup-types.ts';

/**
 * Address of listening side by side, with a pickup and the next flavors of it, as many as can be compared. A product in one
 * flavor only is put beside a vintage Stratocaster, against which everything is measured.
 */
export function sideBySide(
  slug: string,
  flavor: Flavor,
  position: Position,
  flavors: readonly Flavor[],
): string {
  const at = flavors.indexOf(flavor);
  const others = [...flavors.slice(at + 1), ...flavors.slice(0, at)];
  const picks = [flavor, ...others].slice(0, LETTERS.length).map((one) => spellPick(slug, one, position));
  return listenAddress(picks.length > 1 ? picks : [...picks, spellPick('stratocaster', 'VINTAGE', 'bridge')]);
}
