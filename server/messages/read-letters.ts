import { and, asc, count, desc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import { DAY_MS, type Day, dayOf } from '#domain/calendar/day.ts';
import { type CountryCode, countryIn } from '#domain/countries.ts';
import { decimalsIn, type Language } from '#domain/languages.ts';
import type { Changeable } from '#domain/messages/changes.ts';
import {
  canBeRedone,
  LETTER_TABS,
  type LetterAnswer,
  type LetterState,
  type LetterTab,
  pickedValue,
} from '#domain/messages/letter.ts';
import type { Cents } from '#domain/money.ts';
import { isOpen } from '#domain/orders/states.ts';
import { MADE_WORDS } from '#domain/production/made-words.messages.ts';
import { lawfulArrival } from '#domain/production/queue.ts';
import { eventsOf, givenName, linesOf, nameOf, type OrderItem, orderItem, soldAs } from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { buyerLetters } from '../platform/db/schema/messages.ts';
import { orders } from '../platform/db/schema/orders.ts';
import { isOrdered, units } from '../platform/db/schema/production.ts';
import type { Services } from '../platform/services.ts';
import { delayOfOrder, readQueue, readWaiting, selectOpen } from '../production/index.ts';
import { BENCH_WORK_WORDS } from './bench-words.messages.ts';
import { changeableLines } from './work-out.ts';

const STATES: Readonly<Record<LetterTab, readonly LetterState[]>> = {
  answer: ['to answer', 'too late'],
  wait: ['waiting', 'answered'],
  drafts: ['draft'],
  done: ['done'],
};

/** A row of the list: the latest letter of an order in this tab. */
interface LetterHit {
  readonly id: string;
  readonly number: string;
  readonly buyer: string;
  readonly countryName: string;
  readonly state: LetterState;
  readonly from: 'maker' | 'buyer';
  /** The question, or the beginning of the letter. */
  readonly words: string;
  readonly at: string;
  readonly until: string | undefined;
  readonly answered: string | undefined;
}

interface LetterView {
  readonly id: string;
  readonly from: 'maker' | 'buyer';
  readonly by: string;
  readonly state: LetterState;
  readonly title: string;
  readonly text: string;
  readonly answers: readonly LetterAnswer[];
  readonly until: string | undefined;
  readonly otherwise: number | null;
  readonly answered:
    | { readonly words: string; readonly by: 'buyer' | 'clock'; readonly at: string }
    | undefined;
  readonly at: string;
}

/** A conflict: the answer, and the bench's work before it. */
interface TooLate {
  readonly letter: string;
  readonly title: string;
  readonly answer: string;
  readonly answeredAt: string;
  readonly by: 'buyer' | 'clock';
  readonly leaves: Day;
  readonly promised: Day | null;
  /** Work at the bench: what, when, and by whom. */
  readonly bench: readonly { readonly what: string; readonly at: string; readonly by: string }[];
  readonly mayChange: boolean;
}

export interface Thread {
  readonly number: string;
  readonly version: number;
  readonly buyer: string;
  readonly countryName: string;
  readonly language: Language;
  readonly isOpen: boolean;
  readonly letters: readonly LetterView[];
  readonly draft: LetterView | undefined;
  readonly tooLate: TooLate | undefined;
  /** An open question: no second one is allowed. */
  readonly hasQuestion: boolean;
  readonly items: readonly (OrderItem & {
    readonly id: string;
    readonly line: number;
    readonly quantity: number;
    readonly detail: string;
    readonly picture: { readonly path: string; readonly alt: string };
    readonly fields: readonly Changeable[];
  })[];
  readonly promised: Day | null;
  readonly wouldLeave: Day | undefined;
  readonly byLaw: Day | undefined;
  readonly paid: Cents;
  /** `2026-11-26T08:00`: three work days from now, in the morning. */
  readonly answerBy: string;
  readonly today: Day;
}

export interface LettersView {
  readonly tab: LetterTab;
  readonly counts: Readonly<Record<LetterTab, number>>;
  readonly hits: readonly LetterHit[];
  readonly thread: Thread | undefined;
  /** Median hours from a buyer's letter to the makers' next one, over the last thirty days; undefined without letters. */
  readonly medianHours: number | undefined;
  readonly lastAnswerAt: string | undefined;
  readonly today: Day;
}

const MOST = 60;
/** Default time of day of a deadline. */
const ANSWER_AT = 'T08:00';

/** Number of letters that wait for the makers, for the navigation. */
export async function countLetters({ db }: Pick<Services, 'db'>): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(buyerLetters)
    .where(inArray(buyerLetters.state, [...STATES.answer]));
  return row?.count ?? 0;
}

const answerWords = (
  answers: readonly LetterAnswer[],
  given: (typeof buyerLetters.$inferSelect)['given'],
) => {
  const answer = given ? answers[given.answer] : undefined;
  if (!given || !answer) return undefined;
  const picked = pickedValue(answer, given.value);
  const isOne = (answer.change?.values.length ?? 0) > 1 && picked;
  return isOne ? `${answer.words}: ${picked.name}` : answer.words;
};

const letterView = (row: typeof buyerLetters.$inferSelect): LetterView => {
  const answerText = answerWords(row.answers, row.given);
  return {
    ...{ id: row.id, from: row.from, by: row.byName, state: row.state, title: row.title, text: row.text },
    ...{ answers: row.answers, otherwise: row.otherwise, at: row.at.toISOString() },
    until: row.until?.toISOString(),
    answered: row.given && answerText ? { words: answerText, by: row.given.by, at: row.given.at } : undefined,
  };
};

async function readHits(
  db: Db,
  which: SQL | undefined,
  isDone: boolean,
  language: Language,
): Promise<readonly LetterHit[]> {
  const rows = await db
    .select({
      letter: buyerLetters,
      number: orders.number,
      name: orders.shippingName,
      country: orders.shippingCountry,
    })
    .from(buyerLetters)
    .innerJoin(orders, eq(orders.id, buyerLetters.orderId))
    .where(which)
    .orderBy(isDone ? desc(buyerLetters.doneAt) : asc(buyerLetters.at), asc(buyerLetters.id))
    .limit(MOST);
  return rows.map(({ letter, number, name, country }) => ({
    ...{
      id: letter.id,
      number,
      buyer: givenName(name),
      countryName: countryIn(country as CountryCode, language),
    },
    ...{ state: letter.state, from: letter.from, words: letter.title || letter.text },
    ...{ at: letter.at.toISOString(), until: letter.until?.toISOString() },
    answered: answerWords(letter.answers, letter.given),
  }));
}

/** Median hours to answer a letter, over the last thirty days. */
async function readMedian(db: Db, now: Date): Promise<number | undefined> {
  const since = new Date(now.getTime() - 30 * DAY_MS);
  const written = db
    .select({
      hours: sql<number>`extract(epoch from ${buyerLetters.doneAt} - ${buyerLetters.at}) / 3600`.as('hours'),
    })
    .from(buyerLetters)
    .where(and(eq(buyerLetters.from, 'buyer'), gte(buyerLetters.doneAt, since)))
    .as('written');
  const [row] = await db
    .select({ median: sql<number | null>`percentile_cont(0.5) within group (order by ${written.hours})` })
    .from(written);
  return row?.median === null || row?.median === undefined ? undefined : Number(row.median);
}

async function readThread(
  services: Services,
  number: string,
  language: Language,
): Promise<Thread | undefined> {
  const { db, now, shopfront } = services;
  const [order] = await db.select().from(orders).where(eq(orders.number, number));
  if (!order?.paidAt) return undefined;
  const [rows, lines, queue, [open], own] = await Promise.all([
    db.select().from(buyerLetters).where(eq(buyerLetters.orderId, order.id)).orderBy(asc(buyerLetters.at)),
    linesOf(db, order.id),
    readQueue(services),
    selectOpen(db).where(eq(orders.id, order.id)),
    db
      .select()
      .from(units)
      .where(and(eq(units.orderId, order.id), isOrdered)),
  ]);
  const waiting = await readWaiting(db, queue.machines, [order.promisedOn]);
  const day = order.promisedOn === null ? undefined : waiting.get(order.promisedOn);
  const delay = open && isOpen(order.state) ? delayOfOrder(queue, open, own, day, false) : undefined;
  const late = rows.find(({ state }) => state === 'too late');
  const fields = changeableLines(lines, language);
  const today = dayOf(now());
  return {
    ...{ number, version: order.version, buyer: givenName(order.shippingName), language: order.language },
    ...{ countryName: countryIn(order.shippingCountry, language), isOpen: isOpen(order.state), today },
    letters: rows.filter(({ state }) => state !== 'draft').map(letterView),
    draft: rows
      .filter(({ state }) => state === 'draft')
      .map(letterView)
      .at(-1),
    tooLate: late && (await readTooLate(db, order, late, language)),
    hasQuestion: rows.some(
      ({ state }) => state === 'waiting' || state === 'answered' || state === 'too late',
    ),
    items: lines.map((line, index) => ({
      ...orderItem(line),
      name: MADE_WORDS[language].name(soldAs(line).title),
      id: line.id,
      ...{
        line: index + 1,
        quantity: line.quantity,
        detail: detailIn(soldAs(line).detail, language),
        picture: soldAs(line).picture,
      },
      fields: isOpen(order.state) ? (fields[index]?.fields ?? []) : [],
    })),
    promised: order.promisedOn,
    wouldLeave: delay?.instead,
    byLaw: lawfulArrival(dayOf(order.paidAt), order.shippingCountry),
    paid: order.total,
    answerBy: `${shopfront.days().add(today, 3)}${ANSWER_AT}`,
  };
}

/** Translates "Fishbone, Forest/Copper, 52 mm, 8 kΩ" part by part. */
const detailIn = (detail: string, language: Language): string => {
  const { colour, shape } = MADE_WORDS[language];
  const translated = (part: string) => shape(part.split('/').map(colour).join('/'));
  return decimalsIn(detail.split(', ').map(translated).join(', '), language);
};

async function readTooLate(
  db: Db,
  { id: orderId, promisedOn: promised }: { readonly id: string; readonly promisedOn: Day | null },
  letter: typeof buyerLetters.$inferSelect,
  language: Language,
): Promise<TooLate | undefined> {
  const texts = BENCH_WORK_WORDS[language];
  const { given, answers } = letter;
  const answer = given ? answers[given.answer] : undefined;
  if (!given || !answer) return undefined;
  const log = await eventsOf(db, [orderId], { kinds: ['step-confirmed', 'unit-moved'] });
  const bench = log.flatMap(({ event, at, ...who }) => {
    if (at < letter.at || at.toISOString() > given.at) return [];
    if (event.kind === 'step-confirmed' && event.payload.step === 'cover')
      return [{ what: texts.coverOn(event.payload.unit), at: at.toISOString(), by: nameOf(who) }];
    if (event.kind === 'unit-moved' && event.payload.after.state === 'on the bench')
      return [
        {
          what: texts.onTheBench(event.payload.unit),
          at: at.toISOString(),
          by: nameOf(who),
        },
      ];
    return [];
  });
  return {
    ...{ letter: letter.id, title: letter.title, answer: answerWords(answers, given) ?? '', promised },
    ...{ answeredAt: given.at, by: given.by, leaves: answer.leaves, bench },
    mayChange: answers.flatMap(({ change }) => change ?? []).every(canBeRedone),
  };
}

/** The letters of a tab, and those of one order beside them. */
export async function readLetters(
  services: Services,
  { tab = 'answer', number }: { readonly tab?: LetterTab; readonly number?: string | undefined } = {},
  language: Language = 'en',
): Promise<LettersView> {
  const { db, now } = services;
  const counting = await db
    .select({
      state: buyerLetters.state,
      count: count(),
      last: sql<Date | null>`max(${buyerLetters.doneAt})`,
    })
    .from(buyerLetters)
    .groupBy(buyerLetters.state);
  const counts = Object.fromEntries(
    LETTER_TABS.map((one) => [
      one,
      counting
        .filter(({ state }) => STATES[one].includes(state))
        .reduce((sum, { count: many }) => sum + many, 0),
    ]),
  ) as Record<LetterTab, number>;
  const hits = await readHits(db, inArray(buyerLetters.state, [...STATES[tab]]), tab === 'done', language);
  const last = counting.find(({ state }) => state === 'done')?.last;
  const chosen = number ?? hits[0]?.number;
  return {
    ...{ tab, counts, hits, today: dayOf(now()) },
    thread: chosen === undefined ? undefined : await readThread(services, chosen, language),
    medianHours: await readMedian(db, now()),
    lastAnswerAt: last ? new Date(last).toISOString() : undefined,
  };
}
