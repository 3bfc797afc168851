import { and, eq, isNull } from 'drizzle-orm';
import { momentOfLocal } from '#domain/calendar/local-moment.ts';
import { inEach } from '#domain/languages.ts';
import { isOpen } from '#domain/orders/states.ts';
import {
  byOf,
  changeOrder,
  type Order,
  orRefusal,
  refusal,
  refuse,
  refuseOther,
  type Saved,
  type Staff,
  tellBuyer,
  type UnitOfWork,
  type WorkshopOutcome,
} from '../orders/index.ts';
import { buyerLetters } from '../platform/db/correspondence-schema.ts';
import { orders } from '../platform/db/schema.ts';
import type { Services } from '../platform/services.ts';
import { type LetterRow, letterOf, originalOf } from './letter-row.ts';
import { LETTER_REFUSALS } from './refusals.messages.ts';
import { type AskedAnswer, type WorkedOut, workOut } from './work-out.ts';

/** A letter as its page sends it. Without answers it asks nothing. */
export interface Writing {
  /** Given by the page: what is sent twice is one letter. */
  readonly id: string;
  readonly number: string;
  readonly version?: number | undefined;
  readonly title: string;
  readonly text: string;
  readonly answers: readonly AskedAnswer[];
  /** `2026-11-26T08:00`, on the clock of the workshop; null where nothing is asked. */
  readonly until: string | null;
  /** Which answer holds where none comes, from 0. */
  readonly otherwise: number | null;
  /** The letter of its buyer that it answers. */
  readonly inReplyTo?: string | undefined;
}

/** How long somebody has at least to decide, and at most. */
const LEAST_HOURS_TO_ANSWER = 24;
const MOST_DAYS_TO_ANSWER = 30;

/** What the answers would do to date, build sheet and price. Changes nothing. */
export async function previewAnswers(
  services: Services,
  _by: Staff,
  { number, answers }: Pick<Writing, 'number' | 'answers'>,
): Promise<WorkshopOutcome<{ readonly answers: readonly WorkedOut[] }>> {
  const { db } = services;
  const [order] = await db.select().from(orders).where(eq(orders.number, number));
  if (!order)
    return refusal(
      404,
      inEach(LETTER_REFUSALS, ({ noOrder }) => noOrder(number)),
    );
  return orRefusal(async () => ({ answers: await workOut(services, db, order, answers) }));
}

/** A row with this id, if it may still be written over: a draft of this order. */
async function draftOf(work: UnitOfWork, id: string): Promise<LetterRow | undefined> {
  const [row] = await work.tx.select().from(buyerLetters).where(eq(buyerLetters.id, id));
  if (row && row.orderId !== work.order.id)
    refuse(
      422,
      inEach(LETTER_REFUSALS, ({ ofAnother }) => ofAnother(work.order.number)),
    );
  return row;
}

/** Keeps a letter as a draft: nobody is asked, nothing is mailed. */
export function keepLetter(
  services: Services,
  by: Staff,
  { id, number, title, text, answers, until, otherwise, inReplyTo }: Writing,
): Promise<WorkshopOutcome<Saved<{ id: string }>>> {
  return changeOrder(services, by, { number }, async (work) => {
    const { tx, order, now } = work;
    const row = await draftOf(work, id);
    if (row && row.state !== 'draft')
      return refuse(
        409,
        inEach(LETTER_REFUSALS, ({ sent }) => sent),
      );
    if (inReplyTo) await letterOf(work, inReplyTo);
    const draft = {
      ...{ title, text, otherwise, until: until === null ? null : (momentOfLocal(until) ?? null) },
      answers: (await workOut(services, tx, order, answers)).map(({ answer }) => answer),
      ...{ inReplyTo: inReplyTo ?? null, at: now, ...byOf(by) },
    };
    await tx
      .insert(buyerLetters)
      .values({ id, orderId: order.id, from: 'maker', state: 'draft', ...draft })
      .onConflictDoUpdate({ target: buyerLetters.id, set: draft });
    return { id };
  });
}

/** Throws a draft away. */
export const discardLetter = (
  services: Services,
  by: Staff,
  { id, number }: { readonly id: string; readonly number: string },
): Promise<WorkshopOutcome<Saved<{ id: string }>>> =>
  changeOrder(services, by, { number }, async (work) => {
    const row = await letterOf(work, id);
    if (row.state !== 'draft')
      refuse(
        409,
        inEach(LETTER_REFUSALS, ({ sent }) => sent),
      );
    await work.tx.delete(buyerLetters).where(eq(buyerLetters.id, id));
    return { id };
  });

function refuseIncomplete(
  { title, text, answers, until, otherwise }: Writing,
  now: Date,
  order: Order,
): Date | null {
  if (text.trim() === '')
    refuse(
      422,
      inEach(LETTER_REFUSALS, ({ empty }) => empty),
    );
  if (answers.length === 0) return null;
  if (!isOpen(order.state))
    refuse(
      409,
      inEach(LETTER_REFUSALS, ({ unchangeable }) => unchangeable(order.number, order.state)),
    );
  if (answers.length === 1)
    refuse(
      422,
      inEach(LETTER_REFUSALS, ({ oneAnswer }) => oneAnswer),
    );
  if (title.trim() === '')
    refuse(
      422,
      inEach(LETTER_REFUSALS, ({ noTitle }) => noTitle),
    );
  if (answers.some(({ words }) => words.trim() === ''))
    refuse(
      422,
      inEach(LETTER_REFUSALS, ({ noName }) => noName),
    );
  const moment = until === null ? undefined : momentOfLocal(until);
  if (!moment)
    return refuse(
      422,
      inEach(LETTER_REFUSALS, ({ noTime }) => noTime),
    );
  if (moment.getTime() - now.getTime() < LEAST_HOURS_TO_ANSWER * 3_600_000)
    refuse(
      422,
      inEach(LETTER_REFUSALS, ({ tooSoon }) => tooSoon(LEAST_HOURS_TO_ANSWER)),
    );
  if (moment.getTime() - now.getTime() > MOST_DAYS_TO_ANSWER * 24 * 3_600_000)
    refuse(
      422,
      inEach(LETTER_REFUSALS, ({ tooLong }) => tooLong(MOST_DAYS_TO_ANSWER)),
    );
  const rest = otherwise === null ? undefined : answers[otherwise];
  if (!rest)
    return refuse(
      422,
      inEach(LETTER_REFUSALS, ({ noRest }) => noRest),
    );
  // Silence is no consent to other goods than those that were ordered.
  if (rest.change)
    refuse(
      422,
      inEach(LETTER_REFUSALS, ({ changingRest }) => changingRest),
    );
  return moment;
}

/**
 * Sends a letter: it stands on the page of the order, and a mail tells so. A question's answers are worked out once more, so that what
 * its buyer reads of date and price is what holds; of an order one question at most is open.
 */
export function sendLetter(
  services: Services,
  by: Staff,
  writing: Writing,
): Promise<WorkshopOutcome<Saved<{ id: string }>>> {
  const { id, number, version, title, text, answers, otherwise, inReplyTo } = writing;
  return changeOrder(services, by, { number, version }, async (work) => {
    const { tx, order, now, record } = work;
    const row = await draftOf(work, id);
    if (row && row.state !== 'draft') {
      refuseOther(
        { ...row, words: row.answers.map(({ words }) => words) },
        { title, text, words: answers.map(({ words }) => words), inReplyTo: inReplyTo ?? null },
      );
      return { id };
    }
    if (inReplyTo) await letterOf(work, inReplyTo);
    const until = refuseIncomplete(writing, now, order);
    const worked = (await workOut(services, tx, order, answers)).map(({ answer }) => answer);
    const isQuestion = worked.length > 0;
    if (isQuestion) {
      const open = await tx
        .select({ state: buyerLetters.state })
        .from(buyerLetters)
        .where(
          and(
            eq(buyerLetters.orderId, order.id),
            isNull(buyerLetters.doneAt),
            eq(buyerLetters.from, 'maker'),
          ),
        );
      if (open.some(({ state }) => state !== 'draft'))
        refuse(
          409,
          inEach(LETTER_REFUSALS, ({ askedAlready }) => askedAlready),
        );
    }
    const sent = {
      ...{ title: title.trim(), text: text.trim(), answers: worked, until, at: now, ...byOf(by) },
      ...{ otherwise: isQuestion ? otherwise : null, inReplyTo: inReplyTo ?? null },
      original: isQuestion ? await originalOf(work) : null,
      state: isQuestion ? ('waiting' as const) : ('done' as const),
      doneAt: isQuestion ? null : now,
    };
    await tx
      .insert(buyerLetters)
      .values({ id, orderId: order.id, from: 'maker', ...sent })
      .onConflictDoUpdate({ target: buyerLetters.id, set: sent });
    // Whatever its buyer wrote is answered with it.
    await tx
      .update(buyerLetters)
      .set({ state: 'done', doneAt: now })
      .where(and(eq(buyerLetters.orderId, order.id), eq(buyerLetters.state, 'to answer')));
    record({
      kind: 'letter-sent',
      payload: {
        ...{ letter: id, asks: title.trim() ? { typed: title.trim() } : null, text: text.trim() },
        answers: worked.map(({ words, leaves, change }) => ({
          ...{ typed: words, leaves, field: change?.field ?? null },
          values: (change?.values ?? []).map(({ name }) => ({ name })),
        })),
        ...{ until: until?.toISOString() ?? null, otherwise: sent.otherwise },
      },
    });
    await tellBuyer(services, tx, { orderId: order.id, kind: 'letter', detailId: id });
    if (until) {
      const afterSeconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
      await services.jobs.send(tx, 'finish-letter', { letterId: id }, { afterSeconds });
    }
    return { id };
  });
}

/** Puts a letter of a buyer aside that asks for no answer. */
export const closeLetter = (
  services: Services,
  by: Staff,
  { id, number }: { readonly id: string; readonly number: string },
): Promise<WorkshopOutcome<Saved<{ id: string }>>> =>
  changeOrder(services, by, { number }, async (work) => {
    const row = await letterOf(work, id);
    if (row.state === 'done') return { id };
    if (row.state !== 'to answer')
      refuse(
        409,
        inEach(LETTER_REFUSALS, ({ waits }) => waits),
      );
    await work.tx
      .update(buyerLetters)
      .set({ state: 'done', doneAt: work.now })
      .where(eq(buyerLetters.id, id));
    return { id };
  });
