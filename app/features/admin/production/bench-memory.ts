import { keep, readKept } from '#app/state/kept.ts';
import type { BenchSweep } from '#domain/measure/bench-sweep.ts';

/** Unsaved input at the bench. It survives reloads and a missing network. */
export interface BenchDraft {
  /** Set once, so that values sent twice are stored once. */
  readonly id: string;
  /** Coil to wind again, from 1. Input for another winding does not apply. */
  readonly again?: number | undefined;
  readonly step: number;
  readonly values: Readonly<Record<string, string>>;
  readonly note: string;
  /** The sweep that resistance and inductance came from. Goes once either is typed. */
  readonly sweep?: BenchSweep | undefined;
  /** Completed checks before winding; older drafts have none. */
  readonly ticks?: readonly string[];
  readonly sure?: readonly string[];
  /** Saved by the maker, but not yet received by the server. */
  readonly waits: boolean;
}

const keyOf = (order: string, unit: number) => `bench ${order} ${unit}`;

function readDraft(order: string, unit: number): BenchDraft | undefined {
  try {
    const stored = readKept(keyOf(order, unit));
    return stored ? (JSON.parse(stored) as BenchDraft) : undefined;
  } catch {
    return undefined;
  }
}

export const EMPTY_DRAFT: BenchDraft = { id: '', step: 0, values: {}, note: '', waits: false };

/** The draft of a winding: the stored one, or its start values. Always has an id, which the server requires. */
export function resumeDraft(order: string, unit: number, begun: Partial<BenchDraft>): BenchDraft {
  const stored = readDraft(order, unit);
  const draft = stored && stored.again === begun.again ? stored : { ...EMPTY_DRAFT, ...begun };
  return { ...draft, id: draft.id || crypto.randomUUID() };
}

export function keepDraft(order: string, unit: number, draft: BenchDraft | undefined): void {
  keep(keyOf(order, unit), draft ? JSON.stringify(draft) : null);
}
