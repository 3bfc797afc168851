import type { Day } from '../calendar/day.ts';

/** Of something that is not as usual: made for longer than usual, or not for sale. */
export type SaleState = 'to order' | 'paused';

/** What is not as usual: every line whose parts say at least this. */
export type SaleParts = Readonly<Record<string, string>>;

/** Something that is not sold as usual. */
export interface Pause {
  readonly parts: SaleParts;
  readonly state: SaleState;
  /** What it is called: "Cover Hornet, Wine". */
  readonly name: string;
  /** "again from Wed 2 December". */
  readonly words: string;
  /** The same to who reads German; left out of what was paused before it was asked for. */
  readonly inGerman?: { readonly name: string; readonly words: string } | undefined;
  /** The last day on which it counts; left out where it is taken back by hand, or ends with the goods. */
  readonly until?: Day | undefined;
}

/** Whether something is (at least) what is not as usual. */
export const isPartOf = (paused: SaleParts, parts: Readonly<Record<string, string | undefined>>): boolean =>
  Object.entries(paused).every(([name, value]) => parts[name] === value);

/** What is not as usual with parts, the ones that cannot be bought first. */
export function pausesAmong(
  pauses: readonly Pause[],
  parts: Readonly<Record<string, string | undefined>>,
): readonly Pause[] {
  const hit = pauses.filter((pause) => isPartOf(pause.parts, parts));
  return hit.toSorted((a, b) => Number(b.state === 'paused') - Number(a.state === 'paused'));
}

/**
 * What is not as usual with one option of a build under way: only what this very choice completes, so that a first choice is
 * not shut by a second one that can still be another.
 */
export const pauseOfOption = (
  pauses: readonly Pause[],
  field: string,
  parts: Readonly<Record<string, string | undefined>>,
  order: readonly string[],
): Pause | undefined =>
  pausesAmong(pauses, parts).find((pause) => order.findLast((name) => name in pause.parts) === field);

/** "Cover Hornet, Wine is paused: again from Wed 2 December." */
export const pauseSentence = ({ name, words, state }: Pause): string =>
  state === 'paused' ? `${name} is paused: ${words}.` : `${name}: ${words}.`;
