/** From 0 up to, not including, 1. A parameter, so that the rules stay pure. */
export type Random = () => number;

export type Side = 'A' | 'B';

/** Rounds of a series, as usual in such listening tests. */
export const ROUNDS = 10;

export interface BlindTest {
  readonly sides: Readonly<Record<Side, number>>;
  readonly hidden: readonly Side[];
  readonly answers: readonly Side[];
}

/**
 * Draws two different choices among `pairs` for A and B, and X for each round. Rounds are independent: the same X may
 * come ten times, and earlier rounds reveal nothing.
 *
 * @param pairs indices of choices that differ; at least one pair
 */
export function startBlindTest(pairs: readonly (readonly [number, number])[], random: Random): BlindTest {
  const pair = pairs[Math.floor(random() * pairs.length)];
  if (!pair) throw new Error('A blind test needs two choices that differ');
  const [a, b] = random() < 0.5 ? pair : [pair[1], pair[0]];
  return {
    sides: { A: a, B: b },
    hidden: Array.from({ length: ROUNDS }, () => (random() < 0.5 ? 'A' : 'B')),
    answers: [],
  };
}

export const isTestOver = ({ hidden, answers }: BlindTest): boolean => answers.length >= hidden.length;

export const answerRound = (test: BlindTest, answer: Side): BlindTest =>
  isTestOver(test) ? test : { ...test, answers: [...test.answers, answer] };

/** Index of the choice heard as A, B or X in the current round; after the end, in the last round. */
export function choiceHeard({ sides, hidden, answers }: BlindTest, as: Side | 'X'): number {
  if (as !== 'X') return sides[as];
  return sides[hidden[Math.min(answers.length, hidden.length - 1)] ?? 'A'];
}

export interface Score {
  readonly right: number;
  readonly answered: number;
  /** Probability that guessing does at least as well, 0 to 1. */
  readonly byGuessing: number;
}

export function scoreOf({ hidden, answers }: BlindTest): Score {
  const right = answers.filter((answer, round) => answer === hidden[round]).length;
  return { right, answered: answers.length, byGuessing: chanceByGuessing(right, answers.length) };
}

/** Probability of at least `right` heads in `throws` throws: the upper tail of the binomial distribution. */
export function chanceByGuessing(right: number, throws: number): number {
  let ways = 1;
  let tail = 0;
  for (let heads = 0; heads <= throws; heads++) {
    if (heads >= right) tail += ways;
    ways = (ways * (throws - heads)) / (heads + 1);
  }
  return tail / 2 ** throws;
}

/** Usual level of significance. */
export const LUCK = 0.05;
