import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itForAll } from '../../tests/fixtures/for-all.ts';
import {
  answerRound,
  type BlindTest,
  chanceByGuessing,
  choiceHeard,
  isTestOver,
  type Random,
  ROUNDS,
  type Side,
  scoreOf,
  startBlindTest,
} from './blind-test.ts';

/** Cycles through numbers. */
function inTurn(numbers: readonly number[]): Random {
  let next = 0;
  return () => numbers[next++ % numbers.length] ?? 0;
}

/** Seeded generator (mulberry32). */
function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const PAIRS = [
  [0, 1],
  [0, 2],
  [1, 2],
] as const;
const sides = fc.constantFrom<Side>('A', 'B');
const randoms = fc
  .array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 1, maxLength: 40 })
  .map(inTurn);
const answering = (test: BlindTest, answers: readonly Side[]) => answers.reduce(answerRound, test);

describe('a blind test', () => {
  itForAll([randoms, fc.array(sides, { maxLength: 12 })])(
    'hides two different choices behind A and B, and one of them behind X',
    (random, answers) => {
      const test = answering(startBlindTest(PAIRS, random), answers);
      const [a, b, x] = [choiceHeard(test, 'A'), choiceHeard(test, 'B'), choiceHeard(test, 'X')];
      expect(a).not.toBe(b);
      expect([a, b]).toContain(x);
      expect(PAIRS.some((pair) => pair.includes(a as never) && pair.includes(b as never))).toBe(true);
      expect(test.hidden).toHaveLength(ROUNDS);
      expect(test.answers.length).toBe(Math.min(answers.length, ROUNDS));
      expect(isTestOver(test)).toBe(answers.length >= ROUNDS);
    },
  );

  itForAll([randoms, fc.array(sides, { maxLength: ROUNDS })])(
    'counts correct answers, at most one per round',
    (random, answers) => {
      const test = answering(startBlindTest(PAIRS, random), answers);
      const { right, answered } = scoreOf(test);
      expect(answered).toBe(answers.length);
      // The opposite answers get the other rounds right.
      const turned = answering(
        { ...test, answers: [] },
        answers.map((side) => (side === 'A' ? 'B' : 'A')),
      );
      expect(right + scoreOf(turned).right).toBe(answers.length);
      expect(scoreOf(answering({ ...test, answers: [] }, test.hidden.slice(0, answers.length))).right).toBe(
        answers.length,
      );
    },
  );

  it('prefers neither side, order nor pair', () => {
    const random = seeded(7);
    const tests = Array.from({ length: 3000 }, () => startBlindTest(PAIRS, random));
    const share = (isSo: (test: BlindTest) => boolean) => tests.filter(isSo).length / tests.length;
    for (let round = 0; round < ROUNDS; round++)
      expect(share(({ hidden }) => hidden[round] === 'A')).toBeCloseTo(0.5, 1);
    expect(share(({ sides: { A, B } }) => A < B)).toBeCloseTo(0.5, 1);
    for (const [a, b] of PAIRS) expect(share(({ sides: { A, B } }) => A + B === a + b)).toBeCloseTo(1 / 3, 1);
    // Consecutive rounds are independent.
    expect(share(({ hidden }) => hidden[0] === hidden[1])).toBeCloseTo(0.5, 1);
  });

  it('keeps A and B in all rounds', () => {
    const test = startBlindTest([[0, 1]], seeded(3));
    const later = answering(test, ['A', 'B', 'A']);
    expect(later.sides).toEqual(test.sides);
    expect(choiceHeard(later, 'X')).toBe(later.sides[later.hidden[3] ?? 'A']);
  });

  it('needs two different choices', () => {
    expect(() => startBlindTest([], seeded(1))).toThrow(/differ/);
  });
});

describe('the probability of guessing', () => {
  it('matches the tables', () => {
    expect(chanceByGuessing(7, 10)).toBeCloseTo(176 / 1024, 12);
    expect(chanceByGuessing(9, 10)).toBeCloseTo(11 / 1024, 12);
    expect(chanceByGuessing(10, 10)).toBeCloseTo(1 / 1024, 12);
    expect(chanceByGuessing(0, 0)).toBe(1);
  });

  itForAll([fc.integer({ min: 1, max: 40 })])('falls from 1 with every correct answer', (throws) => {
    expect(chanceByGuessing(0, throws)).toBeCloseTo(1, 12);
    for (let right = 1; right <= throws; right++) {
      const chance = chanceByGuessing(right, throws);
      expect(chance).toBeGreaterThan(0);
      expect(chance).toBeLessThan(chanceByGuessing(right - 1, throws));
      // At least k heads or at least n - k + 1 tails: exactly one of the two happens.
      expect(chance + chanceByGuessing(throws - right + 1, throws)).toBeCloseTo(1, 12);
    }
  });
});
