import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../languages.ts';
import { PRODUCTS } from '../products/products.ts';
import { windingTable } from '../products/winding-table.ts';
import { TONE_WORDS } from './sound-words.messages.ts';
import { soundWords } from './sound-words.ts';
import type { ToneParameters } from './tone-parameters.ts';

const BETWEEN: ToneParameters = { low: 0.4, mid: 0.4, high: 0.4, q: 0.4, output: 0.4, noise: 0.4 };
const wordsFor = (figures: Partial<ToneParameters>, language: 'en' | 'de' = 'en') =>
  soundWords([{ ...BETWEEN, ...figures }], language).each[0];

describe('the words for six figures', () => {
  it.each([
    [{ low: 0.29 }, 'Tight lows.', 'Straffe Bässe.'],
    [{ low: 0.6 }, 'Big lows.', 'Satte Bässe.'],
    [{ mid: 0.6 }, 'Strong mids.', 'Kräftige Mitten.'],
    [{ high: 0.29 }, 'Soft highs.', 'Weiche Höhen.'],
    [{ high: 0.6 }, 'Bright.', 'Hell.'],
    [{ output: 0.6 }, 'Loud.', 'Laut.'],
    [{ noise: 0.29 }, 'Hardly any hum.', 'Brummt kaum.'],
    [
      { low: 0.18, mid: 0.6, high: 0.63, output: 0.83, noise: 0.22 },
      'Loud and bright. Strong mids, tight lows. Hardly any hum.',
      'Laut und hell. Kräftige Mitten, straffe Bässe. Brummt kaum.',
    ],
  ])('%o', (figures, english, german) => {
    expect(wordsFor(figures)).toBe(english);
    expect(wordsFor(figures, 'de')).toBe(german);
  });

  it('omit average figures, and say so if all are average', () => {
    for (const figures of [
      { low: 0.3 },
      { low: 0.59 },
      { mid: 0.1 },
      { high: 0.59 },
      { output: 0.59, noise: 0.9 },
    ])
      expect(wordsFor(figures)).toBe(TONE_WORDS.en.even);
  });

  it('state a figure shared by all pickups of a set once', () => {
    const quiet = { ...BETWEEN, noise: 0.1 };
    expect(soundWords([{ ...quiet, low: 0.1 }, quiet])).toEqual({
      each: ['Tight lows.', TONE_WORDS.en.even],
      all: 'Hardly any hum.',
    });
    expect(soundWords([quiet, BETWEEN])).toEqual({
      each: ['Hardly any hum.', TONE_WORDS.en.even],
      all: undefined,
    });
  });
});

it('every pickup of the catalogue is described by its own figures, in both languages', () => {
  for (const language of LANGUAGES) {
    const words = TONE_WORDS[language];
    const has = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());
    for (const { slug, type } of PRODUCTS)
      for (const { flavor, position, tone } of windingTable(type)) {
        const text = soundWords([tone], language).each[0] ?? '';
        expect(
          {
            tight: has(text, words.tightLows),
            big: has(text, words.bigLows),
            strong: has(text, words.strongMids),
            soft: has(text, words.softHighs),
            bright: has(text, words.bright),
            loud: has(text, words.loud),
            quiet: has(text, words.quiet),
          },
          `${slug} ${flavor} ${position}: ${text}`,
        ).toEqual({
          tight: tone.low < 0.3,
          big: tone.low >= 0.6,
          strong: tone.mid >= 0.6,
          soft: tone.high < 0.3,
          bright: tone.high >= 0.6,
          loud: tone.output >= 0.6,
          quiet: tone.noise < 0.3,
        });
        expect(text).toMatch(/^\p{Lu}.*\.$/u);
      }
  }
});
