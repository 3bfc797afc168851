import { keep, readKept } from '#app/state/kept.ts';

/** What was typed at the bench and is not saved yet: it outlives a page that is made anew, and a network that is not there. */
export interface BenchDraft {
  /** Given once, so that values that are sent twice are kept once. */
  readonly id: string;
  /** Which coil is wound again, from 1: what was typed for another winding is none of this one. */
  readonly again?: number | undefined;
  /** The step that is done next. */
  readonly step: number;
  readonly values: Readonly<Record<string, string>>;
  readonly note: string;
  /** What was seen to before winding; drafts of an earlier day have none. */
  readonly ticks?: readonly string[];
  /** Doubts that whoever winds has looked at once more, as they were asked. */
  readonly sure?: readonly string[];
  /** Saved by whoever winds, and not yet heard by the server. */
  readonly waits: boolean;
}

const keyOf = (order: string, unit: number) => `bench ${order} ${unit}`;

function readDraft(order: string, unit: number): BenchDraft | undefined {
  try {
    const kept = readKept(keyOf(order, unit));
    return kept ? (JSON.parse(kept) as BenchDraft) : undefined;
  } catch {
    return undefined;
  }
}

/** As it begins before anything is typed. */
export const EMPTY_DRAFT: BenchDraft = { id: '', step: 0, values: {}, note: '', waits: false };

/**
 * What a winding goes on from: what was kept of it, or what it begins with. Never without an id: the server keeps nothing
 * that has none.
 */
export function resumeDraft(order: string, unit: number, begun: Partial<BenchDraft>): BenchDraft {
  const kept = readDraft(order, unit);
  const draft = kept && kept.again === begun.again ? kept : { ...EMPTY_DRAFT, ...begun };
  return { ...draft, id: draft.id || crypto.randomUUID() };
}

export function keepDraft(order: string, unit: number, draft: BenchDraft | undefined): void {
  keep(keyOf(order, unit), draft ? JSON.stringify(draft) : null);
}
