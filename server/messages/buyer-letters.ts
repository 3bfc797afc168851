import { dayInWords } from '#domain/calendar/day.ts';
import { deadlineWords, effectWords, leavesWords } from '#domain/messages/effect.messages.ts';
import { pickedValue } from '#domain/messages/letter.ts';
import type { OpenDays } from '#domain/production/open-days.ts';
import type { Order } from '../orders/index.ts';
import type { buyerLetters } from '../platform/db/schema/messages.ts';
import { LETTERS } from './order-letter.messages.ts';
import type { OrderLetterMessages } from './order-letter.tsx';

type Letter = typeof buyerLetters.$inferSelect;

const paragraphsOf = (text: string): readonly string[] =>
  text.split(/\n\s*\n/).map((paragraph) => paragraph.trim());

/** A question with its answers and their effects, or a plain letter; undefined once it is closed. */
export function writtenLetters(
  { number, language }: Order,
  letter: Letter,
  link: string,
  days: OpenDays,
): OrderLetterMessages | undefined {
  const texts = LETTERS[language].letter;
  const { title, text, answers, until, otherwise, original, byName } = letter;
  if (answers.length === 0 || !until || !original)
    return {
      subject: texts.subject(number, title || texts.plain),
      heading: title || texts.plain,
      preview: texts.from(byName),
      paragraphs: paragraphsOf(text),
      action: { href: `${link}#letters`, words: texts.writeBack, note: texts.note },
    };
  // A decided question would only puzzle the reader.
  if (letter.state !== 'waiting' && letter.state !== 'answered') return undefined;
  return {
    subject: texts.subject(number, title),
    heading: title,
    preview: texts.asks(byName),
    paragraphs: paragraphsOf(text),
    action: {
      href: `${link}#question`,
      words: texts.answer,
      note: deadlineWords(until, otherwise === null ? undefined : answers[otherwise]?.words, language),
    },
    particulars: answers.map((answer) => [
      answer.words,
      [
        `${leavesWords(answer, language)}.`,
        (answer.change?.values.length ?? 0) > 1
          ? `${answer.change?.values.map(({ name }) => name).join(', ')}.`
          : '',
        effectWords(answer, days.between(original.promised, answer.leaves), language),
      ]
        .filter(Boolean)
        .join(' '),
    ]),
    closing: { heading: texts.elseHeading, words: texts.else },
  };
}

/** Result of a question: the answer, no answer, or that the bench was faster. */
export function answered(order: Order, letter: Letter): OrderLetterMessages | undefined {
  const { number, language, promisedOn } = order;
  const texts = LETTERS[language].answer;
  const { given, answers, state, title } = letter;
  const answer = given ? answers[given.answer] : undefined;
  const name = given && answer ? pickedValue(answer, given.value)?.name : undefined;
  const answerText = answer
    ? [answer.words, (answer.change?.values.length ?? 0) > 1 ? name : ''].filter(Boolean).join(', ')
    : '';
  const leaves = promisedOn ? dayInWords(promisedOn, language) : '';
  const isKept = state === 'done' && !given;
  const about =
    state === 'too late'
      ? texts.tooLate
      : isKept
        ? texts.kept
        : given?.by === 'clock'
          ? texts.lapsed
          : texts.counts;
  return {
    subject: texts.subject(number, answerText || title),
    heading: state === 'too late' || isKept || !answerText ? about.heading : `${answerText}.`,
    preview: about.heading,
    paragraphs: [about.words(leaves), ...(state === 'answered' ? [texts.canChange] : [])],
    ...(promisedOn && {
      cells: [
        [texts.asked, title],
        [LETTERS[language].days.leaves, LETTERS[language].days.by(dayInWords(promisedOn, language, 'short'))],
      ],
    }),
  };
}
