import { type InLanguages, inEach, type Language, type Sentence } from '#domain/languages.ts';
import type { Problem } from '../platform/outcome/problem.ts';

/** A field that two people changed at once. */
interface ConflictField {
  /** In words, or a name that is the same in both languages. */
  readonly field: string | Sentence;
  readonly before: string | Sentence | null;
  readonly theirs: string | Sentence | null;
  readonly yours: string | Sentence | null;
}

/** A conflict: nothing of the later save is stored; its author may overwrite or discard. */
export interface Conflict {
  /** Author and time of the earlier save. */
  readonly by: string | Sentence;
  readonly at: string;
  readonly fields: readonly ConflictField[];
  /** The version to send when saving anyway. */
  readonly version: number;
}

export type WorkshopRefusal = Problem & {
  /** The message in each language; `error` is the English one. */
  readonly said: Sentence;
  readonly conflict?: Conflict;
  /** Doubts to confirm: the same request is accepted when it is sent again as `sure`. */
  readonly doubts?: readonly Sentence[];
};
export type WorkshopOutcome<T> = { readonly ok: true; readonly value: T } | WorkshopRefusal;

/** Thrown inside a transaction to refuse the change; caught where the transaction began. */
export class RefusedChange extends Error {
  override readonly name = 'RefusedChange';
  readonly refusal: WorkshopRefusal;
  constructor(refusal: WorkshopRefusal) {
    super(refusal.error);
    this.refusal = refusal;
  }
}

type Say<Words> = (own: Words, language: Language) => string;

/** Refuses with a sentence, or with the one that `say` takes from a table of messages. */
export function refusal(status: Problem['status'], said: Sentence): WorkshopRefusal;
export function refusal<Words>(
  status: Problem['status'],
  words: InLanguages<Words>,
  say: Say<Words>,
): WorkshopRefusal;
export function refusal<Words>(
  status: Problem['status'],
  words: InLanguages<Words>,
  say: Say<Words> = String,
): WorkshopRefusal {
  const said = inEach(words, say);
  return { ok: false, status, error: said.en, said };
}

/** Refuses a change inside its transaction, which is rolled back. */
export function refuse(status: Problem['status'], said: Sentence): never;
export function refuse<Words>(status: Problem['status'], words: InLanguages<Words>, say: Say<Words>): never;
export function refuse<Words>(
  status: Problem['status'],
  words: InLanguages<Words>,
  say: Say<Words> = String,
): never {
  throw new RefusedChange(refusal(status, words, say));
}

/** Refuses a save from an outdated screen, with what somebody else has saved since. */
export function refuseConflict(refused: WorkshopRefusal, conflict: Conflict): never {
  throw new RefusedChange({ ...refused, conflict });
}

const IS_THAT_SO: Sentence = { en: 'Is that right?', de: 'Stimmt das?' };

const inWords = (said: string | Sentence, language: Language): string =>
  typeof said === 'string' ? said : said[language];

/** Refuses implausible figures until the request confirms them. */
export function refuseDoubts(doubts: readonly Sentence[]): never {
  const messages = inEach(IS_THAT_SO, (question, language) =>
    [...doubts.map((doubt) => doubt[language]), question].join(' '),
  );
  throw new RefusedChange({ ...refusal(422, messages), doubts });
}

export function toldIn({ said, conflict, doubts }: WorkshopRefusal, language: Language) {
  const say = (words: string | Sentence) => inWords(words, language);
  const sayOr = (words: string | Sentence | null) => words && say(words);
  return {
    error: said[language],
    ...(conflict && {
      conflict: {
        ...conflict,
        by: say(conflict.by),
        fields: conflict.fields.map(({ field, before, theirs, yours }) => ({
          field: say(field),
          before: sayOr(before),
          theirs: sayOr(theirs),
          yours: sayOr(yours),
        })),
      },
    }),
    ...(doubts && { doubts: doubts.map((doubt) => doubt[language]) }),
  };
}

export type ToldRefusal = ReturnType<typeof toldIn>;

/** Returns the result of `work`, or the refusal that it throws. */
export async function orRefusal<T>(work: () => Promise<T>): Promise<WorkshopOutcome<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    if (error instanceof RefusedChange) return error.refusal;
    throw error;
  }
}
