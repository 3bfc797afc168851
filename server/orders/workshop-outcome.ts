import type { Problem } from '../platform/outcome/problem.ts';

/** A field that two people changed at once. */
interface ConflictField {
  readonly field: string;
  readonly before: string | null;
  readonly theirs: string | null;
  readonly yours: string | null;
}

/** Somebody was faster: nothing of the later save is stored, and both ways out are open. */
export interface Conflict {
  /** Who was faster, and when. */
  readonly by: string;
  readonly at: string;
  readonly fields: readonly ConflictField[];
  /** The version to send with what is to be saved all the same. */
  readonly version: number;
}

export type Refusal = Problem & {
  readonly conflict?: Conflict;
  /** What is to be looked at once more: the same is taken when it is sent again as sure. */
  readonly doubts?: readonly string[];
};
export type WorkshopOutcome<T> = { readonly ok: true; readonly value: T } | Refusal;

/** Ends a transaction whose change is refused; caught where it was begun. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.error);
    this.refusal = refusal;
  }
}

/** Refuses a change from inside its transaction, which is rolled back. */
export function refuse(status: Problem['status'], error: string): never {
  throw new Refused({ ok: false, status, error });
}

/** Refuses figures that are rather typed wrong than true, until whoever sends them says that they are sure. */
export function refuseDoubts(doubts: readonly string[]): never {
  throw new Refused({ ok: false, status: 422, error: `${doubts.join(' ')} Is that so?`, doubts });
}
