import * as z from 'zod';
import { cleanProse } from '#domain/typed-text.ts';
import { answerLetter, writeBack } from '../messages/index.ts';
import type { Order } from '../orders/index.ts';
import { type FieldTexts, lineField } from '../platform/fields/fields.ts';
import type { Services } from '../platform/services.ts';
import type { OrderForm } from './order-form.ts';

const answerFields = z.object({
  letter: z.uuid(),
  answer: z.string().regex(/^\d$/).transform(Number),
  value: lineField(40).optional(),
});

/** Takes the answer to a makers' question. Returns undefined if it applies. */
export async function answerQuestion(
  services: Services,
  order: Order,
  fields: FieldTexts,
): Promise<OrderForm | undefined> {
  const read = answerFields.safeParse(fields);
  if (!read.success) return { what: 'answer', refused: 'unknown' };
  const { letter, answer, value } = read.data;
  const refused = await answerLetter(services, order, { letter, answer, value: value || null });
  return refused && { what: 'answer', refused };
}

/** The same limit as for the makers' letters. */
const MOST_LETTERS = 4000;

/** Stores a buyer's letter to the makers. Returns undefined on success. */
export async function writeLetter(
  services: Services,
  order: Order,
  fields: FieldTexts,
): Promise<OrderForm | undefined> {
  const text = cleanProse(fields.text ?? '');
  if (text === '') return { what: 'letter', text, refused: 'empty' };
  if (text.length > MOST_LETTERS) return { what: 'letter', text, refused: 'too long' };
  const replied = z.uuid().safeParse(fields.letter);
  const inReplyTo = replied.success ? replied.data : null;
  const refused = await writeBack(services, order, { text, inReplyTo });
  return refused && { what: 'letter', text, refused };
}
