import { expect, it } from 'vitest';
import { LANGUAGES } from '../languages.ts';
import { decibelWords } from './decibel-words.ts';

it.each([
  [0, 'same tone', 'as loud'],
  [0.49, 'same tone', 'as loud'],
  [0.5, 'barely brighter', 'barely louder'],
  [1.2, 'barely brighter', 'barely louder'],
  [-1.21, 'a little darker', 'a little quieter'],
  [2.5, 'a little brighter', 'a little louder'],
  [-5, 'clearly darker', 'clearly quieter'],
  [5.01, 'much brighter', 'much louder'],
])('%d dB is "%s" and "%s"', (difference, treble, level) => {
  expect(decibelWords(difference, 'treble', 'en')).toBe(treble);
  expect(decibelWords(difference, 'level', 'en')).toBe(level);
});

it('has five words per direction in German, too', () => {
  expect([0.3, 1, 2, 4, 8].map((dB) => decibelWords(-dB, 'treble', 'de'))).toEqual([
    'gleicher Klang',
    'kaum dunkler',
    'etwas dunkler',
    'deutlich dunkler',
    'viel dunkler',
  ]);
  for (const language of LANGUAGES)
    expect(
      new Set([-8, -4, -2, -1, 0, 1, 2, 4, 8].map((dB) => decibelWords(dB, 'level', language))).size,
    ).toBe(9);
});
