import { addDays, type Day, daysBetween, later } from '../calendar/day.ts';
import { inEach, type Language, type Sentence } from '../languages.ts';
import { MONEY_BACK_DAYS, WITHDRAWAL_DAYS } from '../legal/withdrawal-days.ts';
import { RETURNING } from './returning.messages.ts';
import { FITTED_RETURN_DAYS, RETURN_DAYS } from './returns.ts';

/** Steps of each kind by name; `RETURN_STEP_WORDS` has the makers' texts. */
export const RETURN_STEPS = {
  return: ['number sent', 'on its way', 'here', 'refunded'],
  withdrawal: ['told us', 'on its way', 'here', 'refunded'],
} as const;
export type ReturnKind = keyof typeof RETURN_STEPS;
export type ReturnStep = (typeof RETURN_STEPS)[ReturnKind][number];

/** Facts that decide when our own return period ends. */
export interface ReturnTerm {
  readonly purchased: Day;
  /** Undefined until delivery. */
  readonly delivered?: Day | undefined;
  /** A quick connector: it may come back although it was fitted. */
  readonly isPlugged: boolean;
}

/** Last day to post a fitted pickup; undefined until delivery, when the period begins. */
export const fittedUntil = (delivered: Day | undefined): Day | undefined =>
  delivered === undefined ? undefined : addDays(delivered, FITTED_RETURN_DAYS);

/** Last day of posting a return, as far as it is known `today`: a pickup may not have been delivered yet. */
export function returnUntil({ purchased, delivered, isPlugged }: ReturnTerm, today: Day): Day {
  const until = addDays(purchased, RETURN_DAYS);
  return isPlugged ? later(until, fittedUntil(delivered) ?? addDays(today, FITTED_RETURN_DAYS)) : until;
}

/** True if a return number may be given, or a postmark is in time. */
export const mayReturn = (term: ReturnTerm, posted: Day): boolean => posted <= returnUntil(term, posted);

/** Last day to withdraw; undefined until delivery, when the period begins. */
export const withdrawalUntil = (delivered: Day | undefined): Day | undefined =>
  delivered === undefined ? undefined : addDays(delivered, WITHDRAWAL_DAYS);

/** True if a withdrawal is in time. Before delivery it always is. */
export function mayWithdraw(delivered: Day | undefined, told: Day): boolean {
  const until = withdrawalUntil(delivered);
  return until === undefined || told <= until;
}

/** Pieces of each line that can still come back, without those already announced. */
export const returnable = (
  lines: readonly { readonly quantity: number }[],
  back: readonly { readonly quantities: readonly number[] }[],
): readonly number[] =>
  lines.map(({ quantity }, index) =>
    Math.max(0, quantity - back.reduce((sum, { quantities }) => sum + (quantities[index] ?? 0), 0)),
  );

/** Least days for posting if the return number was given later than requested. */
const POSTING_DAYS = 7;

/** Last day of the postmark, also by the day of the request, so that waiting for our answer costs nobody the return. */
export function postBy(term: ReturnTerm, asked: Day, today: Day): Day {
  const until = returnUntil(term, today);
  return asked < today ? later(until, addDays(today, POSTING_DAYS)) : until;
}

export interface GoingBack {
  readonly kind: ReturnKind;
  /** Day of the withdrawal, or of the return number. */
  readonly told: Day;
  readonly posted?: Day;
  readonly here?: Day;
  readonly refunded?: Day;
  /** Nothing was shipped, so there is nothing to wait for. */
  readonly isHere?: boolean;
}

/** Deadline of a refund, as one cell for each day. */
export interface MoneyBack {
  /** Undefined while the period is suspended. */
  readonly due?: Day;
  readonly cells: readonly boolean[];
  readonly tone: 'late' | 'soon' | 'calm' | 'still' | 'done';
  /** The last day before a delay. */
  readonly isLastDay?: boolean;
  /** "Today", "13 days", "2 days late", "Not running". */
  readonly words: string;
  readonly detail: string;
}

const cellsOf = (filled: number): readonly boolean[] =>
  Array.from({ length: MONEY_BACK_DAYS }, (_, index) => index < filled);

/**
 * Deadline of a refund. For a withdrawal it runs from the notice, but we may wait for the goods or proof of posting (§
 * 357 (4) BGB); for a voluntary return from the arrival of the goods. Calendar days, as in the law.
 */
export function moneyBack(
  { kind, told, posted, here, refunded, isHere }: GoingBack,
  today: Day,
  language: Language = 'en',
): MoneyBack {
  const say = RETURNING[language];
  const start = kind === 'withdrawal' ? told : here;
  if (refunded) {
    const day = start ? daysBetween(start, refunded) : 0;
    return {
      cells: cellsOf(day),
      tone: 'done',
      words: say.refunded(refunded),
      detail: say.dayOf(day, MONEY_BACK_DAYS),
    };
  }
  if (start === undefined) {
    const detail = posted ? say.fromHere(MONEY_BACK_DAYS) : say.waitsForParcel;
    return { cells: cellsOf(0), tone: 'still', words: say.notRunning, detail };
  }
  const back =
    posted !== undefined && here !== undefined ? (posted < here ? posted : here) : (posted ?? here);
  const counted = addDays(start, MONEY_BACK_DAYS);
  const waits = kind === 'withdrawal' && back === undefined && !isHere;
  const due = kind === 'withdrawal' && back !== undefined ? later(counted, back) : counted;
  const filled = Math.min(MONEY_BACK_DAYS, Math.max(0, daysBetween(start, today)));
  const since = kind === 'withdrawal' ? say.told(told) : say.here(start);
  const cells = cellsOf(filled);
  const daysLeft = daysBetween(today, due);
  if (daysLeft < 0 && waits)
    return { cells, tone: 'still', words: say.waitsForGoods, detail: `${say.orProof} · ${since}` };
  const detail = `${say.date(due)} · ${waits ? say.orProof : since}`;
  if (daysLeft < 0) return { due, cells, tone: 'late', words: say.late(-daysLeft), detail };
  return {
    due,
    cells,
    tone: daysLeft <= 1 ? 'soon' : 'calm',
    ...(daysLeft === 0 && { isLastDay: true }),
    words: daysLeft === 0 ? say.today : say.days(daysLeft),
    detail,
  };
}

/** Step of goods on their way back, from 0. */
export function returnStep({ posted, here, refunded }: GoingBack): number {
  if (refunded) return 3;
  if (here) return 2;
  return posted ? 1 : 0;
}

export const returnOver = (term: ReturnTerm, today: Day): Sentence =>
  inEach(RETURNING, ({ ended }) => ended(returnUntil(term, today)));
