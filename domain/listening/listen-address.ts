import type { Flavor } from '../products/pickup-types.ts';
import type { CoilMode } from '../tone/coil-modes.ts';
import type { Seat } from './seats.ts';

/** Letters of the choices, on the page as in its address. */
export const LETTERS = ['A', 'B', 'C'] as const;

/** How the address spells one pickup: `humbucker.hot.bridge`; other ways to join its coils behind it, `.split`. */
export function spellPick(slug: string, flavor: Flavor, seat: Seat, coils?: CoilMode): string {
  return [slug, flavor.toLowerCase(), seat, ...(coils ? [coils] : [])].join('.');
}

/** Address of the listening page with picks as `spellPick` spells them; apart from the page, so that links stay small. */
export function listenAddress(picks: readonly string[]): string {
  const entries = picks.map((pick, index) => `${LETTERS[index]?.toLowerCase()}=${pick}`);
  return entries.length > 0 ? `/listen?${entries.join('&')}` : '/listen';
}
