import { inEach, type Sentence } from '#domain/languages.ts';
import { FASTER } from './older-record.messages.ts';
import { refusal, refuseConflict } from './workshop-outcome.ts';

interface Standing {
  /** Zero before the first record. */
  readonly version: number;
  readonly by?: string | undefined;
  /** ISO. */
  readonly at?: string | undefined;
}

interface ToldField {
  readonly field: string | Sentence;
  readonly theirs: string | Sentence;
  readonly yours: string | Sentence;
}

/** Refuses a save from an outdated screen, naming the other author and the differences. */
export function refuseOlderRecord(
  { version, by, at }: Standing,
  now: Date,
  fields: readonly ToldField[],
): never {
  refuseConflict(
    refusal(409, FASTER, ({ somebody, was }) => was(by ?? somebody)),
    {
      by: by ?? inEach(FASTER, ({ somebody }) => somebody),
      at: at ?? now.toISOString(),
      version,
      fields: fields.map((field) => ({ ...field, before: null })),
    },
  );
}
