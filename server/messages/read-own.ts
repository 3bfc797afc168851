import { and, asc, eq, ne } from 'drizzle-orm';
import { benchWasFaster, type LetterAnswer, type LetterState, pickedValue } from '#domain/messages/letter.ts';
import { isOpen } from '#domain/orders/states.ts';
import type { Order } from '../orders/index.ts';
import { buyerLetters } from '../platform/db/schema/messages.ts';
import type { Services } from '../platform/services.ts';
import { benchOf } from './letter-row.ts';

interface OwnLetter {
  readonly id: string;
  readonly from: 'maker' | 'buyer';
  /** First name of a maker. */
  readonly by: string;
  readonly at: Date;
  readonly text: string;
}

export interface OwnQuestion {
  readonly id: string;
  readonly by: string;
  readonly at: Date;
  readonly title: string;
  readonly text: string;
  /** `closed`: the deadline has passed, but its job has not run yet. */
  readonly state: Exclude<LetterState, 'draft' | 'to answer'> | 'closed';
  readonly answers: readonly (LetterAnswer & {
    /** Work days from the day that was promised when the question was sent. */
    readonly days: number;
    /** False if the bench has passed that point meanwhile. */
    readonly isPossible: boolean;
  })[];
  readonly until: Date;
  readonly otherwise: string | undefined;
  readonly given:
    | {
        readonly answer: number;
        readonly value: string | null;
        readonly by: 'buyer' | 'clock';
        readonly at: Date;
        /** "Take Black", "Another colour: Navy". */
        readonly words: string;
      }
    | undefined;
}

interface OwnLetters {
  readonly letters: readonly OwnLetter[];
  readonly question: OwnQuestion | undefined;
}

/** Reads the letters of an order for its page. Nothing records that they were read. */
export async function readOwnLetters(services: Services, order: Order): Promise<OwnLetters> {
  const { db, shopfront, now } = services;
  const rows = await db
    .select()
    .from(buyerLetters)
    .where(and(eq(buyerLetters.orderId, order.id), ne(buyerLetters.state, 'draft')))
    .orderBy(asc(buyerLetters.at), asc(buyerLetters.id));
  const ownLetters = rows.flatMap((row): OwnLetter[] => {
    const { id, from, byName: by, at, title, text, given, answers } = row;
    const letter = { id, from, by, at, text: answers.length > 0 ? title : text };
    const answer = given && answers[given.answer];
    if (given?.by !== 'buyer' || !answer) return [letter];
    const name = (answer.change?.values.length ?? 0) > 1 ? pickedValue(answer, given.value)?.name : undefined;
    const answerText = [answer.words, name].filter(Boolean).join(': ');
    return [
      letter,
      { id: `${id}-answer`, from: 'buyer', by: '', at: new Date(given.at), text: `${answerText}.` },
    ];
  });
  const last = rows.findLast(({ answers }) => answers.length > 0);
  const isShown = last !== undefined && isOpen(order.state);
  return {
    letters: ownLetters.toSorted((one, other) => other.at.getTime() - one.at.getTime()),
    question: isShown ? await ownQuestion(last) : undefined,
  };

  async function ownQuestion(row: (typeof rows)[number]): Promise<OwnQuestion | undefined> {
    const { answers, until, original, given, otherwise, state } = row;
    if (!until || !original || state === 'draft' || state === 'to answer') return undefined;
    const days = shopfront.days();
    const lines = new Set(answers.flatMap(({ change }) => change?.line ?? []));
    const bench = new Map(
      await Promise.all([...lines].map(async (line) => [line, await benchOf(db, order.id, line)] as const)),
    );
    const answer = given ? answers[given.answer] : undefined;
    const name = answer && given ? pickedValue(answer, given.value)?.name : undefined;
    const isMany = (answer?.change?.values.length ?? 0) > 1;
    return {
      ...{ id: row.id, by: row.byName, at: row.at, title: row.title, text: row.text, until },
      state: state === 'waiting' && now() >= until ? 'closed' : state,
      answers: answers.map((one) => ({
        ...one,
        days: days.between(original.promised, one.leaves),
        isPossible: one.change === null || !benchWasFaster(one.change, bench.get(one.change.line) ?? []),
      })),
      otherwise: otherwise === null ? undefined : answers[otherwise]?.words,
      given:
        given && answer
          ? {
              ...{ answer: given.answer, value: given.value, by: given.by, at: new Date(given.at) },
              words: [answer.words, isMany ? name : undefined].filter(Boolean).join(': '),
            }
          : undefined,
    };
  }
}
