import { type Guitar, writeGuitar } from '#domain/guitar/guitar.ts';
import type { GuitarCode } from './guitar-code.ts';
import { currentGuitar, tellGuitar } from './guitar-store.ts';
import { GUITAR_KEY, keep } from './kept.ts';

/**
 * Stores a guitar in this browser and shows it.
 * @param code puts pickups into it, for pages that show any
 */
export function setGuitar(guitar: Guitar, code?: GuitarCode): void {
  const keeps = keep(GUITAR_KEY, String(writeGuitar(guitar)));
  tellGuitar({ ...(code && { code }), guitar, sheet: false, keeps, ready: true });
}

/** @returns the deleted guitar, for undo */
export function forgetGuitar(): Guitar | undefined {
  const { guitar } = currentGuitar();
  tellGuitar({ guitar: undefined, sheet: false, keeps: keep(GUITAR_KEY, null) });
  return guitar;
}
