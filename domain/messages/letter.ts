import { type Day, later } from '../calendar/day.ts';
import type { LineConfig } from '../cart/cart-line.ts';
import type { BuildField } from '../configurator/record.ts';
import type { Cents } from '../money.ts';

/** `answered` can still be changed; `too late`: the bench was faster, makers decide; `to answer`: by the makers. */
export type LetterState = 'draft' | 'waiting' | 'answered' | 'too late' | 'to answer' | 'done';

/** Tabs of the workshop's letters. */
export const LETTER_TABS = ['answer', 'wait', 'drafts', 'done'] as const;
export type LetterTab = (typeof LETTER_TABS)[number];

export const MOST_ANSWERS = 3;

export interface ChangeValue {
  readonly value: string;
  readonly name: string;
  readonly detail: string;
  readonly picture: { readonly path: string; readonly alt: string };
  /** Amount refunded if cheaper; amount not charged if dearer. For all pieces of the line. */
  readonly back: Cents;
  readonly notCharged: Cents;
}

export interface LetterChange {
  readonly line: string;
  readonly field: BuildField;
  readonly values: readonly ChangeValue[];
}

export interface LetterAnswer {
  /** The maker's text: "Take Black". */
  readonly words: string;
  /** Resulting shipping day. */
  readonly leaves: Day;
  readonly change: LetterChange | null;
}

export interface Original {
  readonly promised: Day;
  readonly lines: readonly { readonly id: string; readonly config: LineConfig }[];
}

export interface GivenAnswer {
  readonly answer: number;
  readonly value: string | null;
  readonly by: 'buyer' | 'clock';
  /** ISO. */
  readonly at: string;
}

export interface BenchFacts {
  /** It is or was on a machine. */
  readonly begun: boolean;
  readonly coverOn: boolean;
}

/** Visible parts mounted after winding; everything else is in the coil. */
const PUT_ON_LAST: readonly BuildField[] = ['model', 'color'];

export const benchWasFaster = (
  { field }: Pick<LetterChange, 'field'>,
  pickups: readonly BenchFacts[],
): boolean => pickups.some(({ begun, coverOn }) => (PUT_ON_LAST.includes(field) ? coverOn : begun));

/** True if the part can be replaced by removing a mounted cover. */
export const canBeRedone = ({ field }: Pick<LetterChange, 'field'>): boolean => PUT_ON_LAST.includes(field);

/** The value of an answer: the picked one, or its only one; undefined if there is no change or no match. */
export const pickedValue = (
  { change }: Pick<LetterAnswer, 'change'>,
  value: string | null,
): ChangeValue | undefined =>
  change?.values.find((one) => (value === null ? change.values.length === 1 : one.value === value));

/** True if an answer is valid: it exists, and one of several values is picked. */
export function isAnswer(answers: readonly LetterAnswer[], answer: number, value: string | null): boolean {
  const found = answers[answer];
  if (!found) return false;
  return found.change === null ? value === null : pickedValue(found, value) !== undefined;
}

/**
 * The promised day after an answer. An order moved by someone since the question (`now` is neither the original day nor
 * `setDay`) does not move to an earlier day.
 */
export function dayAfter(
  { leaves }: Pick<LetterAnswer, 'leaves'>,
  { promised }: Pick<Original, 'promised'>,
  { setDay, now }: { readonly setDay: Day | null; readonly now: Day | null },
): Day {
  const isOurs = now === null || now === promised || now === setDay;
  return isOurs ? leaves : later(leaves, now);
}

/** Configuration of a line after an answer. Lines that another answer had changed revert to the original. */
export function configAfter(
  { id, config }: Original['lines'][number],
  { change }: Pick<LetterAnswer, 'change'>,
  picked: ChangeValue | undefined,
): LineConfig {
  if (change?.line !== id || !picked || !('choices' in config)) return config;
  return { ...config, choices: { ...config.choices, [change.field]: picked.value } };
}
