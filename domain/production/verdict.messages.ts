import type { InLanguages } from '../languages.ts';

/** How a value stands to its target, before the per cent are said. */
export const VERDICT_WORDS: InLanguages<Readonly<Record<'in' | 'edge' | 'out', string>>> = {
  en: { in: 'in', edge: 'in, at the edge', out: 'out' },
  de: { in: 'passt', edge: 'passt knapp', out: 'außerhalb' },
};
