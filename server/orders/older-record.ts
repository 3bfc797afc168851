import { Refused } from './workshop-outcome.ts';

interface Standing {
  /** Zero while nobody has said anything. */
  readonly version: number;
  readonly by?: string | undefined;
  /** ISO. */
  readonly at?: string | undefined;
}

interface ToldField {
  readonly field: string;
  readonly theirs: string;
  readonly yours: string;
}

/** Tells whoever sets something from an older screen who was faster, and what of it is otherwise now. */
export function refuseOlderRecord(
  { version, by = 'Somebody', at }: Standing,
  now: Date,
  fields: readonly ToldField[],
): never {
  throw new Refused({
    ok: false,
    status: 409,
    error: `${by} was faster. Yours is not saved yet.`,
    conflict: {
      ...{ by, at: at ?? now.toISOString(), version },
      fields: fields.map((field) => ({ ...field, before: null })),
    },
  });
}
