import type { Day } from '../calendar/day.ts';

/** `to order`: takes longer than usual. `paused`: not for sale. */
export type SaleState = 'to order' | 'paused';

/** Applies to every line that contains at least these parts. */
export type SaleParts = Readonly<Record<string, string>>;

export interface Pause {
  readonly parts: SaleParts;
  readonly state: SaleState;
  /** "Cover Hornet, Wine". */
  readonly name: string;
  /** "again from Wed 2 December". */
  readonly words: string;
  /** German texts; missing in older pauses. */
  readonly inGerman?: { readonly name: string; readonly words: string } | undefined;
  /** Last day; undefined if it ends by hand or with new stock. */
  readonly until?: Day | undefined;
}

/** True if `parts` contain all the paused parts. */
export const isPartOf = (paused: SaleParts, parts: Readonly<Record<string, string | undefined>>): boolean =>
  Object.entries(paused).every(([name, value]) => parts[name] === value);

/** Pauses that apply to parts; those that prevent buying come first. */
export function pausesAmong(
  pauses: readonly Pause[],
  parts: Readonly<Record<string, string | undefined>>,
): readonly Pause[] {
  const hit = pauses.filter((pause) => isPartOf(pause.parts, parts));
  return hit.toSorted((a, b) => Number(b.state === 'paused') - Number(a.state === 'paused'));
}

/** The pause that this option would complete. Earlier choices stay open as long as a later one may differ. */
export const pauseOfOption = (
  pauses: readonly Pause[],
  field: string,
  parts: Readonly<Record<string, string | undefined>>,
  order: readonly string[],
): Pause | undefined =>
  pausesAmong(pauses, parts).find((pause) => order.findLast((name) => name in pause.parts) === field);

export const pauseSentence = ({ name, words, state }: Pause): string =>
  state === 'paused' ? `${name} is paused: ${words}.` : `${name}: ${words}.`;
