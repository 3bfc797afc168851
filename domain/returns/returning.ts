import { addDays, type Day, daysBetween, later } from '../calendar/day.ts';
import { inEach, type Language, type Sentence } from '../languages.ts';
import { MONEY_BACK_DAYS, WITHDRAWAL_DAYS } from '../legal/withdrawal-days.ts';
import { RETURNING } from './returning.messages.ts';
import { RETURN_DAYS } from './returns.ts';

/** The steps of each kind, by their names; what makers read of them is in `RETURN_STEP_WORDS`. */
export const RETURN_STEPS = {
  return: ['number sent', 'on its way', 'here', 'refunded'],
  withdrawal: ['told us', 'on its way', 'here', 'refunded'],
} as const;
export type ReturnKind = keyof typeof RETURN_STEPS;
export type ReturnStep = (typeof RETURN_STEPS)[ReturnKind][number];

/** The last day on which a pickup bought on a day may be posted back. */
export const returnUntil = (purchased: Day): Day => addDays(purchased, RETURN_DAYS);

/** Whether a return number may be given, or a parcel with this postmark counts. */
export const mayReturn = (purchased: Day, posted: Day): boolean => posted <= returnUntil(purchased);

/** The last day on which a buyer may withdraw; undefined while the goods are not with them: then it has not begun. */
export const withdrawalUntil = (delivered: Day | undefined): Day | undefined =>
  delivered === undefined ? undefined : addDays(delivered, WITHDRAWAL_DAYS);

/** Whether a withdrawal told on a day is in time. Before the goods arrive it always is. */
export function mayWithdraw(delivered: Day | undefined, told: Day): boolean {
  const until = withdrawalUntil(delivered);
  return until === undefined || told <= until;
}

/** How many of each line can still come back: what is not on its way already. */
export const returnable = (
  lines: readonly { readonly quantity: number }[],
  back: readonly { readonly quantities: readonly number[] }[],
): readonly number[] =>
  lines.map(({ quantity }, index) =>
    Math.max(0, quantity - back.reduce((sum, { quantities }) => sum + (quantities[index] ?? 0), 0)),
  );

/** Days to post goods in, at least, where the number came on a later day than it was asked for. */
const POSTING_DAYS = 7;

/** The last day for the postmark of goods whose buyer asked on a day: waiting for our answer costs nobody the return. */
export function postBy(purchased: Day, asked: Day, today: Day): Day {
  const until = returnUntil(purchased);
  return asked < today ? later(until, addDays(today, POSTING_DAYS)) : until;
}

/** What is known of goods on their way back. */
export interface GoingBack {
  readonly kind: ReturnKind;
  /** When the buyer told us, or got the number. */
  readonly told: Day;
  /** When they were posted, as far as there is proof. */
  readonly posted?: Day;
  readonly here?: Day;
  readonly refunded?: Day;
  /** Nothing has left yet: there is nothing to wait for. */
  readonly isHere?: boolean;
}

/** When the money has to be back: one cell a day. */
export interface MoneyBack {
  /** Undefined while the clock stands still. */
  readonly due?: Day;
  readonly cells: readonly boolean[];
  readonly tone: 'late' | 'soon' | 'calm' | 'still' | 'done';
  /** The last day on which nothing is wrong yet. */
  readonly isLastDay?: boolean;
  /** "Today", "13 days", "2 days late", "Not running". */
  readonly words: string;
  readonly detail: string;
}

const cellsOf = (filled: number): readonly boolean[] =>
  Array.from({ length: MONEY_BACK_DAYS }, (_, index) => index < filled);

/**
 * When money is due. Of a withdrawal counted from being told, but we may wait until the goods are here or
 * proof of post is (§ 357 (4) BGB); of a return, ours beyond the law, from the goods being here.
 * Calendar days, as the law counts.
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
  const left = daysBetween(today, due);
  if (left < 0 && waits)
    return { cells, tone: 'still', words: say.waitsForGoods, detail: `${say.orProof} · ${since}` };
  const detail = `${say.date(due)} · ${waits ? say.orProof : since}`;
  if (left < 0) return { due, cells, tone: 'late', words: say.late(-left), detail };
  return {
    due,
    cells,
    tone: left <= 1 ? 'soon' : 'calm',
    ...(left === 0 && { isLastDay: true }),
    words: left === 0 ? say.today : say.days(left),
    detail,
  };
}

/** How far goods on their way back are, from 0. */
export function returnStep({ posted, here, refunded }: GoingBack): number {
  if (refunded) return 3;
  if (here) return 2;
  return posted ? 1 : 0;
}

/** What is said of a number that is asked for on a day. */
export function returnWords(purchased: Day, today: Day): Sentence {
  const until = returnUntil(purchased);
  return inEach(RETURNING, ({ post, ended }) => (today <= until ? post : ended)(until, RETURN_DAYS));
}
