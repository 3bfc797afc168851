import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itForAll } from '../../tests/fixtures/for-all.ts';
import { LANGUAGES } from '../languages.ts';
import { TEXT_FAULT_WORDS } from './text-faults.messages.ts';
import { textFaults } from './text-faults.ts';

const kinds = (text: string, place: 'banner' | 'mail' = 'banner') =>
  textFaults(place, { words: { en: text } }).map(({ kind }) => kind);

describe('texts of the makers', () => {
  it('are checked against the list of claims, in both languages', () => {
    expect(kinds('Sustainable strings of copper.')).toEqual(['claim']);
    expect(kinds('Certified by musicians.')).toEqual(['voice']);
    expect(textFaults('mail', { words: { en: 'Wound to order.', de: 'Nachhaltig gewickelt.' } })).toEqual([
      { kind: 'claim', word: 'Nachhaltig' },
    ]);
    expect(TEXT_FAULT_WORDS.en({ kind: 'claim', word: 'Sustainab' })).toMatch(/is not in the list of claims/);
    expect(TEXT_FAULT_WORDS.de({ kind: 'claim', word: 'Nachhaltig' })).toMatch(/^„Nachhaltig“/);
  });

  it('can contain no sum, no percentage and no promise of arrival', () => {
    for (const text of ['Now 225 €', 'Ten off: €10', '15 % off', '15 percent off', 'for 20 euros'])
      expect(kinds(text), text).toEqual(['price']);
    expect(kinds('Order today and it arrives on Friday.')).toEqual(['arrival']);
    expect(kinds('Order by Thursday 10 December and it leaves Leipzig before Christmas.')).toEqual([]);
  });

  it('must fit their place and not be empty', () => {
    expect(kinds('x'.repeat(91))).toEqual(['length']);
    expect(kinds('x'.repeat(90))).toEqual([]);
    expect(kinds('  ')).toEqual(['empty']);
  });

  itForAll([fc.string(), fc.constantFrom(...LANGUAGES)])('are checked for any input', (text, language) =>
    textFaults('about', { words: { en: text } }).every(TEXT_FAULT_WORDS[language]),
  );
});
