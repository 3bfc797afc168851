import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itForAll } from '../../tests/fixtures/for-all.ts';
import { makerMarks } from './maker-mark.ts';

const marksOf = (...names: string[]) =>
  [...makerMarks(names.map((name, index) => ({ id: String(index), name }))).values()].map(
    ({ letters, tone }) => `${letters} ${tone}`,
  );

describe('marks of the makers', () => {
  it.each([
    [
      ['Maxi', 'Bea'],
      ['M ink', 'B copper'],
    ],
    [
      ['Maxi', 'Max'],
      ['M ink', 'MA copper'],
    ],
    [
      ['Maxi Muster', 'Maxi Beispiel'],
      ['M ink', 'MB copper'],
    ],
    [
      ['maxi', 'Maxi', 'Maxi'],
      ['M ink', 'MA copper', 'MX forest'],
    ],
    [
      ['M', 'M', ''],
      ['M ink', 'M2 copper', '? forest'],
    ],
    [
      ['Élise', 'Émile'],
      ['É ink', 'ÉM copper'],
    ],
  ])('of %j are %j', (names, marks) => {
    expect(marksOf(...names)).toEqual(marks);
  });

  itForAll([fc.array(fc.string({ unit: 'binary', maxLength: 6 }), { maxLength: 12 })])(
    'are different for all makers, whatever their names [row D151]',
    (names) => {
      const marks = [...makerMarks(names.map((name, index) => ({ id: String(index), name }))).values()];
      expect(new Set(marks.map(({ letters }) => letters)).size).toBe(names.length);
      expect(new Set(marks.slice(0, 4).map(({ tone }) => tone)).size).toBe(Math.min(4, names.length));
      for (const { letters } of marks) expect(letters).not.toBe('');
    },
  );
});
