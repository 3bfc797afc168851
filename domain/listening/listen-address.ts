import type { Flavor, Position } from '../products/pickup-types.ts';

/** Letters of the choices, on the page as in its address. */
export const LETTERS = ['A', 'B', 'C'] as const;

/** How the address spells one pickup: `humbucker.hot.bridge`. */
export function spellPick(slug: string, flavor: Flavor, position: Position): string {
  return `${slug}.${flavor.toLowerCase()}.${position}`;
}

/** Address of the listening page with picks as `spellPick` spells them; apart from the page, so that links stay small. */
export function listenAddress(picks: readonly string[]): string {
  const entries = picks.map((pick, index) => `${LETTERS[index]?.toLowerCase()}=${pick}`);
  return entries.length > 0 ? `/listen?${entries.join('&')}` : '/listen';
}
