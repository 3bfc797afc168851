import { listenAddress, spellPick } from '#domain/listening/listen-address.ts';
import type { Flavor, Position } from '#domain/products/pickup-types.ts';

/**
 * Address of listening side by side, with a pickup and the next flavor of it. A product in one flavor only is put
 * beside a vintage Stratocaster, against which everything is measured.
 */
export function sideBySide(
  slug: string,
  flavor: Flavor,
  position: Position,
  flavors: readonly Flavor[],
): string {
  const next = flavors[(flavors.indexOf(flavor) + 1) % flavors.length];
  const other =
    next && next !== flavor
      ? spellPick(slug, next, position)
      : spellPick('stratocaster', 'VINTAGE', 'bridge');
  return listenAddress([spellPick(slug, flavor, position), other]);
}
