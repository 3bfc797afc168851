import { inEach, type Language, type Said } from '#domain/languages.ts';
import type { Problem } from '../platform/outcome/problem.ts';

/** A field that two people changed at once. */
interface ConflictField {
  /** In words, or a name that is the same in both languages. */
  readonly field: string | Said;
  readonly before: string | Said | null;
  readonly theirs: string | Said | null;
  readonly yours: string | Said | null;
}

/** A conflict: nothing of the later save is stored; its author may overwrite or discard. */
export interface Conflict {
  /** Author and time of the earlier save. */
  readonly by: string | Said;
  readonly at: string;
  readonly fields: readonly ConflictField[];
  /** The version to send when saving anyway. */
  readonly version: number;
}

export type Refusal = Problem & {
  /** The message in each language; `error` is the English one. */
  readonly said: Said;
  readonly conflict?: Conflict;
  /** Doubts to confirm: the same request is accepted when it is sent again as `sure`. */
  readonly doubts?: readonly Said[];
};
export type WorkshopOutcome<T> = { readonly ok: true; readonly value: T } | Refusal;

/** Thrown inside a transaction to refuse the change; caught where the transaction began. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.error);
    this.refusal = refusal;
  }
}

export const refusal = (status: Problem['status'], said: Said): Refusal => ({
  ok: false,
  status,
  error: said.en,
  said,
});

/** Refuses a change inside its transaction, which is rolled back. */
export function refuse(status: Problem['status'], said: Said): never {
  throw new Refused(refusal(status, said));
}

const IS_THAT_SO: Said = { en: 'Is that so?', de: 'Stimmt das?' };

const inWords = (said: string | Said, language: Language): string =>
  typeof said === 'string' ? said : said[language];

/** Refuses implausible figures until the request confirms them. */
export function refuseDoubts(doubts: readonly Said[]): never {
  const messages = inEach(IS_THAT_SO, (question, language) =>
    [...doubts.map((doubt) => doubt[language]), question].join(' '),
  );
  throw new Refused({ ...refusal(422, messages), doubts });
}

export function toldIn({ said, conflict, doubts }: Refusal, language: Language) {
  const say = (words: string | Said) => inWords(words, language);
  const sayOr = (words: string | Said | null) => words && say(words);
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
