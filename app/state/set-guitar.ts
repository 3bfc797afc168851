import type { Guitar } from '#domain/guitar/guitar.ts';
import { GUITAR_CODE as code } from './guitar-code.ts';
import { currentGuitar, tellGuitar } from './guitar-store.ts';
import { keep } from './kept-guitar.ts';

/** Keeps a guitar in this browser; who sets one wants to see it. */
export function setGuitar(guitar: Guitar): void {
  const keeps = keep(String(code.writeGuitar(guitar)));
  tellGuitar({ guitar, code, sheet: false, keeps, ready: true });
}

/** @returns the guitar that was forgotten, for whoever wants it back */
export function forgetGuitar(): Guitar | undefined {
  const { guitar } = currentGuitar();
  tellGuitar({ guitar: undefined, sheet: false, keeps: keep('') });
  return guitar;
}
