/** A number from 0 up to, not including, 1. Passed in, so that rules stay pure. */
export type Random = () => number;

export type Side = 'A' | 'B';

/** Rounds of a series: as many as listening tests of this kind usually have. */
export const ROUNDS = 10;

/** A series of rounds in which X is one of two sounds, and the listener says which. */
export interface BlindTest {
  /** Which of the choices is behind A and which behind B, by index. They stay so for the whole series. */
  readonly sides: Readonly<Record<Side, number>>;
  /** What X is, round by round. */
  readonly hidden: readonly Side[];
  /** What the listener said, round by round. */
  readonly answers: readonly Side[];
}

/**
 * Draws two different choices among `pairs` for A and B, in any order, and what X is in each round. Every round is a
 * throw of its own: ten times the same X happens, and knowing the rounds before tells nothing.
 *
 * @param pairs Indexes of choices that differ; at least one pair.
 */
export function startBlindTest(
  pairs: readonly (readonly [number, number])[],
  random: Random,
  rounds: number = ROUNDS,
): BlindTest {
  const pair = pairs[Math.floor(random() * pairs.length)];
  if (!pair) throw new Error('A blind test needs two choices that differ');
  const [a, b] = random() < 0.5 ? pair : [pair[1], pair[0]];
  return {
    sides: { A: a, B: b },
    hidden: Array.from({ length: rounds }, () => (random() < 0.5 ? 'A' : 'B')),
    answers: [],
  };
}

export const isOver = ({ hidden, answers }: BlindTest): boolean => answers.length >= hidden.length;

/** Takes the answer to the round under way. A series that is over stays as it is. */
export const answerRound = (test: BlindTest, answer: Side): BlindTest =>
  isOver(test) ? test : { ...test, answers: [...test.answers, answer] };

/** Which choice is heard as A, B or X in the round under way; in a series that is over, in its last round. */
export function choiceHeard({ sides, hidden, answers }: BlindTest, as: Side | 'X'): number {
  if (as !== 'X') return sides[as];
  return sides[hidden[Math.min(answers.length, hidden.length - 1)] ?? 'A'];
}

export interface Score {
  readonly right: number;
  readonly answered: number;
  /** How likely somebody who only guesses does at least as well, 0 to 1. */
  readonly byGuessing: number;
}

export function scoreOf({ hidden, answers }: BlindTest): Score {
  const right = answers.filter((answer, round) => answer === hidden[round]).length;
  return { right, answered: answers.length, byGuessing: chanceByGuessing(right, answers.length) };
}

/** Chance of at least `right` heads in `throws` throws of a coin: the upper tail of the binomial distribution. */
export function chanceByGuessing(right: number, throws: number): number {
  let ways = 1;
  let tail = 0;
  for (let heads = 0; heads <= throws; heads++) {
    if (heads >= right) tail += ways;
    ways = (ways * (throws - heads)) / (heads + 1);
  }
  return tail / 2 ** throws;
}

/** Under this chance nobody would call it luck: the usual one in twenty. */
export const LUCK = 0.05;
