import type { Flavor } from '../products/pickup-types.ts';
import type { CoilMode } from '../tone/coil-modes.ts';
import type { Seat } from './seats.ts';

/** Letters of the choices, on the page and in its address. */
export const CHOICE_LETTERS = ['A', 'B', 'C'] as const;

/** Spelling of a pickup in an address: `humbucker.hot.bridge`, followed by unusual coil modes: `.split`. */
export function spellPick(slug: string, flavor: Flavor, seat: Seat, coils?: CoilMode): string {
  return [slug, flavor.toLowerCase(), seat, ...(coils ? [coils] : [])].join('.');
}

export function listenAddress(picks: readonly string[]): string {
  const entries = picks.map((pick, index) => `${CHOICE_LETTERS[index]?.toLowerCase()}=${pick}`);
  return entries.length > 0 ? `/listen?${entries.join('&')}` : '/listen';
}
