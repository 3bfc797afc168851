import { describe, expect, it } from 'vitest';
import { ownWords } from './own-words.ts';
import type { SoldPickup } from './sold-pickup.ts';

/** The fields of a sold pickup that are read. */
const sold = (of: object, reversed = false) =>
  ({
    summary: 'as the makers call it',
    spacing_mm: 52,
    pickup: { winding: { resistance_Ohm: 8200 }, recipe: { reversed } },
    ...of,
  }) as unknown as SoldPickup;

describe('what a pickup is called to its owner', () => {
  it('is what was written down, in English', () => {
    expect(ownWords(sold({ name: 'Telecaster neck' }), 'en')).toEqual({
      name: 'Telecaster neck',
      words: 'as the makers call it',
    });
  });

  it('is said anew in German', () => {
    const stock = { build: { pickupType: 'TELECASTER' }, name: 'Telecaster neck', flavor: 'Hot' };
    expect(ownWords(sold({ ...stock, colourNames: ['Black'] }, true), 'de')).toEqual({
      name: 'Telecaster, Hals',
      words: 'Hot, Schwarz, Gegenläufig gewickelt, umgekehrt gepolt',
    });
    const build = {
      build: { choices: {} },
      name: 'Custom Humbucker',
      shape: 'Closed cover',
      colourNames: [],
    };
    expect(ownWords(sold(build), 'de').words).toBe('Geschlossene Kappe, 52\u00a0mm, 8,2\u00a0kΩ');
  });
});
