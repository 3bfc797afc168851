import { type Day, later } from '../calendar/day.ts';
import type { LineConfig } from '../cart/cart-line.ts';
import type { Field } from '../configurator/record.ts';
import type { Cents } from '../money.ts';

/**
 * Where a letter is. A draft nobody has seen; `waiting` for its buyer; `answered`, and the answer can still be changed;
 * `too late`: the bench was faster than the answer, and makers decide; `to answer` by the makers; `done`.
 */
export type LetterState = 'draft' | 'waiting' | 'answered' | 'too late' | 'to answer' | 'done';

/** Most answers that a question has. */
export const MOST_ANSWERS = 3;

/** What one line of an order becomes, by one choice of its build. */
export interface ChangeValue {
  /** Its id in the configurator, and its name when it was asked. */
  readonly value: string;
  readonly name: string;
  /** What the pickup is then, as makers read it, and its picture. */
  readonly detail: string;
  readonly picture: { readonly path: string; readonly alt: string };
  /** What it is cheaper by, which goes back; and what it is dearer by, which nobody is charged. For all pieces of the line. */
  readonly back: Cents;
  readonly notCharged: Cents;
}

/** What an answer changes of a line: one choice, or one of several that its buyer picks. */
export interface Change {
  readonly line: string;
  readonly field: Field;
  readonly values: readonly ChangeValue[];
}

/** An answer that a buyer can give, with all that follows from it. */
export interface Answer {
  /** As the maker typed it: "Take Black". */
  readonly words: string;
  /** When the order leaves then. */
  readonly leaves: Day;
  readonly change: Change | null;
}

/** An order as it was when a question was asked. */
export interface Original {
  readonly promised: Day;
  readonly lines: readonly { readonly id: string; readonly config: LineConfig }[];
}

/** The answer that counts: which, from 0; which of its values; by whom, and when. */
export interface GivenAnswer {
  readonly answer: number;
  readonly value: string | null;
  readonly by: 'buyer' | 'clock';
  /** ISO. */
  readonly at: string;
}

/** How far the bench is with one pickup of a line that an answer would change. */
export interface BenchFacts {
  /** It is or was on a machine. */
  readonly begun: boolean;
  readonly coverOn: boolean;
}

/** What is seen of a pickup and is put on after it is wound; all else is in the coil. */
const PUT_ON_LAST: readonly Field[] = ['model', 'color'];

/** Whether the bench has already made what a change would make otherwise. */
export const benchWasFaster = ({ field }: Pick<Change, 'field'>, pickups: readonly BenchFacts[]): boolean =>
  pickups.some(({ begun, coverOn }) => (PUT_ON_LAST.includes(field) ? coverOn : begun));

/** Whether a cover that is on can be taken off for it. */
export const canBeRedone = ({ field }: Pick<Change, 'field'>): boolean => PUT_ON_LAST.includes(field);

/** The value that an answer comes to: the one that was picked, or its only one; undefined where it changes nothing or none fits. */
export const pickedValue = (
  { change }: Pick<Answer, 'change'>,
  value: string | null,
): ChangeValue | undefined =>
  change?.values.find((one) => (value === null ? change.values.length === 1 : one.value === value));

/** Whether somebody can answer so: it is one of the answers, and of those that offer several one is picked. */
export function isAnswer(answers: readonly Answer[], answer: number, value: string | null): boolean {
  const found = answers[answer];
  if (!found) return false;
  return found.change === null ? value === null : pickedValue(found, value) !== undefined;
}

/**
 * The day that an order is promised for once an answer counts. Where somebody has moved the order since it was asked (`now` is
 * neither the day of then nor the one an answer has set) it is not moved to before that.
 */
export function dayAfter(
  { leaves }: Pick<Answer, 'leaves'>,
  { promised }: Pick<Original, 'promised'>,
  { setDay, now }: { readonly setDay: Day | null; readonly now: Day | null },
): Day {
  const isOurs = now === null || now === promised || now === setDay;
  return isOurs ? leaves : later(leaves, now);
}

/** What the lines that a question could change are to be once an answer counts: all others of them are as they were. */
export function configAfter(
  { id, config }: Original['lines'][number],
  { change }: Pick<Answer, 'change'>,
  picked: ChangeValue | undefined,
): LineConfig {
  if (change?.line !== id || !picked || !('choices' in config)) return config;
  return { ...config, choices: { ...config.choices, [change.field]: picked.value } };
}
