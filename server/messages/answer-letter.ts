import { randomUUID } from 'node:crypto';
import { and, count, eq, gte } from 'drizzle-orm';
import { DAY_MS } from '#domain/calendar/day.ts';
import { isAnswer, pickedValue } from '#domain/messages/letter.ts';
import { isOpen } from '#domain/orders/states.ts';
import { BUYER, changeOrder, type Order, tellBuyer, tellMakers, type UnitOfWork } from '../orders/index.ts';
import { buyerLetters } from '../platform/db/schema/messages.ts';
import type { Services } from '../platform/services.ts';
import { applyAnswer } from './apply-answer.ts';

/** Reasons for rejecting an answer, or that work at the bench preceded it. */
type AnswerRefusal = 'closed' | 'unknown' | 'bench was faster';

const readLetter = async ({ tx, order }: UnitOfWork, id: string) => {
  const [row] = await tx
    .select()
    .from(buyerLetters)
    .where(and(eq(buyerLetters.id, id), eq(buyerLetters.orderId, order.id)));
  return row?.from === 'maker' ? row : undefined;
};

/**
 * Takes the buyer's answer on the order page, through `changeOrder`, so that answer and bench are sequential. If the
 * bench was faster, the answer is stored without effect and the makers decide. It can be changed until the deadline; a
 * resulting refund is sent after that (`finish-letter.ts`). Returns undefined if the answer applies.
 */
export async function answerLetter(
  services: Services,
  order: Pick<Order, 'number'>,
  asked: { readonly letter: string; readonly answer: number; readonly value: string | null },
): Promise<AnswerRefusal | undefined> {
  const outcome = await changeOrder(services, BUYER, { number: order.number }, async (work) => {
    const refused = (why: AnswerRefusal | undefined) => ({ refused: why });
    const { tx, now, record } = work;
    const letter = await readLetter(work, asked.letter);
    const { answer, value } = asked;
    const found = letter?.answers[answer];
    if (!letter || !found || !isAnswer(letter.answers, answer, value)) return refused('unknown');
    const mayAnswer = letter.state === 'waiting' || letter.state === 'answered';
    if (!mayAnswer || !letter.until || now >= letter.until || !isOpen(work.order.state))
      return refused('closed');
    const was = letter.given;
    // A repeated press is no change.
    if (letter.state === 'answered' && was?.answer === answer && was.value === value)
      return refused(undefined);
    const given = { answer, value, by: 'buyer' as const, at: now.toISOString() };
    const counts = await applyAnswer(services, work, letter, given);
    // An earlier answer that is already carried out stays; a first answer goes to the makers.
    if (!counts && letter.state === 'answered') return refused('bench was faster');
    await tx
      .update(buyerLetters)
      .set({ given, state: counts ? 'answered' : 'too late' })
      .where(eq(buyerLetters.id, letter.id));
    const isMany = (found.change?.values.length ?? 0) > 1;
    const name = isMany ? (pickedValue(found, value)?.name ?? null) : null;
    const typed = found.words;
    record({ kind: 'letter-answered', payload: { letter: letter.id, typed, name, late: !counts } });
    const detail = { letter: letter.id, version: work.order.version + 1 };
    await tellMakers(services, tx, work.order.id, counts ? 'letter answered' : 'answered too late', detail);
    const detailId = `${letter.id}-${work.order.version + 1}`;
    await tellBuyer(services, tx, { orderId: work.order.id, kind: 'answer', detailId });
    return refused(counts ? undefined : 'bench was faster');
  });
  if (!outcome.ok) throw new Error(outcome.error);
  return outcome.value.refused;
}

const MOST_LETTERS_A_DAY = 10;

/** Stores a buyer's letter to the makers. Returns undefined on success. */
export async function writeBack(
  services: Services,
  order: Pick<Order, 'number'>,
  { text, inReplyTo }: { readonly text: string; readonly inReplyTo: string | null },
): Promise<'too many' | undefined> {
  const outcome = await changeOrder(services, BUYER, { number: order.number }, async (work) => {
    const { tx, now, record } = work;
    const [today] = await tx
      .select({ count: count() })
      .from(buyerLetters)
      .where(
        and(
          eq(buyerLetters.orderId, work.order.id),
          eq(buyerLetters.from, 'buyer'),
          gte(buyerLetters.at, new Date(now.getTime() - DAY_MS)),
        ),
      );
    if ((today?.count ?? 0) >= MOST_LETTERS_A_DAY) return { refused: 'too many' as const };
    const replied = inReplyTo === null ? undefined : await readLetter(work, inReplyTo);
    const id = randomUUID();
    await tx.insert(buyerLetters).values({
      ...{ id, orderId: work.order.id, from: 'buyer', state: 'to answer', text, at: now },
      ...{ byAccount: null, byName: BUYER.name, inReplyTo: replied?.id ?? null },
    });
    record({ kind: 'letter-received', payload: { letter: id, text } });
    await tellMakers(services, tx, work.order.id, 'letter received', { letter: id });
    return { refused: undefined };
  });
  if (!outcome.ok) throw new Error(outcome.error);
  return outcome.value.refused;
}
