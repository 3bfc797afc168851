import { dayInWords } from '#domain/calendar/day.ts';
import type { InLanguages } from '#domain/languages.ts';
import type { WorkshopAsks } from '#server/api/workshop-calls.ts';
import type { Thread } from '#server/messages/index.ts';

interface Pattern {
  readonly id: 'later' | 'colour';
  readonly title: string;
  readonly text: string;
  readonly answers: WorkshopAsks<'send-letter'>['answers'];
}

interface Words {
  readonly later: (buyer: string, before: string, after: string) => { title: string; text: string };
  readonly wait: string;
  readonly colour: (buyer: string) => { title: string; text: string };
  readonly asOrdered: string;
  readonly other: string;
}

/** In the buyer's language, not the maker's. Therefore not a messages file, of which a page has only its own language. */
const WORDS: InLanguages<Words> = {
  en: {
    later: (buyer, before, after) => ({
      title: 'Can your order leave later?',
      text: `Hello ${buyer}, your order cannot leave on ${before} as promised. It would leave on ${after}. Is that all right?`,
    }),
    wait: 'Yes, I will wait',
    colour: (buyer) => ({
      title: 'Wait, or take another colour?',
      text: `Hello ${buyer}, the colour you chose arrives later than we thought. Would you like to wait for it, or take another colour we have here?`,
    }),
    asOrdered: 'Wait for it',
    other: 'Take another colour',
  },
  de: {
    later: (buyer, before, after) => ({
      title: 'Darf deine Bestellung später raus?',
      text: `Hallo ${buyer}, deine Bestellung kann nicht wie zugesagt am ${before} raus. Es würde der ${after}. Ist das in Ordnung?`,
    }),
    wait: 'Ja, ich warte',
    colour: (buyer) => ({
      title: 'Warten, oder eine andere Farbe?',
      text: `Hallo ${buyer}, die Farbe, die du gewählt hast, kommt später als gedacht. Willst du darauf warten oder eine andere nehmen, die wir da haben?`,
    }),
    asOrdered: 'Darauf warten',
    other: 'Eine andere Farbe',
  },
};

export function patternsFor(
  thread: Pick<Thread, 'buyer' | 'language' | 'promised' | 'wouldLeave' | 'items'>,
): readonly Pattern[] {
  const { buyer, language, promised, wouldLeave, items } = thread;
  const words = WORDS[language];
  if (!promised) return [];
  const colours = items.flatMap(({ line, fields }) =>
    fields.filter(({ field }) => field === 'color').map(({ field }) => ({ line, field })),
  );
  const [colour] = colours;
  const day = (of: string) => dayInWords(of, language);
  const waits = { words: words.wait, leaves: wouldLeave ?? null, change: null };
  const patterns: Pattern[] = [];
  if (wouldLeave)
    patterns.push({ id: 'later', ...words.later(buyer, day(promised), day(wouldLeave)), answers: [waits] });
  if (colour)
    patterns.push({
      id: 'colour',
      ...words.colour(buyer),
      answers: [
        { ...waits, words: words.asOrdered },
        { words: words.other, leaves: null, change: { ...colour, values: [] } },
      ],
    });
  return patterns;
}
