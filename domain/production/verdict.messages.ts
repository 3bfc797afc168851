import type { InLanguages } from '../languages.ts';

/** A value compared with its target, before the percentage. */
export const VERDICT_WORDS: InLanguages<Readonly<Record<'in' | 'edge' | 'out', string>>> = {
  en: { in: 'in', edge: 'in, at the edge', out: 'out' },
  de: { in: 'passt', edge: 'passt knapp', out: 'außerhalb' },
};
